/** The service inside workerd, and sockets to it. */
import { env, exports } from 'cloudflare:workers';
import type { MatchObject } from '../../api/match/MatchObject.ts';
import type { MatchShape } from '../../api/schemas/match.ts';
import type { ServerMessageShape } from '../../api/schemas/socketMessages.ts';
import openApi from '../../openapi/openapi.json' with { type: 'json' };
import { send } from '../api/http.ts';
import { DocumentedAnswers } from '../support/documentedAnswers.ts';
import { MatchService } from './service.ts';

/** What the document says of answers. */
export const documented = new DocumentedAnswers(openApi);

/** The operations of the Worker under test; each answer is held against the document. */
export const service = new MatchService(async (path, init) =>
  documented.check(init.method ?? 'GET', path, await send(path, init)),
);

/** The object of a match. */
export const objectOf = (matchId: string): DurableObjectStub<MatchObject> =>
  env.MATCHES.get(env.MATCHES.idFromString(matchId));

/** An open socket with all it has heard. */
export class Listener {
  readonly heard: string[] = [];
  readonly messages: ServerMessageShape[] = [];
  readonly socket: WebSocket;
  /** As the last message left it. */
  match: MatchShape | undefined;
  closed: number | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      this.heard.push(text);
      if (text === 'pong') return;
      const message: ServerMessageShape = JSON.parse(text);
      this.messages.push(message);
      if (message.kind === 'snapshot' || message.kind === 'events') this.match = message.match;
      for (const wake of this.waiting) wake();
    });
    socket.addEventListener('close', ({ code }) => {
      this.closed = code;
      for (const wake of this.waiting) wake();
    });
    socket.accept();
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits until something holds of what was heard. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.waiting.delete(wake);
          reject(new Error(`Waited in vain; last heard: ${this.heard.at(-1)?.slice(0, 400)}`));
        }, 30_000);
        const wake = () => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        this.waiting.add(wake);
      });
    }
  }

  /** The message that answers the one with this id. */
  async answer(id: string): Promise<ServerMessageShape> {
    const found = () => this.messages.find((message) => 'id' in message && message.id === id);
    await this.until(() => found() !== undefined);
    const message = found();
    if (!message) throw new Error('No answer.');
    return message;
  }
}

/** Asks for a socket; with the token of a seat, or as a spectator. */
export const openSocket = (matchId: string, token?: string): Promise<Response> =>
  exports.default.fetch(
    new Request(`https://scopa.example/v1/matches/${matchId}/socket`, {
      headers: {
        Upgrade: 'websocket',
        'Sec-WebSocket-Protocol': token === undefined ? 'scopa.v1' : `scopa.v1, ${token}`,
      },
    }),
  );

/** Opens a socket and says hello. @throws when it is refused */
export async function listen(matchId: string, token?: string, lastSeq?: number): Promise<Listener> {
  const { webSocket, status } = await openSocket(matchId, token);
  if (!webSocket) throw new Error(`The socket was refused with ${status}.`);
  const listener = new Listener(webSocket);
  listener.say({ kind: 'hello', ...(lastSeq !== undefined && { lastSeq }) });
  await listener.until(() => listener.match !== undefined);
  return listener;
}
