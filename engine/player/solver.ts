import { CaptureList, findCaptures } from '../captures.ts';
import { hiBit, loBit, popcount, RANKS, SUIT_BITS } from '../cardSet.ts';
import { type ItemTable, MOST, PRIMIERA } from '../itemTables.ts';
import { dealPacket, handOf, Position, playCard, remainderSide } from '../position.ts';
import { roundPoints } from '../score.ts';
import type { RulesTables } from '../tables.ts';
import { type CardWeights, weightsOf, worthOfSet } from './weights.ts';

const ENTRIES = 1 << 18;
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
/** Plays there can be from any position, and packets on the way. */
const DEEPEST = 64;
const MOVES = 1 << 14;
const NO_VALUE = 1 << 28;
/** With fewer cards to play a position is looked at faster than it is found in the table. */
const SMALLEST_TABLED = 3;
const NO_CARD = 255;

/** What a play changes, kept to take it back. */
class Undo {
  tableLo = 0;
  tableHi = 0;
  pileLo = 0;
  pileHi = 0;
  sweeps = 0;
  lastCapture = 0;
}

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
  private readonly undos = Array.from({ length: DEEPEST }, () => new Undo());
  private readonly packets: readonly Position[];
  private readonly scratch: Position;
  private readonly points: Int32Array;
  // Moves of all depths, one stretch after another.
  private readonly slots = new Uint8Array(MOVES);
  private readonly los = new Int32Array(MOVES);
  private readonly his = new Int32Array(MOVES);
  private readonly orders = new Int32Array(MOVES);
  private top = 0;
  // The table of positions; an entry of another generation is empty.
  private readonly keys = new Int32Array(ENTRIES);
  private readonly checks = new Int32Array(ENTRIES);
  private readonly values = new Int16Array(ENTRIES);
  private readonly bounds = new Uint8Array(ENTRIES);
  private readonly bestCards = new Uint8Array(ENTRIES);
  private generation = 0;
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
    this.scratch = new Position(tables);
    this.points = new Int32Array(tables.sides);
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
    this.gatherHands(position);
    let lower = -NO_VALUE;
    let upper = NO_VALUE;
    let value = guess;
    // MTD(f): searches that only ask "at least so much?" close in on the value.
    while (lower < upper) {
      const beta = value === lower ? value + 1 : value;
      value = this.search(position, beta - 1, beta, 0);
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

  private final(position: Position): number {
    const { scratch, tables, points } = this;
    for (let side = 0; side < 2; side++) {
      scratch.pileLo[side] = position.pileLo[side];
      scratch.pileHi[side] = position.pileHi[side];
      scratch.sweeps[side] = position.sweeps[side];
      scratch.bonus[side] = position.bonus[side];
    }
    const side = remainderSide(position);
    if (side >= 0) {
      scratch.pileLo[side] |= position.tableLo;
      scratch.pileHi[side] |= position.tableHi;
    }
    const dealers = tables.sideOf[position.dealer];
    for (let at = position.stockEnd; at < tables.deck.size; at++) {
      scratch.pileLo[dealers] |= loBit(position.pack[at]);
      scratch.pileHi[dealers] |= hiBit(position.pack[at]);
    }
    roundPoints(tables, scratch, points);
    return this.sign * (points[0] - points[1]);
  }

  /** Two hashes of all that the rest of the round depends on; the second one tells entries apart. */
  private keyA = 0;
  private keyB = 0;

  private hash(position: Position): void {
    const lo = position.pileLo[0];
    const hi = position.pileHi[0];
    let a = mix(mix(this.generation, this.handsLo), this.handsHi);
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
  private search(position: Position, alpha: number, beta: number, depth: number): number {
    this.nodes++;
    if (position.inHands === 0) {
      if (position.stockAt === position.stockEnd) return this.final(position);
      return this.searchNextPacket(position, alpha, beta, depth);
    }
    if (this.nodes > this.mostNodes) return 0;
    const tabled = position.inHands >= SMALLEST_TABLED || position.stockAt < position.stockEnd;
    const banked = this.banked(position);
    let index = 0;
    let keyB = 0;
    let first = NO_CARD;
    if (tabled) {
      this.hash(position);
      index = this.keyA & (ENTRIES - 1);
      keyB = this.keyB;
      if (this.keys[index] === this.keyA && this.checks[index] === keyB) {
        const value = this.values[index] + banked;
        const bound = this.bounds[index];
        if (bound === EXACT || (bound === AT_LEAST && value >= beta) || (bound === AT_MOST && value <= alpha))
          return value;
        first = this.bestCards[index];
      }
    }
    const keyA = this.keyA;
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
      const value = this.searchMove(position, i, low, high, depth);
      if (maximises ? value > best : value < best) {
        best = value;
        bestCard = card;
        if (maximises && best > low) low = best;
        if (!maximises && best < high) high = best;
        if (low >= high) break;
      }
    }
    this.top = from;
    if (tabled && this.nodes <= this.mostNodes) {
      this.keys[index] = keyA;
      this.checks[index] = keyB;
      this.values[index] = best - banked;
      this.bounds[index] = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
      this.bestCards[index] = bestCard;
    }
    return best;
  }

  private searchNextPacket(position: Position, alpha: number, beta: number, depth: number): number {
    const saved = this.packets[position.packet];
    saved.copyFrom(position);
    const { handsLo, handsHi } = this;
    dealPacket(position);
    this.gatherHands(position);
    const value = this.search(position, alpha, beta, depth);
    position.copyFrom(saved);
    this.handsLo = handsLo;
    this.handsHi = handsHi;
    return value;
  }

  private searchMove(position: Position, move: number, alpha: number, beta: number, depth: number): number {
    const undo = this.undos[depth];
    const seat = position.turn;
    const side = this.tables.sideOf[seat];
    const slot = this.slots[move];
    const card = position.pack[slot];
    undo.tableLo = position.tableLo;
    undo.tableHi = position.tableHi;
    undo.pileLo = position.pileLo[side];
    undo.pileHi = position.pileHi[side];
    undo.sweeps = position.sweeps[side];
    undo.lastCapture = position.lastCapture;
    playCard(position, slot, this.los[move], this.his[move]);
    this.handsLo ^= loBit(card);
    this.handsHi ^= hiBit(card);
    const value = this.search(position, alpha, beta, depth + 1);
    this.handsLo ^= loBit(card);
    this.handsHi ^= hiBit(card);
    const last = position.handAt[seat] + position.handCount[seat]++;
    position.pack[last] = position.pack[slot];
    position.pack[slot] = card;
    position.inHands++;
    position.turn = seat;
    position.tableLo = undo.tableLo;
    position.tableHi = undo.tableHi;
    position.pileLo[side] = undo.pileLo;
    position.pileHi[side] = undo.pileHi;
    position.sweeps[side] = undo.sweeps;
    position.lastCapture = undo.lastCapture;
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
    this.top = end;
    return end;
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
