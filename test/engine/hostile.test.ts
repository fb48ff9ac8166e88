/** States and requests that no honest game has: each is refused with the right code, quickly, and nothing ever throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  type Card,
  choosePlay,
  dealNextRound,
  dealRound,
  type FaultCode,
  type GameState,
  type GameView,
  listCaptures,
  listLegalPlays,
  listLegalPlaysOfView,
  normaliseState,
  type RulesChoice,
  replayRound,
  resolveRules,
  scorePiles,
  scoreState,
  viewAsSeat,
} from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { answerOf, faultOf, refusal } from './support/answers.ts';
import { anyChoice, anySeed, PATIENT, playAt } from './support/anyGame.ts';
import { expectEveryCardOnce, rulesOfState } from './support/invariants.ts';
import { deckOf, finished, seedOf, stateOf } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };
const SCOPONE: RulesChoice = { variant: 'scopone', players: 4 };

/** An honest state in the middle of a packet: seat 0 is on turn, seat 1 deals. */
const honest = stateOf({
  rules: SCOPA,
  hands: [
    ['7D', '2C'],
    ['3C', '4C'],
  ],
  table: ['7S', 'KC'],
  stock: ['AD', '2D', '3D', '4D', '5D', '6D'],
  turn: 0,
});

type Changes = { readonly [Field in keyof GameState]?: GameState[Field] };

/** How a changed state is refused. */
const refused = (changes: Changes, state: GameState = honest) =>
  refusal(listLegalPlays({ ...state, ...changes }));

const sideWith = (state: GameState, side: number, fields: object) =>
  state.sides.map((other) => (other.side === side ? { ...other, ...fields } : other));

/** The sides with more cards in the last pile. */
const restOf = (state: GameState, cards: readonly Card[]) =>
  state.sides.map((side, i) =>
    i === state.sides.length - 1 ? { ...side, pile: [...side.pile, ...cards] } : side,
  );

const seatWith = (state: GameState, seat: number, fields: object) =>
  state.seats.map((other) => (other.seat === seat ? { ...other, ...fields } : other));

describe('cards', () => {
  it('the honest state is not refused', () => {
    expect(answerOf(listLegalPlays(honest)).seat).toBe(0);
  });

  it('a card in two places', () => {
    expect(refused({ table: ['7S', 'KC', '7S'] })).toEqual(['invalid-state', '/table/2']);
    expect(refused({ table: ['7S', '3C'] })).toEqual(['invalid-state', '/seats/1/hand/0']);
    expect(refused({ stock: ['7S', '2D', '3D', '4D', '5D', '6D'] })).toEqual(['invalid-state', '/stock/0']);
    expect(refused({ seats: seatWith(honest, 0, { hand: ['7D', '7D'] }) })).toEqual([
      'invalid-state',
      '/seats/0/hand/1',
    ]);
    expect(refused({ sides: sideWith(honest, 0, { pile: ['JC', '7D'] }) })).toEqual([
      'invalid-state',
      '/sides/0/pile/1',
    ]);
    expect(refused({ leftover: ['7S'] })).toEqual(['invalid-state', '/leftover/0']);
  });

  it('forty-one cards', () => {
    expect(refused({ table: [...honest.table, '8D'] })).toEqual(['invalid-state', '/table/2']);
    expect(refused({ table: [...honest.table, '7D'] })[0]).toBe('invalid-state');
  });

  it('a card that is missing', () => {
    expect(refused({ table: ['7S'] })[0]).toBe('invalid-state');
    expect(refused({ table: [], stock: [] })[0]).toBe('invalid-state');
  });

  it.each(['8D', 'TD', '1D', '7X', '7', 'D7', '', '7d', '__proto__', 'constructor', '🂡'])(
    '%j is no card',
    (card) => {
      expect(refused({ table: ['7S', card] })).toEqual(['invalid-state', '/table/1']);
    },
  );

  it('a card of the pile of another deck', () => {
    const karl: RulesChoice = { variant: 'karl', players: 2 };
    expect(refused({ rules: karl })[0]).toBe('invalid-state');
  });

  it('pointers lead to the entry as it was sent, whatever the order of seats and sides', () => {
    const seats = honest.seats.toReversed();
    const sides = honest.sides.toReversed();
    expect(refused({ seats, table: ['7S', '3C'] })).toEqual(['invalid-state', '/seats/0/hand/0']);
    expect(refused({ sides: sideWith({ ...honest, sides }, 0, { pile: ['7D'] }) })).toEqual([
      'invalid-state',
      '/sides/1/pile/0',
    ]);
    expect(refused({ sides: sideWith({ ...honest, sides }, 0, { sweeps: ['JC'] }) })).toEqual([
      'invalid-state',
      '/sides/1/sweeps',
    ]);
    expect(answerOf(normaliseState({ ...honest, seats, sides }))).toEqual(answerOf(normaliseState(honest)));
  });
});

