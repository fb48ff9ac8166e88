/** Does something once, after all that happens now; on a table that is off the page, when it comes back. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** One thing that may be due. */
export class Soon implements ReactiveController {
  readonly #deed: () => void;
  #due = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, deed: () => void) {
    this.#deed = deed;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#due) this.ask();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Asked for several times, it is done once. */
  ask(): void {
    this.#due = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#due = false;
      this.#deed();
    });
  }
}
