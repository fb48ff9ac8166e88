/** Shows one step after the other; the only writer of what is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Shown } from '../model/snapshot.ts';
import type { Step } from '../model/steps.ts';
import type { Speed } from '../view/scene.ts';
import { CardMotion } from './motion.ts';
import { nextTask } from './nextTask.ts';

/** How fast the table goes. */
export interface Pace {
  /** Factor on every pause; 0 is at once. */
  readonly pauses: number;
  /** Factor on every movement; 0 is without. */
  readonly movement: number;
}

const paces: Readonly<Record<Speed, number>> = { normal: 1, slow: 1.7, fast: 0.4, none: 0 };

/** The pace of a speed on this device: who wants no movement has the same pauses. */
export function paceOf(speed: Speed): Pace {
  const pauses = paces[speed];
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { pauses, movement: calm ? 0 : pauses };
}

/** What the player needs from its table. */
interface StepPlayerOptions {
  readonly root: () => ParentNode;
  readonly pace: () => Pace;
  /** A step is about to be drawn. */
  readonly onBegin: (step: Step) => void;
  /** A step has become visible. */
  readonly onStep: (step: Step) => void;
}

/**
 * With more steps than these still to come, those before them are shown at once: nothing moves on a page that nobody sees,
 * and whoever comes back to a live match is not to watch all that was missed. What five computers play between two cards
 * of a person is less.
 */
const mostWaiting = 40;

/** Nothing moves, stays or is told: what such a step shows can as well be seen with the next one. */
const isSilent = ({ motion, hold, event }: Step): boolean =>
  motion.kind === 'none' && hold === 0 && event === undefined;

/** Plays steps in order, each with its movement and its pause. */
export class StepPlayer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: StepPlayerOptions;
  readonly #motion: CardMotion;
  #shown: Shown | undefined;
  #queue: Step[] = [];
  #run = 0;
  #playing = false;
  #waiting = false;
  #skip: (() => void) | undefined;
  #updated: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, options: StepPlayerOptions) {
    this.#host = host;
    this.#options = options;
    this.#motion = new CardMotion(options.root);
    host.addController(this);
  }

  hostUpdated(): void {
    this.#updated?.();
  }

  /** What is seen now. */
  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** What will be seen when all steps are through. */
  get end(): Shown | undefined {
    return this.#queue.at(-1)?.shown ?? this.#shown;
  }

  /** Nothing is left to show. */
  get resting(): boolean {
    return !this.#playing;
  }

  /** The step stays until the person goes on. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Shows a snapshot at once and forgets all that was still to come. */
  jump(shown: Shown | undefined): void {
    this.#run += 1;
    this.#queue = [];
    this.#shown = shown;
    this.#playing = false;
    this.#waiting = false;
    this.#skip?.();
    this.#motion.finish();
    this.#host.requestUpdate();
  }

  /** Adds steps behind those still to come. */
  enqueue(steps: readonly Step[]): void {
    this.#queue.push(...steps);
    if (!this.#playing) void this.#play();
  }

  /** A tap: what is being shown ends at once. What waits for the person goes on by `acknowledge` only. */
  finish(): void {
    if (!this.#waiting) this.#skip?.();
  }

  /** The person has seen it, be it before its cards are where they belong. */
  acknowledge(): void {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.#skip?.();
    this.#host.requestUpdate();
  }

  /** Shows all that is still to come at once; for a table that leaves the page. */
  settle(): void {
    this.jump(this.end);
  }

  async #play(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.#playing = true;
    await nextTask();
    if (run !== this.#run) return;
    for (let step = this.#next(); step !== undefined; step = this.#next()) {
      // With the last picture comes what the person can do, though cards may still close up.
      if (this.#queue.length === 0 && isSilent(step)) this.#playing = false;
      await this.#show(step, run);
      if (run !== this.#run) return;
    }
    if (!this.#playing) return;
    this.#playing = false;
    this.#host.requestUpdate();
  }

  /** The next step that is worth a picture of its own, or the last one. */
  #next(): Step | undefined {
    let step = this.#queue.shift();
    while (step !== undefined && isSilent(step) && this.#queue.length > 0) step = this.#queue.shift();
    return step;
  }

  async #show(step: Step, run: number): Promise<void> {
    const { movement, pauses } =
      this.#queue.length > mostWaiting ? { movement: 0, pauses: 0 } : this.#options.pace();
    const before = this.#motion.measure();
    this.#waiting = step.hold === 'acknowledge';
    // Cards on their way to a pile are seen where they lay until they are there: nothing to be drawn.
    if (step.shown !== this.#shown) {
      this.#shown = step.shown;
      this.#options.onBegin(step);
      this.#host.requestUpdate();
      await this.#host.updateComplete;
      // The first cards of all wait until their drawings are here.
      while (run === this.#run && this.#options.root().querySelector('[part=felt]') === null)
        await new Promise<void>((resolve) => {
          this.#updated = resolve;
        });
      if (run !== this.#run) return;
      this.#options.onStep(step);
    }
    await this.#until(this.#motion.play(step.motion, before, movement));
    if (run !== this.#run) return;
    this.#motion.finish();
    if (this.#waiting) await this.#until(new Promise(() => {}));
    else if (step.hold !== 'acknowledge' && step.hold * pauses > 0) await this.#pause(step.hold * pauses);
  }

  /** Waits for the work or for a tap; a tap while cards move brings them where they belong. */
  async #until(work: Promise<void>): Promise<void> {
    const skipped = new Promise<void>((resolve) => {
      this.#skip = resolve;
    });
    await Promise.race([work, skipped]);
  }

  async #pause(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await this.#until(
      new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
      }),
    );
    clearTimeout(timer);
  }
}
