import { knownItem } from '../knownItems.ts';
import type { Card, CompleteItem, DeckKind, ItemOf } from '../model.ts';
import { type PrimieraScale, primieraValue } from '../primiera.ts';

/** What the sentences about scoring items work out from an item, the same in every language. */

/** The ranks of a run, from its first to the longest that counts. */
export function runRanks({ fromRank, max }: ItemOf<'run'>, ranks: readonly string[]): readonly string[] {
  const from = ranks.indexOf(fromRank);
  return ranks.slice(from, from + max);
}

/** Ranks worth the same in the primiera. */
interface PrimieraGroup {
  readonly value: number;
  readonly ranks: readonly string[];
}

/** The primiera values of a deck, dearest first. */
export function primieraGroups(scale: PrimieraScale, ranks: readonly string[]): readonly PrimieraGroup[] {
  const values = [...new Set(ranks.map((rank) => primieraValue(rank, scale)))].sort((a, b) => b - a);
  return values.map((value) => ({
    value,
    ranks: ranks.filter((rank) => primieraValue(rank, scale) === value),
  }));
}

/** Two cards of the Karlsruhe game, which is played with the Skat deck, show citizens of the town. */
const CITIZENS: ReadonlyMap<Card, string> = new Map([
  ['JB', 'Carl von Drais'],
  ['KS', 'Carl Benz'],
]);

/** Whom the card of a set shows, where that is what the set is about. */
export const citizenOf = (card: Card, item: CompleteItem, deck: DeckKind): string | undefined =>
  deck === 'skat-32' && knownItem(item)?.key === 'mobility' ? CITIZENS.get(card) : undefined;
