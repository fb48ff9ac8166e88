/** One game against the computer: asks the service, keeps what it says, and hands it on to be shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type RulesInForce, rulesInForce, type SavedGame, type Served } from '../model/saved.ts';
import { shownOf, undealt } from '../model/snapshot.ts';
import { stepsOf } from '../model/steps.ts';
import type { Answer, Failure, ScopaClient } from '../net/client.ts';
import type { Candidate, Card, DeckCard, GameAnswer, GameView, Level, RulesChoice } from '../net/types.ts';
import type { StepPlayer } from './stepPlayer.ts';

/** Why the game stands still. */
export type Trouble = { readonly kind: 'unreachable' } | { readonly kind: 'refused'; readonly failure: Failure };

/** What the game needs from its table. */
export interface GameOptions {
  readonly client: () => ScopaClient;
  readonly player: StepPlayer;
  /** Keeps the game, so that a reload finds it. */
  readonly keep: (game: Omit<SavedGame, 'format' | 'wish'>) => void;
  /** A game is on the table, begun or found again. */
  readonly onOpen: (view: GameView) => void;
  readonly onTrouble: (failure: Failure) => void;
  readonly onBack: () => void;
}

interface Opened {
  readonly inForce: RulesInForce;
  readonly deal: GameAnswer;
}

/** Seconds before the service is tried again by itself. */
const patience = [2, 4, 8, 15, 30] as const;

/** The person always sits here. */
const viewer = 0;

