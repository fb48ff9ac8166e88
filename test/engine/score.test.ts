import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  DECK_KINDS,
  type DeckKind,
  deckCards,
  type RoundScore,
  type Rules,
  type RulesChoice,
  resolveRules,
  type ScoringItem,
  scorePiles,
  scoreState,
} from '../../engine/index.ts';
import { answerOf, refusal } from './support/answers.ts';
import { PATIENT } from './support/anyGame.ts';
import { bruteItemPoints, bruteSweepPoints } from './support/bruteScore.ts';
import { finished } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };
const KARL: RulesChoice = { variant: 'karl', players: 2 };
const COINS = ['AD', '2D', '3D', '4D', '5D', '6D', '7D', 'JD', 'QD', 'KD'];
const SEVENS = ['7D', '7C', '7B', '7S'];

/** Rules that count one thing only. */
const counting = (item: ScoringItem, base: RulesChoice = SCOPA): RulesChoice => ({
  ...base,
  options: { ...base.options, score: { items: [item] } },
});

/** The first line of the settlement of these piles: points and figures per side. */
function lineOf(rules: RulesChoice, ...piles: readonly (readonly Card[])[]) {
  const score = answerOf(scorePiles({ rules, sides: piles.map((pile) => ({ pile })) }));
  const [line] = score.lines;
  return {
    points: line?.sides.map(({ points }) => points),
    values: line?.sides.map(({ value }) => value),
    cards: line?.sides.map(({ cards }) => cards),
  };
}

const keysOf = (score: RoundScore) => score.lines.map(({ key }) => key);

describe('scoring items', () => {
  it('most-cards: whoever has more', () => {
    expect(lineOf(counting({ kind: 'most-cards', points: 2 }), ['2C', '3C'], ['4C'])).toEqual({
      points: [2, 0],
      values: [2, 1],
      cards: [['2C', '3C'], ['4C']],
    });
  });

  it('most-of-suit: more cards of the suit, whatever else', () => {
    const item: ScoringItem = { kind: 'most-of-suit', suit: 'C', points: 1 };
    expect(lineOf(counting(item), ['2C', '3C'], ['4C', '2D', '3D', '4D'])).toEqual({
      points: [1, 0],
      values: [2, 1],
      cards: [['2C', '3C'], ['4C']],
    });
  });

  it('most-of-rank: 2-1-1 scores, 2-2 does not, and allPoints is added for the whole rank', () => {
    const item: ScoringItem = { kind: 'most-of-rank', rank: 'Q', points: 1, allPoints: 3 };
    const three = counting(item, { variant: 'scopa', players: 3 });
    expect(lineOf(three, ['QD', 'QC'], ['QB'], ['QS']).points).toEqual([1, 0, 0]);
    expect(lineOf(three, ['QD', 'QC'], ['QB', 'QS'], []).points).toEqual([0, 0, 0]);
    expect(lineOf(three, [], ['QD', 'QC', 'QB', 'QS'], []).points).toEqual([0, 4, 0]);
  });

  it('card: its holder', () => {
    expect(lineOf(counting({ kind: 'card', card: '7D', points: 1 }), ['7D', '2C'], ['3C'])).toEqual({
      points: [1, 0],
      values: [1, 0],
      cards: [['7D'], []],
    });
  });

  it('set: all of its cards, or nothing', () => {
    const item: ScoringItem = { kind: 'set', cards: SEVENS, points: 5 };
    expect(lineOf(counting(item), SEVENS, [])).toEqual({
      points: [5, 0],
      values: [1, 0],
      cards: [SEVENS, []],
    });
    expect(lineOf(counting(item), SEVENS.slice(1), ['7D'])).toEqual({
      points: [0, 0],
      values: [0, 0],
      cards: [[], []],
    });
  });

  it('per-card: each of them, by rank or by name', () => {
    const ranks: ScoringItem = { kind: 'per-card', ranks: ['A', 'K'], points: 2 };
    expect(lineOf(counting(ranks), ['AD', 'KS', '2C'], ['KD']).points).toEqual([4, 2]);
    const both: ScoringItem = { kind: 'per-card', ranks: ['A'], cards: ['AD', '2C'], points: 1 };
    expect(lineOf(counting(both), ['AD', '2C', 'AC'], ['KD'])).toMatchObject({
      points: [3, 0],
      values: [3, 0],
    });
  });

  it('run: unbroken from its first rank, at least min, at most max, by length or fixed', () => {
    const run: ScoringItem = {
      kind: 'run',
      suit: 'D',
      fromRank: 'A',
      min: 3,
      max: 7,
      points: 1,
      pointsBy: 'length',
    };
    const rules = counting(run);
    expect(lineOf(rules, COINS.slice(0, 2), []).points).toEqual([0, 0]);
    expect(lineOf(rules, COINS.slice(0, 3), [])).toMatchObject({ points: [3, 0], values: [3, 0] });
    expect(lineOf(rules, COINS.slice(0, 8), [])).toMatchObject({ points: [7, 0], values: [7, 0] });
    expect(lineOf(rules, COINS.slice(1), ['AD']).points).toEqual([0, 0]);
    expect(
      lineOf(
        rules,
        COINS.filter((card) => card !== '4D'),
        [],
      ),
    ).toMatchObject({
      points: [3, 0],
      cards: [['AD', '2D', '3D'], []],
    });
    const fixed = counting({ ...run, points: 3, pointsBy: 'fixed' });
    expect(lineOf(fixed, COINS.slice(0, 5), []).points).toEqual([3, 0]);
    expect(lineOf(counting({ ...run, points: 2 }), COINS.slice(0, 4), []).points).toEqual([8, 0]);
  });

  it('run: goes in the order of the pack, also where the values do not', () => {
    const run: ScoringItem = { kind: 'run', suit: 'D', fromRank: 'T', min: 2, points: 1, pointsBy: 'length' };
    expect(lineOf(counting(run, KARL), ['TD', 'JD', 'QD', 'AD'], ['KD']).points).toEqual([3, 0]);
  });
});

