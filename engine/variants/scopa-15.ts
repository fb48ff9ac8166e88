import type { VariantDefinition } from './variant.ts';

/** Captures make fifteen together with the played card. */
export const scopa15: VariantDefinition = {
  id: 'scopa-15',
  names: { de: 'Scopa di quindici', it: 'Scopa di quindici', en: 'Scopa di Quindici' },
  summary: {
    de: 'Die gespielte Karte und die Karten, die sie nimmt, ergeben zusammen 15. Gibt es mehrere Möglichkeiten, nimmt man so wenige Karten wie möglich.',
    it: 'La carta giocata e quelle che prende fanno insieme 15. Se le prese possibili sono più d’una, si prende il minor numero di carte.',
    en: 'The card you play and the cards it takes add up to 15. Where there is a choice, you must take as few cards as possible.',
  },
  rules: { capture: { by: 'total', total: 15, choice: 'fewest-cards' } },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
