/** `<scopa-table>`: the shell that binds the game, what is shown of it, and the person. */
import { LocalizeController } from '@shoelace-style/localize';
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { TableAttributes } from './attributes.ts';
import { Announcer } from './controllers/announcer.ts';
import { type CommandTargets, obeyKey } from './controllers/commands.ts';
import { Connection } from './controllers/connection.ts';
import { DragController } from './controllers/drag.ts';
import { GameController } from './controllers/game.ts';
import { GameChoice } from './controllers/gameChoice.ts';
import { PanelController } from './controllers/panels.ts';
import { PersonController } from './controllers/person.ts';
import { Preferences } from './controllers/preferences.ts';
import { Reporter } from './controllers/reporter.ts';
import { Resources } from './controllers/resources.ts';
import { RovingFocus } from './controllers/rovingFocus.ts';
import { Scenes } from './controllers/scenes.ts';
import { showStates } from './controllers/states.ts';
import { paceOf, StepPlayer } from './controllers/stepPlayer.ts';
import type { TableGame } from './controllers/tableGame.ts';
import type { TablePanels } from './controllers/tablePanels.ts';
import { ScopaBeforePlayEvent, ScopaReadyEvent } from './events.ts';
import { languageOf } from './i18n/index.ts';
import { settingKeys } from './model/settings.ts';
import type { Candidate, Card, GameView, Level, RoundScore } from './net/types.ts';
import { banner } from './view/bar.ts';
import type { Actions } from './view/scene.ts';
import { styles } from './view/styles/index.ts';
import { tableTemplate, waitingTemplate } from './view/table.ts';

