import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  type Card,
  dealRound,
  type GameEvent,
  listLegalPlays,
  type RulesChoice,
  replayRound,
  scoreState,
} from '../../engine/index.ts';
import { answerOf, faultOf, refusal } from './support/answers.ts';
import { deckOf, packOf, seedOf, stateOf } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };

const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

describe('a play', () => {
  const state = stateOf({
    rules: SCOPA,
    hands: [
      ['7D', '2C'],
      ['3C', '4C'],
    ],
    table: ['7S', '5C', '2B'],
    turn: 0,
  });

  it('a capture takes the cards and the one played into the pile, and passes the turn', () => {
    const { state: after, events } = answerOf(applyPlay(state, { card: '7D', captured: ['7S'] }));
    expect(after).toMatchObject({ table: ['5C', '2B'], turn: 1, lastCapture: 0 });
    expect(after.sides[0]?.pile).toEqual(['7S', '7D']);
    expect(after.seats[0]?.hand).toEqual(['2C']);
    expect(after.plays).toEqual([{ seat: 0, card: '7D', captured: ['7S'] }]);
    expect(events).toEqual([{ kind: 'play', seat: 0, side: 0, card: '7D', captured: ['7S'] }]);
  });

  it('a card that is laid lies behind the others', () => {
    const laid = stateOf({ ...SKETCH, table: ['KC', 'JC'] });
    const { state: after, events } = answerOf(applyPlay(laid, { card: '7D' }));
    expect(after).toMatchObject({ table: ['KC', 'JC', '7D'], turn: 1 });
    expect(after.lastCapture).toBeUndefined();
    expect(events).toEqual([{ kind: 'play', seat: 0, side: 0, card: '7D', captured: [] }]);
  });

  it('an equal card and a sum are never taken together', () => {
    expect(faultOf(applyPlay(state, { card: '7D', captured: ['7S', '5C', '2B'] })).code).toBe('illegal-play');
  });

  it('an illegal play tells the legal plays of that card', () => {
    const fault = faultOf(applyPlay(state, { card: '7D', captured: [] }));
    expect(fault).toMatchObject({
      code: 'illegal-play',
      legalPlays: [{ card: '7D', captured: ['7S'], sweep: false }],
    });
  });

  it.each(['3C', 'KD'])('a card that is not in hand (%j) tells the legal plays of the hand', (card) => {
    const fault = faultOf(applyPlay(state, { card }));
    expect(fault.code).toBe('illegal-play');
    expect(fault.legalPlays).toEqual(answerOf(listLegalPlays(state)).plays);
  });

  it.each(['8D', '', '__proto__'])(
    'a card that is foreign to the deck (%j) is no play of the game',
    (card) => {
      const { code, pointer } = faultOf(applyPlay(state, { card }));
      expect([code, pointer]).toEqual(['invalid-state', '/play/card']);
      const captured = faultOf(applyPlay(state, { card: '7D', captured: ['7S', card] }));
      expect([captured.code, captured.pointer]).toEqual(['invalid-state', '/play/captured/1']);
    },
  );

  it('captured cards that are named twice are no capture', () => {
    expect(faultOf(applyPlay(state, { card: '7D', captured: ['7S', '7S'] })).code).toBe('illegal-play');
  });

  it('does not change the state it is given', () => {
    const before = structuredClone(state);
    answerOf(applyPlay(state, { card: '7D' }));
    expect(state).toEqual(before);
  });

  it('a partnership shares pile and last capture', () => {
    const rules: RulesChoice = { variant: 'scopone', players: 4 };
    const hands = [['2C'], ['3C'], ['7D'], ['4C']];
    const four = stateOf({ rules, hands, table: ['7S', 'KC'], dealer: 3, turn: 2 });
    const { state: after } = answerOf(applyPlay(four, { card: '7D' }));
    expect(after).toMatchObject({ lastCapture: 0, turn: 1 });
    expect(after.sides[0]?.pile).toEqual(['7S', '7D']);
  });
});