/** Talks to the service for a sealed game; `served` is what it said last. */
export class GameController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: GameOptions;
  #served: Served | undefined;
  #rules: RulesInForce | undefined;
  #earlier: readonly Served[] = [];
  #trouble: Trouble | undefined;
  #busy = false;
  /** Rises with every new game and every take-back: answers to older questions are dropped. */
  #age = 0;
  #retry: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(host: ReactiveControllerHost, options: GameOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    globalThis.addEventListener('online', this.retry);
  }

  hostDisconnected(): void {
    globalThis.removeEventListener('online', this.retry);
    clearTimeout(this.#timer);
  }

  get served(): Served | undefined {
    return this.#served;
  }

  get rules(): RulesInForce | undefined {
    return this.#rules;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** A question is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** All that was served has been shown, and it is the person's turn. */
  get ownTurn(): boolean {
    const view = this.#served?.view;
    return view?.phase === 'playing' && view.turn === view.viewer && this.#options.player.resting && !this.#busy;
  }

  /** A match has begun and is not over. */
  get running(): boolean {
    const view = this.#served?.view;
    return view !== undefined && view.phase !== 'match-over' && (view.round > 1 || (view.plays?.length ?? 0) > 0);
  }

  get canTakeBack(): boolean {
    return this.ownTurn && this.#earlier.length > 0;
  }

  /** Goes on with a kept game: what it showed last is there at once. */
  resume(saved: SavedGame): void {
    this.#begin();
    this.#served = saved.served;
    this.#earlier = saved.earlier;
    this.#rules = saved.rules;
    this.#options.player.jump(shownOf(saved.served.view));
    this.#options.onOpen(saved.served.view);
    this.#advance();
  }

  /** Deals a new match; the old one stays on the table until the new one is here. */
  newGame(choice: RulesChoice, level: Level): void {
    this.#begin();
    this.#ask(
      (client) => this.#openGame(client, choice, level),
      ({ inForce, deal }) => {
        const { view } = deal.game;
        this.#rules = inForce;
        this.#served = undefined;
        if (view === undefined) return;
        this.#options.player.jump(undealt(view));
        this.#accept(deal, level);
        this.#options.onOpen(view);
      },
    );
  }

  /** Sends the person's play. Whether it was sent. */
  play(card: Card, captured: readonly Card[]): boolean {
    const served = this.#served;
    if (served === undefined || !this.ownTurn) return false;
    this.#ask(
      (client) => client.applyPlay(served.sealed, card, captured),
      (answer) => {
        this.#earlier = [...this.#earlier, served];
        this.#accept(answer, served.level);
      },
    );
    return true;
  }

  /** What the computer would play here, best first; nothing when it is not the person's turn or there is no answer. */
  async hint(): Promise<readonly Candidate[]> {
    const served = this.#served;
    if (served === undefined || !this.ownTurn) return [];
    const answer = await this.#options.client().hint(served.sealed, served.level);
    return answer.ok && served === this.#served ? answer.value : [];
  }

  /** Goes back to before the person's last play in this packet. Whether there was one. */
  takeBack(): boolean {
    const last = this.#earlier.at(-1);
    if (last === undefined || !this.canTakeBack) return false;
    const earlier = this.#earlier.slice(0, -1);
    this.#begin();
    this.#earlier = earlier;
    this.#served = last;
    this.#options.player.jump(shownOf(last.view, this.#options.player.shown));
    this.#save();
    return true;
  }

  /** Deals the next round of the match. */
  nextRound(): void {
    const served = this.#served;
    if (served?.view.phase !== 'round-over' || this.#busy || !this.#options.player.resting) return;
    this.#ask(
      (client) => client.dealNextRound(served.sealed),
      (answer) => {
        const { view } = answer.game;
        if (view !== undefined) this.#options.player.jump(undealt(view));
        this.#accept(answer, served.level);
      },
    );
  }

  /** Asks again what could not be asked. */
  readonly retry = (): void => {
    const again = this.#retry;
    clearTimeout(this.#timer);
    this.#retry = undefined;
    again?.();
  };

  #begin(): void {
    this.#age += 1;
    this.#busy = false;
    this.#trouble = undefined;
    this.#retry = undefined;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#earlier = [];
    this.#host.requestUpdate();
  }

  #accept(answer: GameAnswer, level: Level): void {
    const { sealed, view } = answer.game;
    if (sealed === undefined || view === undefined) return;
    const { events = [], score } = answer;
    const before = this.#options.player.end ?? undealt(view);
    this.#served = { sealed, view, level, ...(score === undefined ? {} : { score }) };
    // What has been dealt cannot be unseen: taking back ends at the last deal.
    if (view.phase !== 'playing' || events.some((event) => event.kind === 'deal')) this.#earlier = [];
    this.#save();
    this.#options.player.enqueue(stepsOf(before, events, view));
    this.#advance();
  }

  /** Asks for whatever is due without the person: other seats' plays, and a score that was not kept. */
  #advance(): void {
    const served = this.#served;
    if (served === undefined) return;
    const { view, sealed, level } = served;
    if (view.phase === 'playing' && view.turn !== view.viewer)
      this.#ask(
        (client) => client.playForOther(sealed),
        (answer) => this.#accept(answer, level),
      );
    else if (view.phase === 'round-over' && served.score === undefined)
      this.#ask(
        (client) => client.scoreRound(sealed),
        (score) => {
          this.#served = { ...served, score };
          this.#save();
        },
      );
  }

  /** One question at a time; unreachable, it is asked again later, and nothing is lost. */
  #ask<Value>(question: (client: ScopaClient) => Promise<Answer<Value>>, use: (value: Value) => void): void {
    const age = this.#age;
    this.#busy = true;
    this.#host.requestUpdate();
    void question(this.#options.client()).then((answer) => {
      if (age !== this.#age) return;
      this.#busy = false;
      if (answer.ok) {
        if (this.#trouble !== undefined) this.#options.onBack();
        this.#trouble = undefined;
        this.#tries = 0;
        use(answer.value);
      } else {
        this.#fail(answer.failure, () => this.#ask(question, use));
      }
      this.#host.requestUpdate();
    });
  }

  #fail(failure: Failure, again: () => void): void {
    this.#options.onTrouble(failure);
    if (failure.kind === 'refused') {
      this.#trouble = { kind: 'refused', failure };
      return;
    }
    this.#trouble = { kind: 'unreachable' };
    this.#retry = again;
    // While it waits, the table must not begin another play.
    this.#busy = true;
    const seconds = patience[Math.min(this.#tries, patience.length - 1)] ?? 30;
    this.#tries += 1;
    this.#timer = setTimeout(this.retry, seconds * 1000);
  }

  async #openGame(client: ScopaClient, choice: RulesChoice, level: Level): Promise<Answer<Opened>> {
    const [rules, deal, variant] = await Promise.all([
      client.resolveRules(choice),
      client.dealRound(choice, viewer, level),
      client.getVariant(choice.variant),
    ]);
    if (!rules.ok) return rules;
    if (!deal.ok) return deal;
    if (!variant.ok) return variant;
    const deck = await this.#deckOf(client, rules.value.resolved.deck?.kind ?? variant.value.deck);
    if (!deck.ok) return deck;
    const { names, extras } = variant.value;
    const inForce = rulesInForce(rules.value, deck.value, { names, extras: extras.map((each) => each.extra) });
    return { ok: true, value: { inForce, deal: deal.value } };
  }

  async #deckOf(client: ScopaClient, kind: string): Promise<Answer<readonly DeckCard[]>> {
    if (this.#rules?.deckKind === kind) return { ok: true, value: this.#rules.deck };
    return client.getDeck(kind);
  }

  #save(): void {
    if (this.#served === undefined || this.#rules === undefined) return;
    this.#options.keep({ served: this.#served, earlier: this.#earlier, rules: this.#rules });
  }
}