describe('seats, sides and turn', () => {
  it('a version that is not known', () => {
    expect(refused({ schema: 2 })).toEqual(['invalid-state', '/schema']);
  });

  it('a phase that is not known', () => {
    for (const phase of ['', 'waiting', '__proto__'])
      expect(refused({ phase })).toEqual(['invalid-state', '/phase']);
  });

  it.each([2, 99, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('dealer %d', (dealer) => {
    expect(refused({ dealer })).toEqual(['invalid-state', '/dealer']);
  });

  it.each([2, 99, -1, 0.5, Number.NaN])('turn %d', (turn) => {
    expect(refused({ turn })).toEqual(['invalid-state', '/turn']);
  });

  it('a turn that does not fit the hands', () => {
    expect(refused({ turn: 1 })).toEqual(['invalid-state', '/seats']);
    expect(refused({ dealer: 0 })).toEqual(['invalid-state', '/seats']);
  });

  it('no turn while playing, a turn after the round', () => {
    const { turn: _turn, ...nobody } = honest;
    expect(refusal(listLegalPlays(nobody))).toEqual(['invalid-state', '/turn']);
    const over = finished({ rules: SCOPA });
    expect(refusal(scoreState({ ...over, turn: 0 }))).toEqual(['invalid-state', '/turn']);
  });

  it('somebody on turn without a card', () => {
    const state = stateOf({ rules: SCOPA, hands: [[], []], turn: 0 });
    expect(refusal(listLegalPlays(state))).toEqual(['invalid-state', '/turn']);
  });

  it('hands of more cards than a packet has', () => {
    const hands = [
      ['7D', '2C', '3B', '4B'],
      ['3C', '4C', '5B', '6B'],
    ];
    expect(refusal(listLegalPlays(stateOf({ rules: SCOPA, hands, turn: 0 })))).toEqual([
      'invalid-state',
      '/seats',
    ]);
  });

  it('hands that nobody could have by playing in turn', () => {
    const hands = [['7D', '2C'], ['3C', '4C'], ['5C'], ['6C', 'JC']];
    const state = stateOf({ rules: SCOPONE, hands, dealer: 0, turn: 3 });
    expect(refusal(listLegalPlays(state))).toEqual(['invalid-state', '/seats']);
  });

  it('a stock that is no number of whole packets', () => {
    const state = stateOf({ rules: SCOPA, hands: [['7D'], ['3C']], stock: ['AD', '2D'], turn: 0 });
    expect(refusal(listLegalPlays(state))).toEqual(['invalid-state', '/stock']);
  });

  it('a leftover that the rules do not deal, and one that is missing', () => {
    const state = stateOf({
      rules: SCOPONE,
      hands: [['7D'], [], [], []],
      leftover: ['AD'],
      dealer: 0,
      turn: 0,
    });
    expect(refusal(listLegalPlays(state))).toEqual(['invalid-state', '/leftover']);
    const dieci = { ...state, rules: { variant: 'scopone-dieci', players: 4 } };
    expect(refusal(listLegalPlays(dieci))).toEqual(['invalid-state', '/leftover']);
  });

  it('a round that is over with cards in hand, in stock or left over', () => {
    expect(refusal(scoreState({ ...finished({ rules: SCOPA }), seats: honest.seats }))[0]).toBe(
      'invalid-state',
    );
    const stocked = finished({ rules: SCOPA, stock: ['7D'] });
    expect(refusal(scoreState(stocked))).toEqual(['invalid-state', '/stock']);
    const left = finished({ rules: SCOPA, leftover: ['7D'] });
    expect(refusal(scoreState(left))).toEqual(['invalid-state', '/leftover']);
    const held = stateOf({ rules: SCOPA, hands: [['7D'], []], phase: 'round-over' });
    expect(refusal(scoreState(held))).toEqual(['invalid-state', '/seats']);
  });

  it('too few, too many and doubled seats and sides', () => {
    const [first] = honest.seats;
    const [side] = honest.sides;
    if (!first || !side) throw new Error('The honest state has no seats.');
    expect(refused({ seats: [] })).toEqual(['invalid-state', '/seats']);
    expect(refused({ seats: [first, first] })).toEqual(['invalid-state', '/seats']);
    expect(refused({ seats: [...honest.seats, { seat: 2, side: 2, hand: [] }] })[0]).toBe('invalid-state');
    expect(refused({ seats: seatWith(honest, 1, { seat: -1 }) })[0]).toBe('invalid-state');
    expect(refused({ sides: [] })).toEqual(['invalid-state', '/sides']);
    expect(refused({ sides: [side, side] })).toEqual(['invalid-state', '/sides']);
  });

  it('a seat of another side', () => {
    expect(refused({ seats: seatWith(honest, 1, { side: 0 }) })).toEqual(['invalid-state', '/seats/1/side']);
  });

  it('sweeps that are not in the pile, twice the same, or more than the pile can have', () => {
    const [card = '', other = ''] = honest.sides[1]?.pile ?? [];
    const sweeps = (side: number, cards: readonly Card[]) =>
      refused({ sides: sideWith(honest, side, { sweeps: cards }) });
    expect(sweeps(0, [card])).toEqual(['invalid-state', '/sides/0/sweeps']);
    expect(sweeps(1, [card, card])).toEqual(['invalid-state', '/sides/1/sweeps']);
    expect(sweeps(1, ['7D'])).toEqual(['invalid-state', '/sides/1/sweeps']);
    expect(sweeps(1, ['8D'])).toEqual(['invalid-state', '/sides/1/sweeps']);
    expect(sweeps(1, honest.sides[1]?.pile ?? [])).toEqual(['invalid-state', '/sides/1/sweeps']);
    expect(listLegalPlays({ ...honest, sides: sideWith(honest, 1, { sweeps: [card, other] }) }).ok).toBe(
      true,
    );
  });

  it('a last capturer that captured nothing or is not there', () => {
    for (const lastCapture of [0, 2, 99, -1, 0.5]) {
      expect(refused({ lastCapture })).toEqual(['invalid-state', '/lastCapture']);
    }
  });

  it('a winner while playing, or that is not there', () => {
    expect(refused({ winner: 0 })).toEqual(['invalid-state', '/winner']);
    for (const winner of [2, -1, 0.5]) {
      const over = { ...finished({ rules: SCOPA }), phase: 'match-over', winner };
      expect(refusal(scoreState(over))).toEqual(['invalid-state', '/winner']);
    }
  });

  it('a history of seats and cards that are not there', () => {
    expect(refused({ plays: [{ seat: 2, card: '7D', captured: [] }] })).toEqual([
      'invalid-state',
      '/plays/0/seat',
    ]);
    expect(refused({ plays: [{ seat: -1, card: '7D', captured: [] }] })).toEqual([
      'invalid-state',
      '/plays/0/seat',
    ]);
    expect(refused({ plays: [{ seat: 0, card: '8D', captured: [] }] })).toEqual([
      'invalid-state',
      '/plays/0',
    ]);
    expect(refused({ plays: [{ seat: 0, card: '7D', captured: ['7C', '?'] }] })).toEqual([
      'invalid-state',
      '/plays/0',
    ]);
  });

  it('a hand that is said to be declared where nothing is declared stays hidden', () => {
    const state = { ...honest, seats: seatWith(honest, 1, { declared: true }) };
    const view = answerOf(viewAsSeat(state, 0));
    expect(view.seats[1]).toEqual({ seat: 1, side: 1, handCount: 2 });
    expect(answerOf(normaliseState(state)).seats[1]).toEqual(honest.seats[1]);
  });

  it('a lie in the history changes no legal play', () => {
    const plays = Array.from({ length: 40 }, () => ({ seat: 1, card: '7D', captured: ['7S'] }));
    expect(listLegalPlays({ ...honest, plays })).toEqual(listLegalPlays(honest));
  });
});

describe('rules within a state', () => {
  it('that do not exist or are impossible are told with their pointer', () => {
    expect(refused({ rules: { variant: '__proto__' } })).toEqual(['unknown-variant', '/rules/variant']);
    expect(refused({ rules: { ...SCOPA, extras: ['__proto__'] } })).toEqual([
      'rules-impossible',
      '/rules/extras/0',
    ]);
    expect(refused({ rules: { ...SCOPA, players: 5 } })).toEqual(['rules-impossible', '/rules/players']);
  });

  it('of another table do not fit the state', () => {
    expect(refused({ rules: { variant: 'scopa', players: 3 } })[0]).toBe('invalid-state');
    expect(refused({ rules: SCOPONE })[0]).toBe('invalid-state');
  });

  it('named like what objects inherit leave no trace', () => {
    const choice: RulesChoice = JSON.parse(
      '{"variant":"scopa","__proto__":{"players":3},"options":{"__proto__":{"sweep":{"points":3}}}}',
    );
    expect(answerOf(resolveRules(choice)).rules.sweep.points).toBe(1);
    expect(answerOf(resolveRules({ variant: 'scopa' })).rules.sweep.points).toBe(1);
  });
});

describe('positions with more than a thousand legal plays', () => {
  const options = { capture: { by: 'value-or-total', total: 15, choice: 'free', duty: 'may' } } as const;
  const rules: RulesChoice = { ...SCOPONE, options };
  const deck = deckOf(rules);
  // Everything lies on the table but for one card in the hand of the dealer.
  const full = (card: Card) =>
    stateOf({
      rules,
      hands: [[card], [], [], []],
      table: deck.filter((other) => other !== card),
      dealer: 0,
      turn: 0,
    });

  it.each(['AD', '2D', '3D', 'KD'])('are refused at once (%s)', (card) => {
    const began = performance.now();
    expect(refusal(listLegalPlays(full(card)))[0]).toBe('too-many-plays');
    expect(refusal(applyPlay(full(card), { card, captured: [] }))[0]).toBe('too-many-plays');
    expect(refusal(viewAsSeat(full(card), 0))[0]).toBe('too-many-plays');
    expect(refusal(listCaptures({ rules, card, table: full(card).table }))[0]).toBe('too-many-plays');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('are refused as well when no card of the hand alone has so many', () => {
    const hands = [
      ['7B', 'JB'],
      ['7C', 'JC'],
      ['7D', 'JD'],
      ['7S', 'JS'],
    ];
    const table = deck.filter((card) => ['A', '2', '3', '4'].includes(card.slice(0, 1)));
    const counts = ['7S', 'JS'].map((card) => answerOf(listCaptures({ rules, card, table })).captures.length);
    expect(counts.every((count) => count < 1000)).toBe(true);
    const state = stateOf({ rules, hands, table, dealer: 0, turn: 3 });
    expect(refusal(listLegalPlays(state))[0]).toBe('too-many-plays');
    expect(
      answerOf(listLegalPlays({ ...state, table: table.slice(0, 8), sides: restOf(state, table.slice(8)) }))
        .seat,
    ).toBe(3);
  });

  it('count the laying of a card among its plays', () => {
    // Of these the three of cups has a thousand captures to the dot.
    const table = '3D 2C 3B 5B 4C AB 3S 2D 2B 5D AC 5C AD 6C 2S 4B 4S'.split(' ');
    expect(answerOf(listCaptures({ rules, card: '3C', table })).captures).toHaveLength(1000);
    const state = stateOf({ rules, hands: [['3C'], [], [], []], table, dealer: 0, turn: 0 });
    expect(refusal(listLegalPlays(state))[0]).toBe('too-many-plays');
    const must = { ...options, capture: { ...options.capture, duty: 'must' } } as const;
    const bound = { ...state, rules: { ...SCOPONE, options: must } };
    expect(answerOf(listLegalPlays(bound)).plays).toHaveLength(1000);
  });

  it('do not hide the view from those who are not on turn', () => {
    expect(answerOf(viewAsSeat(full('AD'), 1)).table).toHaveLength(39);
    expect(answerOf(viewAsSeat(full('AD'))).legalPlays).toBeUndefined();
  });

  it('are refused to the computer as well', () => {
    const { legalPlays: _none, ...view } = answerOf(viewAsSeat(full('AD'), 1));
    const seats = view.seats.map(({ hand: _hand, ...seat }) =>
      seat.seat === 0 ? { ...seat, hand: ['AD'] } : seat,
    );
    const own: GameView = { ...view, viewer: 0, seats };
    for (const level of ['easy', 'normal'] as const) {
      expect(refusal(choosePlay(own, level))[0]).toBe('too-many-plays');
    }
  });
});

describe('a replay', () => {
  it.each([
    ['beyond the end', Array.from({ length: 60 }, () => ({ card: '7D' }))],
    ['of the same card again', [{ card: '2D' }, { card: '2D' }]],
  ])('%s is refused at the play', (_what, plays) => {
    const fault = faultOf(replayRound({ rules: SCOPONE, dealer: 1, seed: seedOf(1), plays }));
    expect(fault.code).toBe('illegal-play');
    expect(fault.pointer).toMatch(/^\/plays\/\d+$/u);
  });

  it('of cards that are no cards is refused at the play', () => {
    const plays = [{ card: '__proto__', captured: ['constructor'] }];
    const fault = faultOf(replayRound({ rules: SCOPONE, dealer: 1, seed: seedOf(1), plays }));
    expect([fault.code, fault.pointer]).toEqual(['invalid-state', '/plays/0']);
  });

  it('with impossible rules, dealer or pack is refused as the deal is', () => {
    const plays = [{ card: '7D' }];
    const seed = seedOf(1);
    expect(refusal(replayRound({ rules: { variant: '?' }, dealer: 0, seed, plays }))).toEqual([
      'unknown-variant',
      '/rules/variant',
    ]);
    expect(refusal(replayRound({ rules: SCOPA, dealer: 2, seed, plays }))).toEqual([
      'invalid-state',
      '/dealer',
    ]);
    expect(refusal(replayRound({ rules: SCOPA, dealer: 0, deckOrder: ['7D'], plays }))).toEqual([
      'invalid-state',
      '/deckOrder',
    ]);
  });
});

describe('a view that was made up', () => {
  const view = answerOf(viewAsSeat(honest, 0));
  const refusedView = (changes: { readonly [Field in keyof GameView]?: GameView[Field] }) => {
    const changed = { ...view, ...changes };
    const answer = refusal(listLegalPlaysOfView(changed));
    expect(refusal(choosePlay(changed, 'normal'))).toEqual(answer);
    return answer;
  };
  const seatsWith = (seat: number, fields: object) =>
    view.seats.map((other) => (other.seat === seat ? { ...other, ...fields } : other));

  it('shows no foreign hand', () => {
    expect(refusedView({ seats: seatsWith(1, { hand: ['3C', '4C'] }) })).toEqual([
      'invalid-state',
      '/seats/1/hand',
    ]);
    expect(refusedView({ seats: seatsWith(1, { hand: ['3C', '4C'], declared: true }) })[0]).toBe(
      'invalid-state',
    );
  });

  it('shows the own hand', () => {
    const seats = view.seats.map(({ hand: _hand, ...seat }) => seat);
    expect(refusedView({ seats })).toEqual(['invalid-state', '/seats/0']);
  });

  it('counts as many cards as it shows, and all cards of the deck', () => {
    expect(refusedView({ seats: seatsWith(0, { handCount: 3 }) })).toEqual([
      'invalid-state',
      '/seats/0/handCount',
    ]);
    expect(refusedView({ stockCount: 5 })).toEqual(['invalid-state', '/stockCount']);
    expect(refusedView({ leftoverCount: 1 })).toEqual(['invalid-state', '/stockCount']);
    expect(refusedView({ stockCount: 0, leftoverCount: 6 })[0]).toBe('invalid-state');
    expect(refusedView({ seats: seatsWith(1, { handCount: -1 }), stockCount: 9 })[0]).toBe('invalid-state');
  });

  it('has a viewer at the table', () => {
    for (const viewer of [2, -1, 0.5]) expect(refusedView({ viewer })).toEqual(['invalid-state', '/viewer']);
  });

  it('has no card in two places', () => {
    expect(refusedView({ table: ['7S', '7D'] })).toEqual(['invalid-state', '/seats/0/hand/0']);
    expect(refusedView({ table: ['7S', '7S'] })).toEqual(['invalid-state', '/table/1']);
  });

  it('is not believed in what it says of legal plays', () => {
    const lie = { ...view, legalPlays: [{ card: '7D', captured: ['KC'], sweep: true }] };
    expect(listLegalPlaysOfView(lie)).toEqual(listLegalPlaysOfView(view));
    expect(choosePlay(lie, 'normal')).toEqual(choosePlay(view, 'normal'));
  });
});

/** Numbers, cards and words that have no business where they are put. */
const anyNumber = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(99, 0.5, 1e9));
const anyCard = fc.oneof(
  fc.constantFrom(...deckOf(SCOPA)),
  fc.constantFrom('8D', 'TS', '', '__proto__', 'constructor', '7d'),
);
const anyCards = fc.array(anyCard, { maxLength: 6 });

/** One thing changed in a state. */
type Mutation = (state: GameState) => GameState;

const moved =
  (from: number, to: number): Mutation =>
  (state) => {
    // A card goes from one place to another: still forty, but where they do not belong.
    const places = [
      state.table,
      state.stock,
      ...state.seats.map(({ hand }) => hand),
      ...state.sides.map(({ pile }) => pile),
    ];
    const source = places[from % places.length] ?? [];
    const card = source[0];
    if (card === undefined) return state;
    const target = to % places.length;
    const changed = places.map((cards, i) => {
      const rest = cards === source ? cards.slice(1) : cards;
      return i === target ? [...rest, card] : rest;
    });
    return {
      ...state,
      table: changed[0] ?? [],
      stock: changed[1] ?? [],
      seats: state.seats.map((seat, i) => ({ ...seat, hand: changed[2 + i] ?? [] })),
      sides: state.sides.map((side, i) => ({ ...side, pile: changed[2 + state.seats.length + i] ?? [] })),
    };
  };

const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(9), fc.nat(9)).map(([from, to]) => moved(from, to)),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([from, to]) => moved(from, to)),
  anyNumber.map(
    (dealer): Mutation =>
      (state) => ({ ...state, dealer }),
  ),
  anyNumber.map(
    (turn): Mutation =>
      (state) => ({ ...state, turn }),
  ),
  anyNumber.map(
    (lastCapture): Mutation =>
      (state) => ({ ...state, lastCapture }),
  ),
  anyNumber.map(
    (winner): Mutation =>
      (state) => ({ ...state, winner }),
  ),
  anyNumber.map(
    (schema): Mutation =>
      (state) => ({ ...state, schema }),
  ),
  fc.constantFrom('playing', 'round-over', 'match-over', '').map(
    (phase): Mutation =>
      (state) => ({ ...state, phase }),
  ),
  anyCards.map(
    (table): Mutation =>
      (state) => ({ ...state, table }),
  ),
  anyCards.map(
    (stock): Mutation =>
      (state) => ({ ...state, stock }),
  ),
  anyCards.map(
    (leftover): Mutation =>
      (state) => ({ ...state, leftover }),
  ),
  fc.tuple(anyNumber, anyNumber, anyNumber, anyCards).map(
    ([at, seat, side, hand]): Mutation =>
      (state) => ({
        ...state,
        seats: state.seats.map((other, i) => (i === at ? { seat, side, hand, declared: true } : other)),
      }),
  ),
  fc.tuple(anyNumber, anyNumber, anyCards, anyCards).map(
    ([at, side, pile, sweeps]): Mutation =>
      (state) => ({
        ...state,
        sides: state.sides.map((other, i) => (i === at ? { ...other, side, pile, sweeps } : other)),
      }),
  ),
  fc.tuple(anyNumber, anyCards).map(
    ([at, sweeps]): Mutation =>
      (state) => ({
        ...state,
        sides: state.sides.map((other, i) => (i === at ? { ...other, sweeps } : other)),
      }),
  ),
  fc.constant((state: GameState): GameState => ({ ...state, seats: state.seats.slice(1) })),
  fc.constant((state: GameState): GameState => ({ ...state, sides: [...state.sides, ...state.sides] })),
  fc.constant((state: GameState): GameState => ({ ...state, seats: state.seats.toReversed() })),
  anyChoice.map(
    (rules): Mutation =>
      (state) => ({ ...state, rules }),
  ),
  fc.tuple(anyNumber, anyCard, anyCards).map(
    ([seat, card, captured]): Mutation =>
      (state) => ({
        ...state,
        plays: [{ seat, card, captured }],
      }),
  ),
);

