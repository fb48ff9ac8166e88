import type { VariantDefinition } from './variant.ts';

/** Scopone scientifico: the whole deck is dealt and the table starts empty. */
export const scopone: VariantDefinition = {
  id: 'scopone',
  names: { de: 'Scopone scientifico', it: 'Scopone scientifico', en: 'Scopone scientifico' },
  summary: {
    de: 'Vier Spieler in zwei Partnerschaften, zehn Karten auf jeder Hand und ein leerer Tisch: Alle Karten sind von Anfang an im Spiel.',
    it: 'Quattro giocatori in due coppie, dieci carte a testa e la tavola vuota: tutte le carte sono in gioco dall’inizio.',
    en: 'Four players in two partnerships, ten cards each and an empty table: every card is in play from the start.',
  },
  rules: { deal: { handSizes: [10], tableCards: 0, redeal: {} } },
  tables: [{ players: 4 }, { players: 2, rules: { deal: { handSizes: [10, 10] } } }],
};
