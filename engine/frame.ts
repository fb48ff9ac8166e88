import { setOf } from './cardSet.ts';
import { cardNumber, type Deck } from './cards.ts';
import {
  type Card,
  fail,
  ok,
  PHASES,
  type Phase,
  type PlayRecord,
  type Result,
  type RulesChoice,
  type SideState,
} from './model.ts';
import { isOneOf, type Listed, type Place, readPlaces, readProgress, sortedOnce } from './placement.ts';
import { NOBODY, Position } from './position.ts';
import { type Ruleset, resolveRules } from './rules.ts';

/** Version of the form of states and views. */
export const SCHEMA = 1;

const isPhase = (phase: string): phase is Phase => PHASES.some((known) => known === phase);

const invalid = (message: string, pointer: string) => fail('invalid-state', message, pointer);

/** What a state and a view have in common. */
export interface Frame {
  readonly schema: number;
  readonly rules: RulesChoice;
  readonly phase: string;
  readonly dealer: number;
  readonly turn?: number;
  readonly table: readonly Card[];
  readonly seats: readonly {
    readonly seat: number;
    readonly side: number;
    readonly hand?: readonly Card[];
    readonly declared?: boolean;
  }[];
  readonly sides: readonly SideState[];
  readonly lastCapture?: number;
  readonly winner?: number;
  readonly plays?: readonly PlayRecord[];
}

/** A frame that has been read: cards as numbers, seats and sides in order. */
export interface ReadFrame {
  readonly ruleset: Ruleset;
  readonly phase: Phase;
  readonly table: readonly number[];
  /** By seat; absent where the frame does not show the hand. */
  readonly hands: readonly (readonly number[] | undefined)[];
  /** By side. */
  readonly piles: readonly (readonly number[])[];
  readonly sweepCards: readonly (readonly number[])[];
  readonly bonus: readonly number[];
  readonly scores: readonly number[];
  /** The further lists of cards that were handed in, in their order. */
  readonly further: readonly (readonly number[])[];
  /** Cards of the deck that stand nowhere. */
  readonly unseen: readonly number[];
  /** Pointers to the entries of seats, by seat. */
  readonly seatPointers: readonly string[];
}

function checkPlays(deck: Deck, players: number, plays: readonly PlayRecord[]): Result<true> {
  for (const [index, { seat, card, captured }] of plays.entries()) {
    const known = [card, ...captured].every((name) => cardNumber(deck, name) >= 0);
    if (!known) return invalid('The deck has no such card.', `/plays/${index}`);
    if (!isOneOf(players, seat)) return invalid('The seat is beyond the table.', `/plays/${index}/seat`);
  }
  return ok(true);
}

/** Reads the capturing cards of sweeps, which must be in the pile of their side with a card each has taken. */
function readSweeps(
  deck: Deck,
  sides: readonly Listed<SideState>[],
  piles: readonly (readonly number[])[],
): Result<number[][]> {
  const read: number[][] = [];
  for (const { entry, pointer } of sides) {
    const numbers = entry.sweeps.map((card) => cardNumber(deck, card));
    const pile = new Set(piles[entry.side]);
    const agrees = numbers.every((card, i) => pile.has(card) && numbers.indexOf(card) === i);
    if (!agrees || numbers.length * 2 > pile.size) {
      return invalid('Sweeps and pile do not agree.', `${pointer}/sweeps`);
    }
    read.push(numbers);
  }
  return ok(read);
}

/** Checks what is not about cards: the last capturer and the winner. */
function checkSides(frame: Frame, piles: readonly (readonly number[])[]): Result<true> {
  const { lastCapture, winner, phase } = frame;
  if (lastCapture !== undefined && !(isOneOf(piles.length, lastCapture) && piles[lastCapture].length > 0)) {
    return invalid('The last capturer has captured nothing.', '/lastCapture');
  }
  if (winner !== undefined && (phase !== 'match-over' || !isOneOf(piles.length, winner))) {
    return invalid('A winner is a side, and only when the match is over.', '/winner');
  }
  return ok(true);
}

/**
 * Reads what a state and a view have in common, and `further` lists of cards beside it: version, rules, phase, seats and
 * sides, every card in one place at most, piles and sweeps that agree. Faults: `unknown-variant`, `rules-impossible`,
 * `invalid-state`, each with a pointer relative to the frame.
 */
