/** A live match at the table: follows it over its socket, keeps the person's seat, and hands on what is to be shown. */
import type { ReactiveController, TemplateResult } from 'lit';
import type { LiveOptions, LiveTable } from '../controllers/liveTable.ts';
import { Shelf } from '../controllers/shelf.ts';
import type { Messages } from '../i18n/index.ts';
import { fragmentOf, type MatchPlace, placeOfFragment } from '../model/matchPlace.ts';
import type { RulesInForce } from '../model/saved.ts';
import { shownOf, undealt } from '../model/snapshot.ts';
import { stepsOf } from '../model/steps.ts';
import type { Answer, Failure } from '../net/client.ts';
import { type MatchClient, matchClient, type OwnSeat } from '../net/matchClient.ts';
import type { MatchConnection } from '../net/matchConnection.ts';
import { openRules } from '../net/openGame.ts';
import type { Candidate, Card, Match, MatchEvent, MatchSeat, RoundScore, SeatedMatch } from '../net/types.ts';
import type { GameWish, LivePanel, LiveScene, Settings } from '../view/scene.ts';
import { viewBefore } from './atDeal.ts';
import { Clock } from './clock.ts';
import type { LiveMessages } from './en.ts';
import { failureText } from './failures.ts';
import { forgetSeat, keepName, keepOf, keptName, keptOf, noteDeal } from './keptMatches.ts';
import { screenOf } from './lobby.ts';
import { sceneOf } from './marks.ts';
import { panelOf } from './panel.ts';
import { seatNews } from './seats.ts';
import type { Form, LiveActions, LiveView, Stage } from './view.ts';
import { liveMessages, loadLiveMessages } from './words.ts';

/** Milliseconds until a match that could not be reached is asked for again. */
const patience = 3000;
/** How long a remark stays, in milliseconds. */
const noteTime = 6000;

/** 32 bytes of this browser's own, hexadecimal. */
const drawEntropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const newRequest = () => ({ key: crypto.randomUUID(), entropy: drawEntropy() });

