/** Follows one match: its truth as last heard, the connection over which it comes, and what is shown of it. */
import type { RulesInForce } from '../model/saved.ts';
import type { Failure, ScopaClient } from '../net/client.ts';
import type { MatchClient, OwnSeat } from '../net/matchClient.ts';
import type { MatchConnection } from '../net/matchConnection.ts';
import { openRules } from '../net/openGame.ts';
import type { GameView, Match, MatchEvent, MatchSeat } from '../net/types.ts';
import { type Settlement, Settlements } from './settlements.ts';
import { type MatchStage, showMatch } from './showMatch.ts';

/** What the follower needs, and whom it tells. */
interface FollowerOptions {
  readonly matches: () => MatchClient;
  readonly client: () => ScopaClient;
  readonly player: MatchStage;
  /** The match has been found. Whether it is to be followed. */
  readonly onFound: (match: Match) => boolean;
  /** It has not been found, or not any more. An unreachable service is asked again. */
  readonly onMissing: (failure: Failure) => void;
  /** There is something new about it; `now` is the service's time of it, where that is known. */
  readonly onMoment: (match: Match, now: string | undefined) => void;
  readonly onSeats: (before: readonly MatchSeat[], after: readonly MatchSeat[]) => void;
  /** Cards are on the table. */
  readonly onOpen: (view: GameView) => void;
  readonly onConnection: (connected: boolean) => void;
  readonly onChange: () => void;
}

/** No round has more entries in the log: each of forty cards is played, a few things happen beside. */
const longestRound = 200;

/** Milliseconds until a match that could not be reached is asked for again. */
const patience = 3000;

/** Where one match stands. */
export class MatchFollower {
  readonly #options: FollowerOptions;
  /** Rises with every match: answers about an older one are dropped. */
  #age = 0;
  #matchId: string | undefined;
  #own: OwnSeat | undefined;
  #match: Match | undefined;
  #rules: RulesInForce | undefined;
  #settlements = new Settlements();
  #connection: MatchConnection | undefined;
  #connected = true;
  #opened = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** The match as last heard. */
  get match(): Match | undefined {
    return this.#match;
  }

  get rules(): RulesInForce | undefined {
    return this.#rules;
  }

  get connection(): MatchConnection | undefined {
    return this.#connection;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** Stays the same until another match is followed. */
  get age(): number {
    return this.#age;
  }

  /** Cards have been dealt, and it is known by which rules. */
  get isDealt(): boolean {
    return this.#match?.view !== undefined && this.#rules !== undefined;
  }

  /** The settlement of a round, as long as that round is shown. */
  settlementOf(round: number): Settlement {
    return this.#settlements.of(round);
  }

  /** Looks for a match and follows it from then on, as the seat or as a spectator. */
  follow(matchId: string, own: OwnSeat | undefined): void {
    this.close();
    this.#matchId = matchId;
    this.#own = own;
    this.#look();
  }

  /** Follows nothing any more. */
  close(): void {
    this.#age += 1;
    this.#connection?.close();
    this.#connection = undefined;
    clearTimeout(this.#timer);
    this.#matchId = undefined;
    this.#match = undefined;
    this.#settlements = new Settlements();
    this.#opened = false;
    this.#connected = true;
  }

  /** Tries the connection at once. */
  wake(): void {
    if (this.#connection === undefined && this.#matchId !== undefined) this.#look();
    else this.#connection?.wake();
  }

  /** It is known now who sits where. */
  seat(seats: readonly MatchSeat[]): void {
    if (this.#match === undefined) return;
    this.#options.onSeats(this.#match.seats, seats);
    this.#match = { ...this.#match, seats };
    this.#options.onChange();
  }

  #look(): void {
    const age = this.#age;
    clearTimeout(this.#timer);
    void this.#options
      .matches()
      .get(this.#matchId ?? '', this.#own?.token)
      .then((answer) => {
        if (age !== this.#age) return;
        if (!answer.ok) this.#miss(answer.failure);
        else if (this.#options.onFound(answer.value)) this.#begin(answer.value);
        this.#options.onChange();
      });
  }

  #miss(failure: Failure): void {
    if (failure.kind === 'unreachable') {
      this.#connected = false;
      this.#timer = setTimeout(() => this.#look(), patience);
    }
    this.#options.onMissing(failure);
  }

  #begin(match: Match): void {
    const age = this.#age;
    this.#onConnected(true);
    this.#take(match, undefined, false);
    this.#connect(match);
    void openRules(this.#options.client(), match.rules, this.#rules).then((answer) => {
      if (age !== this.#age) return;
      if (answer.ok) {
        this.#rules = answer.value;
        if (this.#match !== undefined) this.#show(this.#match, undefined, false);
      } else this.#miss(answer.failure);
      this.#options.onChange();
    });
  }

  #connect({ matchId, seq, view }: Match): void {
    // What was won outside plays before the person came is in the log of the round.
    const back = view?.sides.some(({ bonus }) => bonus > 0) === true ? longestRound : 0;
    const token = this.#own?.token;
    this.#connection?.close();
    this.#connection = this.#options.matches().connect({
      matchId,
      lastSeq: Math.max(0, seq - back),
      ...(token === undefined ? {} : { token }),
      listener: {
        snapshot: (match) => this.#take(match, undefined, false),
        events: (events, match, missed) => this.#take(match, events, missed),
        seats: (seats) => this.seat(seats),
        connected: (connected) => this.#onConnected(connected),
        refused: (failure) => {
          this.#connection = undefined;
          this.#miss(failure);
          this.#options.onChange();
        },
      },
    });
  }

  /** A new moment of the match: kept as the truth, and handed on to be shown. */
  #take(match: Match, events: readonly MatchEvent[] | undefined, missed: boolean): void {
    const before = this.#match;
    if (before !== undefined) this.#options.onSeats(before.seats, match.seats);
    this.#match = match;
    this.#settlements.follow(match, events ?? []);
    this.#options.onMoment(match, missed ? undefined : events?.at(-1)?.at);
    // A snapshot of what is known already tells of people only.
    const known = events === undefined && before?.seq === match.seq && this.#opened;
    if (!known) this.#show(match, events, missed);
    this.#options.onChange();
  }

  #show({ view }: Match, events: readonly MatchEvent[] | undefined, missed: boolean): void {
    if (view === undefined || this.#rules === undefined) return;
    showMatch(this.#options.player, view, events, missed);
    if (this.#opened) return;
    this.#opened = true;
    this.#options.onOpen(view);
  }

  #onConnected(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.#options.onConnection(connected);
    this.#options.onChange();
  }
}
