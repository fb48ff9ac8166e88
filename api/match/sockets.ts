/** The open sockets of a match. They hibernate: what is known of one travels with it. */
import { type ProblemCode, type ProblemDetails, ProblemError, problemBody } from '../problem.ts';
import type { ServerMessageShape } from '../schemas/socketMessages.ts';
import { SOCKETS_PER_SEAT, SPECTATORS } from './limits.ts';
import type { Setup } from './match.ts';
import type { Presence } from './view.ts';

/** What is known of a socket. */
export interface Party {
  /** Absent: a spectator. */
  readonly seat?: number;
  /** By which it speaks for the seat: a seat can change hands. */
  readonly tokenHash?: string;
  /** Has said hello, and is told what happens. */
  readonly greeted: boolean;
  /** Milliseconds of Unix time. */
  readonly openedAt: number;
}

/** The service ends a socket that is of no more use. */
const GONE = 1001;

const SPECTATOR = 'spectator';
const tagOf = (seat: number | undefined): string => (seat === undefined ? SPECTATOR : `seat ${seat}`);

/** Parties whose sockets have been looked at since the object woke; reading an attachment costs as much as a small play. */
const parties = new WeakMap<WebSocket, Party>();

/** What is known of a socket. */
export function partyOf(socket: WebSocket): Party {
  const known = parties.get(socket);
  if (known) return known;
  const party: Party = socket.deserializeAttachment();
  parties.set(socket, party);
  return party;
}

/** Notes what is known of a socket, also for when the object sleeps. */
function note(socket: WebSocket, party: Party): void {
  parties.set(socket, party);
  socket.serializeAttachment(party);
}

/** Sends one message. A socket that is closing is passed over. */
export function send(socket: WebSocket, message: ServerMessageShape): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Sends a problem. */
export function sendProblem(
  socket: WebSocket,
  code: ProblemCode,
  details: ProblemDetails,
  id: string | undefined,
): void {
  send(socket, { kind: 'problem', ...(id !== undefined && { id }), problem: problemBody(code, details) });
}

/** The sockets of one match. */
export class MatchSockets {
  private readonly state: DurableObjectState;

  constructor(state: DurableObjectState) {
    this.state = state;
    // Answered without waking the object.
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  private open(seat: number | undefined): readonly WebSocket[] {
    return this.state
      .getWebSockets(tagOf(seat))
      .filter((socket) => socket.readyState === WebSocket.OPEN)
      .sort((one, other) => partyOf(one).openedAt - partyOf(other).openedAt);
  }

  /**
   * Takes in a new socket and gives the other end for the answer. When a seat has too many, the oldest goes: it is likely
   * to be dead without knowing. Throws `rate-limited` when there are too many spectators.
   */
  accept(seat: number | undefined, tokenHash: string | undefined): WebSocket {
    const open = this.open(seat);
    if (seat === undefined && open.length >= SPECTATORS) {
      throw new ProblemError('rate-limited', {
        detail: 'There are too many spectators.',
        headers: { 'Retry-After': '10' },
      });
    }
    if (seat !== undefined) {
      for (const old of open.slice(0, Math.max(0, open.length + 1 - SOCKETS_PER_SEAT))) {
        old.close(GONE, 'Another socket of the seat was opened.');
      }
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.state.acceptWebSocket(server, [tagOf(seat)]);
    const openedAt = Date.now();
    const party: Party = {
      greeted: false,
      openedAt,
      ...(seat !== undefined && tokenHash !== undefined && { seat, tokenHash }),
    };
    note(server, party);
    return client;
  }

  /** From now on the socket is told what happens. */
  greet(socket: WebSocket): void {
    note(socket, { ...partyOf(socket), greeted: true });
  }

  /** The seats with an open socket. */
  present(): Presence {
    const seats = new Set<number>();
    for (const socket of this.state.getWebSockets()) {
      const { seat } = partyOf(socket);
      if (seat !== undefined && socket.readyState === WebSocket.OPEN) seats.add(seat);
    }
    return seats;
  }

  /** Tells every party that has said hello; the message is made once for each viewer. */
  broadcast(messageFor: (viewer: number | undefined) => ServerMessageShape): void {
    const texts = new Map<number | undefined, string>();
    for (const socket of this.state.getWebSockets()) {
      const { seat, greeted } = partyOf(socket);
      if (!greeted || socket.readyState !== WebSocket.OPEN) continue;
      const text = texts.get(seat) ?? JSON.stringify(messageFor(seat));
      texts.set(seat, text);
      socket.send(text);
    }
  }

  /** Ends those of people whose seats are no longer theirs. */
  closeStrangers({ seats }: Setup): void {
    for (const socket of this.state.getWebSockets()) {
      const { seat, tokenHash } = partyOf(socket);
      if (seat !== undefined && seats[seat].tokenHash !== tokenHash) {
        socket.close(GONE, 'Somebody else has the seat now.');
      }
    }
  }

  /** Ends all of them: the match is gone. */
  closeAll(): void {
    for (const socket of this.state.getWebSockets()) socket.close(GONE, 'The match is no longer kept.');
  }
}
