import { MOST_CARDS } from '../scoringItems.ts';
import type { VariantDefinition } from './variant.ts';

/** The grand-ducal game of Karlsruhe, played with a Skat deck. */
export const karl: VariantDefinition = {
  id: 'karl',
  names: {
    de: 'Karl-spielt-König-in-Scopa',
    it: 'Karl-spielt-König-in-Scopa',
    en: 'Karl-spielt-König-in-Scopa',
  },
  summary: {
    de: 'Die großherzogliche Scopa aus Karlsruhe mit dem Skatblatt: Bube 2, Dame 3, König 4, das Ass 1 oder 11. Es zählen Feger, Kreuz König, Damen, Mobilitätspunkt und Karten.',
    it: 'La Scopa granducale di Karlsruhe con 32 carte francesi: fante 2, donna 3, re 4, asso 1 o 11. Contano scope, re di fiori, donne, punto mobilità e carte.',
    en: 'The grand-ducal Scopa of Karlsruhe with a 32-card deck: jack 2, queen 3, king 4, ace 1 or 11. Sweeps, the king of clubs, queens, the mobility point and cards score.',
  },
  rules: {
    deck: { kind: 'skat-32' },
    table: { direction: 'clockwise' },
    deal: { redeal: {} },
    sweep: { lastPlay: 'counts' },
    score: {
      items: [
        { kind: 'card', key: 'card-kb', points: 1, card: 'KB' },
        { kind: 'most-of-rank', key: 'queens', points: 1, rank: 'Q', tie: 'nobody' },
        { kind: 'set', key: 'mobility', points: 1, cards: ['JB', 'KS'] },
        MOST_CARDS,
      ],
    },
    victory: { tieBreak: 'overtime-lead-2' },
  },
  tables: [
    { players: 2, rules: { deal: { tableCards: 2, handSizes: [3, 3, 3, 3, 3] } } },
    { players: 3, rules: { deal: { tableCards: 5, handSizes: [3, 3, 3] } } },
    { players: 4, rules: { deal: { tableCards: 4, handSizes: [4, 3] } } },
  ],
};
