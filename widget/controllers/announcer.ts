/** Says what happens in one polite status region. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Sentences that come this close together are said together, so that none is lost. In milliseconds. */
const together = 250;

/** The only writer of the status region: a sentence need not draw the whole table anew. */
export class Announcer implements ReactiveController {
  readonly #region: () => Element | null;
  #text = '';
  #at = 0;

  constructor(host: ReactiveControllerHost, region: () => Element | null) {
    this.#region = region;
    host.addController(this);
  }

  /** Another screen has a region of its own. */
  hostUpdated(): void {
    this.#write();
  }

  /** Says one sentence. */
  say(sentence: string): void {
    const now = performance.now();
    const joined = now - this.#at < together ? `${this.#text} ${sentence}` : sentence;
    // The same words again would not be noticed as a change.
    this.#text = joined === this.#text ? `${joined}\u00a0` : joined;
    this.#at = now;
    this.#write();
  }

  #write(): void {
    const region = this.#region();
    // The same text written again would be read again.
    if (region !== null && region.textContent !== this.#text) region.textContent = this.#text;
  }
}
