import { setOf } from './cardSet.ts';
import { cardNumber, cardTexts, type Deck } from './cards.ts';
import {
  fail,
  type GameState,
  ok,
  type Phase,
  type PlayRecord,
  type Result,
  type SideState,
} from './model.ts';
import { isOneOf, type Place, readPlaces, readProgress, sortedOnce } from './placement.ts';
import { NOBODY, Position } from './position.ts';
import type { Round } from './round.ts';
import { type Ruleset, resolveRules } from './rules.ts';
import type { RulesTables } from './tables.ts';

/** Version of the state's form. */
export const SCHEMA = 1;

const PHASES: readonly string[] = ['playing', 'round-over', 'match-over'] satisfies readonly Phase[];
const isPhase = (phase: string): phase is Phase => PHASES.includes(phase);

const invalid = (message: string, pointer: string) => fail('invalid-state', message, pointer);

/** What a state and a view have in common, beside the cards. */
export interface Frame {
  readonly schema: number;
  readonly rules: GameState['rules'];
  readonly phase: string;
  readonly sides: readonly SideState[];
  readonly seats: readonly { readonly seat: number; readonly side: number }[];
  readonly lastCapture?: number;
  readonly winner?: number;
  readonly plays?: readonly PlayRecord[];
}

/** A checked frame. */
export interface ReadFrame {
  readonly ruleset: Ruleset;
  readonly tables: RulesTables;
  readonly phase: Phase;
  /** By number. */
  readonly sides: readonly SideState[];
}

function checkPlays(deck: Deck, players: number, plays: readonly PlayRecord[]): Result<true> {
  for (const [index, { seat, card, captured }] of plays.entries()) {
    const known = [card, ...captured].every((name) => cardNumber(deck, name) >= 0);
    if (!known) return invalid('The deck has no such card.', `/plays/${index}`);
    if (!isOneOf(players, seat)) return invalid('The seat is beyond the table.', `/plays/${index}/seat`);
  }
  return ok(true);
}

/** Checks what a state and a view have in common: version, rules, phase, seats and sides, the last capturer. */
export function readFrame(frame: Frame): Result<ReadFrame> {
  if (frame.schema !== SCHEMA) return invalid('This version of the state is not known.', '/schema');
  const resolved = resolveRules(frame.rules);
  if (!resolved.ok) {
    return { ok: false, fault: { ...resolved.fault, pointer: `/rules${resolved.fault.pointer ?? ''}` } };
  }
  const ruleset = resolved.value;
  const { tables } = ruleset;
  if (!isPhase(frame.phase)) return invalid('There is no such phase.', '/phase');
  const sides = sortedOnce(frame.sides, tables.sides, (side) => side.side, '/sides');
  if (!sides.ok) return sides;
  for (const [index, seat] of frame.seats.entries()) {
    if (seat.side !== tables.sideOf[seat.seat])
      return invalid('The seat is of another side.', `/seats/${index}/side`);
  }
  const { lastCapture, winner } = frame;
  if (lastCapture !== undefined && !(sides.value[lastCapture]?.pile.length > 0)) {
    return invalid('The last capturer has captured nothing.', '/lastCapture');
  }
  if (winner !== undefined && (frame.phase !== 'match-over' || !isOneOf(tables.sides, winner))) {
    return invalid('A winner is a side, and only when the match is over.', '/winner');
  }
  const plays = checkPlays(tables.deck, tables.players, frame.plays ?? []);
  if (!plays.ok) return plays;
  return ok({ ruleset, tables, phase: frame.phase, sides: sides.value });
}

/** Reads the capturing cards of sweeps. Faults: `invalid-state` when one is not in the pile of its side. */
export function readSweeps(
  deck: Deck,
  sides: readonly SideState[],
  piles: readonly (readonly number[])[],
): Result<number[][]> {
  const read: number[][] = [];
  for (const { side, sweeps } of sides) {
    const numbers = sweeps.map((card) => cardNumber(deck, card));
    const pile = new Set(piles[side]);
    const agrees = numbers.every((card, i) => pile.has(card) && numbers.indexOf(card) === i);
    if (!agrees || numbers.length * 2 > pile.size) {
      return invalid('Sweeps and pile do not agree.', `/sides/${side}/sweeps`);
    }
    read.push(numbers);
  }
  return ok(read);
}

/** Fills piles, sweeps, bonus and the last capturer of a position. */
export function fillSides(
  position: Position,
  sides: readonly SideState[],
  piles: readonly (readonly number[])[],
  sweepCards: readonly (readonly number[])[],
  lastCapture: number | undefined,
): void {
  for (const { side, bonus } of sides) {
    const pile = setOf(piles[side]);
    position.pileLo[side] = pile.lo;
    position.pileHi[side] = pile.hi;
    position.sweeps[side] = sweepCards[side].length;
    position.bonus[side] = bonus;
  }
  position.lastCapture = lastCapture ?? NOBODY;
}

/** Puts every card into the pack: those that are out first, in any order, then hand by hand, then stock and leftover. */
export function fillPack(
  position: Position,
  out: readonly number[],
  hands: readonly (readonly number[])[],
  rest: readonly number[],
  stockCount: number,
): void {
  position.pack.set([...out, ...hands.flat(), ...rest]);
  let at = out.length;
  for (const [seat, hand] of hands.entries()) {
    position.handAt[seat] = at;
    position.handCount[seat] = hand.length;
    at += hand.length;
  }
  position.inHands = at - out.length;
  position.stockAt = at;
  position.stockEnd = at + stockCount;
}