describe('the primiera', () => {
  const primiera = (fields: Partial<ScoringItem> = {}): RulesChoice =>
    counting({ kind: 'primiera', points: 1, ...fields });
  const low = ['7D', '7C', '7B', '2S'];
  const courts = ['KD', 'QC', 'JB', 'KS'];

  it.each([
    ['standard', [21 + 21 + 21 + 12, 40]],
    ['figures-face', [75, 10 + 9 + 8 + 10]],
    ['figures-zero', [75, 0]],
    ['nominal', [7 + 7 + 7 + 2, 0]],
  ] as const)('scale %s', (scale, values) => {
    expect(lineOf(primiera({ scale }), low, courts)).toMatchObject({ points: [1, 0], values });
  });

  it('is made of the dearest card of each suit', () => {
    const pile = ['KD', 'AD', '6D', '5C', '4C', 'QB', '2B', '3S', 'JS'];
    expect(lineOf(primiera(), pile, [])).toMatchObject({
      values: [18 + 15 + 12 + 13, 0],
      cards: [['6D', '5C', '2B', '3S'], []],
    });
  });

  it('8 9 T stand for J Q K in a deck without court cards', () => {
    const rules = (scale: 'standard' | 'figures-face' | 'nominal') =>
      counting({ kind: 'primiera', points: 1, scale }, { variant: 'scopa-numeral', players: 2 });
    const pile = ['8D', '9C', 'TB', '8S'];
    expect(lineOf(rules('standard'), pile, []).values).toEqual([40, 0]);
    expect(lineOf(rules('figures-face'), pile, []).values).toEqual([35, 0]);
    expect(lineOf(rules('nominal'), pile, []).values).toEqual([0, 0]);
  });

  it('missingSuit: ineligible, zero, complete-first', () => {
    const three = ['7D', '7C', '7B'];
    const points = (missingSuit: 'ineligible' | 'zero' | 'complete-first') =>
      lineOf(primiera({ missingSuit }), three, courts).points;
    expect(points('ineligible')).toEqual([0, 1]);
    expect(points('zero')).toEqual([1, 0]);
    expect(points('complete-first')).toEqual([0, 1]);
    const both = (missingSuit: 'ineligible' | 'complete-first') =>
      lineOf(primiera({ missingSuit }), three, ['KD', 'KC', 'KB']).points;
    expect(both('ineligible')).toEqual([0, 0]);
    expect(both('complete-first')).toEqual([1, 0]);
  });

  it('mode most-sevens: sevens, then sixes, then aces', () => {
    const rules = primiera({ mode: 'most-sevens' });
    const rest = ['2D', '2C', '2B', '2S'];
    const other = ['3D', '3C', '3B', '3S'];
    expect(lineOf(rules, [...rest, '7D'], [...other, '6D', '6C', '6B', '6S'])).toMatchObject({
      points: [1, 0],
      values: [1, 0],
      cards: [['7D'], []],
    });
    expect(lineOf(rules, [...rest, '7D', 'AD'], [...other, '7C', '6D']).points).toEqual([0, 1]);
    expect(lineOf(rules, [...rest, '7D', 'AD'], [...other, '7C']).points).toEqual([1, 0]);
    expect(lineOf(rules, [...rest, '7D'], [...other, '7C']).points).toEqual([0, 0]);
  });

  it('the only primiera wins though it counts nothing', () => {
    const three = ['7D', '7C', '7B'];
    expect(lineOf(primiera({ scale: 'nominal' }), three, courts)).toMatchObject({
      points: [0, 1],
      values: [0, 0],
    });
    expect(lineOf(primiera({ mode: 'most-sevens' }), three, courts).points).toEqual([0, 1]);
    expect(lineOf(primiera({ missingSuit: 'zero', scale: 'nominal' }), [], courts).points).toEqual([0, 1]);
  });

  it('three players: two level at the top shut out all three', () => {
    const rules = counting({ kind: 'primiera', points: 1 }, { variant: 'scopa', players: 3 });
    const level = lineOf(rules, ['7D', '6C', '2B', '3S'], ['6D', '7C', '3B', '2S'], courts);
    expect(level).toMatchObject({ points: [0, 0, 0], values: [64, 64, 40] });
    const behind = lineOf(rules, ['7D', '6C', '2B', '3S'], courts, ['QD', 'KC', 'KB', 'QS']);
    expect(behind).toMatchObject({ points: [1, 0, 0], values: [64, 40, 40] });
  });
});

