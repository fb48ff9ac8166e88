import { decideMatch, instantWinner } from './match.ts';
import type { RoundScore } from './model.ts';
import type { Takings } from './score.ts';
import { scoreLines } from './scoreLines.ts';
import type { RulesTables } from './tables.ts';

/** Where a finished round stands in its match. */
export interface RoundInMatch {
  /** Match points per side before the round. */
  readonly before: readonly number[];
  /** Leaders were level at or over the target before. */
  readonly overtime: boolean;
  /** Number of the round, where it is known (rule `victory.maxRounds`). */
  readonly round?: number;
  /** The capturing cards of sweeps per side, where they are known. */
  readonly sweepCards?: readonly (readonly number[])[];
}

/** Scores a round by what the sides have taken, line by line, and says whether the match goes on. */
export function settle(tables: RulesTables, takings: Takings, inMatch: RoundInMatch): RoundScore {
  const { before, overtime, round, sweepCards } = inMatch;
  const lines = scoreLines(tables, takings, sweepCards);
  const points = before.map((_, side) => lines.reduce((sum, line) => sum + line.sides[side].points, 0));
  const scores = before.map((score, side) => score + points[side]);
  const instant = instantWinner(tables, takings);
  const decision = decideMatch({
    tables,
    scores,
    overtime,
    lines,
    ...(round !== undefined && { round }),
    ...(instant !== undefined && { instantWinner: instant }),
  });
  return {
    lines,
    sides: scores.map((matchPoints, side) => ({ side, roundPoints: points[side], matchPoints })),
    matchOver: decision.over,
    ...(decision.winner !== undefined && { winner: decision.winner }),
    overtime: decision.overtime,
  };
}
