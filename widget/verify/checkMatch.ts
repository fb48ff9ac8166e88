/** Checks all finished rounds of a match. */
import { keptOf } from '../live/keptMatches.ts';
import type { Failure } from '../net/client.ts';
import { matchClient } from '../net/matchClient.ts';
import { operationsAt } from '../net/request.ts';
import type { MatchRecord } from '../net/types.ts';
import { type CheckedRound, checkRound } from './checkRound.ts';

/** What came of it. */
export type CheckedMatch =
  | { readonly kind: 'checked'; readonly record: MatchRecord; readonly rounds: readonly CheckedRound[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Fetches the record and does the sum again. */
export async function checkMatch(base: string, matchId: string): Promise<CheckedMatch> {
  const call = operationsAt(base);
  const record = await matchClient(base).record(matchId);
  if (!record.ok) return { kind: 'failed', failure: record.failure };
  const { rules } = record.value;
  const resolved = await call('post', '/v1/rules', { body: { rules } }, (answer) => answer.resolved);
  if (!resolved.ok) return { kind: 'failed', failure: resolved.failure };
  const kind = resolved.value.deck?.kind ?? 'italian-40';
  const deck = await call('get', '/v1/decks/{deck}', { params: { deck: kind } }, ({ cards }) => cards);
  if (!deck.ok) return { kind: 'failed', failure: deck.failure };
  const { deals = {} } = keptOf(matchId);
  const game = { deck: deck.value, rules: resolved.value };
  const rounds = await Promise.all(
    record.value.rounds.map((round) => checkRound(round, game, deals[round.round])),
  );
  return { kind: 'checked', record: record.value, rounds };
}

/** The match that a link or an id names; nothing for a text that is neither. */
export function matchIdIn(text: string): string | undefined {
  const fragment = /[#&?]match=([\w-]+)/.exec(text)?.[1];
  return fragment ?? /^\s*([\w-]+)\s*$/.exec(text)?.[1];
}
