/** Tells the page what has become visible: one event for each thing that happened. */
import {
  ScopaDealEvent,
  ScopaMatchEndEvent,
  ScopaPlayEvent,
  ScopaRoundEndEvent,
  ScopaSweepEvent,
} from '../events.ts';
import type { Step } from '../model/steps.ts';
import type { RoundScore } from '../net/types.ts';

/** The event for a step, when it has one. */
export function eventOfStep({ event, shown }: Step, score: RoundScore | undefined): Event | undefined {
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
