/**
 * The connection of one party to its match: it comes back after every loss, asks for what it missed, and sends again, with
 * the same id, what was not answered.
 */
import ReconnectingWebSocket from 'partysocket/ws';
import type { Answer, Refusal } from './client.ts';
import type { Request, ServerMessage, Wish } from './matchMessages.ts';
import { failureOf } from './request.ts';
import type { Match, MatchEvent, MatchSeat, Play } from './types.ts';

/** What a party is told; each part is optional. */
export interface MatchListener {
  /** The whole match, at the start or after a long absence. */
  readonly snapshot?: (match: Match) => void;
  /** What has happened, without a gap and each once, and the match after it. `missed`: while there was no connection. */
  readonly events?: (events: readonly MatchEvent[], match: Match, missed: boolean) => void;
  /** Somebody came, went, or is ready. */
  readonly seats?: (seats: readonly MatchSeat[]) => void;
  /** The connection is there, or lost and being looked for. */
  readonly connected?: (connected: boolean) => void;
  /** The match or the token is none: the connection gives up. */
  readonly refused?: (failure: Refusal) => void;
}

/** What a connection is made of. */
export interface ConnectionOptions {
  /** Base URL of the service. */
  readonly base: string;
  readonly matchId: string;
  /** Of the seat; absent: a spectator. Travels as a subprotocol, never in the URL. */
  readonly token?: string;
  /** The number of the last entry of the log that is known; absent: begin with a snapshot. */
  readonly lastSeq?: number;
  readonly listener: MatchListener;
  /** Looks at the match over HTTP: a browser does not tell why a socket was refused. */
  readonly look: () => Promise<Answer<Match>>;
}

/** Where an acknowledged message stands in the match. */
export interface Accepted {
  readonly version: number;
  readonly seq: number;
}

interface Pending {
  readonly request: Request;
  readonly settle: (answer: Answer<Accepted>) => void;
}

/** Milliseconds. Each client waits a little longer or shorter, so that not all come back at once. */
const least = (): number => 300 + Math.random() * 700;
const most = (): number => 8000 + Math.random() * 7000;
/** After so long a silence a sign of life is asked for; without one the connection counts as lost. */
const silence = 20_000;
const patience = 5000;

/** A match that is being followed. */
export class MatchConnection {
  readonly #options: ConnectionOptions;
  readonly #socket: ReconnectingWebSocket;
  readonly #pending = new Map<string, Pending>();
  readonly #watch: ReturnType<typeof setInterval>;
  #lastSeq: number | undefined;
  #greeted = false;
  /** Has said hello, and not yet been answered. */
  #resuming = false;
  #open = false;
  #closed = false;
  #failures = 0;
  #heardAt = Date.now();
  #askedAt: number | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#lastSeq = options.lastSeq;
    const { base, matchId, token } = options;
    const url = `${base.replace(/^http/, 'ws')}/v1/matches/${encodeURIComponent(matchId)}/socket`;
    this.#socket = new ReconnectingWebSocket(url, token === undefined ? ['scopa.v1'] : ['scopa.v1', token], {
      minReconnectionDelay: least(),
      maxReconnectionDelay: most(),
      reconnectionDelayGrowFactor: 1.7,
      connectionTimeout: 8000,
      minUptime: 2000,
      // What is to be sent again is known here, by its id.
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('message', ({ data }) => this.#hear(data));
    this.#socket.addEventListener('close', () => this.#lost());
    this.#watch = setInterval(() => this.#listen(), 1000);
  }

  /** The connection is there. */
  get connected(): boolean {
    return this.#open;
  }

  /** Plays a card against a version of the match. Settles when the service has answered, however long that takes. */
  play(version: number, play: Play): Promise<Answer<Accepted>> {
    return this.#ask({ kind: 'play', version, play });
  }

  /** Is ready for the next round. */
  ready(entropy?: string): Promise<Answer<Accepted>> {
    return this.#ask({ kind: 'ready', ...(entropy === undefined ? {} : { entropy }) });
  }

  /** Leaves the seat to the computer; the token can take it back. */
  leave(): Promise<Answer<Accepted>> {
    return this.#ask({ kind: 'leave' });
  }

