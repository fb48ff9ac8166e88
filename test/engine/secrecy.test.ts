/** Hidden means hidden: what a seat is told depends on public facts and its own hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  choosePlay,
  dealRound,
  type GameEvent,
  type GameState,
  type GameView,
  type Level,
  listLegalPlays,
  listLegalPlaysOfView,
  type RulesChoice,
  resolveRules,
  viewAsSeat,
} from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { answerOf, faultOf } from './support/answers.ts';
import { anyChoice, anySeed, PATIENT, TABLES, varied } from './support/anyGame.ts';
import { anotherWorld, cardsNamedIn, hiddenFrom } from './support/hidden.ts';

const QUICK: readonly Level[] = ['easy', 'normal'];
const THOROUGH: readonly Level[] = ['hard', 'master'];

interface Moment {
  readonly state: GameState;
  /** What was told on the way to it. */
  readonly events: readonly GameEvent[];
}

/** Every moment of a round that is played by random legal plays. */
function* momentsOf(rules: RulesChoice, seed: Uint8Array, random: FastRandom): Generator<Moment> {
  let moment: Moment = answerOf(dealRound({ rules, seed }));
  yield moment;
  while (moment.state.phase === 'playing') {
    const { plays } = answerOf(listLegalPlays(moment.state));
    const { card = '', captured = [] } = plays[random.below(plays.length)] ?? {};
    moment = answerOf(applyPlay(moment.state, { card, captured }));
    yield moment;
  }
}

/** All seats, and a spectator. */
const viewersOf = (state: GameState): (number | undefined)[] => [
  undefined,
  ...state.seats.map(({ seat }) => seat),
];

const viewOf = (state: GameState, viewer: number | undefined): GameView =>
  answerOf(viewAsSeat(state, viewer));

/** A view without the rules, which name cards of their own. */
const factsOf = ({ rules: _rules, ...facts }: GameView) => facts;

const game = fc.tuple(anyChoice, anySeed, fc.integer());
const tables = TABLES.map((choice) => [choice.variant, choice.players, choice] as const);

describe('a view', () => {
  it.each(tables)(
    'depends on public facts and the own hand only (%s with %i)',
    (_variant, _players, choice) => {
      fc.assert(
        fc.property(varied(choice), anySeed, fc.integer(), (rules, seed, number) => {
          const random = new FastRandom(number);
          for (const { state } of momentsOf(rules, seed, random)) {
            for (const viewer of viewersOf(state)) {
              const there = anotherWorld(state, viewer, random);
              expect(JSON.stringify(viewOf(there, viewer))).toBe(JSON.stringify(viewOf(state, viewer)));
            }
          }
        }),
        { numRuns: 2 },
      );
    },
  );

  it('names no card that is hidden from its viewer', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        for (const { state } of momentsOf(rules, seed, new FastRandom(number))) {
          for (const viewer of viewersOf(state)) {
            const named = cardsNamedIn(factsOf(viewOf(state, viewer)));
            expect(hiddenFrom(state, viewer).filter((card) => named.has(card))).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has fields for what may be known and no others', () => {
    const rules: RulesChoice = { variant: 'scopone-dieci', players: 4 };
    const { state } = answerOf(dealRound({ rules, seed: new Uint8Array(32), dealer: 0 }));
    const view = viewOf(state, 2);
    expect(Object.keys(view).sort()).toEqual(
      [
        ...[
          'schema',
          'rules',
          'phase',
          'round',
          'dealer',
          'turn',
          'viewer',
          'table',
          'stockCount',
          'leftoverCount',
        ],
        ...['seats', 'sides', 'plays'],
      ].sort(),
    );
    expect(view).toMatchObject({ stockCount: 0, leftoverCount: 4, viewer: 2 });
    for (const seat of view.seats) {
      expect(Object.keys(seat)).toEqual(['seat', 'side', 'handCount', ...(seat.seat === 2 ? ['hand'] : [])]);
      expect(seat.handCount).toBe(9);
    }
    expect(viewOf(state, undefined).viewer).toBeUndefined();
  });

  it('lists legal plays for the viewer on turn only', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        for (const { state } of momentsOf(rules, seed, new FastRandom(number))) {
          for (const viewer of viewersOf(state)) {
            const { legalPlays } = viewOf(state, viewer);
            const onTurn = viewer !== undefined && viewer === state.turn;
            expect(legalPlays).toEqual(onTurn ? answerOf(listLegalPlays(state)).plays : undefined);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is enough to find the same legal plays from', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        for (const { state } of momentsOf(rules, seed, new FastRandom(number))) {
          if (state.turn === undefined) continue;
          const listed = answerOf(listLegalPlays(state));
          expect(answerOf(listLegalPlaysOfView(viewOf(state, state.turn)))).toEqual(listed);
          const other = viewersOf(state).find((viewer) => viewer !== state.turn);
          expect(faultOf(listLegalPlaysOfView(viewOf(state, other))).code).toBe('not-your-turn');
        }
      }),
      { numRuns: 25 },
    );
  });

  it('cannot be asked for a seat that is not at the table', () => {
    const { state } = answerOf(dealRound({ rules: { variant: 'scopa' }, seed: new Uint8Array(32) }));
    for (const seat of [2, 99, -1, 0.5]) {
      expect(faultOf(viewAsSeat(state, seat))).toMatchObject({ code: 'invalid-state', pointer: '/seat' });
    }
  });
});

