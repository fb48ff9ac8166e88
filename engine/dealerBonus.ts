import { countingValues } from './declare.ts';
import type { RulesTables } from './tables.ts';

const FIFTEEN = 15;
const THIRTY = 30;

/** Can the cards, each at one of its values, total exactly `total`? */
function canTotal(tables: RulesTables, cards: readonly number[], total: number): boolean {
  if (cards.length === 0) return total === 0;
  const [first, ...rest] = cards;
  return countingValues(tables, first).some(
    (value) => value <= total && canTotal(tables, rest, total - value),
  );
}

/** Can the cards be parted into two groups that total 15 each? */
function twoGroups(tables: RulesTables, cards: readonly number[]): boolean {
  for (let mask = 1; mask < (1 << cards.length) - 1; mask++) {
    const group = cards.filter((_, i) => mask & (1 << i));
    const others = cards.filter((_, i) => !(mask & (1 << i)));
    if (canTotal(tables, group, FIFTEEN) && canTotal(tables, others, FIFTEEN)) return true;
  }
  return false;
}

/** How many sweeps the table cards of the deal are worth to the dealer's side (rule `deal.dealerBonus`): 0, 1 or 2. */
export function dealerBonusSweeps(tables: RulesTables, cards: readonly number[]): number {
  const kind = tables.rules.deal.dealerBonus;
  if (kind === 'none' || cards.length === 0) return 0;
  const double = kind === 'escoba-groups' ? twoGroups(tables, cards) : canTotal(tables, cards, THIRTY);
  if (double) return 2;
  return canTotal(tables, cards, FIFTEEN) ? 1 : 0;
}
