/** Which panel is open above the table. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Refusal } from '../net/client.ts';
import type { GameWish, Panel, PanelKind } from '../view/scene.ts';
import type { TablePanels } from './tablePanels.ts';

/** What the panels need of the table. */
interface PanelOptions {
  /** The game on the table. */
  readonly current: () => GameWish | undefined;
  /** A game is running: a new one is asked about first. */
  readonly running: () => boolean;
  readonly begin: (wish: GameWish) => void;
  readonly dialog: () => HTMLDialogElement | null;
  /** What the panels show, once it is here. */
  readonly contents: () => TablePanels | undefined;
}

/** Opens and closes the one dialog of the table. */
export class PanelController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: PanelOptions;
  #panel: Panel | undefined;

  constructor(host: ReactiveControllerHost, options: PanelOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    const dialog = this.#options.dialog();
    if (dialog === null || !dialog.isConnected) return;
    if (this.#panel !== undefined && !dialog.open) dialog.showModal();
    if (this.#panel === undefined && dialog.open) dialog.close();
  }

  get panel(): Panel | undefined {
    return this.#panel;
  }

  /** Opens a panel; a form in it begins with the wish, or with the game on the table. */
  readonly open = (kind: PanelKind, wish?: GameWish): void =>
    this.show({ kind, ...(wish === undefined ? {} : { wish }) });

  readonly show = (panel: Panel | undefined): void => {
    this.#panel = panel;
    this.#host.requestUpdate();
  };

  readonly close = (): void => this.show(undefined);

  /** The key for the level: opens its menu, then goes through it. */
  level(): void {
    if (this.#panel?.kind === 'level') this.#options.contents()?.nextLevel();
    else this.open('level');
  }

  readonly wish = (wish: GameWish): void => {
    if (this.#options.running()) this.open('ask', wish);
    else this.begin(wish);
  };

  /** Another match like the one on the table. */
  wishSame(): void {
    const current = this.#options.current();
    if (current !== undefined) this.wish(current);
  }

  readonly begin = (wish: GameWish): void => {
    this.close();
    this.#options.begin(wish);
  };

  /** The wish cannot be played: it is back in the form, which names the rule at fault. */
  refuse(wish: GameWish, { pointer = '' }: Refusal): void {
    this.show({ kind: pointer.startsWith('/rules/options') ? 'house' : 'menu', wish, fault: pointer });
  }
}
