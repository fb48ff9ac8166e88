/** One game against the computer: asks the service, keeps what it says, and hands it on to be shown. */
import type { ReactiveControllerHost } from 'lit';
import { bonusesWith } from '../model/bonuses.ts';
import type { RulesInForce, SavedGame, Served } from '../model/saved.ts';
import { shownOf, undealt } from '../model/snapshot.ts';
import { stepsOf } from '../model/steps.ts';
import type { Refusal } from '../net/client.ts';
import { openGame } from '../net/openGame.ts';
import type { Candidate, Card, GameAnswer, GameView, Level, RulesChoice } from '../net/types.ts';
import { type QuestionOptions, Questions, type Trouble } from './questions.ts';
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';

/** What the game needs of its table. */
interface GameOptions extends QuestionOptions {
  readonly player: StepPlayer;
  /** Keeps the game, so that a reload finds it. */
  readonly keep: (game: Omit<SavedGame, 'format' | 'wish'>) => void;
  /** A game is on the table, begun or found again. */
  readonly onOpen: (view: GameView) => void;
}

/** The person always sits here. */
const viewer = 0;

/** A sealed game; `served` is what the service said last, what is shown of it lags behind. */
export class GameController implements TableGame {
  readonly #host: ReactiveControllerHost;
  readonly #options: GameOptions;
  readonly #questions: Questions;
  #served: Served | undefined;
  #rules: RulesInForce | undefined;
  #earlier: readonly Served[] = [];

  constructor(host: ReactiveControllerHost, options: GameOptions) {
    this.#host = host;
    this.#options = options;
    this.#questions = new Questions(host, options);
  }

  get served(): Served | undefined {
    return this.#served;
  }

  get rules(): RulesInForce | undefined {
    return this.#rules;
  }

  get trouble(): Trouble | undefined {
    return this.#questions.trouble;
  }

  /** All that was served has been shown, and it is the person's turn. */
  get ownTurn(): boolean {
    const view = this.#served?.view;
    const idle = this.#options.player.resting && !this.#questions.busy;
    return view?.phase === 'playing' && view.turn === view.viewer && idle;
  }

  /** A match has begun and is not over. */
  get running(): boolean {
    const view = this.#served?.view;
    if (view === undefined || view.phase === 'match-over') return false;
    return view.round > 1 || (view.plays?.length ?? 0) > 0;
  }

  get canTakeBack(): boolean {
    return this.ownTurn && this.#earlier.length > 0;
  }

  /** Goes on with a kept game: what it showed last is there at once. */
  resume({ served, earlier, rules }: SavedGame): void {
    this.#questions.forget();
    this.#served = served;
    this.#earlier = earlier;
    this.#rules = rules;
    this.#options.player.jump(shownOf(served.view));
    this.#options.onOpen(served.view);
    this.#advance();
  }

  /**
   * Deals a new match; the old one stays on the table until the new one is here, and goes on when the new one is
   * refused.
   */
  newGame(choice: RulesChoice, level: Level, refused: (failure: Refusal) => void): void {
    this.#questions.forget();
    this.#questions.ask(
      (client) => openGame(client, choice, viewer, level, this.#rules),
      ({ inForce, deal }) => {
        this.#rules = inForce;
        this.#begin(deal, level);
        this.#options.onOpen(deal.view);
      },
      this.#served === undefined
        ? undefined
        : (failure) => {
            refused(failure);
            this.#advance();
          },
    );
  }

  /** Sends the person's play. Whether it was sent. */
  play(card: Card, captured: readonly Card[]): boolean {
    const served = this.#served;
    if (served === undefined || !this.ownTurn) return false;
    this.#questions.ask(
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
    // The easy level plays at random: that is no advice.
    const level = served.level === 'easy' ? 'normal' : served.level;
    const answer = await this.#options.client().hint(served.sealed, level);
    return answer.ok && served === this.#served ? answer.value : [];
  }

  /** Goes back to before the person's last play in this packet. Whether there was one. */
  takeBack(): boolean {
    const last = this.#earlier.at(-1);
    if (last === undefined || !this.canTakeBack) return false;
    this.#questions.forget();
    this.#earlier = this.#earlier.slice(0, -1);
    this.#served = last;
    this.#options.player.jump(shownOf(last.view, this.#options.player.shown));
    this.#save();
    return true;
  }

  /** Deals the next round of the match. */
  nextRound(): void {
    const served = this.#served;
    const ready = this.#options.player.resting && !this.#questions.busy;
    if (served?.view.phase !== 'round-over' || !ready) return;
    this.#questions.ask(
      (client) => client.dealNextRound(served.sealed),
      (answer) => this.#begin(answer, served.level),
    );
  }

  /** Another game is at the table: this one, as it was kept, waits. */
  rest(): void {
    this.#questions.forget();
  }

  /** Asks again what could not be asked. */
  readonly retry = (): void => this.#questions.retry();

  /** A round has been dealt: the table is bare, then the cards come. */
  #begin(deal: GameAnswer, level: Level): void {
    this.#options.player.jump(undealt(deal.view));
    this.#accept(deal, level);
  }

  #accept({ sealed, view, events, score, seed }: GameAnswer, level: Level): void {
    const before = this.#options.player.end ?? undealt(view);
    const begins = this.#served?.view.round !== view.round || (view.plays?.length ?? 0) === 0;
    this.#served = {
      sealed,
      view,
      level,
      bonuses: bonusesWith(this.#served?.bonuses, events, begins),
      ...(score === undefined ? {} : { score }),
      ...(seed === undefined ? {} : { seed }),
    };
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
      this.#questions.ask(
        (client) => client.playForOther(sealed),
        (answer) => this.#accept(answer, level),
      );
    else if (view.phase === 'round-over' && served.score === undefined)
      this.#questions.ask(
        (client) => client.scoreRound(sealed),
        (score) => {
          this.#served = { ...served, score };
          this.#save();
          this.#host.requestUpdate();
        },
      );
  }

  #save(): void {
    if (this.#served === undefined || this.#rules === undefined) return;
    this.#options.keep({ served: this.#served, earlier: this.#earlier, rules: this.#rules });
  }
}
