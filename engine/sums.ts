import { type Deck, deckOf } from './cards.ts';
import type { DeckKind } from './model.ts';

/** The largest sum anything is captured by: a total of 15 less an ace. */
const LARGEST_SUM = 14;
const RANK_SETS = 1024;
const CARDS_OF_RANK = 4;

/** A way of reaching a sum: how many cards of which ranks. */
interface Way {
  readonly ranks: readonly number[];
  readonly counts: readonly number[];
}

/** Ways that take several cards of a rank, side by side: the n-th of each list belongs to the n-th way. */
export interface RepeatingWays {
  /** The ranks of which it takes one card, as bits. */
  readonly singles: Uint16Array;
  /** The ranks of which it takes more, as bits. */
  readonly several: Uint16Array;
  /** The latter with how many it takes: rank, count, rank, count … */
  readonly counts: readonly Uint8Array[];
  /** Its cards in all. */
  readonly sizes: Uint8Array;
}

/**
 * The ways of reaching sums with the ranks of a deck, found once and kept. Most are *plain*, one card of each rank, and
 * a set of ranks as bits says it all; the others are *repeating*. An ace of two values may count either way: it makes
 * no second way of the same cards.
 */
export class SumTable {
  /** For each set of ranks that lie on the table the sums that plain ways reach, as bits: a quick no for most plays. */
  readonly plainReach = new Uint16Array(RANK_SETS);
  /** For each sum its plain ways, each as the bits of its ranks: so few that looking at all is faster than keeping lists. */
  readonly plain: readonly Uint16Array[];
  /** For each set of ranks that lie there more than once the sums that repeating ways might reach, as bits. */
  readonly repeatingReach = new Uint16Array(RANK_SETS);
  /** For each sum its repeating ways. */
  readonly repeating: readonly RepeatingWays[];

  constructor(deck: Deck) {
    const waysOf = Array.from({ length: LARGEST_SUM + 1 }, (_, sum) => findWays(deck, sum));
    this.plain = waysOf.map((ways) =>
      Uint16Array.from(
        ways.filter((way) => !repeats(way)),
        (way) => bitsOf(way.ranks),
      ),
    );
    for (const [sum, ways] of this.plain.entries()) {
      for (const needed of ways) {
        for (let ranks = 0; ranks < RANK_SETS; ranks++) {
          if ((ranks & needed) === needed) this.plainReach[ranks] |= 1 << sum;
        }
      }
    }
    this.repeating = waysOf.map((ways) => repeatingWays(ways.filter(repeats)));
    for (const [sum, { several }] of this.repeating.entries()) {
      for (const needed of several) {
        for (let repeated = 0; repeated < RANK_SETS; repeated++) {
          if ((repeated & needed) === needed) this.repeatingReach[repeated] |= 1 << sum;
        }
      }
    }
  }
}

const repeats = (way: Way): boolean => way.counts.some((count) => count > 1);
const bitsOf = (ranks: readonly number[]): number => ranks.reduce((bits, rank) => bits | (1 << rank), 0);

const repeatingWays = (ways: readonly Way[]): RepeatingWays => ({
  singles: Uint16Array.from(ways, ({ ranks, counts }) => bitsOf(ranks.filter((_, i) => counts[i] === 1))),
  several: Uint16Array.from(ways, ({ ranks, counts }) => bitsOf(ranks.filter((_, i) => counts[i] > 1))),
  counts: ways.map(({ ranks, counts }) =>
    Uint8Array.from(ranks.flatMap((rank, i) => (counts[i] > 1 ? [rank, counts[i]] : []))),
  ),
  sizes: Uint8Array.from(ways, ({ counts }) => counts.reduce((sum, count) => sum + count, 0)),
});

/** Every way of reaching a sum with the ranks of a deck, no way twice. */
function findWays(deck: Deck, sum: number): Way[] {
  const ways = new Map<string, Way>();
  const search = (rank: number, missing: number, way: Way): void => {
    if (missing === 0 && way.ranks.length > 0) ways.set(`${way.ranks}/${way.counts}`, way);
    if (missing <= 0 || rank === deck.ranks.length) return;
    search(rank + 1, missing, way);
    const worth = deck.value[rank];
    const other = deck.otherValue[rank];
    for (let count = 1; count <= CARDS_OF_RANK; count++) {
      const longer = { ranks: [...way.ranks, rank], counts: [...way.counts, count] };
      for (let atOther = 0; atOther <= (other === 0 ? 0 : count); atOther++) {
        search(rank + 1, missing - (count - atOther) * worth - atOther * other, longer);
      }
    }
  };
  search(0, sum, { ranks: [], counts: [] });
  return [...ways.values()];
}

const tables = new Map<DeckKind, SumTable>();

/** The sums of a deck; one table for all rules that use it. */
export function sumTableOf(kind: DeckKind): SumTable {
  const known = tables.get(kind);
  if (known) return known;
  const table = new SumTable(deckOf(kind));
  tables.set(kind, table);
  return table;
}
