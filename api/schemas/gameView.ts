import type { z } from '@hono/zod-openapi';
import type { GameView as EngineGameView } from '../../engine/model.ts';
import { cards } from './cards.ts';
import { publicFields, seatNumber } from './gameState.ts';
import { legalPlays } from './plays.ts';
import { flag, int, list, openObject, optional, seatLimit } from './primitives.ts';

const SeatView = openObject({
  seat: seatNumber('Seats are numbered clockwise from 0, seen from above.'),
  side: seatNumber('The side that the seat scores for.'),
  handCount: int(0, 40, 'How many cards the seat holds.'),
  hand: optional(cards('Those cards: of the viewer, and of hands that lie face up.')),
  declared: optional(flag('The hand was declared and lies face up.')),
}).openapi('SeatView', { description: 'A seat as others see it.' });

/** What one party may know. */
export const GameView: z.ZodType<EngineGameView> = openObject({
  ...publicFields,
  viewer: optional(seatNumber('The seat that sees it so; absent: a spectator.')),
  stockCount: int(0, 40, 'How many cards are to be dealt yet.'),
  leftoverCount: int(0, 40, 'How many cards are dealt to nobody.'),
  seats: list(SeatView, seatLimit, 'The seats, in order.'),
  legalPlays: optional(legalPlays('What the viewer may play, when it is its turn.')),
}).openapi('GameView', {
  description:
    'A game as one seat, or a spectator, may see it. Properties that are not named here are passed over.',
});
