/** The French pattern: diamonds, hearts, clubs and spades, for packs from ace to ten and from seven to ace. */
import type { Card } from '../net/types.ts';
import type { Deck } from './deck.ts';
import { francesiCourt } from './francesiCourts.ts';
import { back, beads, disc, type Spot, shape, symbol, use } from './kit.ts';
import { type Layout, type Layouts, pairs, spotsIn } from './layout.ts';

const width = 500;
const height = 772;
const red = '#c2202b';
const black = '#1d1c22';

const signId = (suit: string): string => `francesi-${suit}`;
const flat = { line: 0 };

const signs: Readonly<Record<string, string>> = {
  D: shape('M0-50C12-28 24-14 38 0C24 14 12 28 0 50C-12 28-24 14-38 0C-24-14-12-28 0-50Z', red, flat),
  C: shape(
    'M0 48C-14 22-44 4-44-20C-44-38-32-46-21-46C-10-46-2-38 0-28C2-38 10-46 21-46C32-46 44-38 44-20C44 4 14 22 0 48Z',
    red,
    flat,
  ),
  B: shape(
    'M0-48C14-48 24-38 24-25C24-18 21-12 16-7C20-10 25-11 29-10C40-8 47 1 45 12C43 23 34 30 23 28C14 26 8 20 5 12C6 28 12 40 20 48H-20C-12 40-6 28-5 12C-8 20-14 26-23 28C-34 30-43 23-45 12C-47 1-40-8-29-10C-25-11-20-10-16-7C-21-12-24-18-24-25C-24-38-14-48 0-48Z',
    black,
    flat,
  ),
  S: shape(
    'M0-50C12-26 44-10 44 14C44 28 34 35 24 35C15 35 8 29 5 20C7 32 12 41 20 48H-20C-12 41-7 32-5 20C-8 29-15 35-24 35C-34 35-44 28-44 14C-44-10-12-26 0-50Z',
    black,
    flat,
  ),
};

const sides = (...ys: readonly number[]): Layout => pairs(0.2, ys, 1.25);
const middle = (...ys: readonly number[]): Layout => ys.map((y) => [0.5, y, 1.25] as const);

const ranks: Readonly<Record<string, Layout>> = {
  '2': middle(0.18, 0.82),
  '3': middle(0.18, 0.5, 0.82),
  '4': sides(0.18, 0.82),
  '5': [...sides(0.18, 0.82), ...middle(0.5)],
  '6': sides(0.18, 0.5, 0.82),
  '7': [...sides(0.18, 0.5, 0.82), ...middle(0.34)],
  '8': [...sides(0.18, 0.5, 0.82), ...middle(0.34, 0.66)],
  '9': [...sides(0.17, 0.39, 0.61, 0.83), ...middle(0.5)],
  T: [...sides(0.17, 0.39, 0.61, 0.83), ...middle(0.28, 0.72)],
};

const layouts: Layouts = { D: ranks, C: ranks, B: ranks, S: ranks };

/** Where the signs of a number card stand; those below the middle are upside down. */
export const francesiSpots = (card: Card): readonly Spot[] =>
  spotsIn(layouts, card, width, height).map(([x, y, size = 1]) => [x, y, size, y > height / 2 ? 180 : 0]);

const lozenge = (x: number, y: number): string =>
  [5, 2.4].map((r) => `M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r}-${r}Z`).join('');

/** Three columns of lozenges, one within the other. */
const lozenges = [14, 25, 36]
  .flatMap((x) =>
    Array.from({ length: x === 25 ? 6 : 5 }, (_, i) => lozenge(x, (x === 25 ? 13.5 : 19) + i * 11)),
  )
  .join('');

/** What makes an ace more than a one. */
const ring = (color: string): string =>
  beads('M250 184a202 202 0 1 1-.01 0', 9, 25.38, color) +
  disc(250, 386, 222, 'none', { line: 4, color }) +
  disc(250, 386, 182, 'none', { line: 4, color });

/** Fifty-two cards and more than any of the games needs. */
export const francesi: Deck = {
  id: 'francesi',
  ranks: 'french',
  hasSuitSigns: true,
  width,
  height,
  symbols: () =>
    Object.entries(signs)
      .map(([suit, drawn]) => symbol(signId(suit), drawn))
      .join('') + back(lozenges),
  face(card) {
    const rank = card[0] ?? '';
    const suit = card[1] ?? '';
    if (!(suit in signs)) return undefined;
    if (rank === 'A') return ring('DC'.includes(suit) ? red : black) + use(signId(suit), [250, 386, 3]);
    if ('JQK'.includes(rank)) return francesiCourt(rank, signId(suit), suit);
    const spots = francesiSpots(card);
    return spots.length === 0 ? undefined : spots.map((spot) => use(signId(suit), spot)).join('');
  },
  suit: (suit) => use(signId(suit), [50, 50, 0.92]),
};
