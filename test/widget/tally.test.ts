import { describe, expect, it } from 'vitest';
import { isCounted, tallyOf, worthCounting } from '../../widget/model/tally.ts';
import type { DeckCard } from '../../widget/net/types.ts';

const names = { de: '', it: '', en: '' };
const deck: readonly DeckCard[] = [
  { card: '6C', rank: '6', suit: 'C', values: [6], primiera: 18, names },
  { card: '7D', rank: '7', suit: 'D', values: [7], primiera: 21, names },
];

describe('what stands beside a score', () => {
  const state = { sweeps: ['KD', '7C'], bonus: 3 };

  it('is points where each sweep scores for itself', () => {
    expect(tallyOf(state, { sweepPoints: 1, sweepsMayDouble: false })).toEqual({ points: 5, sweeps: 0 });
    expect(tallyOf(state, { sweepPoints: 0, sweepsMayDouble: false })).toEqual({ points: 3, sweeps: 0 });
  });

  it('is the sweeps themselves where they may yet count twice', () => {
    expect(tallyOf(state, { sweepPoints: 1, sweepsMayDouble: true })).toEqual({ points: 3, sweeps: 2 });
  });
});

describe('what the coach counts', () => {
  it('is what the game scores: a suit, the best cards of the primiera, single cards', () => {
    const items = [
      { kind: 'most-cards', points: 1 },
      { kind: 'most-of-suit', suit: 'D', points: 1 },
      { kind: 'card', card: '7D', points: 1 },
      { kind: 'primiera', points: 1 },
    ];
    expect(worthCounting(items, deck)).toEqual([{ suit: 'D' }, { rank: '7', suit: 'D' }, { rank: '7' }]);
  });

  it('is other cards in other games, and each only once', () => {
    const items = [
      { kind: 'most-of-rank', rank: 'Q', points: 1 },
      { kind: 'per-card', ranks: ['A', 'Q'], points: 1 },
      { kind: 'set', cards: ['JB', 'KS'], points: 1 },
    ];
    expect(worthCounting(items, deck)).toEqual([
      { rank: 'Q' },
      { rank: 'A' },
      { rank: 'J', suit: 'B' },
      { rank: 'K', suit: 'S' },
    ]);
    expect(isCounted({ rank: 'Q' }, 'QD')).toBe(true);
    expect(isCounted({ rank: 'J', suit: 'B' }, 'JD')).toBe(false);
  });
});
