import { describe, expect, it } from 'vitest';
import { primieraValues, resultOf } from '../../widget/model/settlement.ts';
import type { DeckCard, ScoreLine } from '../../widget/net/types.ts';

const names = { de: '', it: '', en: '' };
type Figures = readonly (readonly [value: number, points: number])[];
const lineOf = (kind: string, sides: Figures): ScoreLine => ({
  key: kind,
  item: { kind, points: 1 },
  names,
  sides: sides.map(([value, points], side) => ({ side, value, points })),
});
const line = (...sides: Figures): ScoreLine => lineOf('most-cards', sides);

describe('a line of the settlement', () => {
  it('is won by whom it brought points', () => {
    expect(resultOf(line([21, 1], [19, 0]))).toEqual({ kind: 'won', sides: [0] });
  });

  it('is a tie when the best figure is shared and brought nothing', () => {
    expect(resultOf(line([20, 0], [20, 0]))).toEqual({ kind: 'tie' });
    expect(resultOf(line([14, 0], [14, 0], [12, 0]))).toEqual({ kind: 'tie' });
  });

  it('is no tie where figures are not compared', () => {
    const level = [
      [2, 0],
      [2, 0],
    ] as const;
    expect(resultOf({ key: 'sweeps', names, sides: line(...level).sides })).toEqual({ kind: 'nobody' });
    expect(resultOf(lineOf('per-card', level))).toEqual({ kind: 'nobody' });
    expect(resultOf(lineOf('primiera', level))).toEqual({ kind: 'tie' });
  });

  it('goes to nobody when no one has anything that counts', () => {
    expect(resultOf(line([0, 0], [0, 0]))).toEqual({ kind: 'nobody' });
    expect(resultOf(line([1, 0], [0, 0]))).toEqual({ kind: 'nobody' });
  });
});

describe('the cards of a primiera', () => {
  const deck = new Map<string, DeckCard>(
    ['7D', '6C'].map((card) => [
      card,
      {
        card,
        rank: card[0] ?? '',
        suit: card[1] ?? '',
        values: [7],
        primiera: card === '7D' ? 21 : 18,
        names,
      },
    ]),
  );

  it('are shown with their worth when it adds up to the figure', () => {
    expect(primieraValues(['7D', '6C'], 39, deck).map((each) => each.value)).toEqual([21, 18]);
  });

  it('are shown without when the game counts them in another way', () => {
    expect(primieraValues(['7D', '6C'], 13, deck)).toEqual([]);
  });
});
