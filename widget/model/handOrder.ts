/** How a hand is laid out. Cards keep their order while others are played. */
import type { Card, DeckCard } from '../net/types.ts';

/** The hand in that order: as it was dealt, by what the cards take, or by suit. */
export function ordered(hand: readonly Card[], order: string, deck: readonly DeckCard[]): readonly Card[] {
  if (order === 'dealt') return hand;
  // The pack is ordered by suit, then by rank.
  const place = new Map(deck.map(({ card, values }, i) => [card, { i, value: values[0] ?? 0 }]));
  const at = (card: Card): { readonly i: number; readonly value: number } =>
    place.get(card) ?? { i: 0, value: 0 };
  return [...hand].sort((one, other) =>
    order === 'value' ? at(one).value - at(other).value || at(one).i - at(other).i : at(one).i - at(other).i,
  );
}
