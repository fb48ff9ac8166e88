import { CaptureList, clearanceSweeps, findCaptures } from '../captures.ts';
import type { PlayOption } from '../legalPlays.ts';
import { nextSeat, type Position, playCard, slotOf } from '../position.ts';
import type { Knowledge } from './knowledge.ts';

const captures = new CaptureList();

/** Would this card sweep what lies on the table? */
function sweepsTable(position: Position, card: number, lastPlay: boolean): boolean {
  const { tables, tableLo, tableHi } = position;
  if ((tableLo | tableHi) === 0) return false;
  findCaptures(tables, card, tableLo, tableHi, captures);
  return captures.has(tableLo, tableHi) && clearanceSweeps(tables, card, tableLo, tableHi, lastPlay);
}

/** The chance that none of `drawn` cards out of `all` is among `bad` ones. */
function chanceOfNone(all: number, bad: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, all - bad - i) / (all - i);
  return chance;
}

/** What a play leaves to those who come after. */
export interface Aftermath {
  /** Chance that the next seat can sweep what is left. */
  readonly nextSweeps: number;
  /** Chance that the seat after it could sweep it, should it still lie there. */
  readonly secondSweeps: number;
  /** The next seat is of another side. */
  readonly nextIsFoe: boolean;
  /** The second seat after is a partner. */
  readonly secondIsPartner: boolean;
}

/** What a play leaves on the table, and who could sweep it by all that the player knows. */
export function aftermathOf(knowledge: Knowledge, option: PlayOption): Aftermath {
  const position = knowledge.position.clone();
  const { tables } = position;
  playCard(position, slotOf(position, option.card), option.lo, option.hi);
  const next = position.turn;
  const second = nextSeat(tables, next);
  const packetEnds = position.inHands === 0;
  const stock = position.stockAt < position.stockEnd;
  const chance = (seat: number, playsBefore: number): number => {
    const last = !stock && position.inHands === playsBefore + 1;
    const seen = packetEnds ? undefined : knowledge.seenHands.get(seat);
    if (seen) return seen.some((card) => card !== option.card && sweepsTable(position, card, last)) ? 1 : 0;
    const held = packetEnds ? (tables.handSizes[position.packet + 1] ?? 0) : knowledge.handCounts[seat];
    const sweepers = knowledge.unseen.filter((card) => sweepsTable(position, card, last)).length;
    return 1 - chanceOfNone(knowledge.unseen.length, sweepers, held);
  };
  return {
    nextSweeps: chance(next, 0),
    secondSweeps: chance(second, 1),
    nextIsFoe: tables.sideOf[next] !== knowledge.side,
    secondIsPartner: second !== knowledge.seat && tables.sideOf[second] === knowledge.side,
  };
}
