import { clearanceSweeps } from './captures.ts';
import { hiBit, loBit } from './cardSet.ts';
import { declarationPoints } from './declare.ts';
import type { RulesTables } from './tables.ts';

/** Nobody has captured yet. */
export const NOBODY = -1;

/**
 * A round in progress in the engine's own form: bitsets and counters, changed in place. It knows no order of the table
 * or the piles and no history (`round.ts` keeps those); it is what captures, search and playouts run on.
 */
export class Position {
  readonly tables: RulesTables;
  tableLo = 0;
  tableHi = 0;
  /**
   * Every card of the deck once. Hands are slices of it: `handCount[seat]` cards from `handAt[seat]` on, in any order.
   * The stock, next card first, stands from `stockAt` to before `stockEnd`, and the leftover follows.
   */
  readonly pack: Uint8Array;
  readonly handAt: Int32Array;
  readonly handCount: Int32Array;
  /** Per side. */
  readonly pileLo: Int32Array;
  readonly pileHi: Int32Array;
  readonly sweeps: Int32Array;
  /** Points won outside plays, per side. */
  readonly bonus: Int32Array;
  stockAt = 0;
  stockEnd = 0;
  dealer = 0;
  turn = 0;
  /** Packet in play, from 0. */
  packet = 0;
  /** Cards in all hands. */
  inHands = 0;
  /** Side that captured last, or `NOBODY`. */
  lastCapture = NOBODY;
  /** Seats whose hand lies open, as bits. */
  declared = 0;

  constructor(tables: RulesTables) {
    this.tables = tables;
    this.pack = Uint8Array.from(tables.deck.sorted);
    this.handAt = new Int32Array(tables.players);
    this.handCount = new Int32Array(tables.players);
    this.pileLo = new Int32Array(tables.sides);
    this.pileHi = new Int32Array(tables.sides);
    this.sweeps = new Int32Array(tables.sides);
    this.bonus = new Int32Array(tables.sides);
  }

  copyFrom(other: Position): void {
    this.tableLo = other.tableLo;
    this.tableHi = other.tableHi;
    this.pack.set(other.pack);
    this.handAt.set(other.handAt);
    this.handCount.set(other.handCount);
    this.pileLo.set(other.pileLo);
    this.pileHi.set(other.pileHi);
    this.sweeps.set(other.sweeps);
    this.bonus.set(other.bonus);
    this.stockAt = other.stockAt;
    this.stockEnd = other.stockEnd;
    this.dealer = other.dealer;
    this.turn = other.turn;
    this.packet = other.packet;
    this.inHands = other.inHands;
    this.lastCapture = other.lastCapture;
    this.declared = other.declared;
  }

  clone(): Position {
    const copy = new Position(this.tables);
    copy.copyFrom(this);
    return copy;
  }
}

/** The seat after this one in the direction of play. */
export const nextSeat = (tables: RulesTables, seat: number): number => tables.nextSeat[seat];

/** The very last card of the round (not of a packet) is about to be played. */
export const isLastPlay = (position: Position): boolean =>
  position.inHands === 1 && position.stockAt === position.stockEnd;

/** All cards of the round have been played: hands and stock are empty. */
export const isExhausted = (position: Position): boolean =>
  position.inHands === 0 && position.stockAt === position.stockEnd;

/** No card of the round has been played: every hand and the stock are as dealt. */
export const isFirstPlay = (position: Position): boolean =>
  position.packet === 0 && position.inHands === position.tables.players * position.tables.handSizes[0];

/** The cards of a seat, as numbers. */
export const handOf = (position: Position, seat: number): Uint8Array =>
  position.pack.subarray(position.handAt[seat], position.handAt[seat] + position.handCount[seat]);

/** The place in the pack of a card that the seat on turn holds. */
export function slotOf(position: Position, card: number): number {
  let slot = position.handAt[position.turn];
  while (position.pack[slot] !== card) slot++;
  return slot;
}

/** Gives every seat the next cards of the pack, one seat's whole packet at a time, the leader first. */
function dealHands(position: Position): void {
  const { tables, handAt, handCount } = position;
  const size = tables.handSizes[position.packet];
  const leader = nextSeat(tables, position.dealer);
  let seat = leader;
  let at = position.stockAt;
  for (let i = 0; i < tables.players; i++) {
    handAt[seat] = at;
    handCount[seat] = size;
    at += size;
    seat = nextSeat(tables, seat);
  }
  position.stockAt = at;
  position.inHands = size * tables.players;
  position.turn = leader;
  position.declared = 0;
}

