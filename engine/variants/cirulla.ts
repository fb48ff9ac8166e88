import type { CompleteItem } from '../model.ts';
import { CLASSIC_ITEMS, NAPOLA_TO_SEVEN } from '../scoringItems.ts';
import type { VariantDefinition } from './variant.ts';

/** The run of coins from the ace under its Ligurian name. */
const PICCOLA: CompleteItem = { ...NAPOLA_TO_SEVEN, key: 'piccola' };

/** The three courts of coins. */
const GRANDE: CompleteItem = { kind: 'set', key: 'grande', points: 5, cards: ['JD', 'QD', 'KD'] };

/** The Ligurian game of value and fifteen, with declarations. */
export const cirulla: VariantDefinition = {
  id: 'cirulla',
  names: { de: 'Cirulla', it: 'Cirulla', en: 'Cirulla' },
  summary: {
    de: 'Das lebhafte Spiel aus Ligurien: Man nimmt nach Wert oder bis zur Summe 15, Asse räumen den Tisch, und gute Blätter werden angesagt. Gespielt wird bis 51.',
    it: 'Il vivace gioco ligure: si prende per valore o facendo 15, l’asso prende tutto e le buone mani si accusano. Si arriva a 51.',
    en: 'The lively game of Liguria: capture by value or by making 15, aces clear the table and good hands are declared. The match goes to 51.',
  },
  rules: {
    deal: { redeal: { aces: 2 }, dealerBonus: 'fifteen-thirty' },
    capture: { by: 'value-or-total', total: 15 },
    ace: { sweeps: true, sweepScores: true, choice: 'free' },
    score: { items: [...CLASSIC_ITEMS, PICCOLA, GRANDE] },
    declare: { kind: 'cirulla', matta: '7C' },
    victory: { target: 51, instantWin: ['all-coins'] },
  },
  tables: [{ players: 2 }, { players: 4 }],
};
