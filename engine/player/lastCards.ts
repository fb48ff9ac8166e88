import { CaptureList, clearanceSweeps, findCaptures } from '../captures.ts';
import { hiBit, loBit, setOf } from '../cardSet.ts';
import { mayLay } from '../legalPlays.ts';
import { NOBODY, nextSeat, type Position } from '../position.ts';
import { pointDifference } from '../score.ts';
import type { RulesTables } from '../tables.ts';

/** More than the last cards of six seats can have captures at once. */
const CAPTURES = 1 << 13;
const NO_VALUE = 1 << 28;

/**
 * Plays off the end of a round of two sides in which every seat has one card left at most. Hardly ever is there a choice
 * then, so this happens beside the position, with nothing to take back.
 */
export class LastCards {
  private readonly tables: RulesTables;
  private readonly sign: number;
  private readonly captures = new CaptureList();
  /** What the sides would have when all is played. */
  private readonly takings = {
    pileLo: new Int32Array(2),
    pileHi: new Int32Array(2),
    sweeps: new Int32Array(2),
    bonus: new Int32Array(2),
  };
  // Captures to choose from, of all cards still to be played.
  private readonly los = new Int32Array(CAPTURES);
  private readonly his = new Int32Array(CAPTURES);
  private top = 0;
  private leftoverLo = 0;
  private leftoverHi = 0;

  constructor(tables: RulesTables) {
    this.tables = tables;
    this.sign = tables.rules.victory.aim === 'least' ? -1 : 1;
  }

  /** A round whose ends are asked for next: which of its cards are never dealt. */
  begin({ pack, stockEnd }: Position): void {
    const leftover = setOf([...pack.subarray(stockEnd)]);
    this.leftoverLo = leftover.lo;
    this.leftoverHi = leftover.hi;
  }

  /**
   * The point difference for side 0 at the end (turned round where the fewest points win), both sides playing their best.
   * The position stays as it is.
   */
  value(position: Position): number {
    const { pileLo, pileHi, sweeps, bonus } = this.takings;
    pileLo[0] = position.pileLo[0];
    pileLo[1] = position.pileLo[1];
    pileHi[0] = position.pileHi[0];
    pileHi[1] = position.pileHi[1];
    sweeps[0] = position.sweeps[0];
    sweeps[1] = position.sweeps[1];
    bonus[0] = position.bonus[0];
    bonus[1] = position.bonus[1];
    const { turn, inHands, tableLo, tableHi, lastCapture } = position;
    return this.playOn(position, turn, inHands, tableLo, tableHi, lastCapture);
  }

  /** Goes on from this seat with so many cards `left` and this table, as long as there is nothing to choose. */
  private playOn(
    position: Position,
    seat: number,
    left: number,
    lo: number,
    hi: number,
    lastCapture: number,
  ): number {
    const { captures, tables } = this;
    const { pileLo, pileHi, sweeps } = this.takings;
    const { handAt, pack } = position;
    while (left > 0) {
      const card = pack[handAt[seat]];
      findCaptures(tables, card, lo, hi, captures);
      const laid = mayLay(tables, lo, hi, captures.count);
      if (captures.count + (laid ? 1 : 0) > 1)
        return this.playEach(position, seat, left, lo, hi, lastCapture, laid);
      if (laid) {
        lo |= loBit(card);
        hi |= hiBit(card);
      } else {
        const side = tables.sideOf[seat];
        const takenLo = captures.lo[0];
        const takenHi = captures.hi[0];
        if (takenLo === lo && takenHi === hi && clearanceSweeps(tables, card, lo, hi, left === 1))
          sweeps[side]++;
        lo &= ~takenLo;
        hi &= ~takenHi;
        pileLo[side] |= takenLo | loBit(card);
        pileHi[side] |= takenHi | hiBit(card);
        lastCapture = side;
      }
      seat = nextSeat(tables, seat);
      left--;
    }
    return this.settle(position, lo, hi, lastCapture);
  }

  /** The best of several ways for this seat's card. */
  private playEach(
    position: Position,
    seat: number,
    left: number,
    lo: number,
    hi: number,
    lastCapture: number,
    laid: boolean,
  ): number {
    const { captures, tables, los, his } = this;
    const { pileLo, pileHi, sweeps } = this.takings;
    const [lo0, lo1] = pileLo;
    const [hi0, hi1] = pileHi;
    const [sweeps0, sweeps1] = sweeps;
    const card = position.pack[position.handAt[seat]];
    const side = tables.sideOf[seat];
    const next = nextSeat(tables, seat);
    const from = this.top;
    const end = Math.min(from + captures.count, CAPTURES);
    for (let i = from; i < end; i++) {
      los[i] = captures.lo[i - from];
      his[i] = captures.hi[i - from];
    }
    this.top = end;
    let best = NO_VALUE;
    if (laid) best = this.playOn(position, next, left - 1, lo | loBit(card), hi | hiBit(card), lastCapture);
    for (let i = from; i < end; i++) {
      pileLo[0] = lo0;
      pileLo[1] = lo1;
      pileHi[0] = hi0;
      pileHi[1] = hi1;
      sweeps[0] = sweeps0;
      sweeps[1] = sweeps1;
      if (los[i] === lo && his[i] === hi && clearanceSweeps(tables, card, lo, hi, left === 1)) sweeps[side]++;
      pileLo[side] |= los[i] | loBit(card);
      pileHi[side] |= his[i] | hiBit(card);
      const value = this.playOn(position, next, left - 1, lo & ~los[i], hi & ~his[i], side);
      if (best === NO_VALUE || (side === 0 ? value > best : value < best)) best = value;
    }
    this.top = from;
    return best;
  }

  /** What lies on the table and what was never dealt goes where it belongs, and the round is counted. */
  private settle(position: Position, lo: number, hi: number, lastCapture: number): number {
    const { tables } = this;
    const { pileLo, pileHi } = this.takings;
    const dealers = tables.sideOf[position.dealer];
    const side = tables.remainderToDealer ? dealers : lastCapture;
    if (side !== NOBODY) {
      pileLo[side] |= lo;
      pileHi[side] |= hi;
    }
    pileLo[dealers] |= this.leftoverLo;
    pileHi[dealers] |= this.leftoverHi;
    return this.sign * pointDifference(tables, this.takings);
  }
}
