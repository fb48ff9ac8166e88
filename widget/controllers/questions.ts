/** Asks the service one thing at a time; what finds no answer is asked again, and nothing is lost meanwhile. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Answer, Failure, Refusal, ScopaClient } from '../net/client.ts';
import { nextTask } from './nextTask.ts';

/** Why the game stands still. */
export type Trouble = Failure['kind'];

/** What the questions need of their table. */
export interface QuestionOptions {
  readonly client: () => ScopaClient;
  readonly onTrouble: (failure: Failure) => void;
  /** The service has answered again. */
  readonly onBack: () => void;
}

/** Seconds before the service is tried again by itself. */
const patience = [2, 4, 8, 15, 30] as const;

/** The one question that is open, and what became of the last. */
export class Questions implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: QuestionOptions;
  #trouble: Trouble | undefined;
  #busy = false;
  /** Rises whenever all is forgotten: answers to older questions are dropped. */
  #age = 0;
  #again: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #connected = false;

  constructor(host: ReactiveControllerHost, options: QuestionOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = true;
    globalThis.addEventListener('online', this.retry);
    this.retry();
  }

  hostDisconnected(): void {
    this.#connected = false;
    globalThis.removeEventListener('online', this.retry);
    clearTimeout(this.#timer);
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** A question is open, or waits to be asked again. */
  get busy(): boolean {
    return this.#busy;
  }

  /**
   * Asks; `use` gets the answer once there is one, unless all was forgotten before, and draws what it changes. A refusal
   * is trouble, unless `refused` takes it.
   */
  ask<Value>(
    question: (client: ScopaClient) => Promise<Answer<Value>>,
    use: (value: Value) => void,
    refused?: (failure: Refusal) => void,
  ): void {
    this.#busy = true;
    this.#host.requestUpdate();
    void this.#ask(question, use, refused);
  }

  async #ask<Value>(
    question: (client: ScopaClient) => Promise<Answer<Value>>,
    use: (value: Value) => void,
    refused: ((failure: Refusal) => void) | undefined,
  ): Promise<void> {
    const age = this.#age;
    await nextTask();
    if (age !== this.#age) return;
    let answer: Answer<Value> = { ok: false, failure: { kind: 'unreachable' } };
    try {
      answer = await question(this.#options.client());
    } catch {
      // A page's own way to the service that breaks down is none, as long as it does.
    }
    if (age !== this.#age) return;
    if (answer.ok) this.#succeed(() => use(answer.value));
    else if (answer.failure.kind === 'refused' && refused !== undefined) {
      const { failure } = answer;
      this.#succeed(() => refused(failure));
      this.#host.requestUpdate();
    } else this.#fail(answer.failure, () => this.ask(question, use, refused));
  }

  /** Asks again at once what waits for it. */
  readonly retry = (): void => {
    const again = this.#again;
    clearTimeout(this.#timer);
    this.#again = undefined;
    again?.();
  };

  /** Drops the open question and all trouble. */
  forget(): void {
    this.#age += 1;
    this.#busy = false;
    this.#trouble = undefined;
    this.#again = undefined;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#host.requestUpdate();
  }

  #succeed(use: () => void): void {
    const returned = this.#trouble !== undefined;
    this.#busy = false;
    this.#trouble = undefined;
    this.#tries = 0;
    if (returned) {
      this.#options.onBack();
      this.#host.requestUpdate();
    }
    use();
  }

  #fail(failure: Failure, again: () => void): void {
    this.#trouble = failure.kind;
    if (failure.kind === 'refused') {
      this.#busy = false;
    } else {
      this.#again = again;
      const seconds = patience[Math.min(this.#tries, patience.length - 1)] ?? 30;
      this.#tries += 1;
      // A table that has left the page asks again when it comes back.
      if (this.#connected) this.#timer = setTimeout(this.retry, seconds * 1000);
    }
    this.#options.onTrouble(failure);
    this.#host.requestUpdate();
  }
}