/** What a page can read of the running game. */
export interface GameSnapshot {
  readonly rules: GameView['rules'];
  readonly level: Level;
  readonly view: GameView;
  readonly score?: RoundScore;
}

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
 * @cssstate choosing - A card is lifted and can be played in several ways.
 * @cssstate live - A live match is at the table.
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
  readonly #announcer = new Announcer(this, () => this.renderRoot.querySelector('[aria-live]'));
  readonly #connection = new Connection(this, () => this.#person.reset());
  readonly #resources = new Resources(this, this.#connection);
  readonly #preferences = new Preferences(this, () => ({
    deck: this.deck,
    indices: this.indices,
    assist: this.assist,
    animation: this.animation,
    theme: this.theme,
    sound: this.sound,
    order: this.order,
    lang: this.#localize.lang(),
  }));
  readonly #player: StepPlayer = new StepPlayer(this, {
    root: () => this.renderRoot,
    pace: () => paceOf(this.#preferences.settings.animation),
    onBegin: (step) => this.#reporter.begin(step),
    onStep: (step) => this.#reporter.tell(step),
  });
  readonly #game: GameController = new GameController(this, {
    ...this.#connection,
    player: this.#player,
    keep: (game) => this.#choice.keep(game),
    onOpen: (view) => this.dispatchEvent(new ScopaReadyEvent(view)),
  });
  readonly #choice: GameChoice = new GameChoice(this, {
    solo: () => this.#game,
    createLive: () => this.#resources.live(),
    liveOptions: () => ({
      ...this.#connection,
      host: this,
      player: this.#player,
      reset: () => this.#person.reset(),
      say: (sentence) => this.#announcer.say(sentence),
      replaced: () => this.messages?.live,
      onOpen: (view) => this.dispatchEvent(new ScopaReadyEvent(view)),
      openPanel: () => this.#panels.open('live'),
      closePanel: () => this.#panels.close(),
    }),
    reset: () => this.#person.reset(),
    refused: (wish, failure) => {
      this.#connection.onTrouble(failure);
      this.#panels.refuse(wish, failure);
    },
    onAway: () => this.#player.settle(),
    onReplay: () => this.#panels.open('replay'),
  });
  readonly #person: PersonController = new PersonController(
    this,
    () => this.#current,
    ({ card, captured }) => this.dispatchEvent(new ScopaBeforePlayEvent(card, captured)),
  );
  readonly #panels: PanelController = new PanelController(this, {
    current: () => this.#choice.playing,
    running: () => this.#current.running,
    begin: this.#choice.begin,
    dialog: () => this.renderRoot.querySelector('dialog'),
    contents: () => this.#panelContents(),
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
    open: this.#panels.open,
    close: this.#panels.close,
    wish: this.#panels.wish,
    begin: this.#panels.begin,
    live: (wish) => this.#choice.offer(wish),
    nextRound: () => this.#current.nextRound(),
    retry: () => this.#retry(),
    set: (settings) => this.#preferences.set(settings),
    share: () => void this.share().catch(this.#connection.onMissing),
  };
  readonly #scenes: Scenes = new Scenes({
    game: () => this.#current,
    live: () => this.#choice.live,
    client: this.#connection.client,
    changed: () => this.requestUpdate(),
    player: this.#player,
    person: this.#person,
    panels: this.#panels,
    contents: () => this.#panelContents(),
    preferences: this.#preferences,
    resources: this.#resources,
    actions: this.#actions,
  });
  readonly #reporter: Reporter = new Reporter(this, {
    game: () => this.#current,
    counts: () => this.#choice.live?.active !== true,
    words: () => this.#scenes.words,
    say: (sentence) => this.#announcer.say(sentence),
    played: () => this.#person.reset(),
    sound: () => this.#preferences.settings.sound === 'on',
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

  #contents: TablePanels | undefined;

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
    this.#choice.newGame();
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

  /**
   * Gives on a link: the invitation of a match that waits, a running match to look on, a round that is over to be looked at
   * again, or else the page. Shares it as the device does, else copies it, else shows it. The link.
   */
  async share(): Promise<string> {
    const { shareLink } = await import('./controllers/sharing.ts');
    const { live } = this.#choice;
    return shareLink(live?.active === true ? live : undefined, this.#game.served, {
      show: (url) => this.#panels.show({ kind: 'link', link: url }),
      copied: () => this.#panels.show({ kind: 'link' }),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('focusin', this.#onFocus);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('focusin', this.#onFocus);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated) this.#preferences.follow(settingKeys.filter((key) => changed.has(key)));
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Attributes that are set one after the other come here together.
    if (ruling.some((key) => changed.has(key))) this.#choice.open();
    if (this.#preferences.settings.assist === 'coach') void this.#person.study();
  }

  protected override render(): TemplateResult {
    const { lang } = this.#preferences.settings;
    const messages = this.#resources.messages(languageOf(lang), this.messages);
    showStates(
      this.#internals.states,
      this.#current,
      this.#player,
      this.#person.interaction.kind === 'choosing',
      this.#choice.live?.active === true,
    );
    if (messages === undefined) return waitingTemplate(nothing);
    const screen = this.#choice.live?.screen(this.#preferences.settings, messages);
    if (screen !== undefined) return screen;
    const scene = this.#scenes.scene(messages, this.#connection.fresh);
    if (scene !== undefined) return tableTemplate(scene);
    const { trouble } = this.#scenes;
    const [retry, begin] = [() => this.#retry(), () => this.newGame()];
    // No game has begun: what was refused is the wish of the page.
    const m = { ...messages, refused: messages.clash };
    return waitingTemplate(banner({ trouble, back: false, m, retry, begin }));
  }

  /** The game at the table. */
  get #current(): TableGame {
    return this.#choice.current;
  }

  #panelContents(): TablePanels | undefined {
    const create = this.#contents === undefined ? this.#resources.panels() : undefined;
    this.#contents ??= create?.({
      ...this.#connection,
      host: this,
      current: () => this.#choice.playing,
      replaced: () => this.messages?.panels,
    });
    return this.#contents;
  }

  /** The same key or tool that brings a hint takes it away. */
  #toggleHint(): void {
    if (!this.#person.dropHint()) void this.hint();
  }

  /** Asks again for all that did not come. */
  #retry(): void {
    this.#resources.retry();
    this.#contents?.retry();
    this.#current.retry();
  }

  readonly #onFocus = (event: Event): void => this.#focus.notice(event);

  readonly #onKey = (event: KeyboardEvent): void => {
    if (obeyKey(event, this.#targets) || this.#focus.move(event)) event.preventDefault();
  };
}
