/** Live play at a table: where the person stands, and what is asked of the service for it. */
import type { TemplateResult } from 'lit';
import type { LiveOptions, LiveTable } from '../controllers/liveTable.ts';
import { Shelf } from '../controllers/shelf.ts';
import type { Messages } from '../i18n/index.ts';
import type { MatchPlace } from '../model/matchPlace.ts';
import type { RulesInForce } from '../model/saved.ts';
import type { Answer, Failure } from '../net/client.ts';
import { type MatchClient, matchClient, type OwnSeat } from '../net/matchClient.ts';
import type { Candidate, Card, Match, MatchSeat, SeatedMatch } from '../net/types.ts';
import type { GameWish, LiveScene, OpenPanel, Settings } from '../view/scene.ts';
import { leaveAddress, nameInAddress } from './address.ts';
import { Clock } from './clock.ts';
import type { LiveMessages } from './en.ts';
import { failureText } from './failures.ts';
import { keepFocus } from './focusKeeper.ts';
import { MatchFollower } from './follower.ts';
import {
  forgetSeat,
  keepName,
  keepOf,
  keptName,
  keptOf,
  noteCommitment,
  noteDeal,
  seatFor,
} from './keptMatches.ts';
import { Links } from './links.ts';
import { screenOf } from './lobby.ts';
import { sceneOf } from './marks.ts';
import { panelOf } from './panel.ts';
import { type Remark, Remarks } from './remarks.ts';
import { creationOf, drawEntropy, guestOf, newRequest } from './requests.ts';
import { seatNews } from './seats.ts';
import type { Form, LiveActions, LiveView, Stage } from './view.ts';
import { listen } from './wakefulness.ts';
import { liveMessages, loadLiveMessages } from './words.ts';

