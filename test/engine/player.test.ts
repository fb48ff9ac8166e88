import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPlay,
  type Candidate,
  choosePlay,
  dealRound,
  type GameState,
  type GameView,
  type Level,
  listLegalPlays,
  type PlayerChoice,
  type ReasonKind,
  type RulesChoice,
  resolveRules,
  viewAsSeat,
} from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { BUDGETS } from '../../engine/player/levels.ts';
import { answerOf } from './support/answers.ts';
import { anyChoice, anySeed, PATIENT, playAt, TABLES, varied } from './support/anyGame.ts';
import { isTrue } from './support/reasons.ts';
import { seedOf, stateOf } from './support/states.ts';

const SCOPA: RulesChoice = { variant: 'scopa', players: 2 };
const QUICK: readonly Level[] = ['easy', 'normal'];
const THOROUGH: readonly Level[] = ['hard', 'master'];

/** The view of the seat on turn. */
const viewOnTurn = (state: GameState): GameView => answerOf(viewAsSeat(state, state.turn ?? 0));

const choose = (state: GameState, level: Level, seed?: Uint8Array): PlayerChoice =>
  answerOf(choosePlay(viewOnTurn(state), level, seed));

const word = ({ card, captured }: { card: string; captured: readonly string[] }) =>
  `${card}: ${captured.join(' ')}`;

/** Some moments of a round that is played at random. */
function momentsOf(rules: RulesChoice, seed: Uint8Array, random: FastRandom, every: number): GameState[] {
  let { state } = answerOf(dealRound({ rules, seed }));
  const moments: GameState[] = [];
  for (let play = playAt(state, random.below(1000)); play; play = playAt(state, random.below(1000))) {
    if (random.below(every) === 0) moments.push(state);
    state = answerOf(applyPlay(state, { card: play.card, captured: play.captured })).state;
  }
  return moments;
}

describe('the candidates', () => {
  const tables = TABLES.map((choice) => [choice.variant, choice.players, choice] as const);

  /** Holds an answer against the rules; the candidates. */
  function expectComplete(state: GameState, level: Level): readonly Candidate[] {
    const view = viewOnTurn(state);
    const { candidates, play, level: answered } = answerOf(choosePlay(view, level));
    const legal = answerOf(listLegalPlays(state)).plays;
    expect(candidates.map((candidate) => word(candidate.play)).sort()).toEqual(legal.map(word).sort());
    expect(candidates.every(({ points }) => Number.isFinite(points))).toBe(true);
    expect(candidates.filter((candidate) => !isTrue(view, candidate))).toEqual([]);
    expect(legal.map(word)).toContain(word(play));
    expect(answered).toBe(level);
    return candidates;
  }

  it.each(tables)(
    'list every legal play once, best first, each for a true reason (%s with %i)',
    PATIENT,
    (_variant, _players, choice) => {
      fc.assert(
        fc.property(varied(choice), anySeed, fc.integer(), (rules, seed, number) => {
          for (const state of momentsOf(rules, seed, new FastRandom(number), 4)) {
            for (const level of QUICK) {
              const points = expectComplete(state, level).map((candidate) => candidate.points);
              const { aim } = answerOf(resolveRules(rules)).rules.victory;
              expect(points).toEqual(points.toSorted((a, b) => (aim === 'least' ? a - b : b - a)));
            }
          }
        }),
        { numRuns: 3 },
      );
    },
  );

  it.each(tables)(
    'do so at the levels that search as well (%s with %i)',
    PATIENT,
    (_variant, _players, choice) => {
      fc.assert(
        fc.property(varied(choice), anySeed, fc.integer(), (rules, seed, number) => {
          for (const state of momentsOf(rules, seed, new FastRandom(number), 3).slice(0, 1)) {
            for (const level of THOROUGH) expectComplete(state, level);
          }
        }),
        { numRuns: 2 },
      );
    },
  );

  it('know every reason', PATIENT, () => {
    const kinds = new Set<ReasonKind>();
    const random = new FastRandom(1);
    for (let number = 0; number < 60; number++) {
      const rules = TABLES[number % TABLES.length] ?? SCOPA;
      for (const state of momentsOf(rules, seedOf(number), random, 1)) {
        for (const { reason } of choose(state, 'normal').candidates) kinds.add(reason.kind);
      }
    }
    expect([...kinds].sort()).toEqual(
      [
        ...['takes-settebello', 'sweeps', 'takes-primiera-cards', 'takes-coins', 'takes-cards'],
        ...['takes-scoring-card', 'protects-settebello', 'leaves-no-sweep', 'leaves-untakeable-king'],
        ...['sets-up-partner', 'least-harm'],
      ].sort(),
    );
  });
});

