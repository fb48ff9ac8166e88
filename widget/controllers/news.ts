/** The news that the connection is back, for as long as it is news. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long it stays, in milliseconds. */
const duration = 4000;

/** Tells it once and forgets it again. */
export class News implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#forget();
  }

  /** It is news now. */
  get fresh(): boolean {
    return this.#timer !== undefined;
  }

  readonly tell = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), duration);
    this.#host.requestUpdate();
  };

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#host.requestUpdate();
  }
}
