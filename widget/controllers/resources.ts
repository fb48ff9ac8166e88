/** The language and the drawings in use; while a new one is on its way, the last one serves. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Deck } from '../cards/deck.ts';
import { deckOf, loadDeck } from '../cards/decks.ts';
import { type Language, loadMessages, type Messages, messagesOf } from '../i18n/index.ts';

/** Fetches what is drawn and said with. */
export class Resources implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #messages: Messages | undefined;
  #merged: { readonly of: readonly unknown[]; readonly messages: Messages } | undefined;
  #deck: Deck | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** The texts of a language, some of them replaced by the page; nothing before the first ones are here. */
  messages(language: Language, replaced: Partial<Messages> | undefined): Messages | undefined {
    const own = this.#messagesOf(language);
    if (own === undefined || replaced === undefined) return own;
    if (this.#merged?.of[0] !== own || this.#merged.of[1] !== replaced)
      this.#merged = { of: [own, replaced], messages: { ...own, ...replaced } };
    return this.#merged.messages;
  }

  #messagesOf(language: Language): Messages | undefined {
    const known = messagesOf(language);
    if (known === undefined)
      void loadMessages(language).then((messages) => {
        this.#messages = messages;
        this.#host.requestUpdate();
      });
    else this.#messages = known;
    return this.#messages;
  }

  /** The drawings of a deck; nothing before the first ones are here. */
  deck(id: string): Deck | undefined {
    const known = deckOf(id);
    if (known === undefined)
      void loadDeck(id).then((came) => {
        if (came) this.#host.requestUpdate();
      });
    else this.#deck = known;
    return this.#deck;
  }
}