const SKETCH = {
  rules: SCOPA,
  hands: [
    ['7D', '2C'],
    ['3C', '4C'],
  ],
  turn: 0,
} as const;

describe('a sweep', () => {
  it('is told with its points, by the capturing card', () => {
    const rules: RulesChoice = { ...SCOPA, options: { sweep: { points: 2 } } };
    const { state, events } = answerOf(
      applyPlay(stateOf({ ...SKETCH, rules, table: ['7S'] }), { card: '7D' }),
    );
    expect(events[1]).toEqual({ kind: 'sweep', seat: 0, side: 0, card: '7D', points: 2 });
    expect(state.sides[0]?.sweeps).toEqual(['7D']);
    expect(state.sides[0]?.score).toBe(0);
  });

  it('is told where it is worth nothing as well', () => {
    const rules: RulesChoice = { variant: 'scopa-frac' };
    const { state, events } = answerOf(
      applyPlay(stateOf({ ...SKETCH, rules, table: ['7S'] }), { card: '7D' }),
    );
    expect(events[1]).toMatchObject({ kind: 'sweep', points: 0 });
    expect(state.sides[0]?.sweeps).toEqual(['7D']);
  });
});

describe('ace.openingBan', () => {
  const rules: RulesChoice = { variant: 'scopa-d-assi-31', players: 4 };
  const opening = (hand: readonly Card[], choice = rules) =>
    answerOf(
      dealRound({ rules: choice, dealer: 1, deckOrder: packOf({ rules: choice, dealer: 1, hands: [hand] }) }),
    ).state;

  it('the first play of a round may not be an ace', () => {
    const state = opening(['AD', '2C', 'AS']);
    const plays = answerOf(listLegalPlays(state)).plays.map(({ card }) => card);
    expect(plays).toHaveLength(8);
    expect(plays).not.toContain('AD');
    const fault = faultOf(applyPlay(state, { card: 'AD' }));
    expect(fault).toMatchObject({ code: 'illegal-play', message: 'This card may not be played now.' });
    expect(fault.legalPlays).toHaveLength(8);
  });

  it('unless the hand has nothing but aces', () => {
    const aces: RulesChoice = {
      variant: 'scopa',
      players: 2,
      options: { ace: { openingBan: true }, deal: { handSizes: [3, 3, 3, 3, 3, 3] } },
    };
    const all = opening(['AD', 'AC', 'AS'], aces);
    expect(answerOf(listLegalPlays(all)).plays.map(({ card }) => card)).toEqual(['AD', 'AC', 'AS']);
  });

  it('binds nobody after the first play', () => {
    const state = opening(['AD', '2C', 'AS']);
    const { state: after } = answerOf(applyPlay(state, { card: '2C' }));
    const next = { ...after, plays: [] };
    const hand = next.seats[next.turn ?? 0]?.hand ?? [];
    expect(answerOf(listLegalPlays(next)).plays.map(({ card }) => card)).toEqual(
      expect.arrayContaining([...hand]),
    );
  });

  it('binds the first play of the round only, not of a packet', () => {
    const aces: RulesChoice = { ...SCOPA, options: { ace: { openingBan: true } } };
    const stock = ['3D', '4D', '5D', '6D', '2D', '3B'];
    const state = stateOf({
      rules: aces,
      hands: [
        ['AD', 'KD', 'QD'],
        ['2C', '3C', '4C'],
      ],
      table: ['KC'],
      stock,
      turn: 0,
    });
    expect(answerOf(listLegalPlays(state)).plays.map(({ card }) => card)).toContain('AD');
  });
});

