import type { CompleteItem, ItemOf } from './model.ts';

/** The scoring items that several variants and house rules share, each complete and under the key it is shown by. */

/** One point for the most cards taken. */
export const MOST_CARDS: CompleteItem = { kind: 'most-cards', key: 'cards', points: 1, tie: 'nobody' };

/** One point for the most coins taken. */
export const MOST_COINS: CompleteItem = {
  kind: 'most-of-suit',
  key: 'coins',
  points: 1,
  suit: 'D',
  tie: 'nobody',
};

/** One point for the seven of coins. */
export const SETTEBELLO: CompleteItem = { kind: 'card', key: 'settebello', points: 1, card: '7D' };

/** One point for the best card of each suit, 7 = 21 down to courts = 10; a side that lacks a suit has none. */
export const PRIMIERA: CompleteItem = {
  kind: 'primiera',
  key: 'primiera',
  points: 1,
  scale: 'standard',
  missingSuit: 'ineligible',
  mode: 'points',
  tie: 'nobody',
};

/** The four points of classic Scopa, in the order they are counted. */
export const CLASSIC_ITEMS: readonly CompleteItem[] = [MOST_CARDS, MOST_COINS, SETTEBELLO, PRIMIERA];

/** Most sevens one point, and one more for all four (Escoba). */
export const MOST_SEVENS: CompleteItem = {
  kind: 'most-of-rank',
  key: 'sevens',
  points: 1,
  rank: '7',
  allPoints: 1,
  tie: 'nobody',
};

/** The unbroken run of coins from the ace, at least three long, a point a card. */
export const NAPOLA: ItemOf<'run'> = {
  kind: 'run',
  key: 'napola',
  points: 1,
  suit: 'D',
  fromRank: 'A',
  min: 3,
  max: 10,
  pointsBy: 'length',
};

/** The napola that stops at the seven. */
export const NAPOLA_TO_SEVEN: ItemOf<'run'> = { ...NAPOLA, max: 7 };

/** Ace, two and three of coins for three points, however far the run goes on. */
export const NAPOLA_FIXED: ItemOf<'run'> = { ...NAPOLA, points: 3, max: 3, pointsBy: 'fixed' };
