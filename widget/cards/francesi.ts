/** The French pattern: diamonds, hearts, clubs and spades, for packs from ace to ten and from seven to ace. */
import type { Card } from '../net/types.ts';
import type { Deck } from './deck.ts';
import { twin } from './figure.ts';
import { francesiCourt } from './francesiCourts.ts';
import { back, type Spot, shape, symbol, use } from './kit.ts';
import { type Layout, type Layouts, pairs, spotsIn } from './layout.ts';

const width = 500;
const height = 772;
const red = '#c2202b';
const black = '#1d1c22';

const signId = (suit: string): string => `francesi-${suit}`;
const flat = { line: 0 };

const signs: Readonly<Record<string, string>> = {
  D: twin(shape('M-1 50c13-22 25-36 39-50-14-14-26-28-39-50', red, flat)),
  C: twin(shape('M1 48c-15-26-45-44-45-68 0-18 12-26 23-26 11 0 19 8 22 18', red, flat)),
  B: twin(
    shape(
      'M1 48h-21c8-8 14-20 15-36-3 8-9 14-18 16-11 2-20-5-22-16-2-11 5-20 16-22 4-1 9 0 13 3-5-5-8-11-8-18 0-13 10-23 25-23',
      black,
      flat,
    ),
  ),
  S: twin(shape('M1 48h-21c8-7 13-16 15-28-3 9-10 15-19 15-10 0-20-7-20-21 0-24 32-40 45-64', black, flat)),
};

const sides = (...ys: readonly number[]): Layout => pairs(0.2, ys, 1.12);
const middle = (...ys: readonly number[]): Layout => ys.map((y) => [0.5, y, 1.12] as const);

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
    if (rank === 'A') return use(signId(suit), [250, 386, 2.3]);
    if ('JQK'.includes(rank)) return francesiCourt(rank, signId(suit), suit);
    const spots = francesiSpots(card);
    return spots.length === 0 ? undefined : spots.map((spot) => use(signId(suit), spot)).join('');
  },
  suit: (suit) => use(signId(suit), [50, 50, 0.92]),
};
