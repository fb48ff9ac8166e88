/** What has happened in a round, from what its viewer has seen: every play with the table before it. */
import type { Card, GameView, PlayRecord } from '../net/types.ts';

/** One play of the past. */
export interface PastPlay extends PlayRecord {
  /** The cards on the table before it. */
  readonly table: readonly Card[];
  readonly sweeps: boolean;
}

/** The part of a view, or of a whole state, that tells of the past. */
export type Past = Pick<GameView, 'table'> & {
  readonly plays?: readonly PlayRecord[];
  readonly sides: readonly Pick<GameView['sides'][number], 'pile' | 'sweeps'>[];
};

/** The cards that lay there before the first play: taken later or lying still, and laid by nobody. */
function firstTable(
  { table, sides }: Past,
  plays: readonly PlayRecord[],
  tableCards: number,
): readonly Card[] {
  const played = new Set(plays.map(({ card }) => card));
  const taken = plays.flatMap(({ captured }) => captured);
  const known = [...taken, ...table].filter((card) => !played.has(card));
  const first = [...new Set(known)];
  // At the end of a round the rest of the table is in a pile; what never lay on the table may be there too.
  const rest = sides.flatMap(({ pile }) => pile).filter((card) => !played.has(card) && !first.includes(card));
  return first.length + rest.length === tableCards ? [...first, ...rest] : first;
}

/** What lies on the table after a play. */
export const tableAfter = ({
  table,
  card,
  captured,
}: Pick<PastPlay, 'table' | 'card' | 'captured'>): readonly Card[] =>
  captured.length === 0 ? [...table, card] : table.filter((each) => !captured.includes(each));

/** The plays of a round so far; `tableCards` as the rules say. */
export function pastOf(view: Past, tableCards: number): readonly PastPlay[] {
  const plays = view.plays ?? [];
  const sweeps = new Set(view.sides.flatMap((side) => side.sweeps));
  let table = firstTable(view, plays, tableCards);
  return plays.map((play) => {
    const { card, captured } = play;
    const before = table;
    table = tableAfter({ table, card, captured });
    return { ...play, table: before, sweeps: captured.length > 0 && table.length === 0 && sweeps.has(card) };
  });
}

/**
 * From which play on the past may be looked at: piles are not leafed through while a round is played, so it is the
 * viewer's last play and the answers to it, unless the whole round is free to see.
 */
export function openFrom(plays: readonly PlayRecord[], viewer: number | undefined, free: boolean): number {
  if (free) return 0;
  const own = plays.findLastIndex(({ seat }) => seat === viewer);
  return own === -1 ? Math.max(0, plays.length - 1) : own;
}
