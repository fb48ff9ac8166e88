import { CaptureList, findCaptures } from '../captures.ts';
import { countOfRank, hiBit, loBit, popcount } from '../cardSet.ts';
import { rankOf } from '../cards.ts';
import { advance, isLastPlay, nextSeat, type Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';
import { playRandomly } from './playout.ts';
import { type CardWeights, valueOfSet, worthOfSet } from './weights.ts';

/** Chance in 65536 that a seat plays something at random: pure greed misleads. */
const RANDOM_PLAYS = Math.round(0.2 * 65536);
const CARDS_OF_RANK = 4;

const captures = new CaptureList();

// What the seat on turn knows while it chooses: its own hand and the public cards, never another hand.
let seenLo = 0;
let seenHi = 0;
let unseenCount = 0;
/** Cards the next seat will hold when it plays; 0 when its sweep would not score. */
let nextHolds = 0;

function lookAround(position: Position): void {
  const { tables, turn, pack } = position;
  seenLo = position.tableLo;
  seenHi = position.tableHi;
  for (let side = 0; side < tables.sides; side++) {
    seenLo |= position.pileLo[side];
    seenHi |= position.pileHi[side];
  }
  const from = position.handAt[turn];
  for (let slot = from + position.handCount[turn] - 1; slot >= from; slot--) {
    seenLo |= loBit(pack[slot]);
    seenHi |= hiBit(pack[slot]);
  }
  unseenCount = tables.deck.size - popcount(seenLo) - popcount(seenHi);
  const stock = position.stockAt < position.stockEnd;
  if (position.inHands > 1) nextHolds = position.handCount[nextSeat(tables, turn)];
  else nextHolds = stock ? tables.handSizes[position.packet + 1] : 0;
  if (!stock && position.inHands === 2 && !tables.lastPlaySweeps) nextHolds = 0;
}

/** Cards of the rank of that value that nobody has shown. */
function unseenOfValue(weights: CardWeights, value: number): number {
  const rank = weights.rankOfValue[value];
  return rank < 0 ? 0 : CARDS_OF_RANK - countOfRank(seenLo, seenHi, rank);
}

/** The worth of a sweep times the chance that the next seat makes one of what would lie there. */
function sweepRisk(position: Position, weights: CardWeights, lo: number, hi: number): number {
  if ((lo | hi) === 0 || nextHolds === 0) return 0;
  const { tables } = position;
  const sum = valueOfSet(weights, lo, hi);
  let sweepers = 0;
  if (tables.captureByValue && sum < weights.rankOfValue.length) sweepers += unseenOfValue(weights, sum);
  if (tables.captureByTotal && sum < tables.captureTotal) {
    sweepers += unseenOfValue(weights, tables.captureTotal - sum);
  }
  if (tables.aceSweepScores) sweepers += CARDS_OF_RANK - countOfRank(seenLo, seenHi, tables.deck.aceRank);
  if (sweepers === 0) return 0;
  return weights.sweep * Math.min(1, (sweepers * nextHolds) / unseenCount);
}

/**
 * One play of a playout. Seats take what the cards are worth and mind what they leave; now and then they play at random.
 * Each goes by its own hand and the public cards only, so a playout does not profit from what its seats cannot know.
 * True: the round is over.
 */
export function playByPolicy(position: Position, weights: CardWeights, random: FastRandom): boolean {
  const { tables, turn, pack, tableLo, tableHi } = position;
  const bits = random.next();
  if (bits >>> 16 < RANDOM_PLAYS || tables.aceOpeningBan) return playRandomly(position, random);
  const from = position.handAt[turn];
  const count = position.handCount[turn];
  if (count === 1 && (tableLo | tableHi) === 0) return playRandomly(position, random);
  lookAround(position);
  const sweepsScore = tables.lastPlaySweeps || !isLastPlay(position);
  let best = -1e9;
  let bestSlot = from;
  let bestLo = 0;
  let bestHi = 0;
  for (let slot = from; slot < from + count; slot++) {
    const card = pack[slot];
    findCaptures(tables, card, tableLo, tableHi, captures);
    const worth = weights.ofCard[card];
    const clears =
      sweepsScore && (!tables.aceSweeps || tables.aceSweepScores || rankOf(card) !== tables.deck.aceRank);
    for (let i = 0; i < captures.count; i++) {
      const lo = captures.lo[i];
      const hi = captures.hi[i];
      let value = worth + worthOfSet(weights, lo, hi);
      if (lo === tableLo && hi === tableHi) {
        if (clears) value += weights.sweep;
      } else value -= sweepRisk(position, weights, tableLo & ~lo, tableHi & ~hi);
      if (value > best) {
        best = value;
        bestSlot = slot;
        bestLo = lo;
        bestHi = hi;
      }
    }
    if (captures.count > 0 && (tables.mustCapture || (tableLo | tableHi) === 0)) continue;
    const value = -(worth >> 1) - sweepRisk(position, weights, tableLo | loBit(card), tableHi | hiBit(card));
    if (value > best) {
      best = value;
      bestSlot = slot;
      bestLo = 0;
      bestHi = 0;
    }
  }
  return advance(position, bestSlot, bestLo, bestHi);
}
