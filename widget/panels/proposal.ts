/** The game that a person is putting together: what is known of it, and whether it can be played. */
import type { ReactiveControllerHost } from 'lit';
import { levels } from '../model/wish.ts';
import type { ScopaClient } from '../net/client.ts';
import type { RulesAnswer, Variant, VariantSummary } from '../net/types.ts';
import type { GameWish, Panel } from '../view/scene.ts';
import type { ProposedGame } from './view.ts';

interface ProposalOptions {
  readonly host: ReactiveControllerHost;
  readonly client: () => ScopaClient;
}

/** Whether a rule or a house rule at fault is named by this pointer. */
export const isAt = (fault: string | undefined, ...path: readonly string[]): boolean =>
  fault !== undefined && `${fault}/`.startsWith(`/rules/${path.join('/')}/`);

/** What is proposed in a panel, as long as it is open. */
export class Proposal {
  readonly #options: ProposalOptions;
  #panel: Panel | undefined;
  #wish: GameWish | undefined;
  #fault: string | undefined;
  #resolved: { readonly of: string; readonly rules: RulesAnswer } | undefined;
  #variants: readonly VariantSummary[] = [];
  readonly #details = new Map<string, Variant>();
  /** Rises with every change: answers about what was proposed before are dropped. */
  #age = 0;

  constructor(options: ProposalOptions) {
    this.#options = options;
  }

  /** The game that a panel proposes; one that has just been opened begins with its wish, or with the game on the table. */
  of(panel: Panel, current: GameWish): ProposedGame {
    if (panel !== this.#panel) {
      this.#panel = panel;
      this.#wish = panel.wish ?? current;
      this.#fault = panel.fault;
      this.#age += 1;
      void this.#load();
    }
    const wish = this.#wish ?? current;
    const variant = this.#details.get(wish.choice.variant);
    const resolved = this.#resolved?.of === JSON.stringify(wish.choice) ? this.#resolved.rules : undefined;
    return {
      ...wish,
      variants: this.#variants,
      ...(variant === undefined ? {} : { variant }),
      ...(resolved === undefined ? {} : { resolved }),
      ...(this.#fault === undefined ? {} : { fault: this.#fault }),
      change: this.change,
    };
  }

  readonly change = (wish: Partial<GameWish>): void => {
    if (this.#wish === undefined) return;
    this.#wish = { ...this.#wish, ...wish };
    this.#fault = undefined;
    this.#age += 1;
    this.#options.host.requestUpdate();
    void this.#load();
  };

  /** Goes through the levels. */
  nextLevel(): void {
    const level = this.#wish?.level;
    const next = level === undefined ? undefined : levels[(levels.indexOf(level) + 1) % levels.length];
    if (next !== undefined) this.change({ level: next });
  }

  /** Fetches the variants and all about the one in the form, and asks whether the rules go together. */
  async #load(): Promise<void> {
    const { kind } = this.#panel ?? {};
    if (kind !== 'menu' && kind !== 'house') return;
    const client = this.#options.client();
    const age = this.#age;
    if (this.#variants.length === 0) {
      const answer = await client.listVariants();
      if (answer.ok) this.#variants = answer.value;
    }
    const wanted = this.#wish?.choice.variant;
    if (wanted !== undefined && !this.#details.has(wanted)) {
      const answer = await client.getVariant(wanted);
      if (answer.ok) this.#details.set(wanted, answer.value);
    }
    if (age !== this.#age) return;
    this.#complete();
    this.#options.host.requestUpdate();
    await this.#check(age);
  }

  async #check(age: number): Promise<void> {
    const choice = this.#wish?.choice;
    if (choice === undefined || this.#fault !== undefined) return;
    const answer = await this.#options.client().resolveRules(choice);
    if (age !== this.#age) return;
    if (answer.ok) this.#resolved = { of: JSON.stringify(choice), rules: answer.value };
    else if (answer.failure.kind === 'refused') this.#fault = answer.failure.pointer ?? '';
    this.#options.host.requestUpdate();
  }

  /** A field that the person left open gets the variant's own. */
  #complete(): void {
    const wish = this.#wish;
    if (wish === undefined) return;
    const tables = this.#details.get(wish.choice.variant)?.tables ?? [];
    const table = tables.find((each) => each.players === wish.choice.players) ?? tables[0];
    if (table === undefined) return;
    const target = wish.choice.target ?? wish.choice.options?.victory?.target ?? table.target;
    this.#wish = { ...wish, choice: { ...wish.choice, players: table.players, target } };
  }
}
