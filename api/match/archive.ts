/** The form in which an ended match is kept: its log without what follows from the rest. */
import { unplayed } from './log.ts';
import type { DealStep, LoggedStep, PlayStep, Setup, Step } from './match.ts';
import { gameAfter } from './steps.ts';

/** A step of an archived log: `at` in milliseconds after the step before. */
type ArchivedStep = readonly [after: number, step: Omit<DealStep, 'events'> | Omit<PlayStep, 'events'>];

/** An ended match as it is archived. */
export interface ArchivedMatch {
  readonly setup: Setup;
  readonly log: readonly ArchivedStep[];
}

/** The archived form of a match. */
export function toArchive(setup: Setup, log: readonly LoggedStep[]): ArchivedMatch {
  return {
    setup,
    log: log.map(({ at, step: { events: _events, ...step } }, i) => [
      at - (log[i - 1]?.at ?? setup.changedAt),
      step,
    ]),
  };
}

/** The log of an archived match: the events follow from the deals and plays. */
export function fromArchive({ setup, log }: ArchivedMatch): readonly LoggedStep[] {
  const whole: LoggedStep[] = [];
  let match = unplayed(setup);
  for (const [after, archived] of log) {
    const { game, events } = gameAfter(match, { ...archived, events: [] });
    const step: Step = { ...archived, events };
    const entry = { version: match.version + 1, seq: match.seq + events.length, at: match.at + after, step };
    whole.push(entry);
    match = { setup, game, version: entry.version, seq: entry.seq, at: entry.at };
  }
  return whole;
}
