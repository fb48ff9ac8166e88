import type { VariantDefinition } from './variant.ts';

/** Only aces and courts are worth anything, and sweeps are not. */
export const scopaFrac: VariantDefinition = {
  id: 'scopa-frac',
  names: { de: 'Scopa Frac', it: 'Scopa Frac', en: 'Scopa Frac' },
  summary: {
    de: 'Nur die Asse und die Bildkarten zählen, jede einen Punkt; Scopas sind nichts wert. Was man nimmt, wählt man frei.',
    it: 'Contano solo gli assi e le figure, un punto ciascuno; le scope non valgono nulla. La presa si sceglie liberamente.',
    en: 'Only aces and court cards score, a point each; sweeps are worth nothing. You choose freely what to capture.',
  },
  rules: {
    capture: { choice: 'free' },
    sweep: { points: 0 },
    score: {
      items: [{ kind: 'per-card', key: 'aces-and-courts', points: 1, ranks: ['A', 'J', 'Q', 'K'] }],
    },
  },
  tables: [{ players: 2 }],
};
