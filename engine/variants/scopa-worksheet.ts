import { MOST_CARDS } from '../scoringItems.ts';
import type { VariantDefinition } from './variant.ts';

/** The short form that is taught at school: cards and sweeps only, and nobody is forced to capture. */
export const scopaWorksheet: VariantDefinition = {
  id: 'scopa-worksheet',
  names: { de: 'Schul-Scopa', it: 'Scopa a scuola', en: 'Classroom Scopa' },
  summary: {
    de: 'Die kurze Fassung aus dem Unterricht: Es zählen nur die meisten Karten und die Scopas. Jeder spielt für sich, im Uhrzeigersinn, und niemand muss nehmen.',
    it: 'La versione breve da scuola: contano solo le carte e le scope. Ognuno gioca per sé, in senso orario, e prendere non è obbligatorio.',
    en: 'The short form for the classroom: only most cards and sweeps score. Everyone plays alone, clockwise, and capturing is never compulsory.',
  },
  rules: {
    table: { direction: 'clockwise', teams: 'individual' },
    deal: { redeal: {} },
    capture: { duty: 'may' },
    sweep: { lastPlay: 'counts' },
    score: { items: [MOST_CARDS] },
  },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
