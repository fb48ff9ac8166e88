/** `<scopa-table>`: the shell that binds the game, what is shown of it, and the person. */
import { LocalizeController } from '@shoelace-style/localize';
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { TableAttributes } from './attributes.ts';
import { Announcer } from './controllers/announcer.ts';
import { type CommandTargets, obeyKey } from './controllers/commands.ts';
import { DragController } from './controllers/drag.ts';
import { GameController } from './controllers/game.ts';
import type { LiveTable } from './controllers/liveTable.ts';
import { News } from './controllers/news.ts';
import { PanelController } from './controllers/panels.ts';
import { PersonController } from './controllers/person.ts';
import { Preferences } from './controllers/preferences.ts';
import { eventOfStep } from './controllers/reporter.ts';
import { Resources } from './controllers/resources.ts';
import { RovingFocus } from './controllers/rovingFocus.ts';
import { Scenes } from './controllers/scenes.ts';
import { showStates } from './controllers/states.ts';
import { type Pace, StepPlayer } from './controllers/stepPlayer.ts';
import { claimKey, read, releaseKey, write } from './controllers/storage.ts';
import type { TableGame } from './controllers/tableGame.ts';
import { ScopaBeforePlayEvent, ScopaConnectionEvent, ScopaErrorEvent, ScopaReadyEvent } from './events.ts';
import { languageOf } from './i18n/index.ts';
import { keptMatch, keptText, type MatchPlace, placeOfFragment } from './model/matchPlace.ts';
import { parseSaved, savedFormat } from './model/saved.ts';
import type { Step } from './model/steps.ts';
import { wishOf } from './model/wish.ts';
import type { Failure, ScopaClient } from './net/client.ts';
import { httpClient } from './net/httpClient.ts';
import type { Candidate, Card, GameView, Level, RoundScore } from './net/types.ts';
import { banner } from './view/bar.ts';
import type { Actions, GameWish, Speed } from './view/scene.ts';
import { styles } from './view/styles/index.ts';
import { tableTemplate, waitingTemplate } from './view/table.ts';

/** What a page can read of the running game. */
export interface GameSnapshot {
  readonly rules: GameView['rules'];
  readonly level: Level;
  readonly view: GameView;
  readonly score?: RoundScore;
}

const paces: Readonly<Record<Speed, number>> = { normal: 1, slow: 1.7, fast: 0.4, none: 0 };

/** Of several tables on a page the first one follows the invitation in its address. */
const fragmentKey = 'fragment';

const followed = ['deck', 'indices', 'assist', 'animation', 'theme'] as const;
const ruling = [
  'api',
  'client',
  'variant',
  'players',
  'target',
  'extras',
  'options',
  'level',
  'match',
  'seat',
  'credentials',
  'invite',
] as const;

/**
 * A table at which a person plays Scopa and its relatives, against the computer or in a live match with others.
 *
 * @slot - Shown until the first game is on the table.
 * @slot header - Above the scores.
 * @slot footer - Below the tools.
 *
 * @csspart table - The whole table.
 * @csspart bar - Scores and the line about the match.
 * @csspart score - One side's score.
 * @csspart banner - What is said about the connection.
 * @csspart felt - The felt.
 * @csspart cards - The cards on the table.
 * @csspart card - One card on the table.
 * @csspart hand - The person's hand.
 * @csspart hand-card - One card of it.
 * @csspart index - A card's corner sign.
 * @csspart card-back - A card face down.
 * @csspart pile - A side's pile.
 * @csspart seat - A seat's name and marks.
 * @csspart line - The sentence under the cards, with its choices.
 * @csspart settlement - The settlement of a round.
 * @csspart tools - The row of tools.
 * @csspart dialog - What opens above the table.
 *
 * @cssprop --scopa-felt - Middle of the felt.
 * @cssprop --scopa-felt-edge - Edge of the felt.
 * @cssprop --scopa-on-felt - Text on the felt.
 * @cssprop --scopa-rim - The rim around the table.
 * @cssprop --scopa-paper - Ground of bars and sheets.
 * @cssprop --scopa-ink - Text on them.
 * @cssprop --scopa-accent - Main buttons.
 * @cssprop --scopa-gold - Marks of turn, choice and focus on the felt.
 * @cssprop --scopa-back - Ground of card backs.
 * @cssprop --scopa-back-line - Lines of card backs.
 *
 * @cssstate your-turn - The person can play.
 * @cssstate round-over - A round is settled.
 * @cssstate match-over - The match is over.
 * @cssstate offline - The service is out of reach.
 *
 * @fires {ScopaReadyEvent} scopa-ready - A game is on the table.
 * @fires {ScopaBeforePlayEvent} scopa-before-play - The person is about to play; can be prevented.
 * @fires {ScopaPlayEvent} scopa-play - A play has become visible.
 * @fires {ScopaSweepEvent} scopa-sweep - The table has been swept.
 * @fires {ScopaDealEvent} scopa-deal - Cards have been dealt.
 * @fires {ScopaRoundEndEvent} scopa-round-end - A round is settled.
 * @fires {ScopaMatchEndEvent} scopa-match-end - The match is over.
 * @fires {ScopaConnectionEvent} scopa-connection - The service is out of reach, or there again.
 * @fires {ScopaErrorEvent} scopa-error - The service is out of reach or refused.
 */
