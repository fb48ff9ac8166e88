import type { Rules } from './model.ts';

/** Numbers that follow from the rules of a table. */

/** Cards dealt in a round: all hands of all packets and the table cards. What the deck has beyond them is left over. */
export const dealtCards = ({ table, deal }: Pick<Rules, 'table' | 'deal'>): number =>
  table.players * deal.handSizes.reduce((sum, size) => sum + size, 0) + deal.tableCards;

/** How many score for themselves: two sides of partners, else every seat (rule `table.teams`). */
export const sideCount = ({ teams, players }: Rules['table']): number => (teams === 'partners' ? 2 : players);
