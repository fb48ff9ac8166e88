/** What the table has to remark, for as long as it is worth reading. */
import type { ReactiveControllerHost } from 'lit';
import type { LiveMessages } from './en.ts';

/** In whatever language is spoken when it is read. */
export type Remark = (m: LiveMessages) => string;

/** How long a remark stays, in milliseconds. */
const duration = 6000;

/** The last remark. */
export class Remarks {
  readonly #host: ReactiveControllerHost;
  #remark: Remark | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The last one, while it stays. */
  get remark(): Remark | undefined {
    return this.#remark;
  }

  /** Makes one, or takes the last one back. */
  make(remark: Remark | undefined): void {
    clearTimeout(this.#timer);
    this.#remark = remark;
    this.#host.requestUpdate();
    if (remark !== undefined) this.#timer = setTimeout(() => this.make(undefined), duration);
  }
}
