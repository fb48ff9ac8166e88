/** What goes over the socket of a match, in both directions; `openapi/asyncapi.yaml` is made from it. */
import { z } from '@hono/zod-openapi';
import {
  Match,
  type MatchEventShape,
  MatchEvents,
  type MatchSeatShape,
  MatchSeats,
  type MatchShape,
} from './match.ts';
import { Play } from './plays.ts';
import { greatestInteger, int, openObject, optional, requestObject } from './primitives.ts';
import { Problem } from './problem.ts';
import { Entropy } from './seeds.ts';

const kind = <const Kind extends string>(value: Kind) => z.literal(value);

const MessageId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => !/\p{Cs}/u.test(id))
  .openapi({
    description: 'Chosen by the client, another one for each play: a message sent again counts once.',
  });

const version = int(0, greatestInteger, 'The version of the match that the play is made against.');

/** What a client says. Read strictly. */
export const clientMessages = {
  hello: requestObject({
    kind: kind('hello'),
    lastSeq: optional(
      int(0, greatestInteger, 'The number of the last entry of the log that the client has.'),
    ),
  }).openapi('HelloMessage', {
    description: 'The first message. Answered by the events after `lastSeq`, or by a snapshot.',
  }),
  play: requestObject({ kind: kind('play'), id: MessageId, version, play: Play }).openapi('PlayMessage', {
    description: 'A play of the seat whose token opened the socket.',
  }),
  ready: requestObject({ kind: kind('ready'), id: MessageId, entropy: optional(Entropy) }).openapi(
    'ReadyMessage',
    {
      description: 'The seat is ready for the next round.',
    },
  ),
  leave: requestObject({ kind: kind('leave'), id: MessageId }).openapi('LeaveMessage', {
    description: 'The person leaves; the computer plays on until the token takes the seat back.',
  }),
} as const;

/** Any of them. */
export const ClientMessage = z.discriminatedUnion('kind', [
  clientMessages.hello,
  clientMessages.play,
  clientMessages.ready,
  clientMessages.leave,
]);

/** Any of them. */
export type ClientMessageShape = z.infer<typeof ClientMessage>;

/** What the service says. */
export const serverMessages = {
  snapshot: openObject({ kind: kind('snapshot'), match: Match }).openapi('SnapshotMessage', {
    description: 'The whole match as the party may see it.',
  }),
  events: openObject({ kind: kind('events'), events: MatchEvents, match: Match }).openapi('EventsMessage', {
    description: 'What happened since the last message, and the match after it.',
  }),
  seats: openObject({ kind: kind('seats'), seats: MatchSeats }).openapi('SeatsMessage', {
    description: 'Somebody came, went, or is ready.',
  }),
  accepted: openObject({
    kind: kind('accepted'),
    id: MessageId,
    version,
    seq: int(0, greatestInteger, 'The number of the last entry of the log that it made.'),
  }).openapi('AcceptedMessage', { description: 'The message with this id is done, and stored.' }),
  problem: openObject({ kind: kind('problem'), id: optional(MessageId), problem: Problem }).openapi(
    'ProblemMessage',
    { description: 'The message with this id, or one that could not be read, was not carried out.' },
  ),
} as const;

/** Any of them. */
export type ServerMessageShape =
  | { readonly kind: 'snapshot'; readonly match: MatchShape }
  | { readonly kind: 'events'; readonly events: readonly MatchEventShape[]; readonly match: MatchShape }
  | { readonly kind: 'seats'; readonly seats: readonly MatchSeatShape[] }
  | { readonly kind: 'accepted'; readonly id: string; readonly version: number; readonly seq: number }
  | { readonly kind: 'problem'; readonly id?: string; readonly problem: object };
