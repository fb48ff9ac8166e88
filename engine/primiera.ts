import type { Deck } from './cards.ts';
import type { ItemOf } from './model.ts';

/** What the cards of a primiera are worth (rule `score.items`, field `scale`). */
export type PrimieraScale = ItemOf<'primiera'>['scale'];

/** Standard values: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, every other card 10. */
const STANDARD: ReadonlyMap<string, number> = new Map([
  ['7', 21],
  ['6', 18],
  ['A', 16],
  ['5', 15],
  ['4', 14],
  ['3', 13],
  ['2', 12],
]);
const FIGURE = 10;
const FIGURE_FACES: ReadonlyMap<string, number> = new Map([
  ['8', 8],
  ['J', 8],
  ['9', 9],
  ['Q', 9],
  ['T', 10],
  ['K', 10],
]);
const NOMINAL: ReadonlyMap<string, number> = new Map([
  ['A', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['7', 7],
]);

/** What a rank is worth in the primiera. Figures are J Q K, in decks without them 8 9 T. */
export function primieraValue(rank: string, scale: PrimieraScale): number {
  switch (scale) {
    case 'standard':
      return STANDARD.get(rank) ?? FIGURE;
    case 'figures-face':
      return STANDARD.get(rank) ?? FIGURE_FACES.get(rank) ?? FIGURE;
    case 'figures-zero':
      return STANDARD.get(rank) ?? 0;
    case 'nominal':
      return NOMINAL.get(rank) ?? 0;
  }
}

/** The values of a deck's ranks, by rank index. */
export const primieraScale = (deck: Deck, scale: PrimieraScale): Uint8Array =>
  Uint8Array.from(deck.ranks, (rank) => primieraValue(rank, scale));
