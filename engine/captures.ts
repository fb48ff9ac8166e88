import {
  cardsOfRanks,
  countOfRank,
  hiBit,
  loBit,
  popcount,
  RANKS,
  rankBits,
  ranksIn,
  SUIT_BITS,
} from './cardSet.ts';
import { rankOf } from './cards.ts';
import { FEWEST_CARDS, FREE, NO_LIMIT, type RulesTables, SINGLE_FIRST } from './tables.ts';

/** Most captures that are listed; a position that has more exists only in hostile states. */
export const CAPTURE_LIMIT = 1000;

/** A reusable list of captures: sets of table cards as two halves. Filled by `findCaptures`. */
export class CaptureList {
  readonly lo = new Int32Array(CAPTURE_LIMIT);
  readonly hi = new Int32Array(CAPTURE_LIMIT);
  count = 0;
  /** There were more than fit. */
  overflow = false;

  has(lo: number, hi: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.lo[i] === lo && this.hi[i] === hi) return true;
    return false;
  }

  push(lo: number, hi: number): void {
    if (this.count === CAPTURE_LIMIT) {
      this.overflow = true;
      return;
    }
    this.lo[this.count] = lo;
    this.hi[this.count] = hi;
    this.count++;
  }

  sizeAt(index: number): number {
    return popcount(this.lo[index]) + popcount(this.hi[index]);
  }
}

/** The smallest capture from `from` on; larger than any when there is none. */
function fewestCards(list: CaptureList, from: number): number {
  let fewest = NO_LIMIT;
  for (let i = from; i < list.count; i++) fewest = Math.min(fewest, list.sizeAt(i));
  return fewest;
}

/** Drops the captures from `from` on that have not exactly `size` cards. */
function keepSize(list: CaptureList, from: number, size: number): void {
  let kept = from;
  for (let i = from; i < list.count; i++) {
    if (list.sizeAt(i) !== size) continue;
    list.lo[kept] = list.lo[i];
    list.hi[kept] = list.hi[i];
    kept++;
  }
  list.count = kept;
}

function add(tables: RulesTables, list: CaptureList, lo: number, hi: number): void {
  if (!tables.setsRepeat || !list.has(lo, hi)) list.push(lo, hi);
}

/** Adds each card of a rank that lies on the table as a capture of its own. */
function addSingles(tables: RulesTables, list: CaptureList, rank: number, lo: number, hi: number): void {
  const cards = rankBits(rank);
  for (let bits = lo & cards; bits; bits &= bits - 1) add(tables, list, bits & -bits, 0);
  for (let bits = hi & cards; bits; bits &= bits - 1) add(tables, list, 0, bits & -bits);
}

/** The ranks of which two or more cards lie on the table, as bits. */
function ranksRepeated(lo: number, hi: number): number {
  const loUpper = lo >>> SUIT_BITS;
  const hiUpper = hi >>> SUIT_BITS;
  return ((lo & loUpper) | (hi & hiUpper) | ((lo | loUpper) & (hi | hiUpper))) & RANKS;
}

/** Adds every choice of one card of each rank in `ranks` (bits), together with what is chosen already. */
function addOneOfEach(
  tables: RulesTables,
  list: CaptureList,
  ranks: number,
  tableLo: number,
  tableHi: number,
  lo: number,
  hi: number,
): void {
  if (ranks === 0) {
    add(tables, list, lo, hi);
    return;
  }
  const rank = ranks & -ranks;
  const cards = cardsOfRanks(rank);
  for (let bits = tableLo & cards; bits; bits &= bits - 1)
    addOneOfEach(tables, list, ranks ^ rank, tableLo, tableHi, lo | (bits & -bits), hi);
  for (let bits = tableHi & cards; bits; bits &= bits - 1)
    addOneOfEach(tables, list, ranks ^ rank, tableLo, tableHi, lo, hi | (bits & -bits));
}

