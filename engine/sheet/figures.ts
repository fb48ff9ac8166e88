import { knownItem } from '../knownItems.ts';
import type { Card, DeckKind, ScoringItem } from '../model.ts';
import { type PrimieraScale, primieraValue } from '../primiera.ts';

/** What the sentences about scoring items work out from an item, the same in every language. */

/** The ranks of a run, from its first to the longest that counts. */
export function runRanks(item: ScoringItem, ranks: readonly string[]): readonly string[] {
  const from = ranks.indexOf(item.fromRank ?? '');
  return ranks.slice(from, from + (item.max ?? ranks.length));
}

/** Ranks worth the same in the primiera. */
export interface PrimieraGroup {
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
export const citizenOf = (card: Card, item: ScoringItem, deck: DeckKind): string | undefined =>
  deck === 'skat-32' && knownItem(item)?.key === 'mobility' ? CITIZENS.get(card) : undefined;
