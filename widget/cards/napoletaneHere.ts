/** The Neapolitan deck for the self-contained file, which has it in itself (`vite.config.ts`). */
import type { Deck } from './deck.ts';
import { napoletane } from './napoletane.ts';

/** Brings the deck. */
export const loadNapoletane = async (): Promise<Deck> => napoletane;
