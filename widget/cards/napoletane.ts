/** The Neapolitan pattern: short cards without a frame, courts from head to foot on a coloured ground. */
import type { Card } from '../net/types.ts';
import type { Deck } from './deck.ts';
import { type Spot, use } from './kit.ts';
import { spotsIn } from './layout.ts';
import { napoletaneAce } from './napoletaneAces.ts';
import { napoletaneCourt } from './napoletaneCourts.ts';
import { layouts } from './napoletaneLayouts.ts';
import { napoletaneOrnament } from './napoletaneOrnaments.ts';
import { napoletaneSigns, signId } from './napoletaneSigns.ts';

const width = 500;
const height = 820;

/** Where the signs of a number card stand, in the units of the box. */
export const napoletaneSpots = (card: Card): readonly Spot[] => spotsIn(layouts, card, width, height);

/** Roses and bowls take the place of the plain sign on a few cards; small coins have a spiral, not a face. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '2D': ['rose', 'rose'],
  '5D': ['D', 'D', 'D', 'D', 'rose'],
  '6D': Array.from({ length: 6 }, () => 'boss'),
  '2C': ['bowl', 'bowl'],
};

function numberCard(card: Card, spots: readonly Spot[]): string {
  const [behind, before] = napoletaneOrnament(card);
  const drawn = spots.map((spot, i) => use(signId(signs[card]?.[i] ?? card[1] ?? ''), spot));
  return behind + drawn.join('') + before;
}

/** All forty cards. */
export const napoletane: Deck = {
  id: 'napoletane',
  ranks: 'italian',
  hasSuitSigns: false,
  width,
  height,
  symbols: napoletaneSigns,
  face(card) {
    const rank = card[0] ?? '';
    const suit = card[1] ?? '';
    if (!(suit in layouts)) return undefined;
    if (rank === 'A') return napoletaneAce(suit);
    if ('JQK'.includes(rank)) return napoletaneCourt(rank, suit);
    const spots = napoletaneSpots(card);
    return spots.length === 0 ? undefined : numberCard(card, spots);
  },
  suit: (suit) => {
    const tall = suit === 'S' || suit === 'B';
    return use(signId(suit), [50, 50, tall ? 0.42 : 0.92, tall ? 40 : 0]);
  },
};
