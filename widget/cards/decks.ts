/** The decks there are, each fetched when it is first shown. */
import type { Deck } from './deck.ts';
import { loadNapoletane } from './napoletaneLater.ts';

const loaders: Readonly<Record<string, () => Promise<Deck>>> = {
  napoletane: loadNapoletane,
  piacentine: async () => (await import('./piacentine.ts')).piacentine,
  francesi: async () => (await import('./francesi.ts')).francesi,
};

const loaded = new Map<string, Deck>();

/** Packs whose cards only the French pattern has. */
const french: readonly string[] = ['skat-32', 'numeral-40', 'french-40'];

/** Whether the cards of a pack have French suits by themselves. */
export const isFrench = (kind: string): boolean => french.includes(kind);

/** The decks that can show a pack. */
export const decksFor = (kind: string): readonly string[] =>
  french.includes(kind) ? ['francesi'] : Object.keys(loaders);

/** The deck to show: the wished one when it has the pack's cards, else the first that does. */
export function deckFor(kind: string, wished: string): string {
  const fitting = decksFor(kind);
  return fitting.includes(wished) ? wished : (fitting[0] ?? 'francesi');
}

/** A deck that is already here. */
export const deckOf = (id: string): Deck | undefined => loaded.get(id);

/** Fetches a deck. @throws when it does not come */
export async function loadDeck(id: string): Promise<void> {
  const deck = await loaders[id]?.();
  if (deck === undefined) throw new Error(`There is no deck ${id}.`);
  loaded.set(id, deck);
}