describe('sweeps and bonus', () => {
  const scored = (
    rules: RulesChoice,
    ...sides: readonly { sweepCount?: number; bonus?: number; pile?: Card[] }[]
  ) => answerOf(scorePiles({ rules, sides: sides.map(({ pile = [], ...rest }) => ({ pile, ...rest })) }));
  const line = (score: RoundScore, key: string) => score.lines.find((one) => one.key === key)?.sides;

  it('sweeps follow the items, each at sweep.points', () => {
    const rules: RulesChoice = { ...SCOPA, options: { sweep: { points: 2 } } };
    const score = scored(rules, { sweepCount: 3 }, { sweepCount: 1 });
    expect(keysOf(score)).toEqual(['cards', 'coins', 'settebello', 'primiera', 'sweeps']);
    expect(line(score, 'sweeps')).toMatchObject([
      { value: 3, points: 6 },
      { value: 1, points: 2 },
    ]);
  });

  it('sweeps are shown where they are worth nothing', () => {
    const score = scored({ variant: 'scopa-frac' }, { sweepCount: 3 }, {});
    expect(line(score, 'sweeps')).toMatchObject([
      { value: 3, points: 0 },
      { value: 0, points: 0 },
    ]);
  });

  it('doubleWhenAllOfRank: the holder of all four doubles its sweeps, and no one else', () => {
    const rules: RulesChoice = { variant: 'il-ponino', players: 2 };
    const knights = ['QD', 'QC', 'QB', 'QS'];
    const points = (own: Card[]) =>
      line(scored(rules, { sweepCount: 3, pile: own }, { sweepCount: 2 }), 'sweeps')?.map(
        (side) => side.points,
      );
    expect(points(knights)).toEqual([6, 2]);
    expect(points(knights.slice(1))).toEqual([3, 2]);
  });

  it('the bonus comes last, where the rules know one or somebody has one', () => {
    expect(keysOf(scored(SCOPA, {}, {}))).not.toContain('bonus');
    const known = scored({ variant: 'escoba', players: 2 }, {}, {});
    expect(keysOf(known).at(-1)).toBe('bonus');
    const given = scored(SCOPA, { bonus: 4 }, {});
    expect(line(given, 'bonus')).toMatchObject([
      { value: 4, points: 4 },
      { value: 0, points: 0 },
    ]);
    expect(given.sides[0]?.roundPoints).toBe(4);
  });

  it('the cards of sweeps are shown where they are known', () => {
    const state = finished({ rules: SCOPA, piles: [['2C', '3C', '4C', '5C']], sweeps: [['2C', '4C'], []] });
    const sweeps = line(answerOf(scoreState(state)), 'sweeps');
    expect(sweeps?.map(({ cards }) => cards)).toEqual([['2C', '4C'], []]);
    expect(line(scored(SCOPA, {}, {}), 'sweeps')?.map(({ cards }) => cards)).toEqual([undefined, undefined]);
  });
});

