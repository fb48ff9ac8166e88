/** What a deck of drawings is to the table. */
import type { Card } from '../net/types.ts';

/** Pictures for cards. Art is plain SVG markup with presentation attributes only, so that no policy blocks it. */
export interface Deck {
  /** The value of the `deck` attribute. */
  readonly id: string;
  /** How its courts are lettered in the corner of a card. */
  readonly ranks: 'italian' | 'french';
  /** Corner signs carry the suit's sign. */
  readonly hasSuitSigns: boolean;
  /** Size of the box in which `face` draws. */
  readonly width: number;
  readonly height: number;
  /** Shared drawings, put once into the root of the table; ids there begin with the deck's id, all but the back's. */
  symbols(): string;
  /** The inside of one card's `<svg>`, or nothing when the deck has no such card. */
  face(card: Card): string | undefined;
  /** The line around a card, where the pattern has one; it stays when the picture steps back from a corner sign, and opens its upper left corner for it. */
  frame?(card: Card, isOpen: boolean): string;
  /** A suit's sign in a box of 100 by 100, for lines of text. */
  suit(suit: string): string;
}
