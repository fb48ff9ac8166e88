import type { VariantDefinition } from './variant.ts';

/** Scopone with nine cards each; the four that nobody sees go to the dealer's side. */
export const scoponeDieci: VariantDefinition = {
  id: 'scopone-dieci',
  names: { de: 'Scopone a 10 carte', it: 'Scopone a 10 carte', en: 'Scopone a 10 carte' },
  summary: {
    de: 'Scopone mit neun Karten auf jeder Hand und leerem Tisch. Die vier übrigen Karten sieht niemand, am Ende bekommt sie die Seite des Gebers.',
    it: 'Lo Scopone con nove carte a testa e la tavola vuota. Le quattro carte che restano coperte vanno alla fine alla coppia del mazziere.',
    en: 'Scopone with nine cards each and an empty table. Nobody sees the other four; they go to the dealer’s side at the end.',
  },
  rules: { deal: { handSizes: [9], tableCards: 0, leftoverTo: 'dealer-side', redeal: {} } },
  tables: [{ players: 4 }],
};
