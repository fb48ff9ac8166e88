/** When something is due in a match: the deadline of the seat on turn, and how long a match is kept. */
import { isAttended, type Match, statusOf } from './match.ts';

/** How long matches are kept, in milliseconds. */
export interface Retention {
  /** A finished match becomes one compact record after that. */
  readonly archiveAfter: number;
  /** The record is deleted after that. */
  readonly recordFor: number;
  /** A match that nobody plays on is deleted after that. */
  readonly abandonedAfter: number;
}

/** Between rounds people look at the settlement: so many times as long as for a play. */
const READY_PLAYS = 3;

/** Until when the seat on turn must have played, or all must be ready, in milliseconds of Unix time; absent: no hurry. */
export function deadlineOf(match: Match): number | undefined {
  const { setup, at } = match;
  if (setup.secondsPerPlay === undefined || !isAttended(setup)) return undefined;
  const since = Math.max(at, setup.resumedAt ?? 0);
  const perPlay = setup.secondsPerPlay * 1000;
  switch (statusOf(match)) {
    case 'playing':
      return since + perPlay;
    case 'between-rounds':
      return since + READY_PLAYS * perPlay;
    default:
      return undefined;
  }
}

/** After so long a seat that the match waits for and that is not connected may be given to the computer, in milliseconds. */
const ABSENT_AFTER = 120_000;

/** Has the match been waiting for long? */
export const isOverdue = ({ setup, at }: Match, now: number): boolean =>
  now - Math.max(at, setup.resumedAt ?? 0) >= ABSENT_AFTER;

/** When the match is to be archived, or deleted because it is kept long enough or abandoned; in milliseconds of Unix time. */
export function expiryOf(match: Match, kept: boolean, retention: Retention): number {
  const { archiveAfter, recordFor, abandonedAfter } = retention;
  const last = Math.max(match.at, match.setup.changedAt);
  if (kept) return last + archiveAfter + recordFor;
  return statusOf(match) === 'finished' ? last + archiveAfter : last + abandonedAfter;
}
