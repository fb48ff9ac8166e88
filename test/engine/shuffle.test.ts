import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  commitmentOf,
  dealRound,
  type GameState,
  type RulesChoice,
  SEED_BYTES,
} from '../../engine/index.ts';
import { shuffled, uniformFrom } from '../../engine/shuffle.ts';
import { answerOf } from './support/answers.ts';
import { referenceShuffle, referenceStream } from './support/referenceShuffle.ts';
import { COUNTED_SEED, deckOf, rulesOf, seatsInOrder, seedOf } from './support/states.ts';

/** The pack of a state that was dealt just now, from the top. */
function packBehind(state: GameState): Card[] {
  const order = seatsInOrder(rulesOf(state.rules), state.dealer);
  const hands = order.flatMap((seat) => state.seats[seat]?.hand ?? []);
  return [...hands, ...state.table, ...state.stock, ...(state.leftover ?? [])];
}

describe('the seed vector', () => {
  const rules: RulesChoice = { variant: 'scopone', players: 4 };
  const { state } = answerOf(dealRound({ rules, seed: COUNTED_SEED }));

  it('seed 00 01 … 1f is committed to as 630dcd29…10dd', () => {
    expect(commitmentOf(COUNTED_SEED)).toMatch(/^630dcd29[0-9a-f]{52}10dd$/u);
  });

  it('seed 00 01 … 1f makes seat 1 the dealer of four players when none is given', () => {
    expect(state.dealer).toBe(1);
  });

  it('seed 00 01 … 1f makes the pack 2D 5C KB 4B 3C 4C KS 3B 6C JC 7D QD …', () => {
    const top = ['2D', '5C', 'KB', '4B', '3C', '4C', 'KS', '3B', '6C', 'JC', '7D', 'QD'];
    expect(packBehind(state).slice(0, top.length)).toEqual(top);
  });

  it('a given dealer sets the draw aside: the pack stays the same', () => {
    const given = answerOf(dealRound({ rules, seed: COUNTED_SEED, dealer: 2 })).state;
    expect(given.dealer).toBe(2);
    expect(packBehind(given)).toEqual(packBehind(state));
  });
});

describe('the deal from a seed', () => {
  it('has a commitment that is the SHA-256 of its bytes', () => {
    for (let number = 0; number < 20; number++) {
      const seed = seedOf(number);
      expect(seed).toHaveLength(SEED_BYTES);
      expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    }
  });

  it.each([
    ['scopa', 2],
    ['scopa', 3],
    ['scopone', 4],
    ['scopone-dieci', 4],
    ['scopa', 6],
    ['scopa-numeral', 2],
    ['karl', 3],
  ] as const)('is what the documentation says, dealer, pack and redeals (%s with %i)', (variant, players) => {
    const rules: RulesChoice = { variant, players };
    const deck = deckOf(rules);
    for (let number = 0; number < 60; number++) {
      const seed = seedOf(number);
      const { state, events } = answerOf(dealRound({ rules, seed }));
      const uniform = referenceStream(seed);
      expect(state.dealer).toBe(uniform(players));
      // Each redeal shuffles the sorted deck anew, and the stream goes on.
      for (const { kind } of events) if (kind === 'redeal') referenceShuffle(deck, uniform);
      expect(packBehind(state)).toEqual(referenceShuffle(deck, uniform));
    }
  });

  it('a redeal goes on in the same stream', () => {
    const rules: RulesChoice = {
      variant: 'scopa',
      players: 2,
      options: { deal: { redeal: { tableSumAtMost: 12 } } },
    };
    const deck = deckOf(rules);
    let redealt = 0;
    for (let number = 0; number < 120; number++) {
      const seed = seedOf(number);
      const { state, events } = answerOf(dealRound({ rules, seed, dealer: 0 }));
      const uniform = referenceStream(seed);
      uniform(2);
      for (const { kind, cards } of events) {
        if (kind !== 'redeal') continue;
        redealt++;
        expect(cards).toEqual(referenceShuffle(deck, uniform).slice(6, 10));
      }
      expect(packBehind(state)).toEqual(referenceShuffle(deck, uniform));
    }
    expect(redealt).toBeGreaterThan(5);
  });
});

describe('uniform', () => {
  it('passes over what would favour small numbers', () => {
    // A quarter of all numbers is passed over for this k.
    const k = 3 * 2 ** 30;
    const uniform = uniformFrom(COUNTED_SEED);
    const reference = referenceStream(COUNTED_SEED);
    for (let i = 0; i < 200; i++) expect(uniform(k)).toBe(reference(k));
  });

  it('draws every number equally often', () => {
    const draws = 70_000;
    const uniform = uniformFrom(COUNTED_SEED);
    const counts = new Array(7).fill(0);
    for (let i = 0; i < draws; i++) counts[uniform(7)]++;
    // Six standard deviations of a count.
    const slack = 6 * Math.sqrt(draws * (1 / 7) * (6 / 7));
    for (const count of counts) expect(Math.abs(count - draws / 7)).toBeLessThan(slack);
  });

  it('shuffles every card to every place equally often', () => {
    const size = 8;
    const shuffles = 16_000;
    const uniform = uniformFrom(COUNTED_SEED);
    const cards = Array.from({ length: size }, (_, i) => i);
    const counts = cards.map(() => cards.map(() => 0));
    for (let i = 0; i < shuffles; i++) {
      for (const [place, card] of shuffled(cards, uniform).entries()) {
        const row = counts[card] ?? [];
        row[place] = (row[place] ?? 0) + 1;
      }
    }
    const slack = 6 * Math.sqrt(shuffles * (1 / size) * (1 - 1 / size));
    for (const count of counts.flat()) expect(Math.abs(count - shuffles / size)).toBeLessThan(slack);
  });

  it('leaves the deck it is given as it is', () => {
    const cards = [0, 1, 2, 3];
    shuffled(cards, uniformFrom(COUNTED_SEED));
    expect(cards).toEqual([0, 1, 2, 3]);
  });
});
