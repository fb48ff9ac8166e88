import { holdsEvery } from './cardSet.ts';
import type { Rules, ScoreLine } from './model.ts';
import type { Takings } from './score.ts';
import type { RulesTables } from './tables.ts';

/** How a match stands after a round. */
export interface MatchDecision {
  readonly over: boolean;
  /** Side; absent while the match goes on and when it is drawn. */
  readonly winner?: number;
  /** The match goes on although the target is reached. */
  readonly overtime: boolean;
}

const GOES_ON: MatchDecision = { over: false, overtime: false };
const DRAWN: MatchDecision = { over: true, overtime: false };
const won = (winner: number): MatchDecision => ({ over: true, winner, overtime: false });

/** The side that holds all cards of an instant win (rule `victory.instantWin`), if any. */
export function instantWinner(
  tables: RulesTables,
  takings: Pick<Takings, 'pileLo' | 'pileHi'>,
): number | undefined {
  for (const set of tables.instantWins) {
    for (let side = 0; side < tables.sides; side++) {
      if (holdsEvery(takings.pileLo[side], takings.pileHi[side], set)) return side;
    }
  }
  return undefined;
}

/** Sides from the one that is ahead to the last: most points first, by `aim: least` fewest. */
function ranking(rules: Rules, scores: readonly number[]): number[] {
  const sign = rules.victory.aim === 'most' ? -1 : 1;
  return scores.map((_, side) => side).sort((a, b) => sign * (scores[a] - scores[b]));
}

/** Leaders that are level are told apart line by line; those behind at a difference drop out (rule `count-order`). */
function firstInCountingOrder(
  rules: Rules,
  leaders: readonly number[],
  lines: readonly ScoreLine[],
): readonly number[] {
  const pick = rules.victory.aim === 'most' ? Math.max : Math.min;
  return lines.reduce((left, line) => {
    const best = pick(...left.map((side) => line.sides[side].points));
    return left.filter((side) => line.sides[side].points === best);
  }, leaders);
}

/** By how much a lone leader must be ahead. */
function leadNeeded(rules: Rules, overtime: boolean): number {
  const { tieBreak } = rules.victory;
  return tieBreak === 'lead-2' || (tieBreak === 'overtime-lead-2' && overtime) ? 2 : 1;
}

export interface MatchStanding {
  readonly tables: RulesTables;
  /** Match points per side, the finished round's included. */
  readonly scores: readonly number[];
  /** Leaders were level at or over the target before. */
  readonly overtime: boolean;
  /** The finished round's lines, for `count-order`. */
  readonly lines: readonly ScoreLine[];
  /** Number of the finished round, from 1, where it is known (rule `victory.maxRounds`). */
  readonly round?: number;
  readonly instantWinner?: number;
}

/** Whether the match is over after a round, and who has won (rules `victory.*`). */
export function decideMatch(standing: MatchStanding): MatchDecision {
  const { tables, scores, overtime, lines, round } = standing;
  const { rules } = tables;
  if (standing.instantWinner !== undefined) return won(standing.instantWinner);
  const order = ranking(rules, scores);
  const [first, second] = order;
  const lead = Math.abs(scores[first] - scores[second]);
  const { target, tieBreak, maxRounds } = rules.victory;
  const reached = scores.some((score) => score >= target);
  if (reached) {
    if (lead >= leadNeeded(rules, overtime)) return won(first);
    const leaders = order.filter((side) => scores[side] === scores[first]);
    if (tieBreak === 'draw' && leaders.length > 1) return DRAWN;
    if (tieBreak === 'count-order') {
      const left = firstInCountingOrder(rules, leaders, lines);
      if (left.length === 1) return won(left[0]);
    }
  }
  if (maxRounds !== undefined && round !== undefined && round >= maxRounds)
    return lead > 0 ? won(first) : DRAWN;
  return reached ? { over: false, overtime: true } : GOES_ON;
}

/**
 * The side that wins in the middle of a round by rule `endCheck: immediate`, from match points plus sure points. Level
 * leaders, or a lead that is too small, let the round go on.
 */
export function immediateWinner(
  tables: RulesTables,
  totals: readonly number[],
  overtime: boolean,
): number | undefined {
  const { rules } = tables;
  if (!totals.some((total) => total >= rules.victory.target)) return undefined;
  const [first, second] = ranking(rules, totals);
  return Math.abs(totals[first] - totals[second]) >= leadNeeded(rules, overtime) ? first : undefined;
}

/** Whoever deals the next round (rule `table.dealerRotation`). */
export function nextDealer(tables: RulesTables, dealer: number): number {
  switch (tables.rules.table.dealerRotation) {
    case 'with-play':
      return (dealer + tables.step) % tables.players;
    case 'against-play':
      return (dealer + tables.players - tables.step) % tables.players;
    case 'fixed':
      return dealer;
  }
}
