import { MOST_CARDS, MOST_COINS, MOST_SEVENS, SETTEBELLO } from '../scoringItems.ts';
import type { VariantDefinition } from './variant.ts';

/** The Spanish game of fifteen. */
export const escoba: VariantDefinition = {
  id: 'escoba',
  names: { de: 'Escoba', it: 'Escoba', en: 'Escoba' },
  summary: {
    de: 'Die spanische Schwester: Gespielte und genommene Karten ergeben zusammen 15, mit freier Wahl. Statt der Primiera zählen die meisten Siebenen, wer 15 Punkte erreicht, gewinnt.',
    it: 'La sorella spagnola: carta giocata e carte prese fanno insieme 15, a libera scelta. Al posto della primiera conta il maggior numero di sette, e si vince a 15 punti.',
    en: 'The Spanish sister: played and captured cards add up to 15, and you choose freely. Most sevens replace the primiera, and 15 points win.',
  },
  rules: {
    deal: { redeal: {}, dealerBonus: 'escoba-groups' },
    capture: { by: 'total', total: 15, choice: 'free' },
    score: { items: [MOST_CARDS, MOST_COINS, SETTEBELLO, MOST_SEVENS] },
    victory: { target: 15 },
  },
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }],
};
