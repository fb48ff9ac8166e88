import { z } from '@hono/zod-openapi';
import {
  type GameView as EngineGameView,
  type RoundScore as EngineRoundScore,
  type RulesChoice as EngineRulesChoice,
  type GameEvent,
  LEVELS,
  type Level,
} from '../../engine/model.ts';
import { MATCH_STATUSES, type MatchStatus, SEAT_KINDS, type SeatKind } from '../match/match.ts';
import { GameEventSchema, GameEvents } from './events.ts';
import { seatNumber } from './gameState.ts';
import { GameView } from './gameView.ts';
import { LevelSchema, Play } from './plays.ts';
import {
  flag,
  greatestInteger,
  growingOf,
  int,
  list,
  openObject,
  optional,
  requestObject,
  seatLimit,
  text,
} from './primitives.ts';
import { RequestedRulesChoice, RulesChoice } from './rules.ts';
import { RoundScore } from './score.ts';
import { Commitment, Entropy } from './seeds.ts';
import { dateTime } from './texts.ts';

/** A seat of a live match. */
export interface MatchSeatShape {
  readonly seat: number;
  readonly side: number;
  readonly kind: SeatKind;
  readonly name?: string;
  readonly level?: Level;
  readonly connected: boolean;
  readonly ready: boolean;
}

const kind = growingOf(
  SEAT_KINDS,
  'Who sits there: a person, nobody yet, or the computer (also in the place of a person who has left).',
);

/** Characters that would break a line or turn the direction of the text around a name. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const Name: z.ZodType<string> = z
  .string()
  .max(40)
  .refine((name) => !unseen.test(name))
  .openapi({
    description: 'What the person wants to be called; shown to everybody. Without control characters.',
    example: 'Anna',
  });

/** A secret in base64url: 32 bytes. */
const secret = (description: string) => text(100, description).openapi({ pattern: '^[A-Za-z0-9_-]{43}$' });
const SeatToken = secret(
  'Proves that the seat is yours: send it as `Authorization: Bearer …`. It is told only here; keep it, and never put it into a URL.',
);
const Invite = secret(
  'Lets others take the vacant seats. Give it on in the fragment of a link (`#invite=…`), which is sent to no server.',
);

/** One seat, for everybody the same. */
export const MatchSeat: z.ZodType<MatchSeatShape> = openObject({
  seat: seatNumber('Seats are numbered clockwise from 0, seen from above.'),
  side: seatNumber('The side that the seat scores for.'),
  kind,
  name: optional(Name),
  level: optional(growingOf(LEVELS, 'How well the computer plays there.')),
  connected: flag('A socket of the seat is open.'),
  ready: flag('Between rounds: ready for the next one.'),
}).openapi('MatchSeat', { description: 'A seat of a match.' });

/** All of them. */
export const MatchSeats: z.ZodType<readonly MatchSeatShape[]> = list(
  MatchSeat,
  seatLimit,
  'The seats, in order.',
);

/** A live match as one party sees it. */
export interface MatchShape {
  readonly matchId: string;
  readonly status: MatchStatus;
  readonly rules: EngineRulesChoice;
  readonly seats: readonly MatchSeatShape[];
  readonly view?: EngineGameView;
  readonly score?: EngineRoundScore;
  readonly version: number;
  readonly seq: number;
  readonly commitment?: string;
  readonly deadline?: string;
  readonly rematchId?: string;
}

/** How the id of a match looks. One that looks otherwise is unknown. */
export const matchIdPattern = '^[0-9a-f]{64}$';
/** One, for the document. */
export const exampleMatchId = '6a0b'.padEnd(64, '0123456789abcdef');

/** The id of a match. */
export const MatchId = text(100, 'The id of the match.').openapi({ pattern: matchIdPattern });

const versionNumber = int(0, greatestInteger, 'Counts plays and deals: what a play is made against.');
const seqNumber = int(0, greatestInteger, 'The number of the newest entry in the log of events.');

/** A match as one party may see it. */
export const Match: z.ZodType<MatchShape> = openObject({
  matchId: MatchId,
  status: growingOf(
    MATCH_STATUSES,
    '`waiting` for people, `playing`, `between-rounds` until all are ready, `finished`.',
  ),
  rules: RulesChoice,
  seats: MatchSeats,
  view: optional(GameView),
  score: optional(RoundScore),
  version: versionNumber,
  seq: seqNumber,
  commitment: optional(Commitment),
  deadline: optional(
    dateTime('Until when the seat on turn must have played, or between rounds all must be ready.'),
  ),
  rematchId: optional(MatchId),
}).openapi('Match', {
  description:
    'A live match as one party may see it. `view` is that of the caller, absent while waiting; `score` is there between rounds and at the end. `commitment` is that of the round being played; while waiting and between rounds that of the next one.',
});

