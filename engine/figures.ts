import { countOfRank, holdsEvery, popcount, RANKS, SUIT_BITS } from './cardSet.ts';
import { type ItemTable, MOST, PER_CARD, PRIMIERA, RUN, SET } from './itemTables.ts';

/** A complete primiera outranks every incomplete one where the rule says so. */
const COMPLETE = 1 << 16;
/** More than a deck has cards of a rank. */
const DECIDING_BASE = 8;

/** Sevens, then sixes, then aces, as one number. */
function sevensSixesAces(item: ItemTable, lo: number, hi: number): number {
  let figure = 0;
  for (let i = 0; i < item.decidingRanks.length; i++) {
    const rank = item.decidingRanks[i];
    figure = figure * DECIDING_BASE + (rank < 0 ? 0 : countOfRank(lo, hi, rank));
  }
  return figure;
}

/**
 * The figure of a primiera, one more than the sum of the dearest card of each suit (or than sevens, sixes and aces), so
 * that who has one of nothing still has one; 0 for a side that has none and cannot lead.
 */
function primieraFigure(item: ItemTable, lo: number, hi: number): number {
  const coins = lo & RANKS;
  const cups = (lo >>> SUIT_BITS) & RANKS;
  const clubs = hi & RANKS;
  const swords = (hi >>> SUIT_BITS) & RANKS;
  const complete = coins !== 0 && cups !== 0 && clubs !== 0 && swords !== 0;
  if ((!complete && item.needsEverySuit) || (lo | hi) === 0) return 0;
  const best = item.bestOfRanks;
  const sum = item.mostSevens
    ? sevensSixesAces(item, lo, hi)
    : best[coins] + best[cups] + best[clubs] + best[swords];
  return 1 + sum + (complete && item.completeFirst ? COMPLETE : 0);
}

/** Unbroken cards from the start of a run. */
function runLength(item: ItemTable, lo: number, hi: number): number {
  let length = 0;
  while (length < item.run.length && holdsEvery(lo, hi, item.run[length])) length++;
  return length;
}

/** The figure by which a side is compared or paid for an item: 0 when it cannot lead. */
export function figureOf(item: ItemTable, lo: number, hi: number): number {
  switch (item.counting) {
    case MOST:
    case PER_CARD:
      return popcount(lo & item.lo) + popcount(hi & item.hi);
    case SET:
      return holdsEvery(lo, hi, item) ? 1 : 0;
    case RUN:
      return runLength(item, lo, hi);
    default:
      return primieraFigure(item, lo, hi);
  }
}

/** The figure a player can check beside the points: for a primiera its sum, or how many sevens decide it. */
export function shownFigure(item: ItemTable, figure: number): number {
  if (item.counting !== PRIMIERA) return figure;
  if (figure === 0) return 0;
  const sum = (figure - 1) % COMPLETE;
  return item.mostSevens ? Math.floor(sum / DECIDING_BASE ** (item.decidingRanks.length - 1)) : sum;
}

/** Points of a figure that is paid by itself, not by comparison: cards, sets and runs. */
export function pointsOfFigure(item: ItemTable, figure: number): number {
  if (item.counting !== RUN) return figure * item.points;
  if (figure < item.min) return 0;
  return item.byLength ? figure * item.points : item.points;
}

/** Is the item won by comparison, so that only the leader is paid? */
export const isCompared = (item: ItemTable): boolean => item.counting === MOST || item.counting === PRIMIERA;
