/** The way to the service: its client, and what the page hears when it is out of reach, there again, or refuses. */
import type { ReactiveControllerHost } from 'lit';
import { ScopaConnectionEvent, ScopaErrorEvent } from '../events.ts';
import type { Failure, ScopaClient } from '../net/client.ts';
import { httpClient } from '../net/httpClient.ts';
import { News } from './news.ts';

/** The element, as far as the way to its service goes. */
interface Connected extends ReactiveControllerHost, EventTarget {
  readonly api: string;
  readonly client: ScopaClient | undefined;
}

/** One for a table: all that asks, solo or live, asks through it and tells it how it went. */
export class Connection {
  readonly #host: Connected;
  readonly #refused: () => void;
  readonly #news: News;
  #http: { readonly base: string; readonly client: ScopaClient } | undefined;

  /** `refused`: a play or a wish was, so nothing is in hand any more. */
  constructor(host: Connected, refused: () => void) {
    this.#host = host;
    this.#refused = refused;
    this.#news = new News(host);
  }

  /** The base URL of the service, without the slash that a page may have put at its end. */
  readonly base = (): string => this.#host.api.replace(/\/$/, '');

  /** The page's own client, or one for the base URL of now. */
  readonly client = (): ScopaClient => {
    const { client } = this.#host;
    if (client !== undefined) return client;
    const base = this.base();
    if (this.#http?.base !== base) this.#http = { base, client: httpClient(base) };
    return this.#http.client;
  };

  /** That it is back is still news. */
  get fresh(): boolean {
    return this.#news.fresh;
  }

  readonly onConnection = (connected: boolean): void => {
    this.#host.dispatchEvent(new ScopaConnectionEvent(connected));
    if (connected) this.#news.tell();
  };

  readonly onBack = (): void => this.onConnection(true);

  readonly onMissing = (): void => this.onTrouble({ kind: 'unreachable' });

  readonly onTrouble = (failure: Failure): void => {
    if (failure.kind === 'refused') {
      this.#refused();
      this.#host.dispatchEvent(new ScopaErrorEvent(failure.code, failure.detail));
      return;
    }
    this.onConnection(false);
    this.#host.dispatchEvent(new ScopaErrorEvent('unreachable', ''));
  };
}
