import type { VariantDefinition } from './variant.ts';

/** All four knights double their holder's sweeps. */
export const ilPonino: VariantDefinition = {
  id: 'il-ponino',
  names: { de: 'Il Ponino', it: 'Il Ponino', en: 'Il Ponino' },
  summary: {
    de: 'Scopa mit einem Kniff: Wer alle vier Reiter nimmt, dessen Scopas zählen doppelt.',
    it: 'La Scopa con una sorpresa: a chi prende tutti e quattro i cavalli le scope valgono doppio.',
    en: 'Scopa with a twist: whoever takes all four knights counts every sweep twice.',
  },
  rules: { sweep: { doubleWhenAllOfRank: 'Q' } },
  tables: [{ players: 2 }, { players: 4 }],
};
