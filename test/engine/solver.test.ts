/** The exact solver of the computer player against plain search without cut-offs or memory. */
import { describe, expect, it } from 'vitest';
import { CaptureList, findCaptures } from '../../engine/captures.ts';
import type { RulesChoice } from '../../engine/index.ts';
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { playByPolicy } from '../../engine/player/policy.ts';
import { Solver } from '../../engine/player/solver.ts';
import { weightsOf } from '../../engine/player/weights.ts';
import { advance, declareHands, layOut, Position } from '../../engine/position.ts';
import { resolveRules } from '../../engine/rules.ts';
import { roundPoints } from '../../engine/score.ts';
import type { RulesTables } from '../../engine/tables.ts';
import { answerOf } from './support/answers.ts';

const PATIENT = { timeout: 120_000 };
const FORGETFUL = 1e9;

/** Best point difference for side 0, by trying everything; least points where these win. */
function bruteForce(position: Position): number {
  const { tables } = position;
  const sign = tables.rules.victory.aim === 'least' ? -1 : 1;
  const outcomes: number[] = [];
  const from = position.handAt[position.turn];
  for (let slot = from; slot < from + position.handCount[position.turn]; slot++) {
    const captures = new CaptureList();
    findCaptures(tables, position.pack[slot], position.tableLo, position.tableHi, captures);
    const options = Array.from(
      { length: captures.count },
      (_, i) => [captures.lo[i], captures.hi[i]] as const,
    );
    const empty = (position.tableLo | position.tableHi) === 0;
    if (captures.count === 0 || (!tables.mustCapture && !empty)) options.push([0, 0]);
    for (const [lo, hi] of options) {
      const next = position.clone();
      if (advance(next, slot, lo, hi)) {
        const points = new Int32Array(tables.sides);
        roundPoints(tables, next, points);
        outcomes.push(sign * (points[0] - points[1]));
      } else outcomes.push(bruteForce(next));
    }
  }
  return tables.sideOf[position.turn] === 0 ? Math.max(...outcomes) : Math.min(...outcomes);
}

/** A position with so many cards to play, from a round that sensible players have brought so far. */
function lateIn(tables: RulesTables, random: FastRandom, left: number): Position {
  const position = new Position(tables);
  random.shuffle(position.pack);
  layOut(position, random.below(tables.players));
  declareHands(position);
  while (position.inHands + position.stockEnd - position.stockAt > left) {
    playByPolicy(position, weightsOf(tables), random);
  }
  return position;
}

const games: readonly RulesChoice[] = [
  { variant: 'scopone' },
  { variant: 'scopone', players: 2 },
  { variant: 'scopone-dieci' },
  { variant: 'scopa', extras: ['napola', 're-bello'] },
  { variant: 'scopa', players: 4 },
  { variant: 'scopa', players: 6 },
  { variant: 'scopa', extras: ['a-perdere'] },
  { variant: 'scopa-worksheet' },
  { variant: 'scopa-frac' },
  { variant: 'scopa-d-assi', players: 4 },
  { variant: 'asso-piglia-tutto' },
  { variant: 'il-ponino' },
  { variant: 'cirulla' },
  { variant: 'escoba' },
  { variant: 'escoba-setenta' },
  { variant: 'scopa-15' },
  { variant: 'scopone-trente' },
  { variant: 'karl' },
  { variant: 'karl', players: 4 },
  {
    variant: 'scopa',
    options: {
      score: { items: [{ kind: 'primiera', points: 2, mode: 'most-sevens', missingSuit: 'zero' }] },
    },
  },
];
const POSITIONS = 10_000;

describe('the solver', () => {
  it.each(games.map((choice) => [choice.variant, choice] as const))(
    'finds what trying everything finds (%s)',
    PATIENT,
    (_variant, choice) => {
      const { tables } = answerOf(resolveRules(choice));
      const solver = new Solver(tables);
      const random = new FastRandom(20_261);
      for (let i = 0; i < POSITIONS / games.length; i++) {
        const position = lateIn(tables, random, 2 + random.below(4));
        solver.forget();
        const guess = random.below(9) - 4;
        expect(solver.solve(position, guess, FORGETFUL)).toBe(bruteForce(position));
      }
    },
  );

  it('leaves the position as it was', () => {
    const { tables } = answerOf(resolveRules({ variant: 'scopa' }));
    const position = lateIn(tables, new FastRandom(5), 8);
    const before = position.clone();
    new Solver(tables).solve(position, 0, FORGETFUL);
    expect(position).toEqual(before);
  });

  it('gives up beyond the positions it may look at, and takes the same number each time', () => {
    const { tables } = answerOf(resolveRules({ variant: 'scopone' }));
    const position = lateIn(tables, new FastRandom(5), 14);
    const solver = new Solver(tables);
    expect(solver.solve(position.clone(), 0, 20)).toBeUndefined();
    const effort = () => {
      solver.forget();
      const before = solver.nodes;
      solver.solve(position.clone(), 0, FORGETFUL);
      return solver.nodes - before;
    };
    const first = effort();
    expect([effort(), effort(), effort()]).toEqual([first, first, first]);
  });

  it('does not take what it learnt of one deal for another', () => {
    const { tables } = answerOf(resolveRules({ variant: 'scopone' }));
    const solver = new Solver(tables);
    const random = new FastRandom(77);
    for (let i = 0; i < 100; i++) {
      const position = lateIn(tables, random, 10);
      solver.forget();
      const kept = solver.solve(position.clone(), 0, FORGETFUL);
      expect(kept).toBe(new Solver(tables).solve(position, 0, FORGETFUL));
    }
  });
});
