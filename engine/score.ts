import { holdsEvery, popcount } from './cardSet.ts';
import { figureOf, isCompared, pointsOfFigure } from './figures.ts';
import type { ItemTable } from './itemTables.ts';
import type { RulesTables } from './tables.ts';

/** What scoring looks at: the piles and the sweeps of each side. */
export interface Takings {
  readonly pileLo: Int32Array;
  readonly pileHi: Int32Array;
  readonly sweeps: Int32Array;
  /** Points won outside plays. */
  readonly bonus: Int32Array;
}

const MOST_SIDES = 6;
const figures = new Int32Array(MOST_SIDES);

/** What the leader of a compared item wins by this figure. */
const leadPoints = ({ points, allPoints, lo, hi }: ItemTable, figure: number): number =>
  allPoints !== 0 && figure === popcount(lo) + popcount(hi) ? points + allPoints : points;

/** Adds to `points` what each side gets for an item. */
export function addItemPoints(
  tables: RulesTables,
  item: ItemTable,
  takings: Takings,
  points: Int32Array,
): void {
  const { sides } = tables;
  let best = 0;
  let leaders = 0;
  for (let side = 0; side < sides; side++) {
    const figure = figureOf(item, takings.pileLo[side], takings.pileHi[side]);
    figures[side] = figure;
    if (figure > best) {
      best = figure;
      leaders = 1;
    } else if (figure === best) leaders++;
  }
  if (!isCompared(item)) {
    for (let side = 0; side < sides; side++) points[side] += pointsOfFigure(item, figures[side]);
    return;
  }
  // Who has nothing cannot lead, and by default a level lead is nobody's.
  if (best === 0 || (leaders > 1 && !item.tieToAll)) return;
  const won = leadPoints(item, best);
  for (let side = 0; side < sides; side++) if (figures[side] === best) points[side] += won;
}

/** Points of a side's sweeps (rules `sweep.points`, `sweep.doubleWhenAllOfRank`). */
export function sweepPoints(tables: RulesTables, takings: Takings, side: number): number {
  const points = takings.sweeps[side] * tables.sweepPoints;
  const { doubling } = tables;
  const doubles =
    (doubling.lo | doubling.hi) !== 0 && holdsEvery(takings.pileLo[side], takings.pileHi[side], doubling);
  return doubles ? points * 2 : points;
}

/** Fills `points` with what each side wins in a round that ended with these takings: items, sweeps and bonus. */
export function roundPoints(tables: RulesTables, takings: Takings, points: Int32Array): void {
  for (let side = 0; side < tables.sides; side++) {
    points[side] = sweepPoints(tables, takings, side) + takings.bonus[side];
  }
  const { items } = tables;
  for (let i = 0; i < items.length; i++) addItemPoints(tables, items[i], takings, points);
}

/**
 * The points of side 0 less those of side 1, where there are two sides: what `roundPoints` says, for those who play out
 * rounds by the thousand and ask for nothing else.
 */
export function pointDifference(tables: RulesTables, takings: Takings): number {
  const { pileLo, pileHi, bonus } = takings;
  const ownLo = pileLo[0];
  const ownHi = pileHi[0];
  const otherLo = pileLo[1];
  const otherHi = pileHi[1];
  let difference = sweepPoints(tables, takings, 0) - sweepPoints(tables, takings, 1) + bonus[0] - bonus[1];
  const { items } = tables;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const own = figureOf(item, ownLo, ownHi);
    const other = figureOf(item, otherLo, otherHi);
    if (!isCompared(item)) difference += pointsOfFigure(item, own) - pointsOfFigure(item, other);
    else if (own > other) difference += leadPoints(item, own);
    else if (own < other) difference -= leadPoints(item, other);
  }
  return difference;
}