/**
 * Lays out a round from `position.pack` (top first): the first packet, the table cards, then stock and leftover.
 * Neither the dealer's bonus nor declarations nor the redeal condition are looked at: see `openRound`.
 */
export function layOut(position: Position, dealer: number): void {
  const { tables, pack } = position;
  position.dealer = dealer;
  position.packet = 0;
  position.stockAt = 0;
  position.stockEnd = tables.deck.size - tables.leftover;
  dealHands(position);
  let lo = 0;
  let hi = 0;
  for (let i = 0; i < tables.tableCards; i++) {
    const card = pack[position.stockAt++];
    lo |= loBit(card);
    hi |= hiBit(card);
  }
  position.tableLo = lo;
  position.tableHi = hi;
  position.pileLo.fill(0);
  position.pileHi.fill(0);
  position.sweeps.fill(0);
  position.bonus.fill(0);
  position.lastCapture = NOBODY;
}

/** Declares the hands of a fresh packet (rule `declare`): the points are won at once and the hand lies open. */
export function declareHands(position: Position): void {
  const { tables } = position;
  if (!tables.declares) return;
  for (let seat = 0; seat < tables.players; seat++) {
    const points = declarationPoints(tables, handOf(position, seat));
    if (points === 0) continue;
    position.bonus[tables.sideOf[seat]] += points;
    position.declared |= 1 << seat;
  }
}

/** Deals the next packet to empty hands. */
export function dealPacket(position: Position): void {
  position.packet++;
  dealHands(position);
  declareHands(position);
}

/** The card of the seat on turn clears the table: counts a sweep if it is one (rules `sweep.lastPlay`, `ace.sweepScores`). */
function countSweep(position: Position, card: number): boolean {
  const { tables } = position;
  if (!clearanceSweeps(tables, card, position.tableLo, position.tableHi, isLastPlay(position))) return false;
  position.sweeps[tables.sideOf[position.turn]]++;
  return true;
}

/**
 * Plays the card at `slot` of the pack, held by the seat on turn, with a legal capture (`lo`/`hi` both 0: it is laid) and
 * passes the turn. Returns whether a sweep was scored. Legality is the caller's: it plays what `findCaptures` lists.
 */
export function playCard(position: Position, slot: number, lo: number, hi: number): boolean {
  const { tables, turn, pack } = position;
  const card = pack[slot];
  let sweep = false;
  if ((lo | hi) === 0) {
    position.tableLo |= loBit(card);
    position.tableHi |= hiBit(card);
  } else {
    const side = tables.sideOf[turn];
    if (lo === position.tableLo && hi === position.tableHi) sweep = countSweep(position, card);
    position.tableLo &= ~lo;
    position.tableHi &= ~hi;
    position.pileLo[side] |= lo | loBit(card);
    position.pileHi[side] |= hi | hiBit(card);
    position.lastCapture = side;
  }
  const last = position.handAt[turn] + --position.handCount[turn];
  pack[slot] = pack[last];
  pack[last] = card;
  position.inHands--;
  position.turn = nextSeat(tables, turn);
  return sweep;
}

/** The side that gets what lies on the table when the round ends, or `NOBODY`. */
export const remainderSide = (position: Position): number =>
  position.tables.remainderToDealer ? position.tables.sideOf[position.dealer] : position.lastCapture;

/** After the last play: the table to the last capturer (or by rule to the dealer's side), never a sweep; then leftovers. */
export function collectRemainder(position: Position): void {
  const side = remainderSide(position);
  if (side !== NOBODY) {
    position.pileLo[side] |= position.tableLo;
    position.pileHi[side] |= position.tableHi;
    position.tableLo = 0;
    position.tableHi = 0;
  }
  const dealers = position.tables.sideOf[position.dealer];
  for (let at = position.stockEnd; at < position.tables.deck.size; at++) {
    position.pileLo[dealers] |= loBit(position.pack[at]);
    position.pileHi[dealers] |= hiBit(position.pack[at]);
  }
}

/** Plays, and deals the next packet or collects the remainder when that was the last card in hand. True: round over. */
export function advance(position: Position, slot: number, lo: number, hi: number): boolean {
  playCard(position, slot, lo, hi);
  if (position.inHands > 0) return false;
  if (position.stockAt < position.stockEnd) {
    dealPacket(position);
    return false;
  }
  collectRemainder(position);
  return true;
}
