import { createRoute, z } from '@hono/zod-openapi';
import { DECK_KINDS, deckCards } from '../../engine/index.ts';
import { cacheable } from '../caching.ts';
import type { Service } from '../env.ts';
import { get } from '../operation.ts';
import { orUnknown } from '../problem.ts';
import { Deck } from '../schemas/cards.ts';
import { pathName } from '../schemas/primitives.ts';

const route = createRoute({
  ...get({
    operationId: 'getDeck',
    path: '/v1/decks/{deck}',
    tag: 'reference',
    summary: 'List the cards of a deck',
    description:
      'Each card with its values and its names in three languages, in the order from which a seed shuffles: by suit (coins, cups, clubs, swords), then by rank.',
    answer: Deck,
    answerDescription: 'The deck.',
    unknown: 'unknown-deck',
  }),
  request: {
    params: z.object({
      deck: pathName(`The deck: ${DECK_KINDS.join(', ')}.`, 'italian-40'),
    }),
  },
  middleware: cacheable('1 day'),
});

/** GET /v1/decks/{deck} */
export const getDeck = (service: Service) =>
  service.openapi(route, (c) => {
    const asked = c.req.valid('param').deck;
    const deck = orUnknown(
      DECK_KINDS.find((kind) => kind === asked),
      'unknown-deck',
    );
    return c.json({ deck, cards: deckCards(deck) }, 200);
  });
