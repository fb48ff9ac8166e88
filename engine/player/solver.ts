import { CaptureList, findCaptures } from '../captures.ts';
import { hiBit, loBit, popcount, RANKS, SUIT_BITS } from '../cardSet.ts';
import { type ItemTable, MOST, PRIMIERA } from '../itemTables.ts';
import { dealPacket, handOf, nextSeat, Position, playCard } from '../position.ts';
import type { RulesTables } from '../tables.ts';
import { LastCards } from './lastCards.ts';
import { type CardWeights, valueOfSet, weightsOf, worthOfSet } from './weights.ts';

const ENTRIES = 1 << 17;
/** Numbers of an entry. */
const ENTRY = 4;
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
const MOVES = 1 << 14;
const NO_VALUE = 1 << 28;
/** With fewer cards to play a position is looked at faster than it is found in the table. */
const SMALLEST_TABLED = 4;
/** With fewer cards to play, looking ahead for a sweep takes longer than it saves. */
const SMALLEST_FORESEEN = 10;
const NO_CARD = 255;
const SEED = 0x9e3779b9;

const mix = (hash: number, value: number): number => {
  const x = Math.imul(hash ^ value, 0x85ebca6b);
  return x ^ (x >>> 15);
};

/**
 * Plays out a round whose cards are all known, as well as two sides can: alpha-beta with a table of positions that forgets
 * who has which card as far as scoring does not ask. Points count as by the variant, fewest where the fewest win. One
 * solver serves one set of rules; its tables are bounded and reused.
 */
export class Solver {
  /** Positions looked at since the solver was made. */
  nodes = 0;
  private readonly tables: RulesTables;
  private readonly weights: CardWeights;
  private readonly sign: number;
  private readonly captures = new CaptureList();
  private readonly packets: readonly Position[];
  private readonly lastCards: LastCards;
  // Moves of all depths, one stretch after another.
  private readonly slots = new Uint8Array(MOVES);
  private readonly los = new Int32Array(MOVES);
  private readonly his = new Int32Array(MOVES);
  private readonly orders = new Int32Array(MOVES);
  private top = 0;
  /** Of the position searched last. */
  private bestCard = NO_CARD;
  // The table of positions, each entry side by side in memory: generation, key, second key, and value, bound and best
  // card in one number. An entry of another generation is empty, wherever it lies, so that what was solved before
  // changes nothing.
  private readonly entries = new Int32Array(ENTRIES * ENTRY);
  private generation = 1;
  /** Few positions use a small part of the table, which then stays in the processor's cache. */
  private mask = 0;
  private mostNodes = 0;
  private handsLo = 0;
  private handsHi = 0;
  private readonly mosts: readonly ItemTable[];
  private readonly primieras: readonly ItemTable[];
  private readonly exactLo: number;
  private readonly exactHi: number;
  /** Sweeps add up whatever else happens, so the table need not know them. */
  private readonly sweepsAdd: boolean;

  constructor(tables: RulesTables) {
    this.tables = tables;
    this.weights = weightsOf(tables);
    this.sign = tables.rules.victory.aim === 'least' ? -1 : 1;
    this.packets = tables.handSizes.map(() => new Position(tables));
    this.lastCards = new LastCards(tables);
    this.mosts = tables.items.filter((item) => item.counting === MOST);
    this.primieras = tables.items.filter((item) => item.counting === PRIMIERA && !item.mostSevens);
    // Where it matters which cards a side has: every item that is neither a majority nor a plain primiera.
    const exact = tables.items.filter((item) => item.counting !== MOST && !this.primieras.includes(item));
    this.exactLo = exact.reduce((bits, item) => bits | item.lo, tables.doubling.lo);
    this.exactHi = exact.reduce((bits, item) => bits | item.hi, tables.doubling.hi);
    this.sweepsAdd = (tables.doubling.lo | tables.doubling.hi) === 0;
  }

  /**
   * The point difference for side 0 (turned round where the fewest points win) when both sides play their best from
   * here, or undefined when more than `mostNodes` positions would have to be looked at. `guess`: where to look first.
   */
  solve(position: Position, guess: number, mostNodes: number): number | undefined {
    this.mostNodes = this.nodes + mostNodes;
    this.top = 0;
    const left = position.inHands + position.stockEnd - position.stockAt;
    this.mask = Math.min(ENTRIES, 1 << ((left * 3) / 4 + 2)) - 1;
    this.gatherHands(position);
    this.lastCards.begin(position);
    let lower = -NO_VALUE;
    let upper = NO_VALUE;
    let value = guess;
    // MTD(f): searches that only ask "at least so much?" close in on the value.
    while (lower < upper) {
      const beta = value === lower ? value + 1 : value;
      value = this.search(position, beta - 1, beta);
      if (this.nodes > this.mostNodes) return undefined;
      if (value < beta) upper = value;
      else lower = value;
    }
    return value;
  }

