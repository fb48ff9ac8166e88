/** Says what happens in one polite status region. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Sentences that come this close together are said together, so that none is lost. In milliseconds. */
const together = 250;

/** Holds the text of the status region. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #at = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** What the region holds. */
  get text(): string {
    return this.#text;
  }

  /** Says one sentence. */
  say(sentence: string): void {
    const now = performance.now();
    const joined = now - this.#at < together ? `${this.#text} ${sentence}` : sentence;
    // The same words again would not be noticed as a change.
    this.#text = joined === this.#text ? `${joined}\u00a0` : joined;
    this.#at = now;
    this.#host.requestUpdate();
  }
}
