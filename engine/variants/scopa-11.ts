import type { VariantDefinition } from './variant.ts';

/** Captures make eleven together with the played card. */
export const scopa11: VariantDefinition = {
  id: 'scopa-11',
  names: { de: 'Scopa di undici', it: 'Scopa di undici', en: 'Scopa di Undici' },
  summary: {
    de: 'Die gespielte Karte und die Karten, die sie nimmt, ergeben zusammen 11. Gibt es mehrere Möglichkeiten, nimmt man so wenige Karten wie möglich.',
    it: 'La carta giocata e quelle che prende fanno insieme 11. Se le prese possibili sono più d’una, si prende il minor numero di carte.',
    en: 'The card you play and the cards it takes add up to 11. Where there is a choice, you must take as few cards as possible.',
  },
  rules: { capture: { by: 'total', total: 11, choice: 'fewest-cards' } },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