/** Cards of the lowest rank by two bits: the suits of a half that are chosen. */
const CHOSEN = [0, 1, 1 << SUIT_BITS, rankBits(0)];
/** For each count the choices of so many of the four suits, as bits. */
const SUIT_CHOICES = [[], [], [3, 5, 6, 9, 10, 12], [7, 11, 13, 14], [15]];

/**
 * Adds every choice of cards for the ranks in `several` (rank, count, rank, count …) from `at` on and one of each rank in
 * `singles` (bits), together with what is chosen already.
 */
function addSeveral(
  tables: RulesTables,
  list: CaptureList,
  several: Uint8Array,
  at: number,
  singles: number,
  tableLo: number,
  tableHi: number,
  lo: number,
  hi: number,
): void {
  if (at === several.length) {
    addOneOfEach(tables, list, singles, tableLo, tableHi, lo, hi);
    return;
  }
  const choices = SUIT_CHOICES[several[at + 1]];
  for (let i = 0; i < choices.length; i++) {
    const chosenLo = CHOSEN[choices[i] & 3] << several[at];
    const chosenHi = CHOSEN[choices[i] >> 2] << several[at];
    if ((tableLo & chosenLo) !== chosenLo || (tableHi & chosenHi) !== chosenHi) continue;
    addSeveral(tables, list, several, at + 2, singles, tableLo, tableHi, lo | chosenLo, hi | chosenHi);
  }
}

/** Adds the captures that take several cards of one rank. */
function addRepeating(
  tables: RulesTables,
  list: CaptureList,
  sum: number,
  ranks: number,
  repeated: number,
  lo: number,
  hi: number,
): void {
  const ways = tables.sums.repeating[sum];
  for (let i = 0; i < ways.sizes.length; i++) {
    const several = ways.several[i];
    const singles = ways.singles[i];
    if ((several & repeated) !== several || (singles & ranks) !== singles) continue;
    if (ways.sizes[i] <= tables.maxTableCards)
      addSeveral(tables, list, ways.counts[i], 0, singles, lo, hi, 0, 0);
  }
}

/** Adds the captures of the plain ways to a sum. */
function addPlain(
  tables: RulesTables,
  list: CaptureList,
  sum: number,
  ranks: number,
  repeated: number,
  lo: number,
  hi: number,
): void {
  const ways = tables.sums.plain[sum];
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i];
    if ((way & ranks) !== way) continue;
    if (tables.maxTableCards !== NO_LIMIT && popcount(way) > tables.maxTableCards) continue;
    // Of most ranks a single card lies there and is taken for certain; only of the others one is to be chosen.
    const certain = cardsOfRanks(way & ~repeated);
    addOneOfEach(tables, list, way & repeated, lo, hi, lo & certain, hi & certain);
  }
}

/** Adds every set of table cards that makes the sum, none larger than the rules allow. */
function addSums(
  tables: RulesTables,
  list: CaptureList,
  sum: number,
  ranks: number,
  lo: number,
  hi: number,
): void {
  const repeated = ranksRepeated(lo, hi);
  if ((tables.sums.plainReach[ranks] & (1 << sum)) !== 0)
    addPlain(tables, list, sum, ranks, repeated, lo, hi);
  if ((tables.sums.repeatingReach[repeated] & (1 << sum)) !== 0)
    addRepeating(tables, list, sum, ranks, repeated, lo, hi);
}

/** Adds the captures by value: an equal card, or cards whose sum is the value played. */
function addByValue(
  tables: RulesTables,
  list: CaptureList,
  card: number,
  ranks: number,
  lo: number,
  hi: number,
): void {
  const rank = rankOf(card);
  if (tables.choice === SINGLE_FIRST && (ranks & (1 << rank)) !== 0) {
    addSingles(tables, list, rank, lo, hi);
    return;
  }
  const from = list.count;
  addSums(tables, list, tables.deck.value[card], ranks, lo, hi);
  const other = tables.deck.otherValue[card];
  if (other !== 0) addSums(tables, list, other, ranks, lo, hi);
  if (tables.choice === FEWEST_CARDS) keepSize(list, from, fewestCards(list, from));
}

