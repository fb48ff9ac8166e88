import { decideMatch } from '../match.ts';
import type { Knowledge } from './knowledge.ts';

/** What a point of lead is worth in the log-odds of winning a match that goes on. */
const LOG_ODDS_A_POINT = 0.22;
/** Points a side hardly ever makes more of in a round: further from the target only the difference counts. */
const BIG_ROUND = 7;
/** Scale of the chance, so that it compares with points. */
const POINTS_A_MATCH = 20;

/** Can the match end with this round, so that what counts is winning it? */
export function isMatchPoint({ position, scores }: Knowledge): boolean {
  const { target, maxRounds } = position.tables.rules.victory;
  return maxRounds !== undefined || scores.some((score) => score + BIG_ROUND >= target);
}

/** The worth of the chance to win the match after a round with these points, for the player's side. */
export function matchChance(
  { position, side, scores, overtime }: Knowledge,
  points: ArrayLike<number>,
): number {
  const { tables } = position;
  const totals = scores.map((score, other) => score + points[other]);
  const decision = decideMatch({ tables, scores: totals, overtime, lines: [] });
  if (decision.over)
    return decision.winner === side ? POINTS_A_MATCH : decision.winner === undefined ? POINTS_A_MATCH / 2 : 0;
  const sign = tables.rules.victory.aim === 'least' ? -1 : 1;
  const others = totals.filter((_, other) => other !== side);
  const lead = sign * totals[side] - Math.max(...others.map((total) => sign * total));
  return POINTS_A_MATCH / (1 + Math.exp(-LOG_ODDS_A_POINT * lead));
}