describe('scorePiles', () => {
  it('adds the points to the match points given', () => {
    const score = answerOf(
      scorePiles({
        rules: SCOPA,
        sides: [
          { pile: ['7D'], score: 5 },
          { pile: [], score: 3, sweepCount: 1 },
        ],
      }),
    );
    expect(score.sides).toEqual([
      { side: 0, roundPoints: 3, matchPoints: 8 },
      { side: 1, roundPoints: 1, matchPoints: 4 },
    ]);
  });

  it('takes partial piles literally', () => {
    const score = answerOf(scorePiles({ rules: SCOPA, sides: [{ pile: ['7D'] }, { pile: ['7C'] }] }));
    expect(score.sides.map(({ roundPoints }) => roundPoints)).toEqual([2, 0]);
  });

  it('refuses another number of sides, foreign cards and cards in two piles', () => {
    const refused = (...piles: readonly (readonly Card[])[]) =>
      refusal(scorePiles({ rules: SCOPA, sides: piles.map((pile) => ({ pile })) }));
    expect(refused([])).toEqual(['invalid-state', '/sides']);
    expect(refused([], [], [])).toEqual(['invalid-state', '/sides']);
    expect(refused(['7D', '8D'], [])).toEqual(['invalid-state', '/sides/0/pile/1']);
    expect(refused(['7D'], ['2C', '7D'])).toEqual(['invalid-state', '/sides/1/pile/1']);
  });
});

