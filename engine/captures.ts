import { HALF, hiBit, loBit, lowestBit, popcount, rankNibble } from './cardSet.ts';
import { FEWEST_CARDS, FREE, type RulesTables, SINGLE_FIRST } from './tables.ts';

/** Most captures that are listed; a position that has more exists only in hostile states. */
export const CAPTURE_LIMIT = 1000;

/** A reusable list of captures: sets of table cards as two halves. Filled by `findCaptures`. */
export class CaptureList {
  readonly lo = new Int32Array(CAPTURE_LIMIT);
  readonly hi = new Int32Array(CAPTURE_LIMIT);
  count = 0;
  /** There were more than fit. */
  overflow = false;

  has(lo: number, hi: number, from: number): boolean {
    for (let i = from; i < this.count; i++) if (this.lo[i] === lo && this.hi[i] === hi) return true;
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
}

// One search runs at a time: what it looks at stands here instead of in seven parameters of a recursive function.
const tableCards = new Uint8Array(40);
let tableCount = 0;
let value: Uint8Array;
let otherValue: Uint8Array;
let found: CaptureList;
let checkFrom = -1;

function add(lo: number, hi: number): void {
  if (checkFrom < 0 || !found.has(lo, hi, checkFrom)) found.push(lo, hi);
}

/** Adds every set of table cards from `start` on that brings the sum to the target; values ascend, so it ends early. */
function findSums(start: number, missing: number, lo: number, hi: number, cardsLeft: number): void {
  for (let k = start; k < tableCount; k++) {
    const card = tableCards[k];
    const worth = value[card];
    if (worth > missing || found.overflow) return;
    const nextLo = card < HALF ? lo | (1 << card) : lo;
    const nextHi = card < HALF ? hi : hi | (1 << (card - HALF));
    if (worth === missing) add(nextLo, nextHi);
    else if (cardsLeft > 1) findSums(k + 1, missing - worth, nextLo, nextHi, cardsLeft - 1);
    const other = otherValue[card];
    if (other === 0 || other > missing) continue;
    if (other === missing) add(nextLo, nextHi);
    else if (cardsLeft > 1) findSums(k + 1, missing - other, nextLo, nextHi, cardsLeft - 1);
  }
}

function listTable(lo: number, hi: number): void {
  tableCount = 0;
  for (let bits = lo; bits; bits &= bits - 1) tableCards[tableCount++] = 31 - Math.clz32(bits & -bits);
  for (let bits = hi; bits; bits &= bits - 1) tableCards[tableCount++] = 31 - Math.clz32(bits & -bits) + HALF;
}

/** Adds each card of a rank that lies on the table as a capture of its own. */
function addSingles(rank: number, nibble: number): void {
  for (let bits = nibble; bits; bits &= bits - 1) {
    const card = rank * 4 + lowestBit(bits);
    add(loBit(card), hiBit(card));
  }
}

function keepFewest(list: CaptureList, from: number): void {
  let fewest = 41;
  for (let i = from; i < list.count; i++) {
    fewest = Math.min(fewest, popcount(list.lo[i]) + popcount(list.hi[i]));
  }
  keepSize(list, from, fewest);
}

function keepSize(list: CaptureList, from: number, size: number): void {
  let kept = from;
  for (let i = from; i < list.count; i++) {
    if (popcount(list.lo[i]) + popcount(list.hi[i]) !== size) continue;
    list.lo[kept] = list.lo[i];
    list.hi[kept] = list.hi[i];
    kept++;
  }
  list.count = kept;
}

/** Does a capture by one card exist from `from` on? */
function hasSingle(list: CaptureList, from: number): boolean {
  for (let i = from; i < list.count; i++) if (popcount(list.lo[i]) + popcount(list.hi[i]) === 1) return true;
  return false;
}

/** The captures every card has, by value and by total (rules `capture.*`); the power of an ace is not among them. */
function findOrdinary(tables: RulesTables, card: number, lo: number, hi: number): void {
  const rank = card >> 2;
  const worth = value[card];
  const other = otherValue[card];
  if (tables.captureByValue) {
    const same = rankNibble(lo, hi, rank);
    const from = found.count;
    if (same !== 0 && tables.choice === SINGLE_FIRST) addSingles(rank, same);
    else {
      findSums(0, worth, 0, 0, tables.maxTableCards);
      if (other !== 0) findSums(0, other, 0, 0, tables.maxTableCards);
      if (tables.choice === FEWEST_CARDS) keepFewest(found, from);
    }
  }
  if (tables.captureByTotal) {
    const from = found.count;
    if (tables.captureTotal > worth) findSums(0, tables.captureTotal - worth, 0, 0, tables.maxTableCards);
    if (other !== 0 && tables.captureTotal > other) {
      findSums(0, tables.captureTotal - other, 0, 0, tables.maxTableCards);
    }
    // With both families the choice rule speaks of the value family only.
    if (tables.captureByValue || tables.choice === FREE) return;
    if (tables.choice === FEWEST_CARDS) keepFewest(found, from);
    else if (hasSingle(found, from)) keepSize(found, from, 1);
  }
}

function begin(tables: RulesTables, lo: number, hi: number, list: CaptureList): void {
  found = list;
  list.count = 0;
  list.overflow = false;
  value = tables.deck.value;
  otherValue = tables.deck.otherValue;
  checkFrom = tables.setsRepeat ? 0 : -1;
  listTable(lo, hi);
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
  const isAce = card >> 2 === tables.deck.aceRank;
  if ((lo | hi) === 0) {
    list.count = 0;
    list.overflow = false;
    if (isAce && tables.aceTakesItself) list.push(loBit(card), hiBit(card));
    return;
  }
  begin(tables, lo, hi, list);
  if (isAce && tables.aceSweeps) {
    const aces = rankNibble(lo, hi, card >> 2);
    if (aces !== 0 && tables.aceTakesAce) addSingles(card >> 2, aces);
    else if (tableCount <= tables.maxTableCards) add(lo, hi);
    if (tables.aceForced && list.count > 0) return;
  }
  findOrdinary(tables, card, lo, hi);
}

const clearance = new CaptureList();

/**
 * Whether taking the whole table with this card counts as a sweep: always, but for an ace whose power scores nothing
 * (rule `ace.sweepScores`) and that could not have taken these cards without it.
 */
export function clearanceSweeps(tables: RulesTables, card: number, lo: number, hi: number): boolean {
  if (card >> 2 !== tables.deck.aceRank || !tables.aceSweeps || tables.aceSweepScores) return true;
  const aces = rankNibble(lo, hi, card >> 2);
  if (aces !== 0 && popcount(lo) + popcount(hi) === 1) return true;
  begin(tables, lo, hi, clearance);
  findOrdinary(tables, card, lo, hi);
  return clearance.has(lo, hi, 0);
}
