import { CaptureList, findCaptures } from '../captures.ts';
import { HALF, popcount } from '../cardSet.ts';
import { rankOf } from '../cards.ts';
import { advance, isFirstPlay, type Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';

const captures = new CaptureList();

/** The n-th card of a set, from the lowest. */
function nthCard(lo: number, hi: number, n: number): number {
  const inLow = popcount(lo);
  let bits = n < inLow ? lo : hi;
  for (let left = n < inLow ? n : n - inLow; left > 0; left--) bits &= bits - 1;
  const card = 31 - Math.clz32(bits & -bits);
  return n < inLow ? card : card + HALF;
}

/** A random card of the seat on turn that may be played. */
export function randomCard(position: Position, random: FastRandom): number {
  const { tables, turn } = position;
  const lo = position.handLo[turn];
  const hi = position.handHi[turn];
  const size = popcount(lo) + popcount(hi);
  let card = nthCard(lo, hi, random.below(size));
  if (!tables.aceOpeningBan || !isFirstPlay(position)) return card;
  for (let i = 0; i < size && rankOf(card) === tables.deck.aceRank; i++) card = nthCard(lo, hi, i);
  return card;
}

/** Plays a random card in a random legal way. True: the round is over. */
export function playRandomly(position: Position, random: FastRandom): boolean {
  const { tables } = position;
  const card = randomCard(position, random);
  findCaptures(tables, card, position.tableLo, position.tableHi, captures);
  const { count } = captures;
  const layable = !tables.mustCapture && count > 0 && (position.tableLo | position.tableHi) !== 0;
  const choice = count > 0 ? random.below(layable ? count + 1 : count) : 0;
  return choice < count
    ? advance(position, card, captures.lo[choice], captures.hi[choice])
    : advance(position, card, 0, 0);
}
