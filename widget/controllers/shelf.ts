/** Things that are fetched by name when they are first wanted. */

/** Where the things come from, and who wants to know. */
interface ShelfOptions<Id extends string, Thing> {
  /** The thing, when it is here already. */
  readonly find: (id: Id) => Thing | undefined;
  /** Fetches it, so that it is found from then on. Rejects when it does not come. */
  readonly load: (id: Id) => Promise<void>;
  /** Something came, or is known not to come. */
  readonly onChange: () => void;
  readonly onMissing: () => void;
  /** What was missing has come. */
  readonly onBack: () => void;
}

/** Each thing is fetched once; one that did not come is fetched again only by `retry`. */
export class Shelf<Id extends string, Thing> {
  readonly #options: ShelfOptions<Id, Thing>;
  readonly #open = new Map<Id, 'coming' | 'missing'>();
  #wanted: Id | undefined;
  #last: Thing | undefined;

  constructor(options: ShelfOptions<Id, Thing>) {
    this.#options = options;
  }

  /** The wanted thing; until it is here, the one that was had before. */
  get(id: Id): Thing | undefined {
    this.#wanted = id;
    const here = this.#options.find(id);
    if (here !== undefined) this.#last = here;
    else if (!this.#open.has(id)) void this.#fetch(id, false);
    return this.#last;
  }

  /** What was wanted last did not come. */
  get missing(): boolean {
    const id = this.#wanted;
    return id !== undefined && this.#open.get(id) === 'missing' && this.#options.find(id) === undefined;
  }

  /** Fetches again what was wanted last and did not come. */
  retry(): void {
    if (this.#wanted !== undefined && this.missing) void this.#fetch(this.#wanted, true);
  }

  async #fetch(id: Id, again: boolean): Promise<void> {
    const { load, onMissing, onBack, onChange } = this.#options;
    this.#open.set(id, 'coming');
    try {
      await load(id);
      this.#open.delete(id);
      if (again) onBack();
    } catch {
      this.#open.set(id, 'missing');
      onMissing();
    }
    onChange();
  }
}
