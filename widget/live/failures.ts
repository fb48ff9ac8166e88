/** Why something did not happen in a live match, in words. */
import type { Failure } from '../net/client.ts';
import type { LiveMessages } from './en.ts';

const texts: Readonly<Record<string, keyof LiveMessages>> = {
  'unknown-match': 'gone',
  unauthorized: 'noSeat',
  forbidden: 'noInvite',
  'stale-version': 'movedOn',
  'not-your-turn': 'movedOn',
  'round-over': 'movedOn',
  'illegal-play': 'movedOn',
  'rules-impossible': 'notPlayable',
};

/** One sentence. `seat-taken` means another thing to who wants to join than to who gives a seat away. */
export function failureText(
  failure: Failure,
  m: LiveMessages,
  taken: keyof LiveMessages = 'notPossible',
): string {
  if (failure.kind === 'unreachable') return failure.status === 429 ? m.busy : m.unreachable;
  if (failure.code === 'seat-taken') return m[taken];
  return m[texts[failure.code] ?? 'notPossible'];
}
