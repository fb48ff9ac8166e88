/** Where the signs of the number cards stand, as fractions of a card. */
import type { Card } from '../net/types.ts';
import type { Spot } from './kit.ts';

/** Fractions of width and height, size as a factor on the sign's own size, turn in degrees. */
type Place = readonly [x: number, y: number, size: number, turn?: number, mirror?: boolean];

/** The signs of one card. */
export type Layout = readonly Place[];

/** By suit and rank. */
export type Layouts = Readonly<Record<string, Readonly<Record<string, Layout>>>>;

/** Pairs left and right of the middle, one at each height. */
export const pairs = (side: number, ys: readonly number[], size: number): Layout =>
  ys.flatMap((y) => [[0.5 - side, y, size] as const, [0.5 + side, y, size] as const]);

/** A row across the card, one sign for each turn. */
export const row = (side: number, y: number, size: number, turns: readonly number[]): Layout =>
  turns.map((turn, i) => [0.5 + side * ((2 * i) / (turns.length - 1) - 1), y, size, turn] as const);

/** Where the signs of a card stand, in the units of a box. */
export const spotsIn = (layouts: Layouts, card: Card, width: number, height: number): readonly Spot[] =>
  (layouts[card[1] ?? '']?.[card[0] ?? ''] ?? []).map(([x, y, size, turn = 0, mirror = false]) => [
    Math.round(x * width),
    Math.round(y * height),
    size,
    turn,
    mirror,
  ]);
