import type { z } from '@hono/zod-openapi';
import {
  type Card as EngineCard,
  type RoundScore as EngineRoundScore,
  type RulesChoice as EngineRulesChoice,
  LEVELS,
  type Level,
} from '../../engine/model.ts';
import { PLAYED_BY, SEAT_KINDS, type SeatKind } from '../match/match.ts';
import { Card, cards } from './cards.ts';
import { dealerSeat, roundNumber, seatNumber, wonPoints } from './gameState.ts';
import { MatchId } from './match.ts';
import { deckSize, flag, growingOf, list, openObject, optional, seatLimit, text } from './primitives.ts';
import { RulesChoice } from './rules.ts';
import { RoundScore } from './score.ts';
import { Commitment, Entropy, Seed } from './seeds.ts';

/** A round that is over, with all that was secret of it. */
export interface RecordedRoundShape {
  readonly round: number;
  readonly dealer: number;
  readonly seed: string;
  readonly entropies: readonly { readonly seat: number; readonly entropy: string }[];
  readonly commitment: string;
  readonly deckSeed: string;
  readonly deckOrder: readonly EngineCard[];
  readonly scores: readonly number[];
  readonly overtime: boolean;
  readonly plays: readonly {
    readonly seat: number;
    readonly card: EngineCard;
    readonly captured: readonly EngineCard[];
    readonly by: (typeof PLAYED_BY)[number];
  }[];
  readonly score?: EngineRoundScore;
}

/** What a match leaves behind. */
export interface MatchRecordShape {
  readonly matchId: string;
  readonly rules: EngineRulesChoice;
  readonly seats: readonly {
    readonly seat: number;
    readonly kind: SeatKind;
    readonly name?: string;
    readonly level?: Level;
  }[];
  readonly rounds: readonly RecordedRoundShape[];
}

const SeatEntropy = openObject({
  seat: seatNumber('The seat.'),
  entropy: Entropy,
}).openapi('SeatEntropy', { description: 'What a seat added to the seed of a deal.' });

const RecordedPlay = openObject({
  seat: seatNumber('Who played.'),
  card: Card,
  captured: cards('What it took; empty: the card was laid.'),
  by: growingOf(
    PLAYED_BY,
    'The person on the seat, a computer that sits there, or the clock in the place of the person.',
  ),
}).openapi('RecordedPlay', { description: 'A play that was made.' });

const RecordedRound: z.ZodType<RecordedRoundShape> = openObject({
  round: roundNumber,
  dealer: dealerSeat,
  seed: Seed,
  entropies: list(
    SeatEntropy,
    seatLimit,
    'What the seats added, in seat order; when none did, what the service added for seat 0.',
  ),
  commitment: Commitment,
  deckSeed: Seed,
  deckOrder: cards('The pack that was dealt, from the top.'),
  scores: list(wonPoints('Match points before the round.'), seatLimit, 'Of each side.'),
  overtime: flag('The leaders were level at or over the target before.'),
  plays: list(RecordedPlay, deckSize, 'The plays, oldest first.'),
  score: optional(RoundScore),
}).openapi('RecordedRound', {
  description:
    'A round that is over. `commitment` is the SHA-256 of `seed`; `deckSeed` is the SHA-256 of `seed` and the entropies in seat order, and dealRound and replayRound deal `deckOrder` from it.',
});

const RecordedSeat = openObject({
  seat: seatNumber('The seat.'),
  kind: growingOf(SEAT_KINDS, 'Who sat there at the end.'),
  name: optional(text(40, 'What the person wanted to be called.')),
  level: optional(growingOf(LEVELS, 'How well the computer played there.')),
}).openapi('RecordedSeat', { description: 'Who sat on a seat.' });

/** Answer of getMatchRecord. */
export const MatchRecordSchema: z.ZodType<MatchRecordShape> = openObject({
  matchId: MatchId,
  rules: RulesChoice,
  seats: list(RecordedSeat, seatLimit, 'The seats, in order.'),
  rounds: list(RecordedRound, 1000, 'The rounds that are over, oldest first.'),
}).openapi('MatchRecord', {
  description:
    'The finished rounds of a match with their seeds revealed: enough to play each again and to check its deal.',
});
