import { CARD_NUMBERS, cardsOf, RANKS, SUIT_BITS } from '../cardSet.ts';
import { type ItemTable, MOST, PER_CARD, PRIMIERA, RUN } from '../itemTables.ts';
import type { RulesTables } from '../tables.ts';

/** A point, in the whole numbers that playouts reckon with. */
export const POINT = 100;

const SUITS = 4;
const LARGEST_VALUE = 15;
const SUIT_SETS = RANKS + 1;

/**
 * Rough worth of cards by the variant's own scoring, for choosing plays in playouts and ordering them in the solver.
 * `ofSuit[suit · 1024 + ranks]` is the worth of a set of ranks of a suit, so a set of cards is four look-ups.
 */
export interface CardWeights {
  readonly ofCard: Int32Array;
  readonly ofSuit: Int32Array;
  /** What a sweep is worth. */
  readonly sweep: number;
  /** Sum of capture values of a set of ranks of any suit, at the lower value of each. */
  readonly sums: Uint8Array;
  /** The rank of each capture value, or -1. */
  readonly rankOfValue: Int8Array;
}

// How much of an item's points a single card of it is worth, in points.
const MOST_SHARE = 2;
const MOST_FLOOR = 0.05;
const SINGLE_SHARE = 0.8;
const LONGER_RUN_SHARE = 0.3;
const PRIMIERA_UNIT = 50;

/** What one card of an item is worth. */
function worthInItem(item: ItemTable, card: number, size: number): number {
  switch (item.counting) {
    case MOST:
      return (item.points + item.allPoints / 2) * (MOST_SHARE / size + MOST_FLOOR);
    case PER_CARD:
      return item.points;
    case RUN: {
      const place = item.run.findIndex((only) => cardsOf(only.lo, only.hi)[0] === card);
      const base = item.byLength ? item.min * item.points : item.points;
      return place < item.min
        ? (SINGLE_SHARE * base) / item.min
        : item.byLength
          ? LONGER_RUN_SHARE * item.points
          : 0;
    }
    case PRIMIERA: {
      const worth = (rank: number) => item.bestOfRanks[1 << rank];
      const cheapest = worth(item.dearest[item.dearest.length - 1]);
      return (item.points * (worth(card & (SUIT_BITS - 1)) - cheapest)) / PRIMIERA_UNIT;
    }
    default:
      return (SINGLE_SHARE * item.points) / size;
  }
}

function build(tables: RulesTables): CardWeights {
  const { deck } = tables;
  // Where the fewest points win, everything that scores is worth avoiding.
  const unit = tables.rules.victory.aim === 'least' ? -POINT : POINT;
  const ofCard = new Int32Array(CARD_NUMBERS);
  for (const item of tables.items) {
    const cards = cardsOf(item.lo, item.hi);
    for (const card of cards) ofCard[card] += Math.round(unit * worthInItem(item, card, cards.length));
  }
  const ofSuit = new Int32Array(SUITS * SUIT_SETS);
  const sums = new Uint8Array(SUIT_SETS);
  for (let ranks = 1; ranks < SUIT_SETS; ranks++) {
    const lowest = 31 - Math.clz32(ranks & -ranks);
    const rest = ranks & (ranks - 1);
    sums[ranks] = sums[rest] + deck.value[lowest];
    for (let suit = 0; suit < SUITS; suit++) {
      ofSuit[suit * SUIT_SETS + ranks] = ofSuit[suit * SUIT_SETS + rest] + ofCard[suit * SUIT_BITS + lowest];
    }
  }
  const rankOfValue = new Int8Array(LARGEST_VALUE + 1).fill(-1);
  for (let rank = deck.ranks.length - 1; rank >= 0; rank--) {
    rankOfValue[deck.value[rank]] = rank;
    if (deck.otherValue[rank] > 0) rankOfValue[deck.otherValue[rank]] = rank;
  }
  return { ofCard, ofSuit, sums, rankOfValue, sweep: unit * tables.sweepPoints };
}

const known = new WeakMap<RulesTables, CardWeights>();

/** The weights of compiled rules. */
export function weightsOf(tables: RulesTables): CardWeights {
  const before = known.get(tables);
  if (before) return before;
  const weights = build(tables);
  known.set(tables, weights);
  return weights;
}

/** Worth of a set of cards. */
export const worthOfSet = ({ ofSuit }: CardWeights, lo: number, hi: number): number =>
  ofSuit[lo & RANKS] +
  ofSuit[SUIT_SETS + ((lo >>> SUIT_BITS) & RANKS)] +
  ofSuit[2 * SUIT_SETS + (hi & RANKS)] +
  ofSuit[3 * SUIT_SETS + ((hi >>> SUIT_BITS) & RANKS)];

/** Sum of capture values of a set, aces of two values at the lower. */
export const valueOfSet = ({ sums }: CardWeights, lo: number, hi: number): number =>
  sums[lo & RANKS] + sums[(lo >>> SUIT_BITS) & RANKS] + sums[hi & RANKS] + sums[(hi >>> SUIT_BITS) & RANKS];
