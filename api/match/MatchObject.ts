/**
 * One live match: a Durable Object that holds the log in front of the engine. Everything of a match happens here, one thing
 * after the other: a request is decided in memory without waiting, its rows are written, then the parties are told.
 */
import { DurableObject } from 'cloudflare:workers';
import { seatAfter } from '../../engine/index.ts';
import type { ServiceBindings } from '../env.ts';
import { orProblem, ProblemError } from '../problem.ts';
import { eventsLimit, type MatchEventList, type MatchShape, type PlayedMatch } from '../schemas/match.ts';
import type { MatchRecordShape, RecordedRoundShape } from '../schemas/matchRecord.ts';
import { isMissed } from './clock.ts';
import { entriesAfter } from './events.ts';
import { TOKEN_HASH_HEADER } from './headers.ts';
import { drawSeed, MatchKeeper } from './keeper.ts';
import { RateLimits, READS_PER_ACT } from './limits.ts';
import { FORMAT, type Match, type Setup, statusOf, withSeat } from './match.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { makePlay } from './play.ts';
import { recordOf } from './record.ts';
import type {
  CreateRequest,
  Idempotency,
  JoinRequest,
  PlayRequest,
  Seated,
  SetSeatRequest,
} from './requests.ts';
import {
  checkOwnSeat,
  givenToComputer,
  left,
  person,
  readied,
  reclaimed,
  rematchSetup,
  seatOf,
  vacantSeat,
} from './seating.ts';
import { hear } from './socketMessages.ts';
import { partyOf } from './sockets.ts';
import type { Receipt } from './store.ts';
import { versionsOf } from './version.ts';

/** What is known when somebody asks for a rematch. */
interface RematchAsked {
  readonly setup: Setup;
  readonly rematches: number;
  readonly rematchId?: string;
}

/** The object of one match. Its methods are called by the Worker; each answers an `Outcome`. */
export class MatchObject extends DurableObject<ServiceBindings> {
  private readonly keeper: MatchKeeper;
  private readonly limits = new RateLimits();
  /** Rounds that are over never change; anybody may ask for them as often as they like. */
  private readonly recorded = new Map<number, RecordedRoundShape>();

  constructor(state: DurableObjectState, bindings: ServiceBindings) {
    super(state, bindings);
    this.keeper = new MatchKeeper(state, bindings);
  }

  /** The seat that wants to change something. Throws `unauthorized`, and `rate-limited` when it asks too often. */
  private seatOfToken(match: Match, tokenHash: string): number {
    const seat = seatOf(match.setup, tokenHash);
    this.limit(`seat ${seat}`);
    return seat;
  }

  /**
   * The seat that wants to look, `undefined` for a spectator; spectators share what they may ask for. Throws
   * `unauthorized`, `rate-limited`.
   */
  private reader(match: Match, tokenHash: string | undefined): number | undefined {
    const seat = tokenHash === undefined ? undefined : seatOf(match.setup, tokenHash);
    this.limit(`reading ${seat ?? 'spectators'}`, 1 / READS_PER_ACT);
    return seat;
  }

  private limit(party: string, cost = 1): void {
    if (this.limits.take(party, Date.now(), cost)) return;
    throw new ProblemError('rate-limited', { headers: { 'Retry-After': '1' } });
  }

  /** What a request with this key was answered. Throws `key-reused` when that was another request. */
  private earlier(name: string, idempotency: Idempotency | undefined): Seated | undefined {
    const receipt = idempotency && this.keeper.store.receipt(`${name}:${idempotency.key}`);
    if (!receipt) return undefined;
    if (receipt.digest !== idempotency?.digest) throw new ProblemError('key-reused');
    return JSON.parse(receipt.answer ?? '');
  }

  private receipt(name: string, idempotency: Idempotency | undefined, seated: Seated): Receipt | undefined {
    if (!idempotency) return undefined;
    const { key, digest } = idempotency;
    return { key: `${name}:${key}`, digest, answer: JSON.stringify(seated) };
  }

