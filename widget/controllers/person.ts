/** The person at the table: what is lifted, picked, looked at and hinted, from taps and keys alike. */
import type { ReactiveControllerHost } from 'lit';
import {
  chooseCard,
  confirm,
  confirmable,
  cycleCapture,
  type Interaction,
  idle,
  lay,
  letGo,
  type Outcome,
  pickTableCard,
} from '../model/interaction.ts';
import { sameCards } from '../model/selection.ts';
import type { Candidate, Card, GameView, LegalPlay } from '../net/types.ts';
import type { TableGame } from './tableGame.ts';

/** Asks the page whether a play may be made. */
type BeforePlay = (play: LegalPlay) => boolean;

/** Turns choices into plays. */
export class PersonController {
  readonly #host: ReactiveControllerHost;
  readonly #game: () => TableGame;
  readonly #mayPlay: BeforePlay;
  #interaction: Interaction = idle;
  #peek: Card | undefined;
  #hint: Candidate | undefined;
  /** What the coach thinks of the plays of one position. */
  #studied: { readonly view: GameView; readonly candidates: readonly Candidate[] } | undefined;

  constructor(host: ReactiveControllerHost, game: () => TableGame, mayPlay: BeforePlay) {
    this.#host = host;
    this.#game = game;
    this.#mayPlay = mayPlay;
  }

  get interaction(): Interaction {
    return this.#interaction;
  }

  /** The hand card that is pointed at or has the focus. */
  get peek(): Card | undefined {
    return this.#peek;
  }

  get suggestion(): Candidate | undefined {
    return this.#hint;
  }

  /** What the coach thinks of the plays at hand; nothing before `study` is through. */
  get advice(): readonly Candidate[] {
    const { ownTurn, served } = this.#game();
    return ownTurn && served?.view === this.#studied?.view ? (this.#studied?.candidates ?? []) : [];
  }

  /** What the person may do now; nothing out of turn. */
  get legalPlays(): readonly LegalPlay[] {
    const { ownTurn, served } = this.#game();
    return ownTurn ? (served?.view.legalPlays ?? []) : [];
  }

  readonly chooseCard = (card: Card): boolean =>
    this.#follow(chooseCard(this.#interaction, card, this.legalPlays));
  readonly pickCard = (card: Card): boolean => this.#follow(pickTableCard(this.#interaction, card));
  readonly confirm = (): boolean => this.#follow(confirm(this.#interaction));
  readonly lay = (): boolean => this.#follow(lay(this.#interaction));
  readonly letGo = (): boolean => {
    this.dropHint();
    return this.#follow(letGo(this.#interaction));
  };
  readonly cycle = (step: 1 | -1): boolean => this.#follow(cycleCapture(this.#interaction, step));

  /** Whether Confirm has something to send. */
  get canConfirm(): boolean {
    return confirmable(this.#interaction) !== undefined;
  }

  /** The card was dropped on the table: as tapped, and a table card under it as picked. */
  readonly drop = (card: Card, onto: Card | undefined): void => {
    const lifted = this.#interaction.kind === 'choosing' && this.#interaction.card === card;
    if (!lifted) this.chooseCard(card);
    if (onto !== undefined) this.pickCard(onto);
  };

  readonly look = (card: Card | undefined): void => {
    if (this.#peek === card) return;
    this.#peek = card;
    // Whoever looks at another card is done with the hint.
    if (card !== undefined && card !== this.#hint?.play.card) this.#hint = undefined;
    this.#host.requestUpdate();
  };

  /** A play by name; without captured cards when there is one way. Whether it was sent. */
  play(card: Card, captured?: readonly Card[]): boolean {
    const [play, another] = this.legalPlays.filter(
      (each) => each.card === card && (captured === undefined || sameCards(each.captured, captured)),
    );
    if (play === undefined || another !== undefined) return false;
    return this.#follow({ interaction: { kind: 'sending', card }, play });
  }

  /** Lets go of the hint. Whether there was one. */
  dropHint(): boolean {
    const had = this.#hint !== undefined;
    this.#hint = undefined;
    this.#host.requestUpdate();
    return had;
  }

  /** Asks for a hint and keeps it until it is let go or something is played. */
  async askHint(): Promise<Candidate | undefined> {
    const [best] = await this.#game().hint();
    this.#hint = best;
    this.#host.requestUpdate();
    return best;
  }

  /** Asks once for each position what the coach thinks of it. */
  async study(): Promise<void> {
    const { ownTurn, served } = this.#game();
    const view = served?.view;
    if (!ownTurn || view === undefined || view === this.#studied?.view) return;
    this.#studied = { view, candidates: [] };
    const candidates = await this.#game().hint();
    if (this.#studied.view !== view) return;
    this.#studied = { view, candidates };
    this.#host.requestUpdate();
  }

  /** The play has been shown, was refused, or a new game begins: nothing is in hand any more. */
  reset(): void {
    this.#interaction = idle;
    this.#hint = undefined;
    this.#peek = undefined;
    this.#host.requestUpdate();
  }

  #follow({ interaction, play }: Outcome): boolean {
    this.#host.requestUpdate();
    if (play === undefined) {
      this.#interaction = interaction;
      return false;
    }
    if (!this.#mayPlay(play) || !this.#game().play(play.card, play.captured)) {
      this.#interaction = idle;
      return false;
    }
    this.#interaction = interaction;
    this.#hint = undefined;
    return true;
  }
}
