import { CaptureList, findCaptures } from '../captures.ts';
import { rankOf } from '../cards.ts';
import { advance, isFirstPlay, type Position } from '../position.ts';
import type { FastRandom } from './fastRandom.ts';

const captures = new CaptureList();

/** The place of a random card of the seat on turn that may be played. */
function randomSlot(position: Position, random: FastRandom): number {
  const { tables, turn, pack } = position;
  const from = position.handAt[turn];
  const slot = from + random.below(position.handCount[turn]);
  if (!tables.aceOpeningBan || !isFirstPlay(position)) return slot;
  const { aceRank } = tables.deck;
  if (rankOf(pack[slot]) !== aceRank) return slot;
  const hand = pack.subarray(from, from + position.handCount[turn]);
  const other = hand.findIndex((card) => rankOf(card) !== aceRank);
  return other < 0 ? slot : from + other;
}

/** Plays a random card in a random legal way. True: the round is over. */
export function playRandomly(position: Position, random: FastRandom): boolean {
  const { tables, tableLo, tableHi } = position;
  const slot = randomSlot(position, random);
  findCaptures(tables, position.pack[slot], tableLo, tableHi, captures);
  const { count } = captures;
  const mayLay = !tables.mustCapture && (tableLo | tableHi) !== 0;
  const choices = mayLay ? count + 1 : count;
  const choice = choices > 1 ? random.below(choices) : 0;
  const captured = choice < count;
  return advance(position, slot, captured ? captures.lo[choice] : 0, captured ? captures.hi[choice] : 0);
}

/** Plays the round to its end at random. */
export function playOut(position: Position, random: FastRandom): void {
  while (!playRandomly(position, random));
}
