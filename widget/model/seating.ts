/** Who sits where, seen by the person at the lower edge. Seats are numbered clockwise. */
import type { SeatView } from '../net/types.ts';

/** Where a seat is drawn. */
type Place = 'self' | 'left' | 'top' | 'right';

/** A seat and its part in this person's game. */
export interface Seated {
  readonly seat: number;
  readonly side: number;
  readonly place: Place;
  readonly role: 'self' | 'partner' | 'opponent';
  /** Among those of the same role, from 1; absent when there is only one. */
  readonly number?: number;
  /** The pile of a side lies with the first of its seats, seen from the person. */
  readonly keepsPile: boolean;
}

function placeOf(offset: number, players: number): Place {
  if (offset === 0) return 'self';
  if (players === 2) return 'top';
  if (offset === 1) return 'left';
  return offset === players - 1 ? 'right' : 'top';
}

/** All seats clockwise from the person's own; a spectator looks from behind the first, and belongs to no side. */
export function seating(seats: readonly SeatView[], viewer?: number): readonly Seated[] {
  const players = seats.length;
  const from = viewer ?? 0;
  const own = seats.find((seat) => seat.seat === viewer)?.side;
  const ordered = seats
    .map((_, offset) => seats[(from + offset) % players])
    .filter((seat) => seat !== undefined);
  const roles = ordered.map((seat) =>
    seat.seat === viewer ? 'self' : seat.side === own ? 'partner' : 'opponent',
  );
  return ordered.map((seat, offset) => {
    const role = roles[offset] ?? 'opponent';
    const alike = roles.filter((other) => other === role).length;
    const number = roles.slice(0, offset + 1).filter((other) => other === role).length;
    return {
      seat: seat.seat,
      side: seat.side,
      place: placeOf(offset, players),
      role,
      ...(alike > 1 ? { number } : {}),
      keepsPile: ordered.findIndex((other) => other.side === seat.side) === offset,
    };
  });
}

/** Whether sides are partnerships. */
export const partnered = (seats: readonly SeatView[]): boolean =>
  new Set(seats.map((seat) => seat.side)).size < seats.length;

/** The seat that leads: the one after the dealer. */
export const leaderOf = (dealer: number, players: number, direction: string): number =>
  (dealer + (direction === 'clockwise' ? 1 : players - 1)) % players;
