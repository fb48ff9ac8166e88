import type { VariantDefinition } from './variant.ts';

/** An ace takes the whole table, and that is a sweep. */
export const assoPigliaTutto: VariantDefinition = {
  id: 'asso-piglia-tutto',
  names: { de: 'Asso piglia tutto', it: 'Asso piglia tutto', en: 'Asso piglia tutto' },
  summary: {
    de: 'Jedes Ass räumt den ganzen Tisch ab, und das zählt als Scopa.',
    it: 'Ogni asso prende tutte le carte in tavola, e la presa vale come scopa.',
    en: 'Every ace takes the whole table, and that counts as a sweep.',
  },
  rules: { ace: { sweeps: true, sweepScores: true } },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
