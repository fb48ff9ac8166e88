/** Which live match a table is at, and on which seat. */

/** A match, and what is known of the person's part in it. */
export interface MatchPlace {
  readonly matchId: string;
  /** Absent: a spectator, or whoever has kept a seat of the match. */
  readonly seat?: number;
  /** The secret of the seat, when the page has it. */
  readonly token?: string;
  /** With it a vacant seat can be taken. */
  readonly invite?: string;
  /** The table was there before a reload; nobody asks for it now. */
  readonly kept?: true;
}

/** The match that the fragment of an address names: `#match=…&invite=…`. Nothing of it is sent to a server. */
export function placeOfFragment(fragment: string): MatchPlace | undefined {
  const wishes = new URLSearchParams(fragment.replace(/^#/, ''));
  const [matchId, invite] = [wishes.get('match'), wishes.get('invite')];
  if (matchId === null || matchId === '') return undefined;
  return { matchId, ...(invite === null ? {} : { invite }) };
}

/** The fragment that names a match; without the invitation once it has been used. */
export const fragmentOf = ({ matchId, invite }: MatchPlace): string =>
  `#${new URLSearchParams({ match: matchId, ...(invite === undefined ? {} : { invite }) })}`;

/** What is kept of a match while a page wishes for this game, so that a reload finds it. */
export const keptText = (matchId: string, wish: string): string => JSON.stringify([wish, matchId]);

/** The match that was kept under the same wish. */
export function keptMatch(text: string | null, wish: string): MatchPlace | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(kept) || kept[0] !== wish || typeof kept[1] !== 'string') return undefined;
    return { matchId: kept[1], kept: true };
  } catch {
    return undefined;
  }
}

/** Whether the fragment of an address holds a round to be looked at: `#replay=…`. */
export const holdsReplay = (fragment: string): boolean => fragment.startsWith('#replay=');