const NewSeat = requestObject({
  kind,
  name: optional(Name),
  level: optional(LevelSchema),
}).openapi('NewSeat', {
  description:
    'Who is to sit there: `human` (you, exactly once), `vacant` (for whoever has the invitation) or `computer`.',
});

const MatchClock = requestObject({
  secondsPerPlay: int(1, 86_400, 'How long a seat may take for a play; then the computer plays for it.'),
}).openapi('MatchClock', { description: 'The turn clock.' });

/** Body of createMatch. */
export const CreateMatchRequest = requestObject({
  rules: RequestedRulesChoice,
  seats: list(NewSeat, seatLimit, 'As many as the rules have players, in order.'),
  clock: optional(MatchClock),
  entropy: optional(Entropy),
}).openapi('CreateMatchRequest', { description: 'What to play, and with whom.' });

/** Body of joinMatch. */
export const JoinMatchRequest = requestObject({
  invite: Invite,
  seat: optional(seatNumber('Which vacant seat; absent: the first.')),
  name: optional(Name),
  entropy: optional(Entropy),
}).openapi('JoinMatchRequest', { description: 'The invitation, and which seat.' });

/** Body of setSeat. */
export const SetSeatRequest = requestObject({
  kind: growingOf(['computer'], 'Who takes the seat.'),
  level: optional(LevelSchema),
}).openapi('SetSeatRequest', { description: 'Gives the seat to the computer.' });

/** Body of readyForNext. */
export const ReadyRequest = requestObject({ entropy: optional(Entropy) }).openapi('ReadyRequest', {
  description: 'Nothing, or what is to be mixed into the seed of the deal.',
});

/** Body of submitPlay. */
export const MatchPlayRequest = requestObject({ play: Play }).openapi('MatchPlayRequest', {
  description: 'The play of the caller’s seat.',
});

/** Answer of createMatch and joinMatch. */
export const SeatedMatchSchema = openObject({
  match: Match,
  seat: seatNumber('Your seat.'),
  seatToken: SeatToken,
  invite: optional(Invite),
}).openapi('SeatedMatch', { description: 'The match, and the seat that is yours in it.' });

/** Answer of what changes a match without a play. */
export const MatchAnswerSchema = openObject({ match: Match }).openapi('MatchAnswer', {
  description: 'The match after it.',
});

/** Something that happened, with its place in the log. */
export interface MatchEventShape {
  readonly seq: number;
  readonly version: number;
  readonly at: string;
  readonly event: GameEvent;
}

const MatchEvent: z.ZodType<MatchEventShape> = openObject({
  seq: int(1, greatestInteger, 'Entries are numbered from 1 without a gap.'),
  version: int(1, greatestInteger, 'The version of the match after the play or deal that it belongs to.'),
  at: dateTime('When it happened.'),
  event: GameEventSchema,
}).openapi('MatchEvent', { description: 'An entry of the log of a match.' });

/** Most entries of one answer. */
export const eventsLimit = 1000;

/** Entries of the log, oldest first. */
export const MatchEvents: z.ZodType<readonly MatchEventShape[]> = list(
  MatchEvent,
  eventsLimit,
  'Oldest first.',
);

/** Answer of listMatchEvents. */
export interface MatchEventList {
  readonly events: readonly MatchEventShape[];
  /** Of the newest entry there is. */
  readonly seq: number;
}

/** Answer of listMatchEvents. */
export const MatchEventListSchema: z.ZodType<MatchEventList> = openObject({
  events: MatchEvents,
  seq: seqNumber,
}).openapi('MatchEventList', {
  description: 'A part of the log. When its last entry is not `seq`, ask on with `after`.',
});

/** Answer of submitPlay. */
export interface PlayedMatch {
  readonly match: MatchShape;
  readonly events: readonly GameEvent[];
  readonly score?: EngineRoundScore;
}

/** Answer of submitPlay. */
export const PlayedMatchSchema: z.ZodType<PlayedMatch> = openObject({
  match: Match,
  events: GameEvents,
  score: optional(RoundScore),
}).openapi('PlayedMatch', {
  description:
    'The match after the play and the answers of computer seats, and what happened. `score` when the round is over.',
});