describe('the end of a round', () => {
  const last = { hands: [['7D'], []], dealer: 0, turn: 0 } as const;

  it('the remainder goes to the last capturer', () => {
    const state = stateOf({ ...last, rules: SCOPA, table: ['2C', 'KC'], lastCapture: 1 });
    const { state: after, events } = answerOf(applyPlay(state, { card: '7D' }));
    expect(events[1]).toEqual({ kind: 'remainder', side: 1, cards: ['2C', 'KC', '7D'], count: 3 });
    expect(after.table).toEqual([]);
    expect(after.phase).toBe('round-over');
    expect(after.turn).toBeUndefined();
  });

  it('the last play can make the last capturer', () => {
    const state = stateOf({ ...last, rules: SCOPA, table: ['2C', 'KC', '7S'], lastCapture: 1 });
    const { state: after } = answerOf(applyPlay(state, { card: '7D' }));
    expect(after.sides[0]?.pile).toEqual(['7S', '7D', '2C', 'KC']);
  });

  it('the remainder goes to the dealer’s side where the rules say so', () => {
    const rules: RulesChoice = { ...SCOPA, options: { finish: { remainderTo: 'dealer-side' } } };
    const state = stateOf({ ...last, rules, table: ['2C', 'KC'], lastCapture: 1 });
    const { state: after } = answerOf(applyPlay(state, { card: '7D' }));
    expect(after.sides[0]?.pile).toEqual(['2C', 'KC', '7D']);
  });

  it('nobody captured: the remainder goes to nobody', () => {
    // Without captures everything is laid: all that may be laid, in a round that nobody captures in.
    const rules: RulesChoice = { variant: 'scopone', players: 2, options: { capture: { duty: 'may' } } };
    const deckOrder = deckOf(rules);
    const dealt = answerOf(dealRound({ rules, dealer: 0, deckOrder })).state;
    let state = dealt;
    let events: readonly GameEvent[] = [];
    while (state.phase === 'playing') {
      const [card = ''] = state.seats[state.turn ?? 0]?.hand ?? [];
      const step = answerOf(applyPlay(state, { card, captured: [] }));
      state = step.state;
      events = step.events;
    }
    expect(kinds(events)).toEqual(['play', 'round-end']);
    expect(state.table).toHaveLength(40);
    expect(state.sides.map(({ pile }) => pile)).toEqual([[], []]);
    const score = answerOf(scoreState(state));
    expect(score.sides.map(({ roundPoints }) => roundPoints)).toEqual([0, 0]);
  });

  it('leftovers go to the dealer’s side, whoever captured last, and are counted', () => {
    const rules: RulesChoice = { variant: 'scopone-dieci', players: 4 };
    const leftover = ['3D', '4D', '5D', '6D'];
    const state = stateOf({
      rules,
      hands: [['7D'], [], [], []],
      table: ['2C'],
      leftover,
      dealer: 0,
      turn: 0,
      lastCapture: 1,
    });
    const { state: after, events, score } = answerOf(applyPlay(state, { card: '7D' }));
    expect(kinds(events)).toEqual(['play', 'remainder', 'leftover', 'round-end']);
    expect(events[2]).toEqual({ kind: 'leftover', side: 0, cards: leftover, count: 4 });
    expect(after.sides[0]?.pile).toEqual(leftover);
    expect(after.leftover).toBeUndefined();
    expect(score?.lines[0]?.sides[0]?.value).toBe(4);
    expect(answerOf(scoreState(after))).toEqual(score);
  });

  it('a play after the end is refused', () => {
    const state = stateOf({ ...last, rules: SCOPA, table: ['2C'], lastCapture: 1 });
    const { state: after } = answerOf(applyPlay(state, { card: '7D' }));
    expect(refusal(applyPlay(after, { card: '7D' }))[0]).toBe('round-over');
    expect(refusal(listLegalPlays(after))[0]).toBe('round-over');
    expect(refusal(applyPlay({ ...after, phase: 'match-over' }, { card: '7D' }))[0]).toBe('match-over');
    expect(refusal(listLegalPlays({ ...after, phase: 'match-over' }))[0]).toBe('match-over');
  });

  it('a round that is not over has no score', () => {
    const state = stateOf({ ...last, rules: SCOPA, table: ['2C'], lastCapture: 1 });
    expect(refusal(scoreState(state))[0]).toBe('round-not-over');
  });
});