  /** Forgets what was learnt: positions of another deal must not be mistaken for these. */
  forget(): void {
    this.generation = (this.generation + 1) | 0;
  }

  private gatherHands(position: Position): void {
    this.handsLo = 0;
    this.handsHi = 0;
    for (let seat = 0; seat < this.tables.players; seat++) {
      for (const card of handOf(position, seat)) {
        this.handsLo |= loBit(card);
        this.handsHi |= hiBit(card);
      }
    }
  }

  /** Points side 0 is ahead by for good. */
  private banked(position: Position): number {
    if (!this.sweepsAdd) return 0;
    const { sweeps, bonus } = position;
    return this.sign * ((sweeps[0] - sweeps[1]) * this.tables.sweepPoints + bonus[0] - bonus[1]);
  }

  /** Two hashes of all that the rest of the round depends on; the second one tells entries apart. */
  private keyA = 0;
  private keyB = 0;

  private hash(position: Position): void {
    const lo = position.pileLo[0];
    const hi = position.pileHi[0];
    let a = mix(mix(SEED, this.handsLo), this.handsHi);
    a = mix(mix(a, position.tableLo), position.tableHi);
    a = mix(a, (position.lastCapture + 1) * 4 + position.packet * 64);
    a = mix(mix(a, lo & this.exactLo), hi & this.exactHi);
    let counts = 0;
    for (let i = 0; i < this.mosts.length; i++) {
      const item = this.mosts[i];
      counts = counts * 41 + popcount(lo & item.lo) + popcount(hi & item.hi);
    }
    a = mix(a, counts | 0);
    for (let i = 0; i < this.primieras.length; i++) {
      const best = this.primieras[i].bestOfRanks;
      for (let side = 0; side < 2; side++) {
        const pileLo = position.pileLo[side];
        const pileHi = position.pileHi[side];
        const lower = best[pileLo & RANKS] | (best[(pileLo >>> SUIT_BITS) & RANKS] << 8);
        const upper = best[pileHi & RANKS] | (best[(pileHi >>> SUIT_BITS) & RANKS] << 8);
        a = mix(a, lower | (upper << 16));
      }
    }
    if (!this.sweepsAdd) {
      a = mix(a, position.sweeps[0] * 64 + position.sweeps[1]);
      a = mix(a, position.bonus[0] * 256 + position.bonus[1]);
    }
    this.keyA = a;
    this.keyB =
      Math.imul(a ^ this.handsLo, 0xc2b2ae35) ^
      mix(this.handsHi ^ position.tableLo, counts + position.tableHi);
  }

  /** Value for side 0, exact only as far as the window asks. */
  private search(position: Position, alpha: number, beta: number): number {
    this.nodes++;
    const { inHands } = position;
    const stock = position.stockAt < position.stockEnd;
    if (!stock && inHands <= this.tables.players && position.handCount[position.turn] <= 1)
      return this.lastCards.value(position);
    if (inHands === 0) return this.searchNextPacket(position, alpha, beta);
    if (this.nodes > this.mostNodes) return 0;
    const tabled = stock || inHands >= SMALLEST_TABLED;
    const banked = this.banked(position);
    const { entries } = this;
    let index = 0;
    let keyB = 0;
    let first = NO_CARD;
    if (tabled) {
      this.hash(position);
      index = (this.keyA & this.mask) * ENTRY;
      keyB = this.keyB;
      if (
        entries[index] === this.generation &&
        entries[index + 1] === this.keyA &&
        entries[index + 2] === keyB
      ) {
        const found = entries[index + 3];
        const value = (found >> 16) + banked;
        const bound = (found >> 8) & 255;
        if (bound === EXACT || (bound === AT_LEAST && value >= beta) || (bound === AT_MOST && value <= alpha))
          return value;
        first = found & 255;
      }
    }
    const keyA = this.keyA;
    const best = this.searchMoves(position, alpha, beta, first);
    if (tabled && this.nodes <= this.mostNodes) {
      const bound = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
      entries[index] = this.generation;
      entries[index + 1] = keyA;
      entries[index + 2] = keyB;
      entries[index + 3] = ((best - banked) << 16) | (bound << 8) | this.bestCard;
    }
    return best;
  }

  /** The best of what the moves of the seat on turn lead to; the table's best card is tried first. */
  private searchMoves(position: Position, alpha: number, beta: number, first = NO_CARD): number {
    const maximises = this.tables.sideOf[position.turn] === 0;
    const from = this.top;
    const end = this.listMoves(position, first);
    let low = alpha;
    let high = beta;
    let best = maximises ? -NO_VALUE : NO_VALUE;
    let bestCard = NO_CARD;
    for (let i = from; i < end; i++) {
      this.bringBestTo(i, end);
      const card = position.pack[this.slots[i]];
      const value = this.searchMove(position, i, low, high);
      if (maximises ? value > best : value < best) {
        best = value;
        bestCard = card;
        if (maximises && best > low) low = best;
        if (!maximises && best < high) high = best;
        if (low >= high) break;
      }
    }
    this.top = from;
    this.bestCard = bestCard;
    return best;
  }

