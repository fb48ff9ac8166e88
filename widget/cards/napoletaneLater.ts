/** The Neapolitan deck for most pages: fetched when it is first shown. `napoletaneHere.ts` takes its place in the self-contained file. */
import type { Deck } from './deck.ts';

/** Brings the deck. Rejects when it does not come. */
export const loadNapoletane = async (): Promise<Deck> => (await import('./napoletane.ts')).napoletane;