describe('normal', () => {
  /** What normal plays and why. */
  const best = (state: GameState) => {
    const { play, candidates } = choose(state, 'normal');
    expect(candidates[0]?.play).toEqual(play);
    return { play, reason: candidates[0]?.reason.kind };
  };

  it('takes the settebello rather than another seven', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['7S', '2C'],
        ['3C', '4C'],
      ],
      table: ['7D', '7C', 'KC'],
      turn: 0,
    });
    expect(best(state)).toEqual({ play: { card: '7S', captured: ['7D'] }, reason: 'takes-settebello' });
  });

  it('sweeps', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['KS', '2C', 'QB'],
        ['3C', '4C', 'JS'],
      ],
      table: ['4S', '6S'],
      turn: 0,
    });
    expect(best(state)).toEqual({ play: { card: 'KS', captured: ['4S', '6S'] }, reason: 'sweeps' });
  });

  it('lays what cannot be swept rather than what can', () => {
    // Every five is gone but the ones it holds; a four can still be taken.
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['5S', '4C', '5B'],
        ['4B', '3C', 'JS'],
      ],
      table: [],
      stock: ['4S', 'QB', 'QC', 'KC', 'KB', 'JC'],
      turn: 0,
    });
    expect(best(state).play.card).not.toBe('4C');
  });

  it('holds the settebello back when it can lay something else', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['7D', 'KS', '2C'],
        ['3C', '7C', 'JS'],
      ],
      table: ['JC', 'QC'],
      stock: ['7B', '7S', 'KC', 'KB', 'QS', 'QB'],
      turn: 0,
    });
    expect(best(state).play.card).not.toBe('7D');
  });

  it('knows when nobody can take a king', () => {
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['KD', '2C'],
        ['3C', '4C'],
      ],
      table: ['6C', 'QC'],
      turn: 0,
    });
    const king = choose(state, 'normal').candidates.find(({ play }) => play.card === 'KD');
    expect(king?.reason).toEqual({ kind: 'leaves-untakeable-king', cards: ['KD'] });
  });

  it('values what the variant counts and nothing else', () => {
    // In Frac an ace is worth a point and the settebello nothing.
    const state = stateOf({
      rules: { variant: 'scopa-frac' },
      hands: [
        ['7S', 'JS'],
        ['3C', '4C'],
      ],
      table: ['7D', 'AC', '6B', 'KC'],
      turn: 0,
    });
    const { candidates } = choose(state, 'normal');
    const worth = (captured: string) =>
      candidates.find(({ play }) => play.card === '7S' && play.captured.join() === captured)?.points ?? 0;
    expect(worth('AC,6B')).toBeGreaterThan(worth('7D'));
    expect(candidates.map(({ reason }) => reason.kind)).not.toContain('takes-settebello');
  });

  it('a perdere lets the settebello lie, and calls no gain a reason', () => {
    const state = stateOf({
      rules: { ...SCOPA, extras: ['a-perdere'] },
      hands: [
        ['7S', '2C'],
        ['3C', '4C'],
      ],
      table: ['7D', '7C', 'KC'],
      turn: 0,
    });
    const { play, candidates } = choose(state, 'normal');
    expect(play.captured).not.toContain('7D');
    expect(new Set(candidates.map(({ reason }) => reason.kind))).toEqual(new Set(['least-harm']));
  });

  it('never calls a sweep a reason where sweeps are worth nothing', () => {
    const state = stateOf({
      rules: { variant: 'scopa-frac' },
      hands: [
        ['7S', 'JS'],
        ['3C', '4C'],
      ],
      table: ['7D'],
      turn: 0,
    });
    const kinds = choose(state, 'normal').candidates.map(({ reason }) => reason.kind);
    for (const kind of ['sweeps', 'leaves-no-sweep', 'sets-up-partner']) expect(kinds).not.toContain(kind);
  });
});

