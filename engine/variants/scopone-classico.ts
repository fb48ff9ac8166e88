import type { VariantDefinition } from './variant.ts';

/** Scopone with four cards on the table at the start. */
export const scoponeClassico: VariantDefinition = {
  id: 'scopone-classico',
  names: { de: 'Klassisches Scopone', it: 'Scopone classico', en: 'Classic Scopone' },
  summary: {
    de: 'Scopone mit vier offenen Karten: Zwei Partnerschaften, neun Karten auf jeder Hand, vier auf dem Tisch.',
    it: 'Lo Scopone con quattro carte scoperte: due coppie, nove carte a testa e quattro in tavola.',
    en: 'Scopone with four open cards: two partnerships, nine cards each and four on the table.',
  },
  rules: { deal: { handSizes: [9] } },
  tables: [{ players: 4 }],
};
