import { cardNumber, type Deck } from './cards.ts';
import { type Card, fail, ok, type Result } from './model.ts';
import type { RulesTables } from './tables.ts';

/** Is it the number of one of so many seats or sides? What comes from outside can be any number. */
export const isOneOf = (count: number, number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < count;

/** A list of cards somewhere in a state, with the pointer to it. */
export interface Place {
  readonly pointer: string;
  readonly cards: readonly Card[];
}

/** Reads lists of cards as numbers. Faults: `invalid-state` at a card that the deck has not or that was seen before. */
export function readPlaces(deck: Deck, places: readonly Place[]): Result<number[][]> {
  const seen = new Set<number>();
  const read: number[][] = [];
  for (const { pointer, cards } of places) {
    const numbers: number[] = [];
    for (const [index, card] of cards.entries()) {
      const number = cardNumber(deck, card);
      if (number < 0) return fail('invalid-state', 'The deck has no such card.', `${pointer}/${index}`);
      if (seen.has(number))
        return fail('invalid-state', 'This card stands in two places.', `${pointer}/${index}`);
      seen.add(number);
      numbers.push(number);
    }
    read.push(numbers);
  }
  return ok(read);
}

/** How many cards lie where, and whose turn it is: what must fit together in a state and in a view alike. */
export interface Counts {
  readonly phase: string;
  readonly dealer: number;
  readonly turn?: number;
  readonly hands: readonly number[];
  readonly stock: number;
  readonly leftover: number;
}

/** The packet in play, told by what is left of the stock; -1 when no number of packets fits. */
function packetOf(tables: RulesTables, stock: number): number {
  let left = 0;
  for (let packet = tables.handSizes.length - 1; packet >= 0; packet--) {
    if (left === stock) return packet;
    left += tables.handSizes[packet] * tables.players;
  }
  return -1;
}

/** Do the hands fit a turn? Seats that have played hold one card fewer than those still to play in this lap. */
function handsFit(tables: RulesTables, counts: Counts, packet: number, turn: number): boolean {
  const full = counts.hands[turn];
  if (full > tables.handSizes[packet]) return false;
  let seat = (counts.dealer + tables.step) % tables.players;
  let expected = full - 1;
  for (let i = 0; i < tables.players; i++) {
    if (seat === turn) expected = full;
    if (counts.hands[seat] !== expected) return false;
    seat = (seat + tables.step) % tables.players;
  }
  return true;
}

const invalid = (message: string, pointer: string) => fail('invalid-state', message, pointer);

/** What the counts say of the progress of a round. */
export interface Progress {
  readonly packet: number;
  /** The seat on turn; in a match that ended in mid-round the seat that would be. */
  readonly turn: number;
}

/** Checks that hands, stock, leftover, turn and phase fit together. Faults: `invalid-state` with a pointer. */
export function readProgress(tables: RulesTables, counts: Counts): Result<Progress> {
  const { phase, dealer, turn } = counts;
  if (!isOneOf(tables.players, dealer)) return invalid('The dealer is beyond the table.', '/dealer');
  const leader = (dealer + tables.step) % tables.players;
  if (phase === 'playing') {
    if (turn === undefined) return invalid('While playing it is somebody’s turn.', '/turn');
    if (!isOneOf(tables.players, turn)) return invalid('The seat on turn is beyond the table.', '/turn');
  } else if (turn !== undefined) return invalid('Only while playing it is somebody’s turn.', '/turn');
  const inHands = counts.hands.reduce((sum, hand) => sum + hand, 0);
  const finished = phase === 'round-over' || (phase === 'match-over' && inHands + counts.stock === 0);
  if (finished) {
    if (counts.hands.some((hand) => hand !== 0))
      return invalid('When the round is over all hands are empty.', '/seats');
    if (counts.stock > 0) return invalid('When the round is over the stock is empty.', '/stock');
    if (counts.leftover > 0) return invalid('When the round is over the leftover is in a pile.', '/leftover');
    return ok({ packet: tables.handSizes.length - 1, turn: leader });
  }
  if (counts.leftover !== tables.leftover)
    return invalid('The leftover is not what the rules deal.', '/leftover');
  const packet = packetOf(tables, counts.stock);
  if (packet < 0) return invalid('The stock is not a number of whole packets.', '/stock');
  if (turn !== undefined) {
    if (counts.hands[turn] === 0) return invalid('The seat on turn has no card.', '/turn');
    return handsFit(tables, counts, packet, turn)
      ? ok({ packet, turn })
      : invalid('The hands do not fit the order of play.', '/seats');
  }
  const turns = counts.hands.map((_, seat) => seat).filter((seat) => handsFit(tables, counts, packet, seat));
  return turns.length > 0
    ? ok({ packet, turn: turns[0] })
    : invalid('The hands do not fit the order of play.', '/seats');
}

/** An entry of a list, with the pointer to where the caller put it. */
export interface Listed<Entry> {
  readonly entry: Entry;
  readonly pointer: string;
}

/** Checks a list that has one entry a seat or side, each once, and sorts it by number. */
export function sortedOnce<Entry>(
  entries: readonly Entry[],
  count: number,
  numberOf: (entry: Entry) => number,
  pointer: string,
): Result<Listed<Entry>[]> {
  const sorted = entries
    .map((entry, index) => ({ entry, pointer: `${pointer}/${index}` }))
    .sort((a, b) => numberOf(a.entry) - numberOf(b.entry));
  const complete = sorted.length === count && sorted.every(({ entry }, number) => numberOf(entry) === number);
  return complete ? ok(sorted) : invalid('One entry for each is needed, none twice.', pointer);
}
