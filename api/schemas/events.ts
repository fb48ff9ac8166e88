import type { z } from '@hono/zod-openapi';
import { type GameEvent as EngineGameEvent, EVENT_KINDS, REDEAL_CAUSES } from '../../engine/model.ts';
import { Card, cards } from './cards.ts';
import { seatNumber } from './gameState.ts';
import { growingOf, int, list, openObject, optional } from './primitives.ts';

const kind = growingOf(EVENT_KINDS, 'What happened; it decides which of the other fields are there.');
const cause = growingOf(
  REDEAL_CAUSES,
  'Why the cards are dealt again, as `deal.redeal` of the rules wants it. The numeral deck has tens for kings.',
);

/** One of them. */
export const GameEventSchema: z.ZodType<EngineGameEvent> = openObject({
  kind,
  seat: optional(seatNumber('Who did it, or whom it befell.')),
  side: optional(seatNumber('The side it counts for.')),
  card: optional(Card),
  captured: optional(cards('What the card took.')),
  cards: optional(cards('The cards it is about; never any that a player may not see.')),
  points: optional(int(0, 1000, 'What it scored.')),
  count: optional(int(0, 1000, 'How many cards or times; of a low sum what the cards add up to.')),
  cause: optional(cause),
  causeCards: optional(cards('Those of `cards` that are the cause.')),
}).openapi('GameEvent', {
  description: 'One thing that happened. Flat: a field that does not apply is absent.',
});

/** In the order in which they happened. */
export const GameEvents: z.ZodType<readonly EngineGameEvent[]> = list(
  GameEventSchema,
  1000,
  'What happened, oldest first.',
);
