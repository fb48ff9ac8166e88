/** What a match does when a socket speaks. */

import { fieldErrors } from '../invalidRequest.ts';
import { ProblemError } from '../problem.ts';
import { eventsLimit } from '../schemas/match.ts';
import { ClientMessage, type ClientMessageShape } from '../schemas/socketMessages.ts';
import { entriesAfter } from './events.ts';
import type { MatchKeeper } from './keeper.ts';
import { ENTRIES_PER_MESSAGE, MESSAGE_LENGTH, type RateLimits } from './limits.ts';
import { type Match, type Setup, withSeat } from './match.ts';
import { makePlay } from './play.ts';
import { left, readied } from './seating.ts';
import { type Party, partyOf, send, sendProblem } from './sockets.ts';
import { playDigest } from './tokens.ts';

/** Closes a socket that sends what no client of this protocol sends. */
const TOO_BIG = 1009;
const NOT_TEXT = 1003;

/** The id of a message that does not fit its schema, if it has one. */
function idOf(message: unknown): string | undefined {
  const id = typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
  return typeof id === 'string' && id.length > 0 && id.length <= 100 ? id : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('malformed-json', { detail: 'The message is not JSON.' });
  }
}

/** Answers the first message: what the client missed, or when that is not known or too much, everything. */
function greet(
  keeper: MatchKeeper,
  socket: WebSocket,
  lastSeq: number | undefined,
  pay: (cost: number) => void,
): void {
  const match = keeper.upToNow();
  const { seat } = partyOf(socket);
  keeper.sockets.greet(socket);
  const shape = keeper.shape(match, seat);
  const missed = match.seq - (lastSeq ?? 0);
  if (lastSeq === undefined || missed < 0 || missed > eventsLimit) {
    send(socket, { kind: 'snapshot', match: shape });
    return;
  }
  pay(missed / ENTRIES_PER_MESSAGE);
  const events = entriesAfter(keeper.store.stepsAfter(lastSeq, eventsLimit), lastSeq);
  send(socket, { kind: 'events', events, match: shape });
}

/** The seat of a party. Throws `unauthorized` for a spectator. */
function seatOfParty({ seat }: Party): number {
  if (seat === undefined) throw new ProblemError('unauthorized', { detail: 'A spectator only looks on.' });
  return seat;
}

function carryOut(
  keeper: MatchKeeper,
  socket: WebSocket,
  message: Exclude<ClientMessageShape, { readonly kind: 'hello' }>,
): void {
  const { id } = message;
  const seat = seatOfParty(partyOf(socket));
  const match = keeper.upToNow();
  const accepted = ({ version, seq }: { readonly version: number; readonly seq: number }) =>
    send(socket, { kind: 'accepted', id, version, seq });
  switch (message.kind) {
    case 'play': {
      const { play } = message;
      const idempotency = { key: id, digest: playDigest(play) };
      accepted(
        makePlay(keeper, { seat, versions: () => [message.version], play, idempotency, storeAnswer: false }),
      );
      return;
    }
    case 'ready':
      accepted(once(keeper, match, seat, id, () => readied(match, seat, message.entropy, Date.now())));
      return;
    case 'leave':
      accepted(once(keeper, match, seat, id, () => left(match, seat, Date.now())));
  }
}

/** So many messages that were no plays are remembered of a seat. */
const REMEMBERED = 50;

/** Carries a message out that is no play, unless it has been before: a late copy must not mean a later round. */
function once(keeper: MatchKeeper, match: Match, seat: number, id: string, changed: () => Setup): Match {
  const { heard = [] } = match.setup.seats[seat];
  if (heard.includes(id)) return match;
  const setup = changed();
  const known = { ...setup.seats[seat], heard: [...heard, id].slice(-REMEMBERED) };
  return keeper.change(withSeat(setup, seat, known, setup.changedAt), match);
}

/** Reads a message and does what it says; whatever is the matter goes back as a problem. */
export function hear(
  keeper: MatchKeeper,
  limits: RateLimits,
  socket: WebSocket,
  message: string | ArrayBuffer,
): void {
  // What was under way when the service closed it is not heard any more.
  if (socket.readyState !== WebSocket.OPEN) return;
  if (typeof message !== 'string') {
    socket.close(NOT_TEXT, 'Messages are text.');
    return;
  }
  if (message.length > MESSAGE_LENGTH) {
    socket.close(TOO_BIG, `A message has at most ${MESSAGE_LENGTH} characters.`);
    return;
  }
  let id: string | undefined;
  try {
    const { seat } = partyOf(socket);
    const party = seat === undefined ? 'spectators' : `seat ${seat}`;
    const pay = (cost: number) => {
      if (limits.take(party, Date.now(), cost)) return;
      throw new ProblemError('rate-limited', { detail: 'These were too many messages; wait a second.' });
    };
    pay(1);
    const content = parsed(message);
    id = idOf(content);
    const read = ClientMessage.safeParse(content);
    if (!read.success) {
      throw new ProblemError('invalid-request', {
        detail: 'The message does not fit its schema; see errors.',
        errors: fieldErrors(read.error.issues, content),
      });
    }
    if (read.data.kind === 'hello') greet(keeper, socket, read.data.lastSeq, pay);
    else carryOut(keeper, socket, read.data);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    sendProblem(socket, error.code, error.details, id);
  }
}