describe('victory.instantWin', () => {
  const coins = ['AD', '2D', '3D', '4D', '5D', '6D', '7D', 'JD', 'QD'];
  const hands = [
    ['KC', '2C'],
    ['3C', '4C'],
  ];

  it.each([
    ['scopa', 'napoleone'],
    ['scopa', undefined],
    ['cirulla', undefined],
  ] as const)('all-coins ends the match of %s in the middle of the round (extra %s)', (variant, extra) => {
    const rules: RulesChoice = { variant, players: 2, ...(extra && { extras: [extra] }) };
    const state = stateOf({ rules, hands, table: ['KD', '7B'], piles: [coins], turn: 0 });
    const { state: after, events, score } = answerOf(applyPlay(state, { card: 'KC', captured: ['KD'] }));
    if (variant === 'scopa' && !extra) {
      expect(after.phase).toBe('playing');
      return;
    }
    expect(kinds(events)).toEqual(['play', 'match-end']);
    expect(events[1]).toEqual({ kind: 'match-end', side: 0 });
    expect(after).toMatchObject({ phase: 'match-over', winner: 0, table: ['7B'] });
    expect(after.turn).toBeUndefined();
    expect(after.seats.map(({ hand }) => hand)).toEqual([['2C'], ['3C', '4C']]);
    expect(score).toBeUndefined();
    expect(after.sides.map((side) => side.score)).toEqual([0, 0]);
    expect(refusal(applyPlay(after, { card: '3C' }))[0]).toBe('match-over');
    expect(refusal(scoreState(after))[0]).toBe('round-not-over');
  });

  it('ace-2-3-coins wins Scopone Trente, though the other side leads', () => {
    const rules: RulesChoice = { variant: 'scopone-trente', players: 4 };
    const state = stateOf({
      rules,
      hands: [['3C'], ['4C'], ['5C'], ['6C']],
      table: ['3D', 'KC'],
      piles: [['AD', '2D']],
      scores: [0, 20],
      dealer: 1,
      turn: 0,
    });
    const { state: after } = answerOf(applyPlay(state, { card: '3C' }));
    expect(after).toMatchObject({ phase: 'match-over', winner: 0 });
  });

  it('instant wins hold whatever the aim', () => {
    const rules: RulesChoice = { ...SCOPA, extras: ['a-perdere', 'napoleone'] };
    const state = stateOf({ rules, hands, table: ['KD', '7B'], piles: [coins], turn: 0 });
    expect(answerOf(applyPlay(state, { card: 'KC' })).state.winner).toBe(0);
  });

  it('on the last play the round is scored, and the instant win decides the match', () => {
    const rules: RulesChoice = { ...SCOPA, extras: ['napoleone'] };
    const state = stateOf({
      rules,
      hands: [['KC'], []],
      table: ['KD', '7B'],
      piles: [coins],
      scores: [0, 20],
      dealer: 0,
      turn: 0,
      lastCapture: 1,
    });
    const { state: after, events, score } = answerOf(applyPlay(state, { card: 'KC' }));
    expect(kinds(events)).toEqual(['play', 'remainder', 'round-end', 'match-end']);
    expect(after).toMatchObject({ phase: 'match-over', winner: 0 });
    expect(score).toMatchObject({ matchOver: true, winner: 0 });
  });

  it('the remainder can complete the coins', () => {
    const rules: RulesChoice = { ...SCOPA, extras: ['napoleone'] };
    const state = stateOf({
      rules,
      hands: [['KC'], []],
      table: ['QD', '7B'],
      piles: [[...coins.filter((card) => card !== 'QD'), 'KD']],
      dealer: 0,
      turn: 0,
      lastCapture: 0,
    });
    expect(answerOf(applyPlay(state, { card: 'KC' })).state).toMatchObject({
      phase: 'match-over',
      winner: 0,
    });
  });
});