export class ScopaTable extends TableAttributes {
  static override styles = [...styles];

  readonly #internals = this.attachInternals();
  readonly #localize = new LocalizeController(this);
  readonly #announcer = new Announcer(this);
  readonly #news = new News(this);
  readonly #resources = new Resources(this, {
    onMissing: () => this.#onTrouble({ kind: 'unreachable' }),
    onBack: () => this.#onConnection(true),
  });
  readonly #preferences = new Preferences(this, () => ({
    deck: this.deck,
    indices: this.indices,
    assist: this.assist,
    animation: this.animation,
    theme: this.theme,
    lang: this.#localize.lang(),
  }));
  readonly #player: StepPlayer = new StepPlayer(this, {
    root: () => this.renderRoot,
    pace: () => this.#pace(),
    onStep: (step) => this.#onStep(step),
  });
  readonly #game: GameController = new GameController(this, {
    client: () => this.#service(),
    player: this.#player,
    keep: (game) =>
      write(this.#key, JSON.stringify({ format: savedFormat, wish: this.#wishText(), ...game })),
    onOpen: (view) => this.dispatchEvent(new ScopaReadyEvent(view)),
    onTrouble: (failure) => this.#onTrouble(failure),
    onBack: () => this.#onConnection(true),
  });
  readonly #person = new PersonController(
    this,
    () => this.#current,
    ({ card, captured }) => this.dispatchEvent(new ScopaBeforePlayEvent(card, captured)),
  );
  readonly #panels = new PanelController(this, {
    client: () => this.#service(),
    current: () => this.#currentGame(),
    running: () => this.#current.running,
    begin: (wish) => this.#begin(wish),
    dialog: () => this.renderRoot.querySelector('dialog'),
  });
  readonly #actions: Actions = {
    chooseCard: (card) => void this.#person.chooseCard(card),
    pickCard: (card) => this.#person.pickCard(card),
    peek: (card) => this.#person.look(card),
    confirm: () => this.#person.confirm(),
    lay: () => this.#person.lay(),
    letGo: () => this.#person.letGo(),
    acknowledge: () => this.#player.acknowledge(),
    hurry: () => this.#player.finish(),
    hint: () => this.#toggleHint(),
    takeBack: () => void this.takeBack(),
    open: (kind) => this.#panels.open(kind),
    close: () => this.#panels.close(),
    wish: (wish) => this.#panels.wish(wish),
    begin: (wish) => this.#panels.begin(wish),
    live: (wish) => this.#offer(wish),
    nextRound: () => this.#current.nextRound(),
    retry: () => this.#retry(),
    set: (settings) => this.#preferences.set(settings),
    draft: (draft) => this.#panels.change(draft),
  };
  readonly #scenes = new Scenes({
    game: () => this.#current,
    live: () => this.#live,
    player: this.#player,
    person: this.#person,
    panels: this.#panels,
    preferences: this.#preferences,
    resources: this.#resources,
    actions: this.#actions,
  });
  readonly #targets: CommandTargets = {
    game: () => this.#current,
    player: this.#player,
    person: this.#person,
    panels: this.#panels,
    preferences: this.#preferences,
    hint: () => this.#toggleHint(),
    takeBack: () => this.takeBack(),
  };
  // The last controller: it looks at what all others have done to the page.
  readonly #focus = new RovingFocus(this, () => this.shadowRoot ?? undefined);

  #key = '';
  #readsFragment = false;
  /** Has been taken out of the page. */
  #away = false;
  #live: LiveTable | undefined;
  /** The match to go to, or the rules to make one with, as soon as live play has been fetched. */
  #wanted: { readonly place: MatchPlace } | { readonly wish: GameWish } | undefined;
  /** The match that the person has left for another game. */
  #left: string | undefined;
  #http: { readonly base: string; readonly client: ScopaClient } | undefined;

  constructor() {
    super();
    new DragController(this, {
      mayDrag: (card) => this.#person.legalPlays.some((play) => play.card === card),
      drop: this.#person.drop,
    });
  }

  /** The running game as last heard from the service. */
  get game(): GameSnapshot | undefined {
    const { served } = this.#current;
    if (served === undefined) return undefined;
    const { view, level, score } = served;
    return { rules: view.rules, level, view, ...(score === undefined ? {} : { score }) };
  }

  /** Begins a new match with the rules of the attributes, at once. */
  newGame(): void {
    this.#begin(this.#wish());
  }

  /** Plays a card as the person would; `captured` may be left out when there is one way. Whether it was sent. */
  play(card: Card, captured?: readonly Card[]): boolean {
    return this.#person.play(card, captured);
  }

  /** What the computer would play for the person; shown and said at the table too. */
  async hint(): Promise<Candidate | undefined> {
    const best = await this.#person.askHint();
    const { words } = this.#scenes;
    if (best !== undefined && words !== undefined) this.#announcer.say(words.hint(best));
    return best;
  }

  /** Takes back the person's last play and the answers to it. Whether there was one in this packet. */
  takeBack(): boolean {
    const taken = this.#current.takeBack();
    if (taken) this.#person.reset();
    return taken;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#key === '') {
      this.#key = claimKey(`scopa-table:game${this.id === '' ? '' : `:${this.id}`}`);
      this.#readsFragment = claimKey(fragmentKey) === fragmentKey;
    }
    addEventListener('hashchange', this.#onFragment);
    if (this.#away && this.#live !== undefined) this.#open();
    this.#away = false;
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('focusin', this.#onFocus);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onFragment);
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('focusin', this.#onFocus);
    // Moving the element in the page disconnects it for a moment; only a table that stays away ends what it shows.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#player.settle();
      this.#live?.rest();
      this.#away = true;
      releaseKey(this.#key);
      if (this.#readsFragment) releaseKey(fragmentKey);
      this.#key = '';
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated) this.#preferences.follow(followed.filter((key) => changed.has(key)));
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Attributes that are set one after the other come here together.
    if (ruling.some((key) => changed.has(key))) this.#open();
    this.#meet();
  }

  protected override render(): TemplateResult {
    const { lang } = this.#preferences.settings;
    const messages = this.#resources.messages(languageOf(lang), this.messages);
    showStates(this.#internals.states, this.#current, this.#player);
    if (messages === undefined) return waitingTemplate(nothing);
    const screen = this.#live?.screen(this.#preferences.settings, messages, this.#announcer.text);
    if (screen !== undefined) return screen;
    const scene = this.#scenes.scene(messages, this.#news.fresh);
    if (scene !== undefined) return tableTemplate(scene, this.#announcer.text);
    const { trouble } = this.#scenes;
    const [retry, begin] = [() => this.#retry(), () => this.newGame()];
    // No game has begun: what was refused is the wish of the page.
    const m = { ...messages, refused: messages.clash };
    return waitingTemplate(banner({ trouble, back: false, m, retry, begin }));
  }

  /** The page's wish: the kept game when it is the same, else a new one. */
  readonly #open = (): void => {
    this.#person.reset();
    const place = this.#wantedMatch();
    if (place !== undefined) {
      this.#wanted = { place };
      this.#meet();
      return;
    }
    this.#wanted = undefined;
    this.#live?.rest();
    const saved = parseSaved(read(this.#key));
    if (saved !== undefined && saved.wish === this.#wishText()) this.#game.resume(saved);
    else this.newGame();
  };

  /** The match that the page names, its address, or the table before a reload. */
  #wantedMatch(): MatchPlace | undefined {
    const { match: matchId, seat, credentials: token, invite } = this;
    const own = matchId === undefined || matchId === '' ? undefined : { matchId };
    const place =
      own === undefined
        ? ((this.#readsFragment ? placeOfFragment(location.hash) : undefined) ??
          keptMatch(read(`${this.#key}:live`), this.#wishText()))
        : {
            ...own,
            ...(seat === undefined ? {} : { seat }),
            ...(token === undefined ? {} : { token }),
            ...(invite === undefined ? {} : { invite }),
          };
    return place?.matchId === this.#left ? undefined : place;
  }

  /** Puts a live match together. */
  #offer(wish: GameWish): void {
    this.#wanted = { wish };
    this.#meet();
  }

  /** Does what live play is wanted for, once it is here. */
  #meet(): void {
    const wanted = this.#wanted;
    const create = wanted === undefined ? undefined : this.#resources.live();
    if (wanted === undefined || create === undefined) return;
    this.#wanted = undefined;
    this.#live ??= create({
      host: this,
      base: () => this.api,
      client: () => this.#service(),
      player: this.#player,
      keep: (matchId) =>
        write(`${this.#key}:live`, matchId === undefined ? '' : keptText(matchId, this.#wishText())),
      reset: () => this.#person.reset(),
      say: (sentence) => this.#announcer.say(sentence),
      onOpen: (view) => this.dispatchEvent(new ScopaReadyEvent(view)),
      onTrouble: (failure) => this.#onTrouble(failure),
      onConnection: (connected) => this.#onConnection(connected),
      openPanel: () => this.#panels.open('live'),
      closePanel: () => this.#panels.close(),
      onBegin: () => this.#game.rest(),
      onEnd: (matchId) => {
        this.#left = matchId;
        this.#open();
      },
    });
    if ('place' in wanted) this.#live.open(wanted.place);
    else this.#live.offer(wanted.wish);
  }

  /** The game at the table. */
  get #current(): TableGame {
    return this.#live?.active === true ? this.#live : this.#game;
  }

  #begin(wish: GameWish): void {
    this.#person.reset();
    this.#left = this.#live?.quit() ?? this.#left;
    this.#game.newGame(wish.choice, wish.level, (failure) => {
      this.#onTrouble(failure);
      this.#panels.refuse(wish, failure);
    });
  }

  #service(): ScopaClient {
    if (this.client !== undefined) return this.client;
    if (this.#http?.base !== this.api) this.#http = { base: this.api, client: httpClient(this.api) };
    return this.#http.client;
  }

  #wish(): GameWish {
    return wishOf(this);
  }

  #wishText(): string {
    return JSON.stringify([this.api, this.#wish()]);
  }

  #currentGame(): GameWish | undefined {
    const { rules, served } = this.#current;
    return rules === undefined || served === undefined
      ? undefined
      : { choice: rules.choice, level: served.level };
  }

  #pace(): Pace {
    const pauses = paces[this.#preferences.settings.animation];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return { pauses, movement: calm ? 0 : pauses };
  }

  #onStep(step: Step): void {
    const { event, shown } = step;
    if (event === undefined) return;
    if (event.kind === 'play' && event.seat === shown.viewer) this.#person.reset();
    const sentence = this.#scenes.words?.event(event, step.sweeps === true, shown.stockCount);
    if (sentence !== undefined) this.#announcer.say(sentence);
    const told = eventOfStep(step, this.#current.served?.score);
    if (told !== undefined) this.dispatchEvent(told);
  }

  #onConnection(connected: boolean): void {
    this.dispatchEvent(new ScopaConnectionEvent(connected));
    if (connected) this.#news.tell();
  }

  #onTrouble(failure: Failure): void {
    const refused = failure.kind === 'refused';
    if (!refused) this.dispatchEvent(new ScopaConnectionEvent(false));
    if (refused) this.#person.reset();
    this.dispatchEvent(
      new ScopaErrorEvent(refused ? failure.code : 'unreachable', refused ? failure.detail : ''),
    );
  }

  /** The same key or tool that brings a hint takes it away. */
  #toggleHint(): void {
    if (!this.#person.dropHint()) void this.hint();
  }

  /** Asks again for all that did not come. */
  #retry(): void {
    this.#resources.retry();
    this.#current.retry();
  }

  /** An invitation was opened in the same window. */
  readonly #onFragment = (): void => {
    if (!this.#readsFragment || placeOfFragment(location.hash) === undefined) return;
    this.#left = undefined;
    this.#open();
  };

  readonly #onFocus = (event: Event): void => this.#focus.notice(event);

  readonly #onKey = (event: KeyboardEvent): void => {
    if (obeyKey(event, this.#targets) || this.#focus.move(event)) event.preventDefault();
  };
}