/** One table's live play. */
export class LiveMatch implements LiveTable, ReactiveController {
  readonly #options: LiveOptions;
  readonly #clock: Clock;
  readonly #languages: Shelf<string, LiveMessages>;
  #stage: Stage = { kind: 'none' };
  /** Rises with every change of match: answers about an older one are dropped. */
  #age = 0;
  #place: MatchPlace | undefined;
  #own: OwnSeat | undefined;
  #match: Match | undefined;
  #rules: RulesInForce | undefined;
  #score: { readonly round: number; readonly score: RoundScore } | undefined;
  #connection: MatchConnection | undefined;
  #connected = true;
  #pending = false;
  #opened = false;
  #note: string | undefined;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #leaving = false;
  #copied: string | undefined;
  #wish: GameWish | undefined;
  #offering = false;
  /** Key and own part of the request that is being made: the same again when its answer was lost. */
  #request = newRequest();
  #form: Form = { name: keptName(), clock: 0 };
  #m: LiveMessages | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    const { host } = options;
    this.#clock = new Clock(host, () => this.#warn());
    this.#languages = new Shelf({
      find: liveMessages,
      load: loadLiveMessages,
      onChange: () => host.requestUpdate(),
      onMissing: () => options.onTrouble({ kind: 'unreachable' }),
      onBack: () => options.onConnection(true),
    });
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  get active(): boolean {
    return this.#stage.kind !== 'none';
  }

  get served(): LiveTable['served'] {
    const view = this.#match?.view;
    if (view === undefined || this.#rules === undefined) return undefined;
    const kept = this.#score;
    const shown = this.#options.player.shown?.round ?? view.round;
    return { view, level: 'normal', ...(kept?.round === shown ? { score: kept.score } : {}) };
  }

  get rules(): RulesInForce | undefined {
    return this.#rules;
  }

  get trouble(): 'unreachable' | undefined {
    return this.#connected ? undefined : 'unreachable';
  }

  get ownTurn(): boolean {
    const view = this.#match?.view;
    if (view?.viewer === undefined || this.#pending || !this.#options.player.resting) return false;
    return view.phase === 'playing' && view.turn === view.viewer && !this.#isReplaced;
  }

  get running(): boolean {
    return this.#own !== undefined && this.#match !== undefined && this.#match.status !== 'finished';
  }

  readonly canTakeBack = false;

  play(card: Card, captured: readonly Card[]): boolean {
    const { version } = this.#match ?? {};
    if (version === undefined || this.#connection === undefined || !this.ownTurn) return false;
    void this.#ask(this.#connection.play(version, { card, captured: [...captured] }));
    return true;
  }

  /** People play against people here. */
  hint(): Promise<readonly Candidate[]> {
    return Promise.resolve([]);
  }

  takeBack(): boolean {
    return false;
  }

  nextRound(): void {
    this.#act.ready();
  }

  retry(): void {
    this.#languages.retry();
    if (this.#connection === undefined && this.#place !== undefined) this.#enter(this.#place);
    else this.#connection?.wake();
  }

  screen(settings: Settings, table: Messages): TemplateResult | undefined {
    const view = this.#view(settings, table);
    const dealt = this.#match?.view !== undefined && this.#rules !== undefined;
    return view === undefined || !this.active || (this.#stage.kind === 'there' && dealt)
      ? undefined
      : screenOf(view, this.#connected);
  }

  scene(table: Messages): LiveScene | undefined {
    const view = this.active ? this.#view(undefined, table) : undefined;
    return view === undefined ? undefined : sceneOf(view);
  }

  panel(table: Messages): LivePanel {
    const view = this.#view(undefined, table);
    return view === undefined ? { title: table.friend, content: table.busy } : panelOf(view);
  }

  offer(wish: GameWish): void {
    this.#wish = wish;
    this.#offering = true;
    this.#request = newRequest();
    this.#remark(undefined);
    this.#options.openPanel();
  }

  open(place: MatchPlace): void {
    const same = place.matchId === this.#place?.matchId && place.token === this.#place.token;
    if (same && this.active && this.#stage.kind !== 'failed') return;
    this.#reset();
    this.#place = place;
    this.#stage = { kind: 'opening' };
    this.#own = this.#seatFor(place);
    this.#options.onBegin();
    this.#options.player.jump(undefined);
    this.#enter(place);
    this.#options.host.requestUpdate();
  }

  quit(): string | undefined {
    const matchId = this.#place?.matchId;
    if (matchId === undefined || !this.active) return undefined;
    if (this.#own !== undefined && this.running) void this.#client.leave(this.#own);
    this.#options.keep(undefined);
    // The address no longer names the match: a reload is to find the game that is played instead.
    if (placeOfFragment(location.hash)?.matchId === matchId)
      history.replaceState(history.state, '', location.pathname + location.search);
    this.#reset();
    this.#place = undefined;
    this.#options.player.jump(undefined);
    return matchId;
  }

  rest(): void {
    if (!this.active) return;
    this.#reset();
    this.#place = undefined;
    this.#options.player.jump(undefined);
  }

  get #client(): MatchClient {
    return matchClient(this.#options.base());
  }

  get #isReplaced(): boolean {
    return this.#match?.seats.find(({ seat }) => seat === this.#own?.seat)?.kind === 'computer';
  }

  /** The seat that the page or this browser has in the match. */
  #seatFor({ matchId, seat, token }: MatchPlace): OwnSeat | undefined {
    if (seat !== undefined && token !== undefined) return { matchId, seat, token };
    const kept = keptOf(matchId);
    if (kept.seat === undefined || kept.token === undefined) return undefined;
    return seat === undefined || seat === kept.seat
      ? { matchId, seat: kept.seat, token: kept.token }
      : undefined;
  }

  #reset(): void {
    this.#age += 1;
    this.#connection?.close();
    this.#connection = undefined;
    clearTimeout(this.#retryTimer);
    this.#stage = { kind: 'none' };
    this.#match = undefined;
    this.#own = undefined;
    this.#score = undefined;
    this.#pending = false;
    this.#opened = false;
    this.#leaving = false;
    this.#connected = true;
    this.#remark(undefined);
    this.#clock.follow(undefined);
    this.#options.reset();
  }

  /** Looks at the match, then follows it. */
  #enter(place: MatchPlace): void {
    const age = this.#age;
    clearTimeout(this.#retryTimer);
    void this.#client.get(place.matchId, this.#own?.token).then((answer) => {
      if (age !== this.#age) return;
      if (!answer.ok) this.#miss(place, answer.failure);
      else this.#begin(place, answer.value);
      this.#options.host.requestUpdate();
    });
  }

  #miss(place: MatchPlace, failure: Failure): void {
    this.#options.onTrouble(failure);
    if (failure.kind === 'unreachable') {
      this.#connected = false;
      this.#retryTimer = setTimeout(() => this.#enter(place), patience);
      return;
    }
    // The seat is somebody else's now: looking on is still possible.
    if (failure.code === 'unauthorized' && this.#own !== undefined) {
      forgetSeat(place.matchId);
      this.#own = undefined;
      this.#remark(this.#words?.noSeat);
      this.#enter(place);
      return;
    }
    this.#stage = { kind: 'failed', text: this.#text(failure) };
  }

  #begin(place: MatchPlace, match: Match): void {
    if (!this.#connected) this.#onConnected(true);
    const { matchId, invite = keptOf(matchId).invite } = place;
    const vacant = match.seats.some(({ kind }) => kind === 'vacant');
    if (this.#own === undefined && place.invite !== undefined && vacant)
      this.#stage = { kind: 'invited', invite: place.invite };
    else {
      if (this.#own === undefined && place.invite !== undefined) this.#remark(this.#words?.full);
      this.#stage = { kind: 'there' };
    }
    if (invite !== undefined) keepOf(matchId, { invite });
    const next = match.rematchId;
    // Whoever has gone on to the next match does not come back to this one.
    if (next !== undefined && keptOf(next).token !== undefined) {
      this.open({ matchId: next });
      return;
    }
    this.#take(match, undefined, false);
    this.#connect(matchId, match.seq);
    const age = this.#age;
    void openRules(this.#options.client(), match.rules, this.#rules).then((answer) => {
      if (age !== this.#age) return;
      if (!answer.ok) this.#miss(place, answer.failure);
      else {
        this.#rules = answer.value;
        const view = this.#match?.view;
        if (view !== undefined) this.#show(view, undefined);
      }
      this.#options.host.requestUpdate();
    });
  }

  #connect(matchId: string, lastSeq: number): void {
    const token = this.#own?.token;
    this.#connection?.close();
    this.#connection = this.#client.connect({
      matchId,
      lastSeq,
      ...(token === undefined ? {} : { token }),
      listener: {
        snapshot: (match) => this.#take(match, undefined, false),
        events: (events, match, missed) => this.#take(match, events, missed),
        seats: (seats) => this.#seat(seats),
        connected: (connected) => this.#onConnected(connected),
        refused: (failure) => {
          this.#connection = undefined;
          if (this.#place !== undefined) this.#miss(this.#place, failure);
          this.#options.host.requestUpdate();
        },
      },
    });
  }

  /** A new moment of the match: kept as the truth, and handed on to be shown. */
  #take(match: Match, events: readonly MatchEvent[] | undefined, missed: boolean): void {
    const seats = this.#match?.seats;
    const { matchId, view, commitment } = match;
    const known = this.#match?.seq === match.seq && this.#opened;
    if (seats !== undefined) this.#tell(seats, match.seats);
    this.#match = match;
    this.#clock.follow(match.deadline, missed ? undefined : events?.at(-1)?.at);
    if (match.score !== undefined && view !== undefined)
      this.#score = { round: view.round, score: match.score };
    if (commitment !== undefined && this.#own !== undefined) {
      const round = (view?.round ?? 0) + (match.status === 'playing' || match.status === 'finished' ? 0 : 1);
      noteDeal(matchId, round, { commitment });
    }
    // A snapshot of what is known already tells of people only.
    if (view !== undefined && this.#rules !== undefined && !(events === undefined && known))
      this.#show(view, missed ? withoutDeal(events) : events);
    this.#options.host.requestUpdate();
  }

  #show(view: NonNullable<Match['view']>, events: readonly MatchEvent[] | undefined): void {
    const { player } = this.#options;
    const happened = events?.map(({ event }) => event);
    const dealt = happened?.findLastIndex((event) => event.kind === 'deal') ?? -1;
    if (!this.#opened) {
      this.#opened = true;
      this.#options.onOpen(view);
    }
    if (happened === undefined || (player.end === undefined && dealt === -1)) {
      player.jump(shownOf(view, player.end));
      return;
    }
    const later = happened.slice(dealt + 1);
    const atDeal = dealt === -1 ? view : viewBefore(view, later);
    const before = player.end;
    if (before === undefined) player.jump(undealt(atDeal));
    else if (before.round !== view.round)
      player.enqueue([{ shown: undealt(atDeal), motion: { kind: 'none' }, hold: 0 }]);
    if (dealt >= 0)
      player.enqueue(stepsOf(player.end ?? undealt(atDeal), happened.slice(0, dealt + 1), atDeal));
    if (later.length > 0) player.enqueue(stepsOf(player.end ?? shownOf(atDeal), later, view));
  }

  #seat(seats: readonly MatchSeat[]): void {
    if (this.#match === undefined) return;
    this.#tell(this.#match.seats, seats);
    this.#match = { ...this.#match, seats };
    this.#options.host.requestUpdate();
  }

  #tell(before: readonly MatchSeat[], after: readonly MatchSeat[]): void {
    if (this.#words === undefined) return;
    for (const news of seatNews(before, after, this.#own?.seat, this.#words)) this.#options.say(news);
  }

  #warn(): void {
    const { view } = this.#match ?? {};
    if (view?.turn === view?.viewer && this.ownTurn && this.#words !== undefined)
      this.#options.say(this.#words.left10);
  }

  #onConnected(connected: boolean): void {
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.#options.onConnection(connected);
    this.#options.host.requestUpdate();
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'visible') this.#connection?.wake();
  };

  readonly #drop = (): void => this.#connection?.drop();

  /** Asks the service for something that changes the match. What was answered; a refusal is said in words. */
  async #ask<Value>(
    question: Promise<Answer<Value>>,
    taken?: keyof LiveMessages,
  ): Promise<Value | undefined> {
    const age = this.#age;
    this.#pending = true;
    this.#remark(undefined);
    this.#options.host.requestUpdate();
    const answer = await question;
    if (age !== this.#age) return undefined;
    this.#pending = false;
    this.#options.host.requestUpdate();
    if (answer.ok) return answer.value;
    if (answer.failure.kind === 'refused') this.#request = newRequest();
    this.#options.onTrouble(answer.failure);
    this.#remark(this.#text(answer.failure, taken));
    return undefined;
  }

  #remark(note: string | undefined): void {
    clearTimeout(this.#noteTimer);
    this.#note = note;
    if (note === undefined) return;
    this.#options.say(note);
    this.#noteTimer = setTimeout(() => {
      this.#note = undefined;
      this.#options.host.requestUpdate();
    }, noteTime);
  }

  get #words(): LiveMessages | undefined {
    return this.#m ?? liveMessages('en');
  }

  #text(failure: Failure, taken?: keyof LiveMessages): string {
    const m = this.#words;
    return m === undefined ? '' : failureText(failure, m, taken);
  }

  /** Sits down on a seat that has just been given. */
  #settle({ match, seat, seatToken, invite }: SeatedMatch, entropy: string): void {
    const { matchId } = match;
    keepOf(matchId, { seat, token: seatToken, ...(invite === undefined ? {} : { invite }) });
    noteDeal(matchId, 1, { entropy });
    this.#request = newRequest();
    keepName(this.#form.name);
    this.#options.keep(matchId);
    const named = placeOfFragment(location.hash);
    // The invitation has been used: it need not stay in the address and the history.
    if (named?.matchId === matchId) history.replaceState(history.state, '', fragmentOf({ matchId }));
    this.#options.closePanel();
    this.#place = undefined;
    this.open({ matchId, seat, token: seatToken });
  }

  async #create(): Promise<void> {
    const wish = this.#wish;
    if (wish === undefined || this.#pending) return;
    const { name, clock } = this.#form;
    const rules = await this.#ask(this.#options.client().resolveRules(wish.choice));
    if (rules === undefined) return;
    const { key, entropy } = this.#request;
    const own = { kind: 'human', ...(name.trim() === '' ? {} : { name: name.trim() }) };
    const seats = Array.from({ length: rules.players }, (_, i) => (i === 0 ? own : { kind: 'vacant' }));
    const created = await this.#ask(
      this.#client.create(
        { rules: rules.choice, seats, entropy, ...(clock === 0 ? {} : { clock: { secondsPerPlay: clock } }) },
        key,
      ),
    );
    if (created !== undefined) this.#settle(created, entropy);
  }

  async #join(): Promise<void> {
    const stage = this.#stage;
    const { matchId } = this.#place ?? {};
    if (stage.kind !== 'invited' || matchId === undefined || this.#pending) return;
    const { name, seat } = this.#form;
    const { key, entropy } = this.#request;
    const guest = {
      invite: stage.invite,
      entropy,
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(seat === undefined ? {} : { seat }),
    };
    const joined = await this.#ask(this.#client.join(matchId, guest, key), 'full');
    if (joined !== undefined) this.#settle({ ...joined, invite: stage.invite }, entropy);
  }

  async #rematch(): Promise<void> {
    const own = this.#own;
    if (own === undefined || this.#pending) return;
    const match = await this.#ask(this.#client.rematch(own));
    if (match !== undefined) this.#goOn(match.matchId);
  }

  /** To the match after this one, on the same seat. */
  #goOn(matchId: string): void {
    const { seat, token } = this.#own ?? {};
    const named = placeOfFragment(location.hash)?.matchId;
    if (named !== undefined && named === this.#place?.matchId)
      history.replaceState(history.state, '', fragmentOf({ matchId }));
    if (seat !== undefined && token !== undefined) {
      keepOf(matchId, { seat, token });
      this.#options.keep(matchId);
    }
    this.open({ matchId });
  }

  /** Asks for a change of who sits where; the answer is the match after it. */
  async #change(
    asked: ((own: OwnSeat) => Promise<Answer<Match>>) | undefined,
    taken?: keyof LiveMessages,
  ): Promise<void> {
    if (this.#own === undefined || asked === undefined || this.#pending) return;
    const match = await this.#ask(asked(this.#own), taken);
    // What has been played because of it comes over the socket, step by step.
    if (match !== undefined) this.#seat(match.seats);
  }

  readonly #act: LiveActions = {
    fill: (form) => {
      this.#form = { ...this.#form, ...form };
      this.#request = newRequest();
      this.#options.host.requestUpdate();
    },
    create: () => void this.#create(),
    join: () => void this.#join(),
    watch: () => {
      this.#stage = { kind: 'there' };
      this.#options.host.requestUpdate();
    },
    give: (seat) => void this.#change((own) => this.#client.giveToComputer(own, seat, 'normal'), 'notAway'),
    copy: (text) => {
      void navigator.clipboard?.writeText(text).then(
        () => {
          this.#copied = text;
          if (this.#words !== undefined) this.#options.say(this.#words.copied);
          this.#options.host.requestUpdate();
        },
        () => {},
      );
    },
    share: (url) => void navigator.share({ url }).catch(() => {}),
    askLeave: (asks) => {
      this.#leaving = asks;
      this.#options.host.requestUpdate();
    },
    leave: () => {
      this.#options.closePanel();
      this.#options.onEnd(this.quit());
    },
    reclaim: () => void this.#change((own) => this.#client.reclaim(own)),
    ready: () => {
      const { status, view } = this.#match ?? {};
      const waiting = this.#match?.seats.find(({ seat }) => seat === this.#own?.seat)?.ready === false;
      const at = this.#options.player.resting;
      if (status !== 'between-rounds' || !waiting || !at || this.#pending || view === undefined) return;
      const next = view.round + 1;
      const { matchId = '' } = this.#own ?? {};
      // Another tab may have been ready before: what it added counts.
      const entropy = keptOf(matchId).deals?.[next]?.entropy ?? drawEntropy();
      noteDeal(matchId, next, { entropy });
      if (this.#connection !== undefined) void this.#ask(this.#connection.ready(entropy));
    },
    rematch: () => void this.#rematch(),
    follow: () => {
      const next = this.#match?.rematchId;
      if (next !== undefined) this.#goOn(next);
    },
    alone: () => {
      this.#options.closePanel();
      this.#options.onEnd(this.quit());
    },
    players: () => {
      this.#leaving = false;
      this.#offering = false;
      this.#options.openPanel();
    },
  };

  #settings: Settings | undefined;

  /** What the templates draw from; nothing before the texts are here. */
  #view(settings: Settings | undefined, table: Messages): LiveView | undefined {
    this.#settings = settings ?? this.#settings;
    const m = this.#languages.get(table.code) ?? (this.#languages.missing ? liveMessages('en') : undefined);
    if (m === undefined || this.#settings === undefined) return undefined;
    this.#m = m;
    const invite = this.#place === undefined ? undefined : keptOf(this.#place.matchId).invite;
    const { secondsLeft } = this.#clock;
    return {
      stage: this.#stage,
      ...(this.#match === undefined ? {} : { match: this.#match }),
      ...(this.#own === undefined ? {} : { own: this.#own.seat }),
      ...(invite === undefined ? {} : { invite }),
      ...(this.#rules === undefined ? {} : { rules: this.#rules }),
      ...(this.#wish === undefined || !this.#offering ? {} : { wish: this.#wish }),
      ...(this.#note === undefined ? {} : { note: this.#note }),
      ...(this.#copied === undefined ? {} : { copied: this.#copied }),
      ...(secondsLeft === undefined ? {} : { secondsLeft }),
      form: this.#form,
      pending: this.#pending,
      leaving: this.#leaving,
      base: this.#options.base(),
      settings: this.#settings,
      m,
      table,
      act: this.#act,
    };
  }
}

/** After an absence single plays are shown as they came; what went beyond a deal is not played back. */
const withoutDeal = (events: readonly MatchEvent[] | undefined): readonly MatchEvent[] | undefined =>
  events?.some(({ event }) => event.kind === 'deal') === true ? undefined : events;
