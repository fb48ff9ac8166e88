import { describe, expect, it } from 'vitest';
import { leaderOf, seating } from '../../widget/model/seating.ts';
import type { SeatView } from '../../widget/net/types.ts';

const seats = (players: number, partners: boolean): SeatView[] =>
  Array.from({ length: players }, (_, seat) => ({ seat, side: partners ? seat % 2 : seat, handCount: 3 }));

describe('seating, seen from the lower edge', () => {
  it('puts one opponent opposite', () => {
    expect(seating(seats(2, false)).map((each) => each.place)).toEqual(['self', 'top']);
  });

  it('puts the next seat clockwise on the left and the partner opposite', () => {
    const table = seating(seats(4, true), 1);
    expect(table.map((each) => [each.seat, each.place, each.role])).toEqual([
      [1, 'self', 'self'],
      [2, 'left', 'opponent'],
      [3, 'top', 'partner'],
      [0, 'right', 'opponent'],
    ]);
    expect(table.filter((each) => each.keepsPile).map((each) => each.seat)).toEqual([1, 2]);
  });

  it('lets a spectator look from behind the first seat and belong to no side', () => {
    const table = seating(seats(4, true));
    expect(table.map((each) => [each.seat, each.place, each.role, each.number])).toEqual([
      [0, 'self', 'opponent', 1],
      [1, 'left', 'opponent', 2],
      [2, 'top', 'opponent', 3],
      [3, 'right', 'opponent', 4],
    ]);
  });

  it('lets the seat after the dealer lead, in the direction of play', () => {
    expect(leaderOf(0, 4, 'counterclockwise')).toBe(3);
    expect(leaderOf(3, 4, 'clockwise')).toBe(0);
  });
});