  /** The device is awake or in the net again: whether the connection still holds is seen at once. */
  wake(): void {
    if (this.#open) this.#ping();
    else this.#socket.reconnect();
  }

  /** The device is out of the net: the connection is lost, whatever the system still says of it. */
  drop(): void {
    if (this.#open) this.#socket.reconnect();
  }

  /** Ends it. What was not answered stays unanswered. */
  close(): void {
    clearInterval(this.#watch);
    this.#closed = true;
    this.#open = false;
    this.#socket.close();
    for (const { settle } of this.#pending.values()) settle({ ok: false, failure: { kind: 'unreachable' } });
    this.#pending.clear();
  }

  #ask(wish: Wish): Promise<Answer<Accepted>> {
    const id = crypto.randomUUID();
    return new Promise((settle) => {
      const request = { ...wish, id };
      this.#pending.set(id, { request, settle });
      if (this.#greeted) this.#send(request);
    });
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#open = true;
    this.#failures = 0;
    this.#heardAt = Date.now();
    this.#askedAt = undefined;
    this.#resuming = true;
    this.#send({ kind: 'hello', ...(this.#lastSeq === undefined ? {} : { lastSeq: this.#lastSeq }) });
    for (const { request } of this.#pending.values()) this.#send(request);
    this.#greeted = true;
    this.#options.listener.connected?.(true);
  }

  #lost(): void {
    if (this.#closed) return;
    const had = this.#open;
    this.#open = false;
    this.#greeted = false;
    if (had) this.#options.listener.connected?.(false);
    else if (this.#failures++ % 3 === 0) void this.#lookWhy();
  }

  /** Whether the match is still there, and the token good. */
  async #lookWhy(): Promise<void> {
    const { look, listener } = this.#options;
    const seen = await look();
    if (this.#closed || this.#open) return;
    if (seen.ok || seen.failure.kind !== 'refused') {
      listener.connected?.(false);
      return;
    }
    this.close();
    listener.refused?.(seen.failure);
  }

  /** A connection that has died without a word is found by asking. */
  #listen(): void {
    if (!this.#open) return;
    const now = Date.now();
    if (this.#askedAt !== undefined) {
      if (now - this.#askedAt > patience) this.#socket.reconnect();
    } else if (now - this.#heardAt > silence) this.#ping();
  }

  #ping(): void {
    this.#askedAt = Date.now();
    this.#socket.send('ping');
  }

  #hear(data: unknown): void {
    this.#heardAt = Date.now();
    this.#askedAt = undefined;
    if (typeof data !== 'string' || data === 'pong') return;
    const message: ServerMessage = JSON.parse(data);
    const { listener } = this.#options;
    switch (message.kind) {
      case 'snapshot':
        this.#lastSeq = message.match.seq;
        this.#resuming = false;
        listener.snapshot?.(message.match);
        break;
      case 'events':
        this.#follow(message.events, message.match);
        break;
      case 'seats':
        listener.seats?.(message.seats);
        break;
      case 'accepted':
        this.#settle(message.id, { ok: true, value: { version: message.version, seq: message.seq } });
        break;
      case 'problem':
        this.#refuse(message.id, failureOf(message.problem.status, message.problem));
    }
  }

  /** Passes on what is new. A gap is filled by asking for all after the last known entry. */
  #follow(events: readonly MatchEvent[], match: Match): void {
    const known = this.#lastSeq ?? 0;
    const fresh = events.filter(({ seq }) => seq > known);
    const [first] = fresh;
    if (first !== undefined && first.seq !== known + 1) {
      this.#send({ kind: 'hello', lastSeq: known });
      return;
    }
    this.#lastSeq = Math.max(known, match.seq);
    const missed = this.#resuming;
    this.#resuming = false;
    this.#options.listener.events?.(fresh, match, missed);
  }

  #refuse(id: string | undefined, failure: Extract<Answer<never>, { ok: false }>['failure']): void {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (id === undefined || pending === undefined) return;
    // The service is busy: the same message is good later.
    if (failure.kind === 'unreachable') {
      setTimeout(() => {
        if (this.#greeted && this.#pending.has(id)) this.#send(pending.request);
      }, 1000);
      return;
    }
    this.#settle(id, { ok: false, failure });
  }

  #settle(id: string, answer: Answer<Accepted>): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(answer);
  }
}
