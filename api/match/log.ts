/** A match and the log that it follows from. */
import type { LoggedStep, Match, Setup } from './match.ts';
import { withStep } from './steps.ts';

/** A match before the first step of its log. */
export const unplayed = (setup: Setup): Match => ({ setup, version: 0, seq: 0, at: setup.changedAt });

/** The match that a log leads to. */
export const replayed = (setup: Setup, log: readonly LoggedStep[]): Match =>
  log.reduce<Match>(withStep, unplayed(setup));
