/** What is open above the table, and the game that a person is putting together there. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { levels } from '../model/wish.ts';
import type { Refusal, ScopaClient } from '../net/client.ts';
import type { Variant, VariantSummary } from '../net/types.ts';
import type { Draft, GameWish, Panel, PanelKind } from '../view/scene.ts';

/** What the panels need of the table. */
interface PanelOptions {
  readonly client: () => ScopaClient;
  /** The game on the table. */
  readonly current: () => GameWish | undefined;
  /** A game is running: a new one is asked about first. */
  readonly running: () => boolean;
  readonly begin: (wish: GameWish) => void;
  readonly dialog: () => HTMLDialogElement | null;
}

/** Opens and closes the one dialog of the table. */
export class PanelController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: PanelOptions;
  #panel: Panel | undefined;
  #draft: GameWish | undefined;
  #variants: readonly VariantSummary[] = [];
  readonly #details = new Map<string, Variant>();

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

  /** What the form for a new game shows. */
  draft(current: GameWish): Draft {
    const { choice, level } = this.#draft ?? current;
    const variant = this.#details.get(choice.variant);
    return { choice, level, variants: this.#variants, ...(variant === undefined ? {} : { variant }) };
  }

  readonly open = (kind: PanelKind): void => {
    this.#panel = { kind };
    this.#draft = this.#options.current();
    this.#host.requestUpdate();
    if (kind === 'menu') void this.#load();
  };

  readonly close = (): void => {
    this.#panel = undefined;
    this.#draft = undefined;
    this.#host.requestUpdate();
  };

  readonly change = (draft: Partial<GameWish>): void => {
    const base = this.#draft ?? this.#options.current();
    if (base === undefined) return;
    this.#draft = { ...base, ...draft };
    this.#host.requestUpdate();
    if (this.#panel?.kind !== 'menu') return;
    this.#panel = { kind: 'menu' };
    void this.#load();
  };

  /** The key for the level: opens its menu, then goes through it. */
  level(): void {
    if (this.#panel?.kind !== 'level') {
      this.open('level');
      return;
    }
    const level = this.#draft?.level;
    const next = level === undefined ? undefined : levels[(levels.indexOf(level) + 1) % levels.length];
    if (next === undefined) return;
    this.change({ level: next });
    // What is chosen is read out where the focus is.
    void this.#host.updateComplete.then(() =>
      this.#options.dialog()?.querySelector<HTMLInputElement>('input:checked')?.focus(),
    );
  }

  readonly wish = (wish: GameWish): void => {
    if (!this.#options.running()) {
      this.begin(wish);
      return;
    }
    this.#panel = { kind: 'ask', wish };
    this.#host.requestUpdate();
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

  /** The wish cannot be played: it is back in the form, which names the house rule at fault. */
  refuse(wish: GameWish, { pointer = '' }: Refusal): void {
    const at = /^\/rules\/extras\/(\d+)/.exec(pointer)?.[1];
    this.#panel = { kind: 'menu', clash: wish.choice.extras?.[Number(at)] ?? '' };
    this.#draft = wish;
    this.#host.requestUpdate();
    void this.#load();
  }

  /** Fetches the variants, and all about the one in the form; a field the person left open gets the variant's own. */
  async #load(): Promise<void> {
    const client = this.#options.client();
    if (this.#variants.length === 0) {
      const answer = await client.listVariants();
      if (answer.ok) this.#variants = answer.value;
    }
    const wanted = this.#draft?.choice.variant;
    if (wanted !== undefined && !this.#details.has(wanted)) {
      const answer = await client.getVariant(wanted);
      if (answer.ok) this.#details.set(wanted, answer.value);
    }
    this.#complete();
    this.#host.requestUpdate();
  }

  #complete(): void {
    const draft = this.#draft;
    if (draft === undefined) return;
    const tables = this.#details.get(draft.choice.variant)?.tables ?? [];
    const table = tables.find((each) => each.players === draft.choice.players) ?? tables[0];
    if (table === undefined) return;
    const target = draft.choice.target ?? table.target;
    this.#draft = { ...draft, choice: { ...draft.choice, players: table.players, target } };
  }
}
