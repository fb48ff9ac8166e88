import { CLASSIC_ITEMS } from '../scoringItems.ts';
import { escoba } from './escoba.ts';
import type { VariantDefinition } from './variant.ts';

/** Escoba in which the primiera, there called setenta, is counted in place of the sevens. */
export const escobaSetenta: VariantDefinition = {
  id: 'escoba-setenta',
  names: { de: 'Escoba mit Setenta', it: 'Escoba con la setenta', en: 'Escoba with setenta' },
  summary: {
    de: 'Escoba, bei der nicht die meisten Siebenen zählen, sondern die Primiera, die auf Spanisch Setenta heißt.',
    it: 'L’Escoba in cui non contano i sette ma la primiera, che in spagnolo si chiama setenta.',
    en: 'Escoba in which the primiera, called setenta in Spanish, counts in place of the most sevens.',
  },
  rules: { ...escoba.rules, score: { items: CLASSIC_ITEMS } },
  tables: escoba.tables,
};
