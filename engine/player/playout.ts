import { CaptureList, findCaptures } from '../captures.ts';
import { rankOf } from '../cards.ts';
import { advance, handOf, isFirstPlay, type Position } from '../position.ts';
import { type FastRandom, pick } from './fastRandom.ts';

// These loops run hundreds of thousands of times a second; they are cut so that the compiler can join the common path
// into one function, with what is rare in functions of its own.

const captures = new CaptureList();

/** The place of another card than an ace for the opening, where the seat has one (rule `ace.openingBan`). */
function openingSlot(position: Position, slot: number): number {
  const { aceRank } = position.tables.deck;
  if (rankOf(position.pack[slot]) !== aceRank) return slot;
  const other = handOf(position, position.turn).findIndex((card) => rankOf(card) !== aceRank);
  return other < 0 ? slot : position.handAt[position.turn] + other;
}

/** Plays a random card in a random legal way. True: the round is over. */
export function playRandomly(position: Position, random: FastRandom): boolean {
  const { tables, turn, tableLo, tableHi } = position;
  const bits = random.next();
  let slot = position.handAt[turn] + pick(bits >>> 16, position.handCount[turn]);
  if (tables.aceOpeningBan && isFirstPlay(position)) slot = openingSlot(position, slot);
  findCaptures(tables, position.pack[slot], tableLo, tableHi, captures);
  const mayLay = !tables.mustCapture && (tableLo | tableHi) !== 0;
  const choice = pick(bits & 0xffff, mayLay ? captures.count + 1 : captures.count);
  const captured = choice < captures.count;
  return advance(position, slot, captured ? captures.lo[choice] : 0, captured ? captures.hi[choice] : 0);
}

/** Plays the round to its end at random. */
export function playOut(position: Position, random: FastRandom): void {
  while (!playRandomly(position, random));
}
