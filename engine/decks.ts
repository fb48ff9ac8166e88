import { cardNames } from './cardNames.ts';
import { deckOf, SUITS, suitOf } from './cards.ts';
import type { Card, DeckKind, Names, Suit } from './model.ts';
import { primieraValue } from './primiera.ts';

/** A card as a deck's list shows it. */
export interface DeckCard {
  readonly card: Card;
  readonly rank: string;
  readonly suit: Suit;
  /** Capture values; the ace of the skat deck has two. */
  readonly values: readonly number[];
  /** Standard primiera value. */
  readonly primiera: number;
  readonly names: Names;
}

/** The cards of a deck in the order of a sorted pack: by suit D C B S, then by rank. */
export function deckCards(kind: DeckKind): readonly DeckCard[] {
  const deck = deckOf(kind);
  return deck.sorted.map((number) => {
    const card = deck.names[number];
    const other = deck.otherValue[number];
    return {
      card,
      rank: card[0],
      suit: SUITS[suitOf(number)],
      values: other === 0 ? [deck.value[number]] : [deck.value[number], other],
      primiera: primieraValue(card[0], 'standard'),
      names: cardNames(card, kind),
    };
  });
}
