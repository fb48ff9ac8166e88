import { rankOf } from './cards.ts';
import type { RulesTables } from './tables.ts';

const PACKET = 3;
const LOW_TOTAL = 9;
const LOW_POINTS = 3;
const ALIKE_POINTS = 10;
/** What a wild card can stand for. */
const WILD_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The values a card may be counted at in declarations and the dealer's bonus: a wild card at any. */
export function countingValues(tables: RulesTables, card: number): readonly number[] {
  if (card === tables.matta) return WILD_VALUES;
  const other = tables.deck.otherValue[card];
  return other === 0 ? [tables.deck.value[card]] : [tables.deck.value[card], other];
}

/**
 * Points of a declaration by rule `declare: cirulla`, 0 when there is none: a packet of three that totals at most
 * nine 3 points, three of a rank 10, the better one only. The wild card counts as whatever serves best.
 */
export function declarationPoints(tables: RulesTables, hand: ArrayLike<number>): number {
  if (hand.length !== PACKET) return 0;
  const cards = Array.from(hand);
  const natural = cards.filter((card) => card !== tables.matta);
  if (
    natural.every((card) => rankOf(card) === rankOf(natural[0])) ||
    cards.every((card) => rankOf(card) === rankOf(cards[0]))
  ) {
    return ALIKE_POINTS;
  }
  const total = cards.reduce((sum, card) => sum + countingValues(tables, card)[0], 0);
  return total <= LOW_TOTAL ? LOW_POINTS : 0;
}