/** One table's live play. */
export class LiveMatch implements LiveTable {
  readonly canTakeBack = false;
  readonly #options: LiveOptions;
  readonly #clock: Clock;
  readonly #languages: Shelf<string, LiveMessages>;
  readonly #remarks: Remarks;
  readonly #follower: MatchFollower;
  readonly #links: Links;
  #stage: Stage = { kind: 'none' };
  #place: MatchPlace | undefined;
  #own: OwnSeat | undefined;
  #pending = false;
  #leaving = false;
  #wish: GameWish | undefined;
  #request = newRequest();
  #form: Form = { name: keptName(), clock: 0 };
  #m: LiveMessages | undefined;
  #settings: Settings | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    const { host } = options;
    this.#clock = new Clock(host, () => this.#warn());
    this.#remarks = new Remarks(host);
    this.#languages = new Shelf({
      find: liveMessages,
      load: loadLiveMessages,
      onChange: () => host.requestUpdate(),
      onMissing: () => options.onTrouble({ kind: 'unreachable' }),
      onBack: () => options.onConnection(true),
    });
    this.#follower = new MatchFollower({
      matches: () => this.#matches,
      client: options.client,
      player: options.player,
      onFound: (match) => this.#found(match),
      onMissing: (failure) => this.#miss(failure),
      onMoment: (match, now) => {
        this.#clock.follow(match.deadline, now);
        if (this.#own !== undefined) noteCommitment(match);
      },
      onSeats: (before, after) => this.#tell(before, after),
      onOpen: options.onOpen,
      onConnection: options.onConnection,
      onChange: () => host.requestUpdate(),
    });
    listen(
      host,
      () => this.#follower.connection?.wake(),
      () => this.#follower.connection?.drop(),
    );
    keepFocus(host, () => this.active);
    this.#links = new Links({
      onChange: () => host.requestUpdate(),
      onCopied: () => {
        if (this.#m !== undefined) options.say(this.#m.copied);
      },
      onMissing: () => options.onTrouble({ kind: 'unreachable' }),
    });
  }

  get active(): boolean {
    return this.#stage.kind !== 'none';
  }

  get served(): LiveTable['served'] {
    const view = this.#match?.view;
    if (view === undefined || !this.#follower.isDealt) return undefined;
    const score = this.#follower.scoreOf(this.#options.player.shown?.round ?? view.round);
    return { view, level: 'normal', ...(score === undefined ? {} : { score }) };
  }

  get rules(): RulesInForce | undefined {
    return this.#follower.rules;
  }

  get trouble(): 'unreachable' | undefined {
    return this.#follower.connected ? undefined : 'unreachable';
  }

  get ownTurn(): boolean {
    const view = this.#match?.view;
    if (view?.viewer === undefined || this.#pending || !this.#options.player.resting) return false;
    return view.phase === 'playing' && view.turn === view.viewer && this.#ownSeat?.kind === 'human';
  }

  get running(): boolean {
    return this.#own !== undefined && this.#match !== undefined && this.#match.status !== 'finished';
  }

  play(card: Card, captured: readonly Card[]): boolean {
    const { connection } = this.#follower;
    const { version } = this.#match ?? {};
    if (version === undefined || connection === undefined || !this.ownTurn) return false;
    void this.#ask(connection.play(version, { card, captured: [...captured] }));
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
    const { status, view, matchId = '' } = this.#match ?? {};
    const waiting = this.#ownSeat?.ready === false && this.#options.player.resting && !this.#pending;
    if (status !== 'between-rounds' || !waiting || view === undefined) return;
    const next = view.round + 1;
    // Another tab may have been ready before: what it added counts.
    const entropy = keptOf(matchId).deals?.[next]?.entropy ?? drawEntropy();
    noteDeal(matchId, next, { entropy });
    const { connection } = this.#follower;
    if (connection !== undefined) void this.#ask(connection.ready(entropy));
  }

  retry(): void {
    this.#languages.retry();
    this.#follower.wake();
  }

  screen(settings: Settings, table: Messages): TemplateResult | undefined {
    const view = this.#view(settings, table);
    const plays = this.#stage.kind === 'there' && this.#follower.isDealt;
    if (view === undefined || !this.active || plays) return undefined;
    return screenOf(view, this.#follower.connected);
  }

  scene(table: Messages): LiveScene | undefined {
    const view = this.active ? this.#view(undefined, table) : undefined;
    return view === undefined ? undefined : sceneOf(view);
  }

  panel(table: Messages): OpenPanel {
    const view = this.#view(undefined, table);
    return view === undefined ? { title: table.title, content: table.busy } : panelOf(view);
  }

  offer(wish: GameWish): void {
    this.#wish = wish;
    this.#request = newRequest();
    this.#remarks.make(undefined);
    this.#options.openPanel();
  }

  open(place: MatchPlace): void {
    if (this.active && this.#stage.kind !== 'failed' && this.#isAt(place)) return;
    this.#reset();
    this.#place = place;
    this.#stage = { kind: 'opening' };
    this.#own = seatFor(place);
    this.#options.onBegin();
    this.#follower.follow(place.matchId, this.#own);
    this.#options.host.requestUpdate();
  }

  quit(): string | undefined {
    const matchId = this.#place?.matchId;
    if (matchId === undefined || !this.active) return undefined;
    if (this.#own !== undefined && this.running) void this.#matches.leave(this.#own);
    this.#options.keep(undefined);
    leaveAddress(matchId);
    this.rest();
    return matchId;
  }

  rest(): void {
    if (!this.active) return;
    this.#reset();
    this.#place = undefined;
  }

  async link(): Promise<string | undefined> {
    const match = this.#match;
    if (match === undefined) return undefined;
    const { linkOf } = await import('./matchLink.ts');
    return linkOf(match, this.#invite, this.#matches);
  }

  /** The invitation that this browser keeps of the match. */
  get #invite(): string | undefined {
    return this.#own === undefined ? undefined : keptOf(this.#own.matchId).invite;
  }

  /** The person is there already, on the same seat or with the same invitation. */
  #isAt(place: MatchPlace): boolean {
    if (place.matchId !== this.#place?.matchId || seatFor(place)?.token !== this.#own?.token) return false;
    return this.#own !== undefined || place.invite === this.#place.invite;
  }

  get #match(): Match | undefined {
    return this.#follower.match;
  }

  get #ownSeat(): MatchSeat | undefined {
    return this.#match?.seats.find(({ seat }) => seat === this.#own?.seat);
  }

  get #matches(): MatchClient {
    return matchClient(this.#options.base());
  }

  #reset(): void {
    this.#follower.close();
    this.#stage = { kind: 'none' };
    this.#own = undefined;
    this.#pending = false;
    this.#leaving = false;
    this.#remarks.make(undefined);
    this.#clock.follow(undefined);
    this.#options.reset();
    this.#options.player.jump(undefined);
  }

  /** The match is there. Whether it is the one to stay at. */
  #found(match: Match): boolean {
    const { matchId, invite } = this.#place ?? {};
    const next = match.rematchId;
    // Whoever has gone on to the next match does not come back to this one.
    if (matchId === undefined || (next !== undefined && keptOf(next).token !== undefined)) {
      if (next !== undefined) this.open({ matchId: next });
      return false;
    }
    if (invite !== undefined) keepOf(matchId, { invite });
    const guest = this.#own === undefined && invite !== undefined;
    const vacant = match.seats.some(({ kind }) => kind === 'vacant');
    this.#stage = guest && vacant ? { kind: 'invited', invite } : { kind: 'there' };
    if (guest && !vacant) this.#remark((m) => m.full);
    return true;
  }

  #miss(failure: Failure): void {
    const place = this.#place;
    this.#options.onTrouble(failure);
    if (failure.kind === 'unreachable' || place === undefined) return;
    if (failure.code === 'unauthorized' && this.#own !== undefined) {
      // The seat is somebody else's now: looking on is still possible.
      forgetSeat(place.matchId);
      this.#own = undefined;
      this.#remark((m) => m.noSeat);
      this.#follower.follow(place.matchId, undefined);
    } else if (place.kept === true) this.#options.onEnd(this.quit());
    else this.#stage = { kind: 'failed', failure };
  }

  #tell(before: readonly MatchSeat[], after: readonly MatchSeat[]): void {
    if (this.#m === undefined) return;
    for (const news of seatNews(before, after, this.#own?.seat, this.#m)) this.#options.say(news);
  }

  #warn(): void {
    if (this.ownTurn && this.#m !== undefined) this.#options.say(this.#m.left10);
  }

  #remark(remark: Remark): void {
    this.#remarks.make(remark);
    if (this.#m !== undefined) this.#options.say(remark(this.#m));
  }

  /** Asks the service for something that changes the match. What was answered; a refusal is said in words. */
  async #ask<Value>(
    question: Promise<Answer<Value>>,
    taken?: keyof LiveMessages,
  ): Promise<Value | undefined> {
    const { age } = this.#follower;
    this.#pending = true;
    this.#remarks.make(undefined);
    const answer = await question;
    if (age !== this.#follower.age) return undefined;
    this.#pending = false;
    this.#options.host.requestUpdate();
    if (answer.ok) return answer.value;
    const { failure } = answer;
    if (failure.kind === 'refused') this.#request = newRequest();
    this.#options.onTrouble(failure);
    this.#remark((m) => failureText(failure, m, taken));
    return undefined;
  }

  /** Asks for a change of who sits where. */
  async #change(asked: (own: OwnSeat) => Promise<Answer<Match>>, taken?: keyof LiveMessages): Promise<void> {
    if (this.#own === undefined || this.#pending) return;
    const match = await this.#ask(asked(this.#own), taken);
    // What has been played because of it comes over the socket, step by step.
    if (match !== undefined) this.#follower.seat(match.seats);
  }

  async #create(): Promise<void> {
    const wish = this.#wish;
    if (wish === undefined || this.#pending) return;
    const rules = await this.#ask(this.#options.client().resolveRules(wish.choice));
    if (rules === undefined) return;
    const { key, entropy } = this.#request;
    const created = await this.#ask(this.#matches.create(creationOf(rules, this.#form, entropy), key));
    if (created !== undefined) this.#settle(created, entropy);
  }

  async #join(): Promise<void> {
    const stage = this.#stage;
    const { matchId } = this.#place ?? {};
    if (stage.kind !== 'invited' || matchId === undefined || this.#pending) return;
    const { invite } = stage;
    const { key, entropy } = this.#request;
    const joined = await this.#ask(
      this.#matches.join(matchId, guestOf(invite, this.#form, entropy), key),
      'full',
    );
    if (joined !== undefined) this.#settle({ ...joined, invite }, entropy);
  }

  /** Sits down on a seat that has just been given. */
  #settle({ match, seat, seatToken: token, invite }: SeatedMatch, entropy: string): void {
    const { matchId } = match;
    keepOf(matchId, { seat, token, ...(invite === undefined ? {} : { invite }) });
    noteDeal(matchId, 1, { entropy });
    keepName(this.#form.name);
    this.#request = newRequest();
    this.#options.keep(matchId);
    // The invitation has been used: it need not stay in the address and the history.
    nameInAddress(matchId, matchId);
    this.#options.closePanel();
    this.open({ matchId, seat, token });
  }

  async #rematch(): Promise<void> {
    if (this.#own === undefined || this.#pending) return;
    const match = await this.#ask(this.#matches.rematch(this.#own));
    if (match !== undefined) this.#goOn(match.matchId);
  }

  /** To the match after this one, on the same seat. */
  #goOn(matchId: string): void {
    if (this.#place !== undefined) nameInAddress(this.#place.matchId, matchId);
    if (this.#own !== undefined) {
      const { seat, token } = this.#own;
      keepOf(matchId, { seat, token });
      this.#options.keep(matchId);
    }
    this.open({ matchId });
  }

  #leave(): void {
    this.#options.closePanel();
    this.#options.onEnd(this.quit());
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
    give: (seat) => void this.#change((own) => this.#matches.giveToComputer(own, seat, 'normal'), 'notAway'),
    copy: (text) => void this.#links.copy(text),
    share: (url) => void navigator.share({ url }).catch(() => {}),
    draw: (url) => void this.#links.draw(url),
    askLeave: (asks) => {
      this.#leaving = asks;
      this.#options.host.requestUpdate();
    },
    leave: () => this.#leave(),
    alone: () => this.#leave(),
    reclaim: () => void this.#change((own) => this.#matches.reclaim(own)),
    ready: () => this.nextRound(),
    rematch: () => void this.#rematch(),
    follow: () => {
      const next = this.#match?.rematchId;
      if (next !== undefined) this.#goOn(next);
    },
    players: () => {
      this.#leaving = false;
      this.#wish = undefined;
      this.#options.openPanel();
    },
  };

  /** What the templates draw from; nothing before the texts are here. */
  #view(settings: Settings | undefined, table: Messages): LiveView | undefined {
    this.#settings = settings ?? this.#settings;
    const own = this.#languages.get(table.code) ?? (this.#languages.missing ? liveMessages('en') : undefined);
    const m = own === undefined ? undefined : { ...own, ...this.#options.replaced() };
    this.#m = m;
    if (m === undefined || this.#settings === undefined) return undefined;
    const invite = this.#invite;
    const { secondsLeft } = this.#clock;
    return {
      stage: this.#stage,
      ...(this.#match === undefined ? {} : { match: this.#match }),
      ...(this.#own === undefined ? {} : { own: this.#own.seat }),
      ...(invite === undefined ? {} : { invite }),
      ...(this.rules === undefined ? {} : { rules: this.rules }),
      ...(this.#wish === undefined ? {} : { wish: this.#wish }),
      ...(this.#remarks.remark === undefined ? {} : { note: this.#remarks.remark(m) }),
      ...this.#links.shown,
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
