import type { PlayOption } from '../legalPlays.ts';
import { advance, Position, slotOf } from '../position.ts';
import { roundPoints } from '../score.ts';
import type { RulesTables } from '../tables.ts';
import { FastRandom } from './fastRandom.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './levels.ts';
import { isMatchPoint, matchChance } from './matchChance.ts';
import { playByPolicy } from './policy.ts';
import { Solver } from './solver.ts';
import { type CardWeights, weightsOf } from './weights.ts';
import { Worlds } from './worlds.ts';

/** What the search found of one play. */
export interface Finding {
  readonly option: PlayOption;
  /** Mean point difference for the side at the end of the round. */
  readonly points: number;
}

/** Worlds that look alike still differ in how they are played out. */
const WORLDS_WHEN_ALL_IS_KNOWN = 24;
/** A world that takes longer to solve is only played out. */
const MOST_SOLVER_NODES = 6000;
/** Plays that are equal by the solver are told apart by how the others are likely to go wrong. */
const PLAYOUT_PART = 0.3;

const solvers = new WeakMap<RulesTables, Solver>();

function solverOf(tables: RulesTables): Solver {
  const known = solvers.get(tables);
  if (known) return known;
  const solver = new Solver(tables);
  solvers.set(tables, solver);
  return solver;
}

/** Reckons what plays lead to, one world at a time. */
class Reckoner {
  nodes = 0;
  readonly world: Position;
  private readonly position: Position;
  private readonly points: Int32Array;
  private readonly random = new FastRandom(1);
  private readonly weights: CardWeights;
  private readonly solver: Solver | undefined;
  private readonly knowledge: Knowledge;
  private readonly sign: number;
  private readonly matchPoint: boolean;
  /** Of the last outcome: the point difference, and what it is worth to the side. */
  difference = 0;
  worth = 0;

  constructor(knowledge: Knowledge, solver: Solver | undefined) {
    const { tables } = knowledge.position;
    this.knowledge = knowledge;
    this.world = new Position(tables);
    this.position = new Position(tables);
    this.points = new Int32Array(tables.sides);
    this.weights = weightsOf(tables);
    this.solver = solver;
    this.sign = tables.rules.victory.aim === 'least' ? -1 : 1;
    this.matchPoint = isMatchPoint(knowledge);
  }

  /** Plays the option in the world and the round to its end; `seed` for what chance decides. */
  reckon(option: PlayOption, seed: number): void {
    const { position } = this;
    position.copyFrom(this.world);
    let over = advance(position, slotOf(position, option.card), option.lo, option.hi);
    this.nodes++;
    const solved = over ? undefined : this.solve();
    this.random.restart(seed);
    while (!over) {
      over = playByPolicy(position, this.weights, this.random);
      this.nodes++;
    }
    roundPoints(position.tables, position, this.points);
    const played = this.pointDifference();
    this.difference = solved === undefined ? played : solved * (1 - PLAYOUT_PART) + played * PLAYOUT_PART;
    this.worth = this.matchPoint ? matchChance(this.knowledge, this.points) : this.sign * this.difference;
  }

  /** The point difference for the side when all play their best, if it can be found. */
  private solve(): number | undefined {
    const { solver } = this;
    if (!solver) return undefined;
    // The solver reckons for side 0, and turns round what is best where the fewest points win.
    const turn = this.knowledge.side === 0 ? this.sign : -this.sign;
    const before = solver.nodes;
    const value = solver.solve(this.position, Math.round(turn * this.difference), MOST_SOLVER_NODES);
    this.nodes += solver.nodes - before;
    return value === undefined ? undefined : turn * value;
  }

  /** Own points less the mean of the others'. */
  private pointDifference(): number {
    const { points, knowledge } = this;
    let others = 0;
    for (let other = 0; other < points.length; other++) if (other !== knowledge.side) others += points[other];
    return points[knowledge.side] - others / (points.length - 1);
  }
}

/** One play under consideration. */
interface Contender {
  readonly option: PlayOption;
  points: number;
  worth: number;
  worlds: number;
}

/**
 * Plays every option to the end of the round in many worlds, the same for all, and drops the worse half again and again.
 * Returns the findings, best first (where the fewest points win: fewest first), and the nodes spent.
 */
export function searchPlays(
  knowledge: Knowledge,
  options: readonly PlayOption[],
  budget: Budget,
  random: FastRandom,
): { readonly findings: readonly Finding[]; readonly nodes: number } {
  const { position } = knowledge;
  const { tables } = position;
  const worlds = new Worlds(knowledge, budget.mindPlays);
  const cardsAfter = position.inHands - 1 + position.stockEnd - position.stockAt;
  const solvable = tables.sides === 2 && cardsAfter <= budget.exactCards && !isMatchPoint(knowledge);
  const solver = solvable ? solverOf(tables) : undefined;
  const reckoner = new Reckoner(knowledge, solver);
  const mostWorlds = worlds.onlyOne ? Math.min(WORLDS_WHEN_ALL_IS_KNOWN, budget.worlds) : budget.worlds;

  const alive: Contender[] = options.map((option) => ({ option, points: 0, worth: 0, worlds: 0 }));
  const dropped: Contender[] = [];
  const heats = Math.max(1, Math.ceil(Math.log2(alive.length)));
  let drawn = 0;
  for (let heat = 1; heat <= heats; heat++) {
    const nodes = (budget.nodes * heat) / heats;
    const until = Math.ceil((mostWorlds * heat) / heats);
    while (drawn < until && (reckoner.nodes < nodes || drawn === 0)) {
      worlds.draw(reckoner.world, random, drawn === 0);
      solver?.forget();
      drawn++;
      const seed = random.next();
      for (const contender of alive) {
        reckoner.reckon(contender.option, seed);
        contender.points += reckoner.difference;
        contender.worth += reckoner.worth;
        contender.worlds++;
      }
    }
    alive.sort((a, b) => b.worth / b.worlds - a.worth / a.worlds);
    if (heat < heats) dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)));
  }
  const findings = [...alive, ...dropped].map(({ option, points, worlds }) => ({
    option,
    points: points / worlds,
  }));
  return { findings, nodes: reckoner.nodes };
}
