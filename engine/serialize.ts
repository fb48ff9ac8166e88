import { cardTexts } from './cards.ts';
import { positionOf, readFrame, SCHEMA } from './frame.ts';
import { fail, type GameState, ok, type Result, type SideState } from './model.ts';
import { isExhausted, NOBODY } from './position.ts';
import type { Round } from './round.ts';

/**
 * Reads a state into a round, checking that every card of the deck stands in exactly one place, that the hands fit the
 * order of play, and that piles and sweeps agree. Faults: `unknown-variant`, `rules-impossible`, `invalid-state`, each
 * with a pointer relative to the state.
 */
export function readState(state: GameState): Result<Round> {
  const frame = readFrame(state, [
    { pointer: '/stock', cards: state.stock },
    { pointer: '/leftover', cards: state.leftover ?? [] },
  ]);
  if (!frame.ok) return frame;
  const { ruleset, phase, table, piles, sweepCards, scores, further, unseen } = frame.value;
  if (unseen.length > 0) return fail('invalid-state', 'Cards of the deck are missing.', '/table');
  const hands = frame.value.hands.map((hand) => hand ?? []);
  const [stock, leftover] = further;
  const position = positionOf(state, frame.value, { hands, stock, leftover });
  if (!position.ok) return position;
  return ok({
    ruleset,
    position: position.value,
    phase,
    number: state.round,
    table,
    hands,
    piles,
    sweepCards,
    scores,
    plays: state.plays ?? [],
    overtime: state.overtime ?? false,
    ...(state.winner !== undefined && { winner: state.winner }),
  });
}

/** A round's sides as text; the same for a state and a view, since piles are open to all. */
function writeSides(round: Round): SideState[] {
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
  phase === 'round-over' || (phase === 'match-over' && isExhausted(position));

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
