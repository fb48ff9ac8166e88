/** The language and the drawings in use; while a new one is on its way or does not come, the last one serves. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Deck } from '../cards/deck.ts';
import { deckOf, loadDeck } from '../cards/decks.ts';
import { type Language, loadMessages, type Messages, messagesOf } from '../i18n/index.ts';
import type { CreateLive } from './liveTable.ts';
import { Shelf } from './shelf.ts';

let createLive: CreateLive | undefined;

async function loadLive(): Promise<void> {
  ({ createLive } = await import('../live/live.ts'));
}

/** What the resources tell their table. */
interface ResourceOptions {
  /** Something did not come. */
  readonly onMissing: () => void;
  /** It has come after all. */
  readonly onBack: () => void;
}

/** Fetches what is drawn and said with. */
export class Resources implements ReactiveController {
  readonly #languages: Shelf<Language, Messages>;
  readonly #decks: Shelf<string, Deck>;
  readonly #parts: Shelf<'live', CreateLive>;
  #merged: { readonly of: readonly unknown[]; readonly messages: Messages } | undefined;

  constructor(host: ReactiveControllerHost, { onMissing, onBack }: ResourceOptions) {
    const changed = { onChange: () => host.requestUpdate(), onMissing, onBack };
    this.#languages = new Shelf({ find: messagesOf, load: loadMessages, ...changed });
    this.#decks = new Shelf({ find: deckOf, load: loadDeck, ...changed });
    this.#parts = new Shelf({ find: () => createLive, load: loadLive, ...changed });
    host.addController(this);
  }

  hostConnected(): void {}

  /** What is wanted now did not come. */
  get missing(): boolean {
    return this.#languages.missing || this.#decks.missing || this.#parts.missing;
  }

  /** Fetches again what did not come. */
  retry(): void {
    this.#languages.retry();
    this.#decks.retry();
    this.#parts.retry();
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
    return this.#parts.get('live');
  }

  /** The drawings of a deck; nothing before the first ones are here. */
  deck(id: string): Deck | undefined {
    return this.#decks.get(id);
  }
}
