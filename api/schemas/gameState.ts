import type { z } from '@hono/zod-openapi';
import {
  type GameState as EngineGameState,
  type PlayRecord as EnginePlayRecord,
  type SideState as EngineSideState,
  PHASES,
} from '../../engine/model.ts';
import { Card, cards } from './cards.ts';
import {
  deckSize,
  flag,
  greatestInteger,
  growing,
  int,
  list,
  openObject,
  optional,
  seatLimit,
} from './primitives.ts';
import { RulesChoice } from './rules.ts';

/** The number of a seat or side, whatever the table; what is beyond the table the engine refuses. */
export const seatNumber = (description: string): z.ZodType<number> => int(0, 99, description);

/** Match points of a side that a deal begins with: far below what an integer holds, so that a match can be played on. */
export const matchPoints = (description: string): z.ZodType<number> => int(0, 100_000, description);

/** Points that came about by playing, however many they are. */
export const wonPoints = (description: string): z.ZodType<number> => int(0, greatestInteger, description);

const roundWords = 'The number of the round, from 1.';

/** The number of a round that is dealt; far below what an integer holds, too. */
export const roundNumber = int(1, 100_000, roundWords);

/** Who deals. */
export const dealerSeat = seatNumber('The seat of the dealer.');

/** Points of a round that are not won by playing. */
export const bonusPoints = wonPoints(
  'Points of this round won outside plays: declarations, and the bonus of the dealer.',
);

const PlayRecord: z.ZodType<EnginePlayRecord> = openObject({
  seat: seatNumber('Who played.'),
  card: Card,
  captured: cards('What it took; empty: the card was laid.'),
}).openapi('PlayRecord', { description: 'A play that was made.' });

const SeatState = openObject({
  seat: seatNumber('Seats are numbered clockwise from 0, seen from above.'),
  side: seatNumber('The side that the seat scores for.'),
  hand: cards('The cards in hand.'),
  declared: optional(flag('The hand was declared and lies face up.')),
}).openapi('SeatState', { description: 'A seat, with its hand.' });

const SideState: z.ZodType<EngineSideState> = openObject({
  side: seatNumber('Sides are numbered from 0.'),
  pile: cards('The cards taken in this round.'),
  sweeps: cards('The capturing card of each scoring sweep.'),
  bonus: bonusPoints,
  score: wonPoints('Match points; those of this round are in it once the round is over.'),
}).openapi('SideState', { description: 'Who scores together: a seat alone, or a partnership.' });

/** What a state and a view have in common. */
export const publicFields = {
  schema: int(1, 1000, 'The version of this shape: 1.'),
  rules: RulesChoice,
  phase: growing(PHASES, 'Where the game stands.'),
  round: int(1, greatestInteger, roundWords),
  dealer: dealerSeat,
  turn: optional(seatNumber('The seat that is to play; only while playing.')),
  table: cards('The cards on the table, in the order laid.'),
  sides: list(SideState, seatLimit, 'The sides, in order.'),
  lastCapture: optional(seatNumber('The side that captured last in this round.')),
  plays: optional(
    list(
      PlayRecord,
      deckSize,
      'The plays of this round, oldest first. History only: it helps the computer to remember, and no rule depends on it.',
    ),
  ),
  overtime: optional(flag('The leaders were level at or over the target before.')),
  winner: optional(seatNumber('The side that has won; only when the match is over and not drawn.')),
} as const;

/** Everything. */
export const GameState: z.ZodType<EngineGameState> = openObject({
  ...publicFields,
  stock: cards('The cards to be dealt yet, the next one first.'),
  leftover: optional(cards('The cards that are dealt to nobody.')),
  seats: list(SeatState, seatLimit, 'The seats, in order.'),
}).openapi('GameState', {
  description:
    'The whole of a game; whoever holds it sees every card. It can be stored, sent back and changed: each request checks it anew. Properties that are not named here are passed over.',
});
