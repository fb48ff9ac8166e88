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

/** A way that takes several cards of a rank. */
export interface RepeatingWay {
  /** Its ranks, as bits. */
  readonly ranks: number;
  /** Rank, count, rank, count … */
  readonly parts: Uint8Array;
}

/**
 * The ways of reaching sums with the ranks of a deck, found once and kept. Most are *plain*, one card of each rank, and
 * a set of ranks as bits says it all; the others are *repeating*. An ace of two values may count either way: it makes
 * no second way of the same cards.
 */
export class SumTable {
  private readonly waysOf: readonly (readonly Way[])[];
  /** For each set of ranks that lie on the table the sums that plain ways reach, as bits: a quick no for most plays. */
  readonly plainReach = new Uint16Array(RANK_SETS);
  private readonly plainLists: (Uint16Array | undefined)[] = new Array((LARGEST_SUM + 1) * RANK_SETS);
  private readonly repeatingLists: (readonly RepeatingWay[] | undefined)[] = new Array(
    (LARGEST_SUM + 1) * RANK_SETS,
  );

  constructor(deck: Deck) {
    this.waysOf = Array.from({ length: LARGEST_SUM + 1 }, (_, sum) => findWays(deck, sum));
    for (const [sum, ways] of this.waysOf.entries()) {
      for (const way of ways.filter((candidate) => !repeats(candidate))) {
        const needed = bitsOf(way.ranks);
        for (let ranks = 0; ranks < RANK_SETS; ranks++) {
          if ((ranks & needed) === needed) this.plainReach[ranks] |= 1 << sum;
        }
      }
    }
  }

  /** Plain ways to `sum` with ranks out of `ranks`, each as the bits of its ranks. */
  plain(sum: number, ranks: number): Uint16Array {
    const index = sum * RANK_SETS + ranks;
    const known = this.plainLists[index];
    if (known) return known;
    const ways = this.waysOf[sum].filter((way) => !repeats(way)).map((way) => bitsOf(way.ranks));
    const list = Uint16Array.from(ways.filter((needed) => (ranks & needed) === needed));
    this.plainLists[index] = list;
    return list;
  }

  /** Ways to `sum` that take several cards of ranks out of `repeated` and of no other rank. */
  repeating(sum: number, repeated: number): readonly RepeatingWay[] {
    const index = sum * RANK_SETS + repeated;
    const known = this.repeatingLists[index];
    if (known) return known;
    const list = this.waysOf[sum]
      .filter((way) => repeats(way))
      .flatMap(({ ranks, counts }) => {
        const several = bitsOf(ranks.filter((_, i) => counts[i] > 1));
        if ((several & repeated) !== several) return [];
        return {
          ranks: bitsOf(ranks),
          parts: Uint8Array.from(ranks.flatMap((rank, i) => [rank, counts[i]])),
        };
      });
    this.repeatingLists[index] = list;
    return list;
  }
}

const repeats = (way: Way): boolean => way.counts.some((count) => count > 1);
const bitsOf = (ranks: readonly number[]): number => ranks.reduce((bits, rank) => bits | (1 << rank), 0);

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
