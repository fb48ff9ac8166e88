import { z } from '@hono/zod-openapi';
import { DECK_KINDS, type DeckKind } from '../../engine/model.ts';
import { deckSize, growing, int, list, openObject, optional } from './primitives.ts';
import { Names } from './texts.ts';

/** One card. */
export const Card = z
  .string()
  .max(2)
  .regex(/^[A2-9TJQK][DCBS]$/)
  .openapi('Card', {
    description:
      'A card: its rank (`A 2 3 4 5 6 7 8 9 T J Q K`), then its suit (`D` coins or diamonds, `C` cups or hearts, `B` clubs, `S` swords or spades). The settebello is `7D`. In an Italian deck `J Q K` are fante 8, cavallo 9 and re 10.',
    example: '7D',
  });

/** The first half of a card. */
export const Rank = z
  .string()
  .max(1)
  .regex(/^[A2-9TJQK]$/)
  .openapi('Rank', { description: 'The rank of a card: `A 2 3 4 5 6 7 8 9 T J Q K`.', example: '7' });

/** The second half of a card. */
export const Suit = z
  .string()
  .max(1)
  .regex(/^[DCBS]$/)
  .openapi('Suit', {
    description: 'The suit of a card: `D` coins, `C` cups, `B` clubs, `S` swords.',
    example: 'D',
  });

/** Any number of cards of one deck. */
export const cards = (description: string): z.ZodType<readonly string[]> => list(Card, deckSize, description);

/** As a rule chooses it. */
export const DeckKindSchema: z.ZodType<DeckKind> = z.enum(DECK_KINDS).openapi('DeckKind', {
  description: 'The deck that is played with.',
  example: 'italian-40',
});

const DeckCard = openObject({
  card: Card,
  rank: Rank,
  suit: Suit,
  values: list(
    int(1, 20, 'A value that the card can have when it takes or is taken.'),
    2,
    'What the card counts when it takes or is taken; the ace of a Skat deck counts 1 or 11, chosen anew each time.',
  ),
  primiera: optional(int(0, 21, 'What the card counts in the usual primiera.')),
  names: Names,
}).openapi('DeckCard', { description: 'One card of a deck.' });

/** Answer of getDeck. */
export const Deck = openObject({
  deck: growing(DECK_KINDS, 'Which deck this is.'),
  cards: list(
    DeckCard,
    deckSize,
    'Every card once, by suit (coins, cups, clubs, swords) and then by rank: the order from which a seed shuffles.',
  ),
}).openapi('Deck', { description: 'The cards of a deck, with their values and names.' });