describe('against every item told a second time', () => {
  const tie = fc.constantFrom('nobody' as const, 'all' as const);
  const points = fc.integer({ min: 0, max: 5 });
  const ofKind = <Kind extends ScoringItem['kind']>(kind: Kind) => fc.constant(kind);
  const suit = fc.constantFrom('D', 'C', 'B', 'S');

  const itemOf = (kind: DeckKind): fc.Arbitrary<ScoringItem> => {
    const deck = deckCards(kind);
    const card = fc.constantFrom(...deck.map((one) => one.card));
    const ranks = [...new Set(deck.map((one) => one.rank))];
    const rank = fc.constantFrom(...ranks);
    const cards = fc.uniqueArray(card, { minLength: 1, maxLength: 4 });
    return fc.oneof(
      fc.record({ kind: ofKind('most-cards'), points, tie }),
      fc.record({ kind: ofKind('most-of-suit'), points, tie, suit }),
      fc.record({ kind: ofKind('most-of-rank'), points, tie, rank, allPoints: points }),
      fc.record({ kind: ofKind('card'), points, card }),
      fc.record({ kind: ofKind('set'), points, cards }),
      fc.record({ kind: ofKind('per-card'), points, cards }),
      fc.record({
        kind: ofKind('per-card'),
        points,
        cards,
        ranks: fc.uniqueArray(rank, { minLength: 1, maxLength: 3 }),
      }),
      fc
        .record({
          from: fc.nat(ranks.length - 1),
          min: fc.nat(2),
          longer: fc.nat(9),
          points,
          suit,
          length: fc.boolean(),
        })
        .map(({ from, min, longer, length, ...rest }) => {
          const longest = ranks.length - from;
          const least = Math.min(longest, min + 1);
          return {
            kind: 'run' as const,
            ...rest,
            fromRank: ranks[from] ?? '',
            min: least,
            max: Math.min(longest, least + longer),
            pointsBy: length ? ('length' as const) : ('fixed' as const),
          };
        }),
      fc.record({
        kind: ofKind('primiera'),
        points,
        tie,
        scale: fc.constantFrom(
          'standard' as const,
          'figures-face' as const,
          'figures-zero' as const,
          'nominal' as const,
        ),
        missingSuit: fc.constantFrom('ineligible' as const, 'zero' as const, 'complete-first' as const),
        mode: fc.constantFrom('points' as const, 'most-sevens' as const),
      }),
    );
  };

  const situation = fc
    .record({
      kind: fc.constantFrom(...DECK_KINDS),
      players: fc.constantFrom(2, 3, 4, 6),
      sweepPoints: fc.nat(3),
    })
    .chain(({ kind, players, sweepPoints }) => {
      const size = deckCards(kind).length;
      const deal: Partial<Rules['deal']> = {
        handSizes: [3],
        tableCards: 0,
        leftoverTo: 'dealer-side',
        redeal: {},
      };
      return fc.record({
        choice: fc
          .record({
            items: fc.array(itemOf(kind), { minLength: 1, maxLength: 6 }),
            doubled: fc.constantFrom(...deckCards(kind).map(({ rank }) => rank)),
          })
          .map(
            ({ items, doubled }): RulesChoice => ({
              variant: 'scopa',
              players,
              options: {
                deck: { kind },
                deal,
                table: { teams: 'individual' },
                sweep: { points: sweepPoints, doubleWhenAllOfRank: doubled },
                score: { items },
              },
            }),
          ),
        // Whose pile each card is in; more often than by chance the first side's.
        owners: fc.array(fc.integer({ min: -1, max: players + 1 }), { minLength: size, maxLength: size }),
        sweeps: fc.array(fc.nat(5), { minLength: players, maxLength: players }),
      });
    });

  it('every line, every sweep and every sum is the same', PATIENT, () => {
    fc.assert(
      fc.property(situation, ({ choice, owners, sweeps }) => {
        const { rules } = answerOf(resolveRules(choice));
        const deck = deckCards(rules.deck.kind).map(({ card }) => card);
        const piles = Array.from({ length: rules.table.players }, (_, side) =>
          deck.filter(
            (_card, i) => owners[i] === side || (side === 0 && (owners[i] ?? 0) >= rules.table.players),
          ),
        );
        const score = answerOf(
          scorePiles({
            rules: choice,
            sides: piles.map((pile, side) => ({ pile, sweepCount: sweeps[side] ?? 0 })),
          }),
        );
        const lines = rules.score.items.map((item) => bruteItemPoints(rules, item, piles));
        const swept = piles.map((pile, side) => bruteSweepPoints(rules, pile, sweeps[side] ?? 0));
        expect(score.lines.map((line) => line.sides.map((side) => side.points))).toEqual([...lines, swept]);
        const sums = piles.map((_pile, side) =>
          [...lines, swept].reduce((sum, line) => sum + (line[side] ?? 0), 0),
        );
        expect(score.sides.map(({ roundPoints }) => roundPoints)).toEqual(sums);
      }),
      { numRuns: 1500 },
    );
  });
});
