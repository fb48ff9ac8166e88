/** The settlement of a round, read from the service's score: who won each line, and where nobody did. */
import type { Card, DeckCard, RoundScore, ScoreLine } from '../net/types.ts';

/** How a line of the settlement went. */
type LineResult =
  | { readonly kind: 'won'; readonly sides: readonly number[] }
  | { readonly kind: 'tie' }
  | { readonly kind: 'nobody' };

/** Items that go to whoever has most: only these can be tied. */
const contested: readonly string[] = ['most-cards', 'most-of-suit', 'most-of-rank', 'primiera'];

/** Sides that got points of the line; a tie when the highest figure of a contest is shared and brought nothing. */
export function resultOf(line: ScoreLine): LineResult {
  const winners = line.sides.filter((side) => side.points !== 0).map((side) => side.side);
  if (winners.length > 0) return { kind: 'won', sides: winners };
  const best = Math.max(...line.sides.map((side) => side.value));
  const leaders = line.sides.filter((side) => side.value === best);
  const tied = best > 0 && leaders.length > 1 && contested.includes(line.item?.kind ?? '');
  return tied ? { kind: 'tie' } : { kind: 'nobody' };
}

/** The worth of each card of a primiera, when these add up to the figure of the line; otherwise nothing. */
export function primieraValues(
  cards: readonly Card[],
  value: number,
  deck: ReadonlyMap<Card, DeckCard>,
): readonly { readonly card: Card; readonly value: number }[] {
  const valued = cards.map((card) => ({ card, value: deck.get(card)?.primiera ?? 0 }));
  const sum = valued.reduce((total, each) => total + each.value, 0);
  return sum === value ? valued : [];
}

/** Points of a side in the whole match before this round. */
export function matchPointsBefore(score: RoundScore, side: number): number {
  const own = score.sides.find((each) => each.side === side);
  return own === undefined ? 0 : own.matchPoints - own.roundPoints;
}
