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

/** After so long a seat that is not connected and holds the match up may be given to the computer, in milliseconds. */
const ABSENT_AFTER = 120_000;

/**
 * Has the match waited long for a seat whose person is not connected? Counted from when the last socket closed, or the
 * match began to wait. Where there is a clock it decides instead.
 */
export const isMissed = ({ setup, at }: Match, seat: number, now: number): boolean =>
  setup.secondsPerPlay === undefined &&
  now - Math.max(at, setup.resumedAt ?? 0, setup.seats[seat].goneAt ?? 0) >= ABSENT_AFTER;

/** How long matches are kept, by the settings in seconds; those that are missing or no numbers are `wrangler.toml`'s. */
export function retentionOf(settings: {
  readonly MATCH_ARCHIVE_SECONDS?: string;
  readonly MATCH_RECORD_SECONDS?: string;
  readonly MATCH_ABANDONED_SECONDS?: string;
}): Retention {
  const milliseconds = (given: string | undefined, seconds: number) =>
    1000 * (given !== undefined && /^\d+$/.test(given) ? Number(given) : seconds);
  return {
    archiveAfter: milliseconds(settings.MATCH_ARCHIVE_SECONDS, 3600),
    recordFor: milliseconds(settings.MATCH_RECORD_SECONDS, 2_592_000),
    abandonedAfter: milliseconds(settings.MATCH_ABANDONED_SECONDS, 604_800),
  };
}

/** When the match is to be archived, or deleted because it is kept long enough or abandoned; in milliseconds of Unix time. */
export function expiryOf(match: Match, archived: boolean, retention: Retention): number {
  const { archiveAfter, recordFor, abandonedAfter } = retention;
  const last = Math.max(match.at, match.setup.changedAt);
  if (archived) return last + archiveAfter + recordFor;
  return statusOf(match) === 'finished' ? last + archiveAfter : last + abandonedAfter;
}