describe('victory.endCheck immediate', () => {
  const rules: RulesChoice = { ...SCOPA, options: { victory: { endCheck: 'immediate' } } };
  const coins = ['AD', '2D', '3D', '4D', '5D'];

  it('end-of-round: a sweep that reaches the target does not end the match', () => {
    const state = stateOf({ ...SKETCH, table: ['7S'], scores: [10, 0] });
    expect(answerOf(applyPlay(state, { card: '7D' })).state.phase).toBe('playing');
  });

  it('immediate: it does', () => {
    const state = stateOf({ ...SKETCH, rules, table: ['7S'], piles: [[], []], scores: [10, 0], rest: 1 });
    const { state: after, events } = answerOf(applyPlay(state, { card: '7D' }));
    expect(kinds(events)).toEqual(['play', 'sweep', 'match-end']);
    expect(after).toMatchObject({ phase: 'match-over', winner: 0 });
    expect(after.sides[0]?.score).toBe(10);
  });

  it('immediate: a card in the pile is sure', () => {
    const state = stateOf({ ...SKETCH, rules, table: ['7S', 'KC'], scores: [10, 0] });
    expect(answerOf(applyPlay(state, { card: '7D' })).state).toMatchObject({
      phase: 'match-over',
      winner: 0,
    });
    const earlier = stateOf({ ...SKETCH, rules, table: ['7S', 'KC'], scores: [9, 0] });
    expect(answerOf(applyPlay(earlier, { card: '7D' })).state.phase).toBe('playing');
  });

  it('immediate: a majority is sure when nobody can reach it any more', () => {
    const most: RulesChoice = {
      ...SCOPA,
      options: {
        victory: { endCheck: 'immediate' },
        score: { items: [{ kind: 'most-of-suit', suit: 'D', points: 1 }] },
      },
    };
    const hands = [
      ['JC', '2C'],
      ['3C', '4C'],
    ];
    const sketch = { rules: most, hands, turn: 0, scores: [10, 0] };
    // With the jack it has six of ten coins: five are not enough while the others lie open.
    const five = stateOf({
      ...sketch,
      table: ['JD', 'QD', 'KD', '7D', '6D', 'AD'],
      piles: [coins.slice(1)],
    });
    expect(answerOf(applyPlay(five, { card: 'JC', captured: ['JD'] })).state.phase).toBe('playing');
    const six = stateOf({ ...sketch, table: ['JD', 'QD', 'KD', '7D', '6D'], piles: [coins] });
    expect(answerOf(applyPlay(six, { card: 'JC', captured: ['JD'] })).state).toMatchObject({ winner: 0 });
  });

  it('immediate: a tie that nobody wins is not sure, one that all win is', () => {
    const most = (tie: 'nobody' | 'all'): RulesChoice => ({
      ...SCOPA,
      options: {
        victory: { endCheck: 'immediate' },
        score: { items: [{ kind: 'most-of-suit', suit: 'D', points: 1, tie }] },
      },
    });
    const sketch = {
      hands: [
        ['JC', '2C'],
        ['3C', '4C'],
      ],
      turn: 0,
      scores: [10, 0],
      table: ['JD', 'QD', 'KD', '7D', '6D', '5D'],
      piles: [coins.slice(0, 4)],
    };
    const phaseWith = (tie: 'nobody' | 'all') =>
      answerOf(applyPlay(stateOf({ ...sketch, rules: most(tie) }), { card: 'JC', captured: ['JD'] })).state
        .phase;
    expect(phaseWith('nobody')).toBe('playing');
    expect(phaseWith('all')).toBe('match-over');
  });

  it('immediate: a primiera is never sure before the end', () => {
    const primiera: RulesChoice = {
      ...SCOPA,
      options: {
        victory: { endCheck: 'immediate' },
        score: { items: [{ kind: 'primiera', points: 1 }] },
      },
    };
    const state = stateOf({
      ...SKETCH,
      rules: primiera,
      table: ['7S', 'KC'],
      piles: [['7C', '7B', '6D']],
      scores: [10, 0],
    });
    expect(answerOf(applyPlay(state, { card: '7D' })).state.phase).toBe('playing');
  });

  it('immediate: level leaders let the round go on', () => {
    const settebello: RulesChoice = {
      ...SCOPA,
      options: {
        victory: { endCheck: 'immediate' },
        score: { items: [{ kind: 'card', card: '7D', points: 1 }] },
      },
    };
    const state = stateOf({ ...SKETCH, rules: settebello, table: ['7S', 'KC'], scores: [10, 11] });
    expect(answerOf(applyPlay(state, { card: '7D' })).state.phase).toBe('playing');
  });

  it('immediate: a side that had enough before the round wins with the deal', () => {
    const { state, events } = answerOf(dealRound({ rules, seed: seedOf(1), scores: [11, 10] }));
    expect(kinds(events)).toEqual(['deal', 'match-end']);
    expect(state).toMatchObject({ phase: 'match-over', winner: 0 });
    expect(state.turn).toBeUndefined();
  });

  it('immediate: a declaration of the next packet can end the match', () => {
    const cirulla: RulesChoice = {
      variant: 'cirulla',
      players: 2,
      options: { victory: { endCheck: 'immediate' } },
    };
    const stock = ['AD', '2D', '3D', 'JD', 'QC', 'KS'];
    const state = stateOf({
      rules: cirulla,
      hands: [[], ['KD']],
      table: ['2B'],
      stock,
      turn: 1,
      scores: [48, 0],
    });
    const { state: after, events } = answerOf(applyPlay(state, { card: 'KD' }));
    expect(kinds(events)).toEqual(['play', 'deal', 'declaration', 'match-end']);
    expect(after).toMatchObject({ phase: 'match-over', winner: 0, stock: [] });
  });
});

