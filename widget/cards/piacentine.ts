/** The Piacentine pattern: long cards in a thin frame, double-headed courts. */
import type { Card } from '../net/types.ts';
import type { Deck } from './deck.ts';
import { line, type Spot, use } from './kit.ts';
import { spotsIn } from './layout.ts';
import { piacentineAce } from './piacentineAces.ts';
import { piacentineCourt } from './piacentineCourts.ts';
import { layouts } from './piacentineLayouts.ts';
import { piacentineOrnament } from './piacentineOrnaments.ts';
import { piacentineSigns, signId } from './piacentineSigns.ts';

const width = 500;
const height = 900;

/** Where the signs of a number card stand, in the units of the box. */
export const piacentineSpots = (card: Card): readonly Spot[] => spotsIn(layouts, card, width, height);

const numberCard = (card: Card, spots: readonly Spot[]): string => {
  const sign = card === '2C' ? 'goblet' : (card[1] ?? '');
  const signs = spots.map((spot) => use(signId(sign), spot)).join('');
  const [behind, before] = piacentineOrnament(card);
  // The three clubs are thinner than the others, and so bound by a ribbon.
  const drawn = card === '3B' ? `<g transform="translate(112 0)scale(.55 1)">${signs}</g>` : signs;
  return behind + drawn + before;
};

/** All forty cards. */
export const piacentine: Deck = {
  id: 'piacentine',
  ranks: 'italian',
  hasSuitSigns: false,
  width,
  height,
  symbols: piacentineSigns,
  face(card) {
    const rank = card[0] ?? '';
    const suit = card[1] ?? '';
    if (!(suit in layouts)) return undefined;
    const spots = piacentineSpots(card);
    return spots.length > 0
      ? numberCard(card, spots)
      : rank === 'A'
        ? piacentineAce(suit)
        : piacentineCourt(rank, suit);
  },
  frame: (card, isOpen) =>
    line(
      `M${isOpen ? '34 150V866H466V34H150' : '34 34H466V866H34Z'}${'JQK'.includes(card[0] ?? '') ? 'M34 450H466' : ''}`,
      5,
    ),
  suit: (suit) => {
    const size = { D: 0.92, C: 0.56 }[suit] ?? 0.42;
    return use(signId(suit), [50, 50, size, suit === 'S' || suit === 'B' ? 40 : 0]);
  },
};