export function readFrame(frame: Frame, further: readonly Place[]): Result<ReadFrame> {
  if (frame.schema !== SCHEMA) return invalid('This version of the state is not known.', '/schema');
  const resolved = resolveRules(frame.rules);
  if (!resolved.ok) {
    return { ok: false, fault: { ...resolved.fault, pointer: `/rules${resolved.fault.pointer ?? ''}` } };
  }
  const ruleset = resolved.value;
  const { deck, players, sideOf } = ruleset.tables;
  const { phase } = frame;
  if (!isPhase(phase)) return invalid('There is no such phase.', '/phase');
  const seats = sortedOnce(frame.seats, players, (seat) => seat.seat, '/seats');
  if (!seats.ok) return seats;
  const foreign = seats.value.find(({ entry }) => entry.side !== sideOf[entry.seat]);
  if (foreign) return invalid('The seat is of another side.', `${foreign.pointer}/side`);
  const sides = sortedOnce(frame.sides, ruleset.tables.sides, (side) => side.side, '/sides');
  if (!sides.ok) return sides;

  const shown = seats.value.filter(({ entry }) => entry.hand !== undefined);
  const read = readPlaces(deck, [
    { pointer: '/table', cards: frame.table },
    ...shown.map(({ entry, pointer }) => ({ pointer: `${pointer}/hand`, cards: entry.hand ?? [] })),
    ...sides.value.map(({ entry, pointer }) => ({ pointer: `${pointer}/pile`, cards: entry.pile })),
    ...further,
  ]);
  if (!read.ok) return read;
  const [table, ...lists] = read.value;
  const handLists = lists.slice(0, shown.length);
  const piles = lists.slice(shown.length, shown.length + sides.value.length);
  const hands = seats.value.map((seat) => handLists[shown.indexOf(seat)]);
  const seen = new Set(read.value.flat());

  const checked = checkSides(frame, piles);
  if (!checked.ok) return checked;
  const sweepCards = readSweeps(deck, sides.value, piles);
  if (!sweepCards.ok) return sweepCards;
  const plays = checkPlays(deck, players, frame.plays ?? []);
  if (!plays.ok) return plays;
  return ok({
    ruleset,
    phase,
    table,
    hands,
    piles,
    sweepCards: sweepCards.value,
    bonus: sides.value.map(({ entry }) => entry.bonus),
    scores: sides.value.map(({ entry }) => entry.score),
    further: lists.slice(piles.length + handLists.length),
    unseen: deck.sorted.filter((card) => !seen.has(card)),
    seatPointers: seats.value.map(({ pointer }) => pointer),
  });
}

/** The cards that are still to be played, known or merely counted. */
export interface Undealt {
  /** By seat; cards that are not known are any of the right number. */
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly leftover: readonly number[];
}

/**
 * The position of a frame, once it is known what is in the hands, the stock and the leftover. Faults: `invalid-state`
 * when their numbers, the turn and the phase do not fit together.
 */
export function positionOf(frame: Frame, read: ReadFrame, undealt: Undealt): Result<Position> {
  const { tables } = read.ruleset;
  const { hands, stock, leftover } = undealt;
  const progress = readProgress(tables, {
    phase: read.phase,
    dealer: frame.dealer,
    ...(frame.turn !== undefined && { turn: frame.turn }),
    hands: hands.map((hand) => hand.length),
    stock: stock.length,
    leftover: leftover.length,
  });
  if (!progress.ok) return progress;

  const position = new Position(tables);
  position.dealer = frame.dealer;
  position.turn = progress.value.turn;
  position.packet = progress.value.packet;
  position.lastCapture = frame.lastCapture ?? NOBODY;
  const table = setOf(read.table);
  position.tableLo = table.lo;
  position.tableHi = table.hi;
  for (const [side, cards] of read.piles.entries()) {
    const pile = setOf(cards);
    position.pileLo[side] = pile.lo;
    position.pileHi[side] = pile.hi;
    position.sweeps[side] = read.sweepCards[side].length;
    position.bonus[side] = read.bonus[side];
  }
  // The pack holds what is out first, in any order, then hand by hand, then stock and leftover.
  const out = [read.table, ...read.piles].flat();
  position.pack.set([...out, ...hands.flat(), ...stock, ...leftover]);
  let at = out.length;
  for (const [seat, hand] of hands.entries()) {
    position.handAt[seat] = at;
    position.handCount[seat] = hand.length;
    at += hand.length;
  }
  position.inHands = at - out.length;
  position.stockAt = at;
  position.stockEnd = at + stock.length;
  for (const { seat, declared } of frame.seats) {
    if (declared && tables.declares) position.declared |= 1 << seat;
  }
  return ok(position);
}
