import type { VariantDefinition } from './variant.ts';

/** An ace takes the whole table, but that is no sweep. */
export const scopaDAssi: VariantDefinition = {
  id: 'scopa-d-assi',
  names: { de: 'Scopa d’Assi', it: 'Scopa d’Assi', en: 'Scopa d’Assi' },
  summary: {
    de: 'Jedes Ass räumt den ganzen Tisch ab. Als Scopa zählt das nicht.',
    it: 'Ogni asso prende tutte le carte in tavola. La presa non vale come scopa.',
    en: 'Every ace takes the whole table. That does not count as a sweep.',
  },
  rules: { ace: { sweeps: true } },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
