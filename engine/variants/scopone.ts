import type { VariantDefinition } from './variant.ts';

/** Scopone scientifico: the whole deck is dealt and the table starts empty. */
export const scopone: VariantDefinition = {
  id: 'scopone',
  names: { de: 'Scopone scientifico', it: 'Scopone scientifico', en: 'Scopone scientifico' },
  summary: {
    de: 'Alle Karten werden gegeben, und der Tisch beginnt leer. Üblich zu viert in zwei Partnerschaften, mit zehn Karten auf jeder Hand.',
    it: 'Si danno tutte le carte e la tavola parte vuota. Di solito si gioca in quattro, a coppie, con dieci carte a testa.',
    en: 'Every card is dealt and the table starts empty. Usually four play in two partnerships, ten cards each.',
  },
  rules: { deal: { handSizes: [10], tableCards: 0, redeal: {} } },
  tables: [{ players: 4 }, { players: 2, rules: { deal: { handSizes: [10, 10] } } }],
};
