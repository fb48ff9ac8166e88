/** Tells what has become visible: to the page as events, to the ear, and to those who count. */
import {
  ScopaDealEvent,
  ScopaMatchEndEvent,
  ScopaPlayEvent,
  ScopaRoundEndEvent,
  ScopaSweepEvent,
} from '../events.ts';
import type { Step } from '../model/steps.ts';
import type { RoundScore } from '../net/types.ts';
import type { Words } from '../view/words.ts';
import type { TableGame } from './tableGame.ts';

/** The event for a step, when it has one. */
function eventOfStep({ event, shown }: Step, score: RoundScore | undefined): Event | undefined {
  switch (event?.kind) {
    case 'deal':
      return new ScopaDealEvent(shown.round, shown.stockCount);
    case 'play':
      return event.seat === undefined || event.card === undefined
        ? undefined
        : new ScopaPlayEvent(event.seat, event.card, event.captured ?? []);
    case 'sweep':
      return event.side === undefined || event.card === undefined
        ? undefined
        : new ScopaSweepEvent(event.side, event.card);
    case 'round-end':
      return new ScopaRoundEndEvent(shown.round, score);
    case 'match-end':
      return new ScopaMatchEndEvent(shown.winner, score);
    default:
      return undefined;
  }
}

interface ReporterOptions {
  readonly game: () => TableGame;
  /** Rounds against the computer count, those of live matches do not. */
  readonly counts: () => boolean;
  readonly words: () => Words | undefined;
  /** Says a sentence to those who do not see the table. */
  readonly say: (sentence: string) => void;
  /** The person's own play is shown from now on. */
  readonly played: () => void;
  /** Whether the table is to be heard. */
  readonly sound: () => boolean;
}

/** Goes along with the steps. */
export class Reporter {
  readonly #host: EventTarget;
  readonly #options: ReporterOptions;

  constructor(host: EventTarget, options: ReporterOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** A step is about to become visible. */
  begin({ event, shown }: Step): void {
    if (event?.kind === 'play' && event.seat === shown.viewer) this.#options.played();
  }

  /** A step has become visible. */
  tell(step: Step): void {
    const { event, shown } = step;
    if (event === undefined) return;
    const { game, words, say, sound, counts } = this.#options;
    const sentence = words()?.event(event, step.sweeps === true, shown.stockCount);
    if (sentence !== undefined) say(sentence);
    const { served } = game();
    const told = eventOfStep(step, served?.score);
    if (told !== undefined) this.#host.dispatchEvent(told);
    // What does not come is not heard, or not counted: the game goes on without.
    if (sound()) void import('../sound/sound.ts').then(({ makeSound }) => makeSound(step), forget);
    if (event.kind === 'round-end' && served !== undefined && counts())
      void import('../panels/keptStatistics.ts').then(({ count }) => count(served), forget);
  }
}

const forget = (): void => {};
