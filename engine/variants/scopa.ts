import type { VariantDefinition } from './variant.ts';

/** Classic Scopa: the default rules and nothing else. */
export const scopa: VariantDefinition = {
  id: 'scopa',
  names: { de: 'Scopa', it: 'Scopa', en: 'Scopa' },
  summary: {
    de: 'Das klassische Spiel: drei Karten auf der Hand, vier auf dem Tisch. Karten, Münzen, Settebello, Primiera und jede Scopa zählen, wer 11 Punkte erreicht, gewinnt.',
    it: 'Il gioco classico: tre carte in mano e quattro in tavola. Contano carte, denari, settebello, primiera e ogni scopa, e si vince a 11 punti.',
    en: 'The classic game: three cards in hand, four on the table. Cards, coins, settebello, primiera and every sweep score, and 11 points win.',
  },
  rules: {},
  tables: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 6 }],
  withExtra: { 'a-perdere': { victory: { target: 21 } } },
};