describe('the events', () => {
  it('name no card that is hidden from anybody afterwards', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        for (const { state, events } of momentsOf(rules, seed, new FastRandom(number))) {
          // What lay open before a redeal is shuffled back into the pack; it was seen.
          const named = cardsNamedIn(events.filter(({ kind }) => kind !== 'redeal'));
          expect(hiddenFrom(state, undefined).filter((card) => named.has(card))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it(
    'of a play do not depend on what is hidden, but for hands that are declared then and leftovers',
    PATIENT,
    () => {
      fc.assert(
        fc.property(game, ([rules, seed, number]) => {
          const random = new FastRandom(number);
          let before: GameState | undefined;
          for (const { state, events } of momentsOf(rules, seed, random)) {
            const made = state.plays?.at(-1);
            if (before && made) {
              // The world as the player on turn sees it: others' hands, stock and leftover are different.
              const there = anotherWorld(before, made.seat, random);
              const step = answerOf(applyPlay(there, made));
              const open = (told: readonly GameEvent[]) =>
                told.filter(({ kind }) => !['declaration', 'leftover', 'match-end'].includes(kind));
              expect(open(step.events)).toEqual(open(events));
            }
            before = state;
          }
        }),
        { numRuns: 40 },
      );
    },
  );
});

describe('the computer player', () => {
  /** Does a level answer one view of a moment and of another world alike, and again when asked again? */
  const expectOneAnswer = (
    state: GameState,
    turn: number,
    level: Level,
    seed: Uint8Array,
    random: FastRandom,
  ) => {
    const here = viewOf(state, turn);
    const there = viewOf(anotherWorld(state, turn, random), turn);
    const copy: GameView = JSON.parse(JSON.stringify(here));
    for (const view of [there, copy]) {
      expect(choosePlay(view, level, seed)).toEqual(choosePlay(here, level, seed));
      expect(choosePlay(view, level)).toEqual(choosePlay(here, level));
    }
  };

  it('gives one answer for all worlds that look the same to it, and gives it again', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        const random = new FastRandom(number);
        for (const { state } of momentsOf(rules, seed, random)) {
          if (state.turn === undefined || random.below(4) > 0) continue;
          for (const level of QUICK) expectOneAnswer(state, state.turn, level, seed, random);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(tables)(
    'does so at the levels that think longer as well (%s with %i)',
    PATIENT,
    (_variant, _players, choice) => {
      fc.assert(
        fc.property(varied(choice), anySeed, fc.integer(), fc.nat(), (rules, seed, number, at) => {
          const random = new FastRandom(number);
          const moments = [...momentsOf(rules, seed, random)].filter(({ state }) => state.turn !== undefined);
          const { state } = moments[at % Math.max(1, moments.length)] ?? {};
          if (state?.turn === undefined) return;
          for (const level of THOROUGH) expectOneAnswer(state, state.turn, level, seed, random);
        }),
        { numRuns: 1 },
      );
    },
  );

  it('knows nothing of its partner, whose hand may be changed for a foe\u2019s', PATIENT, () => {
    const random = new FastRandom(11);
    for (const { state } of momentsOf(
      { variant: 'scopone', players: 4 },
      new Uint8Array(32).fill(3),
      random,
    )) {
      const { turn } = state;
      // Only where all others hold equally many cards can two hands change places unseen.
      if (turn !== 1 || state.phase !== 'playing') continue;
      const partner = state.seats[(turn + 2) % 4]?.hand ?? [];
      const foe = state.seats[(turn + 1) % 4]?.hand ?? [];
      if (partner.length !== foe.length) continue;
      const seats = state.seats.map((seat) => ({
        ...seat,
        hand: seat.seat === (turn + 2) % 4 ? foe : seat.seat === (turn + 1) % 4 ? partner : seat.hand,
      }));
      for (const level of [...QUICK, ...THOROUGH]) {
        const here = answerOf(choosePlay(viewOf(state, turn), level));
        expect(answerOf(choosePlay(viewOf({ ...state, seats }, turn), level))).toEqual(here);
      }
    }
  });

  it('does not ask in what order its cards are held or were taken', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        const random = new FastRandom(number);
        for (const { state } of momentsOf(rules, seed, random)) {
          if (state.turn === undefined || random.below(6) > 0) continue;
          const view = viewOf(state, state.turn);
          const turned: GameView = {
            ...view,
            seats: view.seats.map((seat) => ({
              ...seat,
              ...(seat.hand && { hand: seat.hand.toReversed() }),
            })),
            sides: view.sides.map((side) => ({ ...side, pile: side.pile.toReversed() })),
          };
          const points = (of: GameView) =>
            answerOf(choosePlay(of, 'normal'))
              .candidates.map((candidate) => candidate.points)
              .toSorted((a, b) => a - b);
          expect(points(turned)).toEqual(points(view));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('plays for nobody who is not on turn', () => {
    const { state } = answerOf(dealRound({ rules: { variant: 'scopa' }, seed: new Uint8Array(32) }));
    for (const viewer of viewersOf(state)) {
      if (viewer !== state.turn)
        expect(faultOf(choosePlay(viewOf(state, viewer), 'easy')).code).toBe('not-your-turn');
    }
  });

  it('says so when there is nothing to play any more', PATIENT, () => {
    fc.assert(
      fc.property(game, ([rules, seed, number]) => {
        for (const { state } of momentsOf(rules, seed, new FastRandom(number))) {
          if (state.phase === 'playing') continue;
          const code = state.phase === 'round-over' ? 'round-over' : 'match-over';
          expect(faultOf(choosePlay(viewOf(state, 0), 'normal')).code).toBe(code);
          expect(faultOf(listLegalPlaysOfView(viewOf(state, 0))).code).toBe(code);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a declared hand', () => {
  const { rules } = answerOf(resolveRules({ variant: 'cirulla', players: 2 }));

  it('lies open to everybody', () => {
    expect(rules.declare.kind).toBe('cirulla');
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { state, events } = answerOf(dealRound({ rules: { variant: 'cirulla', players: 2 }, seed }));
        for (const event of events.filter(({ kind }) => kind === 'declaration')) {
          for (const viewer of viewersOf(state)) {
            const seat = viewOf(state, viewer).seats[event.seat ?? 0];
            expect(seat).toMatchObject({ declared: true, hand: event.cards });
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
