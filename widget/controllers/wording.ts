/** Fetches other names for the cards when other faces are shown. */
import type { RulesInForce } from '../model/saved.ts';
import type { ScopaClient } from '../net/client.ts';
import type { FrenchNames } from './frenchNames.ts';

/** The names of one game at a time; each is asked for once. */
export class Wording {
  readonly #client: () => ScopaClient;
  readonly #changed: () => void;
  #of: RulesInForce | undefined;
  #names: FrenchNames | undefined;

  constructor(client: () => ScopaClient, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** The names with French suits; nothing before they have come. */
  french(rules: RulesInForce): FrenchNames | undefined {
    if (rules !== this.#of) void this.#fetch(rules);
    return this.#names;
  }

  async #fetch(rules: RulesInForce): Promise<void> {
    this.#of = rules;
    this.#names = undefined;
    const found = await import('./frenchNames.ts')
      .then(({ fetchFrenchNames }) => fetchFrenchNames(this.#client(), rules))
      .catch(() => undefined);
    if (rules !== this.#of) return;
    this.#names = found;
    this.#changed();
  }
}
