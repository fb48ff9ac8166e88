import { popcount } from './cardSet.ts';
import { figureOf, pointsOfFigure } from './figures.ts';
import { type ItemTable, MOST, PRIMIERA } from './itemTables.ts';
import type { Position } from './position.ts';
import { sweepPoints, type Takings } from './score.ts';
import type { RulesTables } from './tables.ts';

/**
 * What an item is sure to give a side however the cards nobody has captured are shared out (rule `victory.endCheck`):
 * majorities that cannot be caught up, cards and runs already held; a primiera is never sure before the end.
 */
function surePoints(
  item: ItemTable,
  takings: Takings,
  side: number,
  sides: number,
  openLo: number,
  openHi: number,
): number {
  const lo = takings.pileLo[side];
  const hi = takings.pileHi[side];
  switch (item.counting) {
    case MOST: {
      const own = popcount(lo & item.lo) + popcount(hi & item.hi);
      const open = popcount(openLo & item.lo) + popcount(openHi & item.hi);
      for (let other = 0; other < sides; other++) {
        if (other === side) continue;
        const reach =
          popcount(takings.pileLo[other] & item.lo) + popcount(takings.pileHi[other] & item.hi) + open;
        if (own === 0 || own < reach || (own === reach && !item.tieToAll)) return 0;
      }
      return item.points + (own === popcount(item.lo) + popcount(item.hi) ? item.allPoints : 0);
    }
    case PRIMIERA:
      return 0;
    default:
      return pointsOfFigure(item, figureOf(item, lo, hi));
  }
}

/** Points each side has for certain in the middle of a round: sweeps, bonus and what can no longer be taken away. */
export function sureRoundPoints(tables: RulesTables, position: Position): number[] {
  let openLo = tables.deck.lo;
  let openHi = tables.deck.hi;
  for (let side = 0; side < tables.sides; side++) {
    openLo &= ~position.pileLo[side];
    openHi &= ~position.pileHi[side];
  }
  return Array.from({ length: tables.sides }, (_, side) =>
    tables.items.reduce(
      (sum, item) => sum + surePoints(item, position, side, tables.sides, openLo, openHi),
      sweepPoints(tables, position, side) + position.bonus[side],
    ),
  );
}
