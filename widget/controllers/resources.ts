/** The language and the drawings in use; while a new one is on its way or does not come, the last one serves. */
import type { ReactiveControllerHost } from 'lit';
import type { Deck } from '../cards/deck.ts';
import { deckOf, loadDeck } from '../cards/decks.ts';
import { type Language, loadMessages, type Messages, messagesOf } from '../i18n/index.ts';
import type { CreateLive } from './liveTable.ts';
import { Shelf } from './shelf.ts';
import type { CreatePanels } from './tablePanels.ts';

/** Parts of the table that are not there from the beginning. */
interface Parts {
  live?: CreateLive;
  panels?: CreatePanels;
}

const parts: Parts = {};

const loaders = {
  live: async () => {
    parts.live = (await import('../live/live.ts')).createLive;
  },
  panels: async () => {
    parts.panels = (await import('../panels/panels.ts')).createPanels;
  },
};

/** What the resources tell their table. */
interface ResourceOptions {
  /** Something did not come. */
  readonly onMissing: () => void;
  /** It has come after all. */
  readonly onBack: () => void;
}

/** Fetches what is drawn and said with. */
export class Resources {
  readonly #languages: Shelf<Language, Messages>;
  readonly #decks: Shelf<string, Deck>;
  readonly #live: Shelf<'live', CreateLive>;
  readonly #panels: Shelf<'panels', CreatePanels>;
  #merged: { readonly of: readonly unknown[]; readonly messages: Messages } | undefined;

  constructor(host: ReactiveControllerHost, { onMissing, onBack }: ResourceOptions) {
    const changed = { onChange: () => host.requestUpdate(), onMissing, onBack };
    this.#languages = new Shelf({ find: messagesOf, load: loadMessages, ...changed });
    this.#decks = new Shelf({ find: deckOf, load: loadDeck, ...changed });
    this.#live = new Shelf({ find: () => parts.live, load: loaders.live, ...changed });
    this.#panels = new Shelf({ find: () => parts.panels, load: loaders.panels, ...changed });
  }

  get #shelves(): readonly Pick<Shelf<string, unknown>, 'missing' | 'retry'>[] {
    return [this.#languages, this.#decks, this.#live, this.#panels];
  }

  /** What is wanted now did not come. */
  get missing(): boolean {
    return this.#shelves.some((shelf) => shelf.missing);
  }

  /** Fetches again what did not come. */
  retry(): void {
    for (const shelf of this.#shelves) shelf.retry();
  }

  /** The texts of a language, some of them replaced by the page; nothing before the first ones are here. */
  messages(language: Language, replaced: Partial<Messages> | undefined): Messages | undefined {
    const came = this.#languages.get(language);
    // Nothing to say it with: English is always here.
    const own = came ?? (this.#languages.missing ? messagesOf('en') : undefined);
    if (own === undefined || replaced === undefined) return own;
    if (this.#merged?.of[0] !== own || this.#merged.of[1] !== replaced)
      this.#merged = { of: [own, replaced], messages: { ...own, ...replaced } };
    return this.#merged.messages;
  }

  /** Live play; nothing before it has come. */
  live(): CreateLive | undefined {
    return this.#live.get('live');
  }

  /** The panels; nothing before they have come. */
  panels(): CreatePanels | undefined {
    return this.#panels.get('panels');
  }

  /** The drawings of a deck; nothing before the first ones are here. */
  deck(id: string): Deck | undefined {
    return this.#decks.get(id);
  }
}
