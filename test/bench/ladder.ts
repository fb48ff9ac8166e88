/** Each level against the one below in every variant at every table, printed as the table of the documentation. */
import { resolveRules, VARIANTS } from '../../engine/index.ts';
import type { Rules } from '../../engine/model.ts';
import { type Comparison, compare } from './arena.ts';

const STEPS = [
  ['normal', 'easy'],
  ['hard', 'normal'],
  ['master', 'hard'],
] as const;

/** A level may not be worse than the one below by more, in points a round. */
const MOST_BELOW = 0.1;

/** A mean and half the width of its 95 % interval. */
type Margin = Pick<Comparison, 'margin' | 'interval'>;

/** A margin as text. */
export const marginText = ({ margin, interval }: Margin): string =>
  `${margin >= 0 ? '+' : ''}${margin.toFixed(2)} ± ${interval.toFixed(2)}`;

/** Variants belong together by how cards take and how they are dealt. */
function familyOf({ ace, capture, deal }: Rules): string {
  if (capture.by !== 'value') return 'by total';
  if (ace.sweeps) return 'ace sweeps';
  return deal.handSizes.length === 1 ? 'all cards dealt' : 'by packets';
}

const pooled = (margins: readonly Margin[]): Margin => ({
  margin: margins.reduce((sum, { margin }) => sum + margin, 0) / margins.length,
  interval: Math.hypot(...margins.map(({ interval }) => interval)) / margins.length,
});

/** Prints the ladder; false when a level is too far below its predecessor, or a family is not clear of zero. */
export function printLadder(pairs: number, deals: string): boolean {
  console.log(`| variant | players | ${STEPS.map(([a, b]) => `${a} – ${b}`).join(' | ')} |`);
  console.log(`|---|---|${'---|'.repeat(STEPS.length)}`);
  const families = new Map<string, Margin[][]>();
  let inOrder = true;
  for (const { id, tables } of VARIANTS) {
    for (const { players } of tables) {
      const resolved = resolveRules({ variant: id, players });
      if (!resolved.ok) throw new Error(resolved.fault.message);
      const margins = STEPS.map(([a, b]) => compare({ variant: id, players, a, b, pairs, deals }));
      if (margins.some(({ margin }) => margin < -MOST_BELOW)) inOrder = false;
      const family = familyOf(resolved.value.rules);
      families.set(family, [...(families.get(family) ?? []), margins]);
      console.log(`| ${id} | ${players} | ${margins.map(marginText).join(' | ')} |`);
    }
  }
  for (const [family, lines] of [...families, ['all', [...families.values()].flat()] as const]) {
    const steps = STEPS.map((_, step) => pooled(lines.map((line) => line[step])));
    if (steps.some(({ margin, interval }) => margin <= interval)) inOrder = false;
    console.log(`| *${family}* | | ${steps.map(marginText).join(' | ')} |`);
  }
  return inOrder;
}
