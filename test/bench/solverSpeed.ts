/** Speed of the exact solver on positions of Scopone that playouts have reached. */
import { FastRandom } from '../../engine/player/fastRandom.ts';
import { playByPolicy } from '../../engine/player/policy.ts';
import { Solver } from '../../engine/player/solver.ts';
import { weightsOf } from '../../engine/player/weights.ts';
import { layOut, Position } from '../../engine/position.ts';
import { resolveRules } from '../../engine/rules.ts';
import { processorTime } from './processorTime.ts';

/** Cards left, positions, and the bar in milliseconds of a processor for their mean. */
const MEASURES = [
  { left: 12, count: 2000, bar: 0.1 },
  { left: 16, count: 400, bar: 1 },
  { left: 20, count: 100, bar: 20 },
] as const;
const REPETITIONS = 3;
const NO_LIMIT = 1e9;

/** Prints the mean time of a position, the best of some repetitions; false above a bar. */
export function printSolverSpeed(): boolean {
  const resolved = resolveRules({ variant: 'scopone' });
  if (!resolved.ok) throw new Error(resolved.fault.message);
  const { tables } = resolved.value;
  const solver = new Solver(tables);
  const random = new FastRandom(42);
  let reached = true;
  for (const { left, count, bar } of MEASURES) {
    const positions = Array.from({ length: count }, () => {
      const position = new Position(tables);
      random.shuffle(position.pack);
      layOut(position, random.below(tables.players));
      while (position.inHands > left) playByPolicy(position, weightsOf(tables), random);
      return position;
    });
    let best = Number.POSITIVE_INFINITY;
    const before = solver.nodes;
    for (let repetition = 0; repetition < REPETITIONS; repetition++) {
      const begin = processorTime();
      for (const position of positions) {
        solver.forget();
        solver.solve(position, 0, NO_LIMIT);
      }
      best = Math.min(best, (processorTime() - begin) / count);
    }
    const nodes = Math.round((solver.nodes - before) / count / REPETITIONS);
    console.log(`${left} cards left: ${best.toFixed(3)} ms a position (bar ${bar}), ${nodes} nodes`);
    if (best > bar) reached = false;
  }
  return reached;
}