  /** createMatch; only the first creates. */
  create(request: CreateRequest): Outcome<Seated> {
    return outcomeOf(() => {
      const { rules, seats, seat, inviteHash, secondsPerPlay, entropy, idempotency } = request;
      if (this.keeper.store.exists()) {
        const earlier = this.earlier('create', idempotency);
        if (!earlier) throw new ProblemError('key-reused');
        return earlier;
      }
      const [tokenHash] = request.tokenHashes;
      const { name } = seats[seat];
      const own = person(tokenHash, {
        ...(name !== undefined && { name }),
        ...(entropy !== undefined && { entropy }),
      });
      const setup: Setup = {
        format: FORMAT,
        rules,
        seats: seats.map((other, index) => (index === seat ? own : other)),
        inviteHash,
        ...(secondsPerPlay !== undefined && { secondsPerPlay }),
        firstSeed: drawSeed(),
        changedAt: Date.now(),
      };
      const seated = (match: Match): Seated => ({ match: this.keeper.shape(match, seat), seat, tokenHash });
      return seated(this.keeper.begin(setup, (match) => this.receipt('create', idempotency, seated(match))));
    });
  }

  /** joinMatch. */
  join(request: JoinRequest): Outcome<Seated> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      const name = `join ${request.inviteHash}`;
      const earlier = this.earlier(name, request.idempotency);
      if (earlier) return earlier;
      const seat = vacantSeat(match.setup, request);
      const [tokenHash] = request.tokenHashes;
      const setup = withSeat(match.setup, seat, person(tokenHash, request), Date.now());
      const seated = (after: Match): Seated => ({ match: this.keeper.shape(after, seat), seat, tokenHash });
      return seated(
        this.keeper.change(setup, match, (after) => this.receipt(name, request.idempotency, seated(after))),
      );
    });
  }

  /** getMatch: with a token for its seat, without for a spectator. */
  get(tokenHash: string | undefined): Outcome<MatchShape> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      return this.keeper.shape(match, this.reader(match, tokenHash));
    });
  }

  /** submitPlay. */
  play({ tokenHash, ifMatch, ...request }: PlayRequest): Outcome<PlayedMatch> {
    return outcomeOf(() => {
      const seat = this.seatOfToken(this.keeper.upToNow(), tokenHash);
      const versions = () => versionsOf(ifMatch);
      return makePlay(this.keeper, { ...request, versions, seat, storeAnswer: true }).answer();
    });
  }

  /** readyForNext. */
  ready(tokenHash: string, entropy: string | undefined): Outcome<MatchShape> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      const seat = this.seatOfToken(match, tokenHash);
      return this.keeper.shape(this.keeper.change(readied(match, seat, entropy, Date.now())), seat);
    });
  }

  /** setSeat. */
  setSeat({ tokenHash, seat, level }: SetSeatRequest): Outcome<MatchShape> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      const own = this.seatOfToken(match, tokenHash);
      if (seat >= match.setup.seats.length) throw new ProblemError('not-found');
      if (match.setup.seats[own].kind !== 'human') throw new ProblemError('forbidden');
      const now = Date.now();
      const absent = !this.keeper.sockets.present().has(seat) && isMissed(match, seat, now);
      return this.keeper.shape(this.keeper.change(givenToComputer(match, seat, level, { absent, now })), own);
    });
  }

  /** leaveSeat. */
  leave(tokenHash: string, seat: number): Outcome<MatchShape> {
    return this.onOwnSeat(tokenHash, seat, left);
  }

  /** reclaimSeat. */
  reclaim(tokenHash: string, seat: number): Outcome<MatchShape> {
    return this.onOwnSeat(tokenHash, seat, reclaimed);
  }

  private onOwnSeat(
    tokenHash: string,
    seat: number,
    changed: (match: Match, seat: number, now: number) => Setup,
  ): Outcome<MatchShape> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      this.seatOfToken(match, tokenHash);
      checkOwnSeat(match.setup, tokenHash, seat);
      return this.keeper.shape(this.keeper.change(changed(match, seat, Date.now())), seat);
    });
  }

  /** listMatchEvents. */
  events(tokenHash: string | undefined, after: number, limit: number): Outcome<MatchEventList> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      this.reader(match, tokenHash);
      const count = Math.min(limit, eventsLimit);
      const steps = this.keeper.store.stepsAfter(after, count);
      return { events: entriesAfter(steps, after).slice(0, count), seq: match.seq };
    });
  }

  /** getMatchRecord. */
  record(): Outcome<MatchRecordShape> {
    return outcomeOf(() => {
      const match = this.keeper.upToNow();
      const { setup } = match;
      this.reader(match, undefined);
      return recordOf(this.keeper.matchId, setup, this.keeper.store.log(), this.recorded);
    });
  }

  /** rematch: the new match has its own object, whose id follows from this one's, so that asking twice makes one. */
  async rematch(tokenHash: string): Promise<Outcome<MatchShape>> {
    const matches = this.env.MATCHES;
    if (!matches) throw new Error('There is no place for matches.');
    for (;;) {
      const asked = outcomeOf(() => this.askForRematch(tokenHash));
      if (!asked.ok) return asked;
      const number = asked.value.rematches ?? 0;
      const id = matches.idFromName(`rematch ${number} of ${this.keeper.matchId}`);
      const rematch = matches.get(id);
      if (asked.value.rematchId === undefined) {
        const begun = await rematch.beginRematch(asked.value.setup);
        if (!begun.ok) return begun;
        const told = outcomeOf(() => this.tellRematch(id.toString(), number));
        if (!told.ok) return told;
      }
      const found = await rematch.get(tokenHash);
      if (found.ok || found.code !== 'unknown-match') return found;
      // Its record is gone already, this one's not yet: the next one is begun.
      const forgotten = outcomeOf(() => this.forgetRematch(number));
      if (!forgotten.ok) return forgotten;
    }
  }

  /** What a rematch begins with. Throws `unauthorized`, `round-not-over`. */
  private askForRematch(tokenHash: string): RematchAsked {
    const match = this.keeper.upToNow();
    const { setup } = match;
    const seat = this.seatOfToken(match, tokenHash);
    if (statusOf(match) !== 'finished') {
      throw new ProblemError('round-not-over', { detail: 'The match is not over.' });
    }
    const [first] = this.keeper.store.log();
    const dealer = first.step.kind === 'deal' ? first.step.dealer : 0;
    const next = orProblem(seatAfter(setup.rules, dealer));
    return {
      setup: rematchSetup(match, seat, next, drawSeed(), Date.now()),
      rematches: setup.rematches ?? 0,
      ...(setup.rematchId !== undefined && { rematchId: setup.rematchId }),
    };
  }

  /** Everybody is told of the rematch, once. */
  private tellRematch(rematchId: string, rematches: number): void {
    const match = this.keeper.upToNow();
    if (match.setup.rematchId !== undefined) return;
    this.keeper.announceMatch(this.keeper.change({ ...match.setup, rematchId, rematches }, match));
  }

  private forgetRematch(number: number): void {
    const match = this.keeper.upToNow();
    const { rematchId: _rematchId, ...setup } = match.setup;
    if ((setup.rematches ?? 0) === number) this.keeper.change({ ...setup, rematches: number + 1 }, match);
  }

  /** Called by the object of the match before: begins, if that has not happened. */
  beginRematch(setup: Setup): Outcome<null> {
    return outcomeOf(() => {
      if (!this.keeper.store.exists()) this.keeper.begin(setup, () => undefined);
      return null;
    });
  }

  /** openMatchSocket. The Worker has looked at the protocol and replaced the token. */
  override async fetch(request: Request): Promise<Response> {
    const opened = outcomeOf(() => {
      const match = this.keeper.upToNow();
      const tokenHash = request.headers.get(TOKEN_HASH_HEADER);
      const seat = tokenHash === null ? undefined : seatOf(match.setup, tokenHash);
      const webSocket = this.keeper.sockets.accept(seat, tokenHash ?? undefined);
      if (seat !== undefined) this.keeper.announceSeats();
      return webSocket;
    });
    if (!opened.ok) return Response.json(opened, { status: 409 });
    const spoken = request.headers.get('Sec-WebSocket-Protocol');
    return new Response(null, {
      status: 101,
      webSocket: opened.value,
      ...(spoken !== null && { headers: { 'Sec-WebSocket-Protocol': spoken } }),
    });
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    hear(this.keeper, this.limits, socket, message);
  }

  override webSocketClose(socket: WebSocket): void {
    this.gone(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.gone(socket);
  }

  private gone(socket: WebSocket): void {
    const { seat } = partyOf(socket);
    if (seat !== undefined) this.keeper.socketClosed(seat);
  }

  override async alarm(): Promise<void> {
    if (await this.keeper.onAlarm()) this.recorded.clear();
  }
}
