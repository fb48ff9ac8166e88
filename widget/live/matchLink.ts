/** The link to a match that fits the moment; fetched when one is wanted. */
import type { MatchClient } from '../net/matchClient.ts';
import type { Match } from '../net/types.ts';
import { replayLink } from '../panels/replayLink.ts';
import { linkTo } from './link.ts';

/** The invitation of a match that waits, a running match to look on, or its last round to be looked at again. */
export async function linkOf(
  { matchId, status }: Match,
  invite: string | undefined,
  matches: MatchClient,
): Promise<string> {
  if (status === 'waiting') return linkTo(matchId, invite);
  if (status === 'playing') return linkTo(matchId, undefined);
  const record = await matches.record(matchId);
  const round = record.ok ? record.value.rounds.at(-1) : undefined;
  if (!record.ok || round === undefined) return linkTo(matchId, undefined);
  const { dealer, deckOrder, scores, plays } = round;
  return replayLink({
    rules: record.value.rules,
    dealer,
    deckOrder,
    scores,
    round: round.round,
    plays: plays.map(({ card, captured }) => ({ card, captured })),
  });
}
