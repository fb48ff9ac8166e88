/** The open sockets of a match. They hibernate: what is known of one travels with it. */
import { type ProblemCode, type ProblemDetails, ProblemError, problemBody } from '../problem.ts';
import type { ServerMessageShape } from '../schemas/socketMessages.ts';
import { SOCKETS_PER_SEAT, SPECTATORS } from './limits.ts';
import type { Presence } from './view.ts';

/** What is known of a socket. */
export interface Party {
  /** Absent: a spectator. */
  readonly seat?: number;
  /** Told apart from the others, for limits. */
  readonly id: string;
  /** Has said hello, and is told what happens. */
  readonly greeted: boolean;
}

const SPECTATOR = 'spectator';
const tagOf = (seat: number | undefined): string => (seat === undefined ? SPECTATOR : `seat ${seat}`);

/** What is known of a socket. */
export const partyOf = (socket: WebSocket): Party => socket.deserializeAttachment();

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
    return this.state.getWebSockets(tagOf(seat)).filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  /** Takes in a new socket and gives the other end for the answer. Throws `rate-limited` when the party has too many. */
  accept(seat: number | undefined): WebSocket {
    if (this.open(seat).length >= (seat === undefined ? SPECTATORS : SOCKETS_PER_SEAT)) {
      throw new ProblemError('rate-limited', {
        detail: 'There are too many sockets open.',
        headers: { 'Retry-After': '10' },
      });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.state.acceptWebSocket(server, [tagOf(seat)]);
    const party: Party = { id: crypto.randomUUID(), greeted: false, ...(seat !== undefined && { seat }) };
    server.serializeAttachment(party);
    return client;
  }

  /** From now on the socket is told what happens. */
  greet(socket: WebSocket): void {
    socket.serializeAttachment({ ...partyOf(socket), greeted: true } satisfies Party);
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

  /** Ends all of them: the match is gone. */
  closeAll(): void {
    for (const socket of this.state.getWebSockets()) socket.close(1001, 'The match is no longer kept.');
  }
}
