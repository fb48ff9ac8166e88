import { CLASSIC_ITEMS, NAPOLA } from '../scoringItems.ts';
import type { VariantDefinition } from './variant.ts';

/** Scopa d'Assi as a partnership game to 31, with napola and the whole deck in the hands. */
export const scopaDAssi31: VariantDefinition = {
  id: 'scopa-d-assi-31',
  names: { de: 'Scopa d’Assi bis 31', it: 'Scopa d’Assi a 31', en: 'Scopa d’Assi to 31' },
  summary: {
    de: 'Zu viert in Partnerschaften, zehn Karten auf jeder Hand, leerer Tisch: Asse räumen ab, die Napola zählt, und man spielt bis 31. Alle zehn Münzen gewinnen sofort.',
    it: 'In quattro a coppie, dieci carte a testa e tavola vuota: l’asso prende tutto, vale la napola e si arriva a 31. Chi prende tutti i denari vince subito.',
    en: 'Four in partnerships, ten cards each, empty table: aces clear it, napola scores and the match goes to 31. All ten coins win at once.',
  },
  rules: {
    deal: { handSizes: [10], tableCards: 0, redeal: {} },
    ace: { sweeps: true, openingBan: true },
    score: { items: [...CLASSIC_ITEMS, NAPOLA] },
    victory: { target: 31, instantWin: ['all-coins'] },
  },
  tables: [{ players: 4 }],
};