/**
 * Reads a state into a round, checking that every card of the deck stands in exactly one place, that the hands fit the
 * order of play, and that piles and sweeps agree. Faults: `unknown-variant`, `rules-impossible`, `invalid-state`, each
 * with a pointer relative to the state.
 */
export function readState(state: GameState): Result<Round> {
  const frame = readFrame(state);
  if (!frame.ok) return frame;
  const { ruleset, tables, phase, sides } = frame.value;
  const { deck } = tables;
  const seats = sortedOnce(state.seats, tables.players, (seat) => seat.seat, '/seats');
  if (!seats.ok) return seats;
  const places: Place[] = [
    { pointer: '/table', cards: state.table },
    { pointer: '/stock', cards: state.stock },
    { pointer: '/leftover', cards: state.leftover ?? [] },
    ...seats.value.map(({ hand, seat }) => ({ pointer: `/seats/${seat}/hand`, cards: hand })),
    ...sides.map(({ pile, side }) => ({ pointer: `/sides/${side}/pile`, cards: pile })),
  ];
  const read = readPlaces(deck, places);
  if (!read.ok) return read;
  const [table, stock, leftover, ...rest] = read.value;
  const hands = rest.slice(0, tables.players);
  const piles = rest.slice(tables.players);
  const total = read.value.reduce((sum, cards) => sum + cards.length, 0);
  if (total !== deck.size) return invalid('Cards of the deck are missing.', '/table');
  const progress = readProgress(tables, {
    phase,
    dealer: state.dealer,
    ...(state.turn !== undefined && { turn: state.turn }),
    hands: hands.map((hand) => hand.length),
    stock: stock.length,
    leftover: leftover.length,
  });
  if (!progress.ok) return progress;
  const sweepCards = readSweeps(deck, sides, piles);
  if (!sweepCards.ok) return sweepCards;

  const position = new Position(tables);
  const { lo, hi } = setOf(table);
  position.tableLo = lo;
  position.tableHi = hi;
  fillSides(position, sides, piles, sweepCards.value, state.lastCapture);
  fillPack(position, [table, ...piles].flat(), hands, [...stock, ...leftover], stock.length);
  position.dealer = state.dealer;
  position.turn = progress.value.turn;
  position.packet = progress.value.packet;
  for (const { seat, declared } of seats.value)
    if (declared && tables.declares) position.declared |= 1 << seat;
  return ok({
    ruleset,
    position,
    phase,
    number: state.round,
    table,
    hands,
    piles,
    sweepCards: sweepCards.value,
    scores: sides.map((side) => side.score),
    plays: state.plays ?? [],
    overtime: state.overtime ?? false,
    ...(state.winner !== undefined && { winner: state.winner }),
  });
}

/** A round's sides as text; the same for a state and a view, since piles are open to all. */
export function writeSides(round: Round): SideState[] {
  const { deck } = round.position.tables;
  return round.piles.map((pile, side) => ({
    side,
    pile: cardTexts(deck, pile),
    sweeps: cardTexts(deck, round.sweepCards[side]),
    bonus: round.position.bonus[side],
    score: round.scores[side],
  }));
}

/** The public facts of a round that a state and a view share. */
export function writeFrame(round: Round) {
  const { position, phase } = round;
  return {
    schema: SCHEMA,
    rules: round.ruleset.choice,
    phase,
    round: round.number,
    dealer: position.dealer,
    ...(phase === 'playing' && { turn: position.turn }),
    table: cardTexts(position.tables.deck, round.table),
    sides: writeSides(round),
    ...(position.lastCapture !== NOBODY && { lastCapture: position.lastCapture }),
    plays: round.plays,
    ...(round.overtime && { overtime: true }),
    ...(round.winner !== undefined && { winner: round.winner }),
  };
}

const isDeclared = (round: Round, seat: number): boolean => (round.position.declared & (1 << seat)) !== 0;

/** Is the round finished, so that leftovers have gone into a pile? A match that ended in mid-round is not. */
const isFinished = ({ position, phase }: Round): boolean =>
  phase === 'round-over' ||
  (phase === 'match-over' && position.inHands === 0 && position.stockAt === position.stockEnd);

/** Cards that lie aside, dealt to nobody. */
export const leftoverOf = (round: Round): number[] =>
  isFinished(round) ? [] : [...round.position.pack.subarray(round.position.stockEnd)];

/** A round as plain data that `readState` takes back. */
export function writeState(round: Round): GameState {
  const { position } = round;
  const { deck, sideOf } = position.tables;
  const leftover = leftoverOf(round);
  return {
    ...writeFrame(round),
    stock: cardTexts(deck, [...position.pack.subarray(position.stockAt, position.stockEnd)]),
    ...(leftover.length > 0 && { leftover: cardTexts(deck, leftover) }),
    seats: round.hands.map((hand, seat) => ({
      seat,
      side: sideOf[seat],
      hand: cardTexts(deck, hand),
      ...(isDeclared(round, seat) && { declared: true }),
    })),
  };
}
