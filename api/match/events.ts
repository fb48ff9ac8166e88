/** The log of a match as it is told to parties. Every event is one that all at the table have seen, so it is the same for all. */
import type { MatchEventShape } from '../schemas/match.ts';
import type { LoggedStep } from './match.ts';

/** The entries of some steps after the one with this number, numbered without a gap. */
export const entriesAfter = (steps: readonly LoggedStep[], after: number): readonly MatchEventShape[] =>
  steps.flatMap(({ version, seq, at, step }) => {
    const first = seq - step.events.length + 1;
    return step.events.flatMap((event, i) =>
      first + i > after ? [{ seq: first + i, version, at: new Date(at).toISOString(), event }] : [],
    );
  });
