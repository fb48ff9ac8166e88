import { CaptureList, findCaptures } from '../captures.ts';
import { hiBit, loBit } from '../cardSet.ts';
import { rankOf } from '../cards.ts';
import { advance, isFirstPlay, isLastPlay, nextSeat, type Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';
import { playRandomly } from './playout.ts';
import { lookFrom, quickRisk } from './quickRisk.ts';
import { type CardWeights, worthOfSet } from './weights.ts';

/** Chance in 65536 that a seat plays something at random: pure greed misleads. */
const RANDOM_PLAYS = Math.round(0.2 * 65536);

const captures = new CaptureList();

/** Takes the place of the seat on turn. */
function lookAround(position: Position): void {
  const { tables, turn, pack } = position;
  let seenLo = position.tableLo;
  let seenHi = position.tableHi;
  for (let side = 0; side < tables.sides; side++) {
    seenLo |= position.pileLo[side];
    seenHi |= position.pileHi[side];
  }
  const from = position.handAt[turn];
  for (let slot = from + position.handCount[turn] - 1; slot >= from; slot--) {
    seenLo |= loBit(pack[slot]);
    seenHi |= hiBit(pack[slot]);
  }
  const stock = position.stockAt < position.stockEnd;
  let holds = 0;
  if (position.inHands > 1) holds = position.handCount[nextSeat(tables, turn)];
  else if (stock) holds = tables.handSizes[position.packet + 1];
  if (!stock && position.inHands === 2 && !tables.lastPlaySweeps) holds = 0;
  lookFrom(tables, seenLo, seenHi, holds);
}

/**
 * One play of a playout. Seats take what the cards are worth and mind what they leave; now and then they play at random.
 * Each goes by its own hand and the public cards only, so a playout does not profit from what its seats cannot know.
 * True: the round is over.
 */
export function playByPolicy(position: Position, weights: CardWeights, random: FastRandom): boolean {
  const { tables, turn, pack, tableLo, tableHi } = position;
  const bits = random.next();
  if (bits >>> 16 < RANDOM_PLAYS || (tables.aceOpeningBan && isFirstPlay(position)))
    return playRandomly(position, random);
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
      } else value -= quickRisk(tables, weights, tableLo & ~lo, tableHi & ~hi);
      if (value > best) {
        best = value;
        bestSlot = slot;
        bestLo = lo;
        bestHi = hi;
      }
    }
    if (captures.count > 0 && (tables.mustCapture || (tableLo | tableHi) === 0)) continue;
    const value = -(worth >> 1) - quickRisk(tables, weights, tableLo | loBit(card), tableHi | hiBit(card));
    if (value > best) {
      best = value;
      bestSlot = slot;
      bestLo = 0;
      bestHi = 0;
    }
  }
  return advance(position, bestSlot, bestLo, bestHi);
}