const CODES: readonly FaultCode[] = [
  'unknown-variant',
  'rules-impossible',
  'invalid-state',
  'illegal-play',
  'ambiguous-play',
  'redeal-required',
  'too-many-plays',
  'not-your-turn',
  'round-over',
  'round-not-over',
  'match-over',
];

describe('states changed at random', () => {
  it('go through every function without a throw, and what is accepted is a game', PATIENT, () => {
    const situation = fc.record({
      choice: anyChoice,
      seed: anySeed,
      number: fc.integer(),
      steps: fc.nat(40),
      mutations: fc.array(anyMutation, { minLength: 1, maxLength: 3 }),
      card: anyCard,
      captured: fc.option(anyCards, { nil: undefined }),
      seat: anyNumber,
    });
    fc.assert(
      fc.property(situation, ({ choice, seed, number, steps, mutations, card, captured, seat }) => {
        const random = new FastRandom(number);
        let state = answerOf(dealRound({ rules: choice, seed })).state;
        for (let i = 0; i < steps; i++) {
          const play = playAt(state, random.below(1000));
          if (!play) break;
          state = answerOf(applyPlay(state, { card: play.card, captured: play.captured })).state;
        }
        const views = [viewAsSeat(state), viewAsSeat(state, state.turn ?? 0)].map(answerOf);
        for (const mutate of mutations) state = mutate(state);
        const play = { card, ...(captured && { captured }) };
        const results = [
          normaliseState(state),
          listLegalPlays(state),
          applyPlay(state, play),
          scoreState(state),
          dealNextRound(state, { seed }),
          dealNextRound(state, { deckOrder: deckOf(choice) }),
          viewAsSeat(state),
          viewAsSeat(state, seat),
          dealRound({ rules: state.rules, seed, dealer: seat }),
          replayRound({ rules: state.rules, seed, dealer: seat, plays: [play] }),
          scorePiles({ rules: state.rules, sides: state.sides.map(({ pile }) => ({ pile })) }),
          listCaptures({ rules: state.rules, table: state.table, card }),
          ...views.flatMap((view) => {
            // A view takes what a state has in common with it.
            const { table, sides, rules, phase, dealer, schema, lastCapture } = state;
            const mixed: GameView = {
              ...view,
              ...{ table, sides, rules, phase, dealer, schema },
              ...(lastCapture !== undefined && { lastCapture }),
            };
            return [
              listLegalPlaysOfView(mixed),
              choosePlay(mixed, 'normal', seed),
              choosePlay(mixed, 'easy'),
            ];
          }),
        ];
        for (const result of results) if (!result.ok) expect(CODES).toContain(result.fault.code);
        const [normalised] = results;
        if (normalised?.ok) {
          expectEveryCardOnce(rulesOfState(state), state);
          for (let i = 0; i < 50; i++) {
            const next = playAt(state, random.below(1000));
            if (!next) break;
            state = answerOf(applyPlay(state, { card: next.card, captured: next.captured })).state;
          }
          expect(state.phase).not.toBe('playing');
        }
      }),
      { numRuns: 300 },
    );
  });
});