describe('easy', () => {
  /** How often easy plays each card, out of many seeds. */
  function tally(state: GameState, draws = 400): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (let number = 0; number < draws; number++) {
      const { card } = choose(state, 'easy', seedOf(number)).play;
      counts.set(card, (counts.get(card) ?? 0) + 1 / draws);
    }
    return counts;
  }

  const hands = [
    ['7D', '2C', 'KB'],
    ['3C', '4C', '5C'],
  ];

  it('mostly captures when it can, and sometimes does not', () => {
    const share = tally(stateOf({ rules: SCOPA, hands, table: ['7S', 'QC'], turn: 0 })).get('7D') ?? 0;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.95);
  });

  it('sweeps more surely still', () => {
    const captures = tally(stateOf({ rules: SCOPA, hands, table: ['7S', 'QC'], turn: 0 })).get('7D') ?? 0;
    const sweeps = tally(stateOf({ rules: SCOPA, hands, table: ['7S'], turn: 0 })).get('7D') ?? 0;
    expect(sweeps).toBeGreaterThan(captures);
  });

  it('lays any card when it can take nothing', () => {
    const shares = tally(stateOf({ rules: SCOPA, hands, table: ['QC'], turn: 0 }));
    expect([...shares.keys()].sort()).toEqual(['2C', '7D', 'KB']);
    for (const share of shares.values()) expect(share).toBeGreaterThan(0.2);
  });

  it('never minds what it leaves', () => {
    // Captures of the same kind are drawn alike, whatever may follow.
    const state = stateOf({
      rules: SCOPA,
      hands: [
        ['7D', '2C'],
        ['3C', '4C'],
      ],
      table: ['7S', '2S', 'QC'],
      turn: 0,
    });
    const shares = tally(state);
    expect(Math.abs((shares.get('7D') ?? 0) - (shares.get('2C') ?? 0))).toBeLessThan(0.15);
  });

  it('plays one way for one seed', () => {
    fc.assert(
      fc.property(anyChoice, anySeed, anySeed, (rules, seed, own) => {
        const { state } = answerOf(dealRound({ rules, seed }));
        if (state.phase === 'playing') expect(choose(state, 'easy', own)).toEqual(choose(state, 'easy', own));
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(['hard', 'master'] as const)('%s', (level) => {
  /** A moment in the middle of a round. */
  const moment = (rules: RulesChoice, number: number): GameState => {
    const state = momentsOf(rules, seedOf(number), new FastRandom(number + 1), 1).at(-10);
    if (!state) throw new Error('The round is too short.');
    return state;
  };

  it('answers as itself, with every legal play', PATIENT, () => {
    const state = moment(SCOPA, 1);
    const answer = choose(state, level);
    expect(answer.level).toBe(level);
    expect(answer.candidates).toHaveLength(answerOf(listLegalPlays(state)).plays.length);
    expect(answer.play).toEqual(answer.candidates[0]?.play);
  });

  it('answers the same whatever it was asked before', PATIENT, () => {
    const state = moment(SCOPA, 2);
    const first = choose(state, level);
    for (const number of [3, 4]) choose(moment(SCOPA, number), level);
    choose(moment({ variant: 'scopone' }, 5), level);
    expect(choose(state, level)).toEqual(first);
  });

  it('reckons within its budget of nodes', PATIENT, () => {
    for (const rules of [
      SCOPA,
      { variant: 'scopone' },
      { variant: 'cirulla' },
      { variant: 'karl', players: 3 },
    ]) {
      for (let number = 0; number < 3; number++) {
        // The last world is played out for every play, so it may go a little over.
        expect(choose(moment(rules, number), level).nodes).toBeLessThan(BUDGETS[level].nodes * 1.1);
      }
    }
  });

  it('tells points, not chances, also when the match is near its end', PATIENT, () => {
    const state = moment(SCOPA, 6);
    const close: GameState = { ...state, sides: state.sides.map((side) => ({ ...side, score: 10 })) };
    const far: GameState = { ...state, sides: state.sides.map((side) => ({ ...side, score: 0 })) };
    for (const { points } of [...choose(close, level).candidates, ...choose(far, level).candidates]) {
      expect(Math.abs(points)).toBeLessThan(8);
    }
  });
});

/** Plays a round with a level for each side; the points of the round, per side. */
function duel(
  rules: RulesChoice,
  seed: Uint8Array,
  dealer: number,
  levels: readonly Level[],
): readonly number[] {
  let { state } = answerOf(dealRound({ rules, seed, dealer }));
  for (;;) {
    const side = state.seats[state.turn ?? 0]?.side ?? 0;
    const step = answerOf(applyPlay(state, choose(state, levels[side] ?? 'easy').play));
    if (step.score) return step.score.sides.map(({ roundPoints }) => roundPoints);
    if (step.state.phase !== 'playing') return levels.map(() => 0);
    state = step.state;
  }
}

describe('a level beats the one below over deals that both play from both sides', () => {
  /** The mean lead of the first level in the points of a round. */
  function leadOf(level: Level, below: Level, rules: RulesChoice, deals: number): number {
    let margin = 0;
    for (let number = 0; number < deals; number++) {
      const seed = seedOf(number);
      const [first = 0, second = 0] = duel(rules, seed, 0, [level, below]);
      const [third = 0, fourth = 0] = duel(rules, seed, 0, [below, level]);
      margin += first - second + fourth - third;
    }
    return margin / (2 * deals);
  }

  it.each([
    ['scopa', 2],
    ['scopone', 4],
    ['scopa-15', 2],
    ['escoba', 2],
    ['cirulla', 2],
    ['scopa-frac', 2],
    ['asso-piglia-tutto', 4],
    ['karl', 2],
  ] as const)('normal beats easy, %s with %i', PATIENT, (variant, players) => {
    expect(leadOf('normal', 'easy', { variant, players }, 16)).toBeGreaterThan(0.3);
  });

  it('normal beats easy a perdere, where it takes fewer points', PATIENT, () => {
    expect(leadOf('normal', 'easy', { ...SCOPA, extras: ['a-perdere'] }, 16)).toBeLessThan(-0.3);
  });

  it.each([
    ['scopone', 4],
    ['scopa-15', 2],
    ['scopa-d-assi-31', 4],
  ] as const)('hard beats normal, %s with %i', PATIENT, (variant, players) => {
    expect(leadOf('hard', 'normal', { variant, players }, 8)).toBeGreaterThan(0.3);
  });

  it('master beats hard, scopone with 4', PATIENT, () => {
    expect(leadOf('master', 'hard', { variant: 'scopone', players: 4 }, 5)).toBeGreaterThan(0.2);
  });
});

describe('what a choice takes', () => {
  const collect = (): void => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  };
  const megabytes = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 2 ** 20;
  };
  const rounds = [SCOPA, { variant: 'scopone' }, { variant: 'escoba' }, { variant: 'karl', players: 3 }];

  it('is less than 64 MB at master, whatever the variant', PATIENT, () => {
    for (const rules of TABLES) {
      const { state } = answerOf(dealRound({ rules, seed: seedOf(9) }));
      collect();
      const before = megabytes();
      choose(state, 'master');
      expect(megabytes() - before).toBeLessThan(64);
    }
  });

  it('is given back: a thousand choices do not grow the heap', PATIENT, () => {
    const states = rounds.flatMap((rules, number) =>
      momentsOf(rules, seedOf(number), new FastRandom(3), 1).slice(-10),
    );
    const ask = (times: number) => {
      for (let i = 0; i < times; i++)
        choose(states[i % states.length] ?? states[0], i % 8 === 0 ? 'master' : 'hard');
      collect();
      return megabytes();
    };
    const before = ask(200);
    expect(ask(1000) - before).toBeLessThan(1);
  });

  it('is no time: the engine reads no clock and no chance of the machine', () => {
    const folder = resolve(import.meta.dirname, '../../engine');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(files.length).toBeGreaterThan(50);
    const readers = files.filter((file) =>
      /\b(Date|performance|setTimeout|Math\.random|getRandomValues)\b/u.test(
        readFileSync(resolve(folder, file), 'utf8'),
      ),
    );
    expect(readers).toEqual([]);
  });
});