/** Adds the captures by total: cards that with the one played make `capture.total`. */
function addByTotal(
  tables: RulesTables,
  list: CaptureList,
  card: number,
  ranks: number,
  lo: number,
  hi: number,
): void {
  const from = list.count;
  const missing = tables.captureTotal - tables.deck.value[card];
  if (missing > 0) addSums(tables, list, missing, ranks, lo, hi);
  const other = tables.deck.otherValue[card];
  if (other !== 0 && tables.captureTotal > other)
    addSums(tables, list, tables.captureTotal - other, ranks, lo, hi);
  // With both families the choice rule speaks of the value family only.
  if (tables.captureByValue || tables.choice === FREE) return;
  const fewest = fewestCards(list, from);
  if (tables.choice === FEWEST_CARDS || fewest === 1) keepSize(list, from, fewest);
}

/** The captures every card has, by value and by total (rules `capture.*`); the power of an ace is not among them. */
function addOrdinary(tables: RulesTables, list: CaptureList, card: number, lo: number, hi: number): void {
  const ranks = ranksIn(lo, hi);
  if (tables.captureByValue) addByValue(tables, list, card, ranks, lo, hi);
  if (tables.captureByTotal) addByTotal(tables, list, card, ranks, lo, hi);
}

/** Adds what the power of an ace takes (rules `ace.*`): the whole table, or only the ace that lies there. */
function addAcePower(tables: RulesTables, list: CaptureList, lo: number, hi: number): void {
  const { aceRank } = tables.deck;
  if (tables.aceTakesAce && countOfRank(lo, hi, aceRank) > 0) addSingles(tables, list, aceRank, lo, hi);
  else if (popcount(lo) + popcount(hi) <= tables.maxTableCards) add(tables, list, lo, hi);
}

/** Adds what a special ace takes. True: that is all it can take. */
function addAce(tables: RulesTables, list: CaptureList, card: number, lo: number, hi: number): boolean {
  if ((lo | hi) === 0) {
    if (tables.aceTakesItself) list.push(loBit(card), hiBit(card));
    return true;
  }
  if (!tables.aceSweeps) return false;
  // The ordinary captures come first: the rule of choice weighs all of them, also those that the power takes as well.
  if (!tables.aceForced) addOrdinary(tables, list, card, lo, hi);
  addAcePower(tables, list, lo, hi);
  return list.count > 0;
}

/**
 * Fills `list` with the legal captures of a card: each a set of table cards, no set twice, in no particular order.
 * An ace that takes itself from an empty table (rule `ace.onEmptyTable`) is listed as the set of its own card.
 */
export function findCaptures(
  tables: RulesTables,
  card: number,
  lo: number,
  hi: number,
  list: CaptureList,
): void {
  list.count = 0;
  list.overflow = false;
  if (tables.aceIsSpecial && rankOf(card) === tables.deck.aceRank && addAce(tables, list, card, lo, hi))
    return;
  addOrdinary(tables, list, card, lo, hi);
}

const withoutPower = new CaptureList();

/**
 * Whether taking the whole table with this card counts as a sweep: not on the last play of the round where that never
 * counts (rule `sweep.lastPlay`), and not by an ace whose power scores nothing (rule `ace.sweepScores`) if it could not
 * have taken these cards without it.
 */
export function clearanceSweeps(
  tables: RulesTables,
  card: number,
  lo: number,
  hi: number,
  lastPlay: boolean,
): boolean {
  if (lastPlay && !tables.lastPlaySweeps) return false;
  const { aceRank } = tables.deck;
  if (!tables.aceSweeps || tables.aceSweepScores || rankOf(card) !== aceRank) return true;
  if (popcount(lo) + popcount(hi) === 1 && countOfRank(lo, hi, aceRank) === 1) return true;
  withoutPower.count = 0;
  withoutPower.overflow = false;
  addOrdinary(tables, withoutPower, card, lo, hi);
  return withoutPower.has(lo, hi);
}