  private searchNextPacket(position: Position, alpha: number, beta: number): number {
    const saved = this.packets[position.packet];
    saved.copyFrom(position);
    const { handsLo, handsHi } = this;
    dealPacket(position);
    this.gatherHands(position);
    const value = this.search(position, alpha, beta);
    position.copyFrom(saved);
    this.handsLo = handsLo;
    this.handsHi = handsHi;
    return value;
  }

  /** Plays a move, searches what follows, and takes it back. */
  private searchMove(position: Position, move: number, alpha: number, beta: number): number {
    const { turn, tableLo, tableHi, lastCapture, pack, pileLo, pileHi, sweeps } = position;
    const side = this.tables.sideOf[turn];
    const slot = this.slots[move];
    const card = pack[slot];
    const ownLo = pileLo[side];
    const ownHi = pileHi[side];
    const ownSweeps = sweeps[side];
    playCard(position, slot, this.los[move], this.his[move]);
    this.handsLo ^= loBit(card);
    this.handsHi ^= hiBit(card);
    const value = this.search(position, alpha, beta);
    this.handsLo ^= loBit(card);
    this.handsHi ^= hiBit(card);
    const last = position.handAt[turn] + position.handCount[turn]++;
    pack[last] = pack[slot];
    pack[slot] = card;
    position.inHands++;
    position.turn = turn;
    position.tableLo = tableLo;
    position.tableHi = tableHi;
    position.lastCapture = lastCapture;
    pileLo[side] = ownLo;
    pileHi[side] = ownHi;
    sweeps[side] = ownSweeps;
    return value;
  }

  /** Lists the moves of the seat on turn from `top` on, each with how promising it looks; returns where they end. */
  private listMoves(position: Position, first: number): number {
    const { tables, weights, captures } = this;
    const { tableLo, tableHi, turn, pack } = position;
    let end = this.top;
    const from = position.handAt[turn];
    for (let slot = from; slot < from + position.handCount[turn]; slot++) {
      const card = pack[slot];
      findCaptures(tables, card, tableLo, tableHi, captures);
      const worth = weights.ofCard[card] + (card === first ? 1 << 20 : 0);
      for (let i = 0; i < captures.count && end < MOVES; i++) {
        const lo = captures.lo[i];
        const hi = captures.hi[i];
        this.slots[end] = slot;
        this.los[end] = lo;
        this.his[end] = hi;
        this.orders[end] =
          worth + worthOfSet(weights, lo, hi) + (lo === tableLo && hi === tableHi ? weights.sweep : 0);
        end++;
      }
      if (end === MOVES || (captures.count > 0 && (tables.mustCapture || (tableLo | tableHi) === 0)))
        continue;
      this.slots[end] = slot;
      this.los[end] = 0;
      this.his[end] = 0;
      this.orders[end] = (card === first ? 1 << 20 : 0) - (weights.ofCard[card] >> 1) - weights.sweep;
      end++;
    }
    if (position.inHands >= SMALLEST_FORESEEN) this.foreseeSweeps(position, this.top, end);
    this.top = end;
    return end;
  }

  /** Lets those of the moves listed come later that leave the next seat a sweep. */
  private foreseeSweeps(position: Position, from: number, end: number): void {
    const { tables, weights } = this;
    const { tableLo, tableHi, turn, pack, handAt, handCount } = position;
    const { value } = tables.deck;
    const next = nextSeat(tables, turn);
    for (let i = from; i < end; i++) {
      const laid = (this.los[i] | this.his[i]) === 0;
      const card = pack[this.slots[i]];
      const lo = laid ? tableLo | loBit(card) : tableLo & ~this.los[i];
      const hi = laid ? tableHi | hiBit(card) : tableHi & ~this.his[i];
      if ((lo | hi) === 0) continue;
      const sum = valueOfSet(weights, lo, hi);
      for (let slot = handAt[next]; slot < handAt[next] + handCount[next]; slot++) {
        const reply = value[pack[slot]];
        if (
          (tables.captureByValue && reply === sum) ||
          (tables.captureByTotal && reply + sum === tables.captureTotal)
        ) {
          this.orders[i] -= 2 * weights.sweep;
          break;
        }
      }
    }
  }

  private bringBestTo(place: number, end: number): void {
    const { orders, slots, los, his } = this;
    let best = place;
    for (let i = place + 1; i < end; i++) if (orders[i] > orders[best]) best = i;
    if (best === place) return;
    const order = orders[place];
    const slot = slots[place];
    const lo = los[place];
    const hi = his[place];
    orders[place] = orders[best];
    slots[place] = slots[best];
    los[place] = los[best];
    his[place] = his[best];
    orders[best] = order;
    slots[best] = slot;
    los[best] = lo;
    his[best] = hi;
  }
}