describe('three players', () => {
  const rules: RulesChoice = { variant: 'scopa', players: 3 };

  it('three players play against the clock, each for a side of its own', () => {
    const state = answerOf(dealRound({ rules, dealer: 0, seed: seedOf(3) })).state;
    expect(state.seats.map(({ side }) => side)).toEqual([0, 1, 2]);
    const turns: (number | undefined)[] = [];
    let now = state;
    for (let i = 0; i < 9; i++) {
      turns.push(now.turn);
      const [play] = answerOf(listLegalPlays(now)).plays;
      now = answerOf(applyPlay(now, play ?? { card: '' })).state;
    }
    expect(turns).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0]);
  });
});

describe('a replay', () => {
  const seed = seedOf(7);

  it('comes to the same state and tells the events of the whole way', () => {
    let state = answerOf(dealRound({ rules: SCOPA, seed, dealer: 0 })).state;
    const events = [...answerOf(dealRound({ rules: SCOPA, seed, dealer: 0 })).events];
    for (let i = 0; i < 15; i++) {
      const [play] = answerOf(listLegalPlays(state)).plays;
      const step = answerOf(applyPlay(state, play ?? { card: '' }));
      state = step.state;
      events.push(...step.events);
    }
    const plays = (state.plays ?? []).map(({ card, captured }) => ({ card, captured }));
    expect(answerOf(replayRound({ rules: SCOPA, seed, dealer: 0, plays }))).toEqual({ state, events });
  });

  it('points at the play that cannot be made', () => {
    const fault = faultOf(replayRound({ rules: SCOPA, seed, dealer: 0, plays: [{ card: 'KD' }] }));
    expect(fault).toMatchObject({ code: 'illegal-play', pointer: '/plays/0' });
  });

  it('plays beyond the end of the round are round-over, also when the match was won', () => {
    for (const scores of [
      [0, 0],
      [10, 0],
    ]) {
      let state = answerOf(dealRound({ rules: SCOPA, seed, dealer: 0, scores })).state;
      while (state.phase === 'playing') {
        const [play] = answerOf(listLegalPlays(state)).plays;
        state = answerOf(applyPlay(state, play ?? { card: '' })).state;
      }
      const plays = [...(state.plays ?? []), { card: '7D' }].map(({ card }, i) => ({
        card,
        captured: state.plays?.[i]?.captured ?? [],
      }));
      const fault = faultOf(replayRound({ rules: SCOPA, seed, dealer: 0, scores, plays }));
      expect(fault).toMatchObject({ code: 'round-over', pointer: `/plays/${plays.length - 1}` });
    }
  });
});
