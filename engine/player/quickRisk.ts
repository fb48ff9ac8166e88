import { countOfRank, popcount } from '../cardSet.ts';
import type { RulesTables } from '../tables.ts';
import { type CardWeights, valueOfSet } from './weights.ts';

const CARDS_OF_RANK = 4;

// What a seat knows while it chooses: its own hand and the public cards, never another hand.
let seenLo = 0;
let seenHi = 0;
let unseenCount = 0;
let nextHolds = 0;

/** Takes the place of a seat that sees these cards; `holds`: cards the next seat will hold, 0 when its sweep would not score. */
export function lookFrom(tables: RulesTables, lo: number, hi: number, holds: number): void {
  seenLo = lo;
  seenHi = hi;
  unseenCount = tables.deck.size - popcount(lo) - popcount(hi);
  nextHolds = holds;
}

/** Cards of the rank of that value that the seat has not seen. */
function unseenOfValue(weights: CardWeights, value: number): number {
  const rank = weights.rankOfValue[value];
  return rank < 0 ? 0 : CARDS_OF_RANK - countOfRank(seenLo, seenHi, rank);
}

/** The worth of a sweep times the chance, by a rough count, that the next seat makes one of what would lie there. */
export function quickRisk(tables: RulesTables, weights: CardWeights, lo: number, hi: number): number {
  if ((lo | hi) === 0 || nextHolds === 0) return 0;
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
