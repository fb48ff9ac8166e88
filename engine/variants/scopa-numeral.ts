import type { VariantDefinition } from './variant.ts';

/** Scopa with 8, 9 and 10 in place of the courts, for easier reckoning with children. */
export const scopaNumeral: VariantDefinition = {
  id: 'scopa-numeral',
  names: { de: 'Scopa mit Zahlenkarten', it: 'Scopa con i numeri', en: 'Scopa with number cards' },
  summary: {
    de: 'Scopa ohne Bildkarten: Acht, Neun und Zehn stehen an ihrer Stelle, jede Karte zeigt ihren Wert. Gut zum Lernen und für Kinder.',
    it: 'La Scopa senza figure: al loro posto ci sono l’otto, il nove e il dieci, e ogni carta mostra il suo valore. Ideale per imparare e per i bambini.',
    en: 'Scopa without court cards: eight, nine and ten take their place, so every card shows what it is worth. Good for learning and for children.',
  },
  rules: { deck: { kind: 'numeral-40' } },
  tables: [{ players: 2 }, { players: 4 }],
};
