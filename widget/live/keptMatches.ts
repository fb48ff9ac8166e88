/**
 * What the browser keeps of live matches: the token of the person's seat, the invitation, and what was committed to before
 * each deal, so that the deals can be checked afterwards against what was seen at the time.
 */

import { read, write } from '../controllers/storage.ts';
import type { MatchPlace } from '../model/matchPlace.ts';
import type { OwnSeat } from '../net/matchClient.ts';
import type { Match } from '../net/types.ts';

/** What was known of a deal before it was made. */
export interface DealNote {
  /** Hexadecimal, as the match told it. */
  readonly commitment?: string;
  /** What this browser added to the seed, hexadecimal. */
  readonly entropy?: string;
}

/** One match. */
export interface KeptMatch {
  readonly seat?: number;
  /** A secret: it leaves the browser only in the header of a request and as a subprotocol. */
  readonly token?: string;
  readonly invite?: string;
  /** By the number of the round. */
  readonly deals?: Readonly<Record<string, DealNote>>;
}

const key = 'scopa-table:matches';
const nameKey = 'scopa-table:name';

/** So many matches are kept, the newest last. */
const most = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function all(): readonly (readonly [matchId: string, kept: KeptMatch])[] {
  try {
    const value: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => Array.isArray(each) && isObject(each[1])) : [];
  } catch {
    return [];
  }
}

/** What is kept of a match. */
export const keptOf = (matchId: string): KeptMatch => all().find(([id]) => id === matchId)?.[1] ?? {};

/** Keeps more of a match. */
export function keepOf(matchId: string, more: KeptMatch): void {
  const others = all().filter(([id]) => id !== matchId);
  write(key, JSON.stringify([...others, [matchId, { ...keptOf(matchId), ...more }]].slice(-most)));
}

/** Forgets the seat: its token is good no more. */
export function forgetSeat(matchId: string): void {
  const { seat: _seat, token: _token, ...rest } = keptOf(matchId);
  write(key, JSON.stringify(all().map(([id, kept]) => [id, id === matchId ? rest : kept])));
}

/** Notes something about a deal of the match; what was noted first stays. */
export function noteDeal(matchId: string, round: number, note: DealNote): void {
  const { deals = {} } = keptOf(matchId);
  const known = deals[round];
  if (known !== undefined && Object.keys(note).every((field) => field in known)) return;
  keepOf(matchId, { deals: { ...deals, [round]: { ...note, ...known } } });
}

/** Notes what a match has committed itself to: for the round that is played, or for the one after. */
export function noteCommitment({ matchId, status, view, commitment }: Match): void {
  const begun = status === 'playing' || status === 'finished';
  if (commitment !== undefined) noteDeal(matchId, (view?.round ?? 0) + (begun ? 0 : 1), { commitment });
}

/** What the person was called last. */
export const keptName = (): string => read(nameKey) ?? '';

/** Keeps the name for the next match. */
export const keepName = (name: string): void => write(nameKey, name);

/** The seat that the page or this browser has in the match. */
export function seatFor({ matchId, seat, token }: MatchPlace): OwnSeat | undefined {
  if (seat !== undefined && token !== undefined) return { matchId, seat, token };
  const kept = keptOf(matchId);
  if (kept.seat === undefined || kept.token === undefined) return undefined;
  return seat === undefined || seat === kept.seat
    ? { matchId, seat: kept.seat, token: kept.token }
    : undefined;
}
