import { describe, expect, it } from 'vitest';
import { placesFor, type Shown, shownOf, tableOf, undealt } from '../../widget/model/snapshot.ts';
import { stepsOf } from '../../widget/model/steps.ts';
import type { GameView } from '../../widget/net/types.ts';

const view = (change: Partial<GameView> = {}): GameView => ({
  schema: 1,
  rules: { variant: 'scopa', players: 2, target: 11 },
  phase: 'playing',
  round: 1,
  dealer: 1,
  turn: 0,
  viewer: 0,
  table: ['7D', '4C', '3S', 'KC'],
  stockCount: 30,
  leftoverCount: 0,
  seats: [
    { seat: 0, side: 0, handCount: 3, hand: ['7S', '2D', 'QB'] },
    { seat: 1, side: 1, handCount: 3 },
  ],
  sides: [
    { side: 0, pile: [], sweeps: [], bonus: 0, score: 0 },
    { side: 1, pile: [], sweeps: [], bonus: 0, score: 0 },
  ],
  plays: [],
  ...change,
});

const afterCapture = view({
  turn: 1,
  table: ['4C', '3S', 'KC'],
  seats: [
    { seat: 0, side: 0, handCount: 2, hand: ['2D', 'QB'] },
    { seat: 1, side: 1, handCount: 3 },
  ],
  sides: [
    { side: 0, pile: ['7D', '7S'], sweeps: [], bonus: 0, score: 0 },
    { side: 1, pile: [], sweeps: [], bonus: 0, score: 0 },
  ],
  plays: [{ seat: 0, card: '7S', captured: ['7D'] }],
});

const capture = { kind: 'play', seat: 0, card: '7S', captured: ['7D'] };

describe('places on the table', () => {
  it('stay until their card is taken, and are filled again before the table grows', () => {
    const places = placesFor(['7D', '4C', '3S'], ['4C', '3S']);
    expect(places).toEqual([undefined, '4C', '3S']);
    expect(placesFor(places, ['4C', '3S', 'KC', 'AD'])).toEqual(['KC', '4C', '3S', 'AD']);
  });

  it('end with the last card', () => {
    expect(placesFor(['7D', '4C'], ['7D'])).toEqual(['7D']);
    expect(placesFor(['7D'], [])).toEqual([]);
  });
});

describe('the steps of an answer', () => {
  const before: Shown = shownOf(view());

  it('show a capture with its cards still there, long enough to read', () => {
    const [staged] = stepsOf(before, [capture], afterCapture);
    expect(staged?.shown.staged).toMatchObject({ card: '7S', captured: ['7D'] });
    expect(tableOf(staged?.shown ?? before)).toContain('7D');
    expect(staged?.hold).toBeGreaterThanOrEqual(1200);
    expect(staged?.shown.sides[0]?.pile).toEqual([]);
  });

  it('let a laid card be read before the next seat is on turn', () => {
    const laying = { kind: 'play', seat: 0, card: 'QB', captured: [] };
    const steps = stepsOf(before, [laying], view({ turn: 1, table: [...view().table, 'QB'] }));
    expect(steps.map(({ shown }) => [shown.turn, shown.laid])).toEqual([
      [0, true],
      [1, undefined],
    ]);
  });

  it('end with exactly what the service says', () => {
    const last = stepsOf(before, [capture], afterCapture).at(-1);
    expect(last?.shown).toEqual(shownOf(afterCapture, before));
  });

  it('end there even when the events say nothing', () => {
    expect(stepsOf(before, [], afterCapture).at(-1)?.shown).toEqual(shownOf(afterCapture, before));
  });

  it('celebrate a sweep once its cards are gathered', () => {
    const swept = view({ table: ['7D'] });
    const steps = stepsOf(shownOf(swept), [capture, { kind: 'sweep', seat: 0, side: 0, card: '7S' }], {
      ...afterCapture,
      table: [],
    });
    expect(steps[0]?.sweeps).toBe(true);
    const party = steps.find((step) => step.shown.sweep === 0);
    expect(party?.shown.sides[0]?.sweeps).toEqual(['7S']);
    expect(tableOf(party?.shown ?? before)).toEqual([]);
  });

  it('keep the last play of a round until it is acknowledged', () => {
    const over = view({ phase: 'round-over', table: [], stockCount: 0 });
    const steps = stepsOf(
      before,
      [capture, { kind: 'remainder', side: 0, cards: ['4C', '3S', 'KC'] }, { kind: 'round-end' }],
      over,
    );
    expect(steps[0]?.hold).toBe('acknowledge');
    expect(steps.filter((step) => step.hold === 'acknowledge')).toHaveLength(1);
    expect(steps.some((step) => step.shown.notice?.kind === 'remainder')).toBe(true);
    expect(steps.filter((step) => step.shown.phase === 'round-over').length).toBeGreaterThan(0);
    expect(steps[0]?.shown.phase).toBe('playing');
  });

  it('show the hands of a deal only with the deal', () => {
    const dealt = view();
    const steps = stepsOf(undealt(dealt), [{ kind: 'deal', count: 3 }], dealt);
    expect(steps[0]?.motion).toEqual({ kind: 'deal', seats: [0, 1] });
    expect(steps[0]?.shown.seats[0]?.hand).toEqual(['7S', '2D', 'QB']);
  });

  it('begin with the whole pack, also when the dealer has won with the table', () => {
    const won = { side: 1, pile: ['7D', '4C', '3S', 'AC'], sweeps: [], bonus: 1, score: 0 };
    const bare = undealt(view({ table: [], sides: [{ ...won, side: 0, pile: [], bonus: 0 }, won] }));
    expect(bare.stockCount).toBe(40);
    expect(bare.sides.map(({ pile, bonus }) => [pile, bonus])).toEqual([
      [[], 0],
      [[], 0],
    ]);
  });

  it('show the kings of a redeal before the cards that count', () => {
    const dealt = view();
    const kings = ['KD', 'KC', 'KB', '2S'];
    const steps = stepsOf(
      undealt(dealt),
      [
        { kind: 'redeal', cards: kings },
        { kind: 'deal', count: 3 },
      ],
      dealt,
    );
    expect(steps[0]?.shown.notice).toMatchObject({ kind: 'redeal', cards: kings });
    expect(tableOf(steps[0]?.shown ?? before)).toEqual(kings);
    expect(steps[0]?.shown.seats[0]?.hand).toEqual([]);
    expect(tableOf(steps[1]?.shown ?? before)).toEqual(dealt.table);
  });

  it('never show a later hand while an earlier play is seen', () => {
    const next = view({ turn: 1, stockCount: 24, plays: [{ seat: 0, card: 'QB', captured: [] }] });
    const one = view({
      seats: [
        { seat: 0, side: 0, handCount: 1, hand: ['QB'] },
        { seat: 1, side: 1, handCount: 0 },
      ],
    });
    const steps = stepsOf(
      shownOf(one),
      [
        { kind: 'play', seat: 0, card: 'QB', captured: [] },
        { kind: 'deal', count: 3 },
      ],
      next,
    );
    expect(steps[0]?.shown.seats[0]?.hand).toEqual([]);
    expect(steps[0]?.shown.stockCount).toBe(30);
    expect(steps[1]?.shown.stockCount).toBe(24);
  });
});
