import { CLASSIC_ITEMS } from '../scoringItems.ts';
import { scopone } from './scopone.ts';
import type { VariantDefinition } from './variant.ts';

/** Scopone in which the three smallest coins are worth a fight. */
export const scoponeTrente: VariantDefinition = {
  id: 'scopone-trente',
  names: { de: 'Scopone Trente', it: 'Scopone Trente', en: 'Scopone Trente' },
  summary: {
    de: 'Scopone bis 21, in dem auch Ass, Zwei und Drei der Münzen zählen: 1, 2 und 3 Punkte. Wer alle drei nimmt, gewinnt die Partie sofort.',
    it: 'Lo Scopone a 21 in cui valgono anche asso, due e tre di denari: 1, 2 e 3 punti. Chi li prende tutti e tre vince subito la partita.',
    en: 'Scopone to 21 in which the ace, two and three of coins score as well: 1, 2 and 3 points. Taking all three wins the match at once.',
  },
  rules: {
    ...scopone.rules,
    score: {
      items: [
        ...CLASSIC_ITEMS,
        { kind: 'card', key: 'card-ad', points: 1, card: 'AD' },
        { kind: 'card', key: 'card-2d', points: 2, card: '2D' },
        { kind: 'card', key: 'tre-denari', points: 3, card: '3D' },
      ],
    },
    victory: { target: 21, instantWin: ['ace-2-3-coins'] },
  },
  tables: [{ players: 4 }],
};
