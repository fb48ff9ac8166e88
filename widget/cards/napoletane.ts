/** The Neapolitan pattern: where each sign stands on the number cards; the courts are in their own file. */
import type { Card } from '../net/types.ts';
import type { Deck } from './deck.ts';
import { type Spot, use } from './kit.ts';
import { napoletaneAce } from './napoletaneAces.ts';
import { napoletaneCourt } from './napoletaneCourts.ts';
import { napoletaneSigns, signId } from './napoletaneSigns.ts';

const width = 500;
const height = 820;

/** Fractions of width and height, size as a factor on the sign's own size of 100, turn in degrees. */
type Layout = readonly (readonly [x: number, y: number, size: number, turn?: number, mirror?: boolean])[];

const pairs = (xs: readonly [number, number], ys: readonly number[], size: number): Layout =>
  ys.flatMap((y) => xs.map((x) => [x, y, size] as const));

const up = (xs: readonly number[], y: number, size: number): Layout => xs.map((x) => [x, y, size] as const);
const down = (xs: readonly number[], y: number, size: number): Layout =>
  xs.map((x) => [x, y, size, 180] as const);

const layouts: Readonly<Record<string, Readonly<Record<string, Layout>>>> = {
  D: {
    '2': [
      [0.5, 0.26, 2.5],
      [0.5, 0.74, 2.5],
    ],
    '3': [
      [0.7, 0.19, 2],
      [0.32, 0.5, 2],
      [0.68, 0.81, 2],
    ],
    '4': pairs([0.28, 0.72], [0.2, 0.8], 1.65),
    '5': [...pairs([0.26, 0.74], [0.16, 0.84], 1.4), [0.5, 0.5, 2.1]],
    '6': pairs([0.27, 0.73], [0.16, 0.5, 0.84], 1.45),
    '7': [...pairs([0.25, 0.75], [0.14, 0.58, 0.87], 1.24), [0.5, 0.355, 1.24]],
  },
  C: {
    '2': [
      [0.5, 0.27, 2.7],
      [0.5, 0.75, 2.7],
    ],
    '3': [
      [0.3, 0.2, 1.85],
      [0.7, 0.5, 1.85],
      [0.3, 0.8, 1.85],
    ],
    '4': pairs([0.27, 0.73], [0.22, 0.78], 1.75),
    '5': [...pairs([0.26, 0.74], [0.17, 0.83], 1.45), [0.5, 0.5, 1.6]],
    '6': pairs([0.27, 0.73], [0.17, 0.5, 0.83], 1.42),
    '7': [...pairs([0.25, 0.75], [0.15, 0.57, 0.86], 1.2), [0.5, 0.36, 1.2]],
  },
  S: {
    '2': [
      [0.31, 0.5, 2.05],
      [0.69, 0.5, 2.05, 180],
    ],
    '3': [
      [0.24, 0.5, 1.95, 180],
      [0.5, 0.5, 1.95],
      [0.76, 0.5, 1.95, 180],
    ],
    '4': [
      [0.29, 0.26, 1.12, 153],
      [0.71, 0.26, 1.12, 207],
      [0.29, 0.74, 1.12, 27],
      [0.71, 0.74, 1.12, -27],
    ],
    '5': [...up([0.22, 0.78], 0.235, 0.96), ...down([0.22, 0.78], 0.765, 0.96), [0.5, 0.5, 0.98, -90]],
    '6': [...down([0.2, 0.5, 0.8], 0.26, 1.06), ...up([0.2, 0.5, 0.8], 0.74, 1.06)],
    '7': [...up([0.2, 0.5, 0.8], 0.225, 0.92), ...down([0.2, 0.5, 0.8], 0.775, 0.92), [0.5, 0.5, 0.96, -90]],
  },
  B: {
    '2': [
      [0.29, 0.5, 2.1],
      [0.71, 0.5, 2.1, 0, true],
    ],
    '3': [
      [0.25, 0.5, 1.95, -9],
      [0.75, 0.5, 1.95, 9, true],
      [0.5, 0.5, 2.05],
    ],
    '4': [
      [0.28, 0.255, 1.12, -12],
      [0.72, 0.255, 1.12, 12, true],
      [0.28, 0.745, 1.12, 192, true],
      [0.72, 0.745, 1.12, 168],
    ],
    '5': [...down([0.23, 0.77], 0.235, 0.96), ...up([0.23, 0.77], 0.765, 0.96), [0.5, 0.5, 0.98, -90]],
    '6': [
      [0.2, 0.26, 1.04, 180],
      [0.5, 0.26, 1.04],
      [0.8, 0.26, 1.04],
      [0.2, 0.74, 1.04, 180],
      [0.5, 0.74, 1.04, 180],
      [0.8, 0.74, 1.04],
    ],
    '7': [
      [0.2, 0.225, 0.9, 180],
      [0.5, 0.225, 0.9, 180],
      [0.8, 0.225, 0.9],
      [0.5, 0.5, 0.94, -90],
      [0.2, 0.775, 0.9, 180],
      [0.5, 0.775, 0.9],
      [0.8, 0.775, 0.9],
    ],
  },
};

/** Where the signs of a number card stand, in the units of the box. */
export function napoletaneSpots(card: Card): readonly Spot[] {
  const layout = layouts[card[1] ?? '']?.[card[0] ?? ''] ?? [];
  return layout.map(([x, y, size, turn = 0, mirror = false]) => [
    Math.round(x * width),
    Math.round(y * height),
    size,
    turn,
    mirror,
  ]);
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
    return spots.length === 0 ? undefined : spots.map((spot) => use(signId(suit), spot)).join('');
  },
  suit: (suit) => {
    const tall = suit === 'S' || suit === 'B';
    return use(signId(suit), [50, 50, tall ? 0.42 : 0.92, tall ? 40 : 0]);
  },
};
