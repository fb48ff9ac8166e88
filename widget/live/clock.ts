/** The time that is left until a deadline of the service, by the service's clock. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** From here on it is pressing, in seconds. */
export const pressing = 10;

/** Ticks while there is a deadline. */
export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onPressing: () => void;
  #deadline: number | undefined;
  /** By how many milliseconds this device is ahead of the service. */
  #ahead = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost, onPressing: () => void) {
    this.#host = host;
    this.#onPressing = onPressing;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Whole seconds, never negative. */
  get secondsLeft(): number | undefined {
    if (this.#deadline === undefined) return undefined;
    return Math.max(0, Math.ceil((this.#deadline + this.#ahead - Date.now()) / 1000));
  }

  /** The deadline as the service says it; `now` is its time of a moment that has just been. */
  follow(deadline: string | undefined, now?: string): void {
    if (now !== undefined) {
      const ahead = Date.now() - Date.parse(now);
      // A little is the way through the net; more is a clock that goes wrong.
      this.#ahead = Math.abs(ahead) > 3000 ? ahead : 0;
    }
    this.#deadline = deadline === undefined ? undefined : Date.parse(deadline);
    clearInterval(this.#timer);
    this.#timer = this.#deadline === undefined ? undefined : setInterval(() => this.#tick(), 1000);
  }

  #tick(): void {
    this.#host.requestUpdate();
    if (this.secondsLeft === pressing) this.#onPressing();
  }
}
