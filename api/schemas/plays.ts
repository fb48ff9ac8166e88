import { z } from '@hono/zod-openapi';
import {
  type LegalPlay as EngineLegalPlay,
  type Play as EnginePlay,
  LEVELS,
  type Level,
} from '../../engine/model.ts';
import { Card, cards } from './cards.ts';
import { flag, list, openObject, optional, requestObject } from './primitives.ts';

/** More legal plays than that only a hostile position has; the engine refuses it. */
export const legalPlayLimit = 1000;

// A component of its own: some languages cannot tell an empty list from an absent one otherwise, and here they differ.
const CapturedCards = cards(
  'The table cards that a card takes, in any order; empty: it is laid. Left out: whatever its only legal play takes.',
).openapi('CapturedCards', { example: ['3S', '4B'] });

/** A play as a request makes it. */
export const Play: z.ZodType<EnginePlay> = requestObject({
  card: Card,
  captured: optional(CapturedCards),
}).openapi('Play', {
  description: 'One turn: a card of the hand, and what it takes.',
  example: { card: '7D', captured: ['3S', '4B'] },
});

/** A play that is allowed. */
const LegalPlay: z.ZodType<EngineLegalPlay> = openObject({
  card: Card,
  captured: cards('The table cards it takes; empty: it is laid.'),
  sweep: flag('It would score a sweep.'),
}).openapi('LegalPlay', {
  description: 'A play that the rules allow now.',
  example: { card: '7D', captured: ['3S', '4B'], sweep: false },
});

/** All of them. */
export const legalPlays = (description: string): z.ZodType<readonly EngineLegalPlay[]> =>
  list(LegalPlay, legalPlayLimit, description);

/** How well the computer plays. */
export const LevelSchema: z.ZodType<Level> = z.enum(LEVELS).openapi('Level', {
  description:
    'How well the computer plays. `easy` takes what it sees and never minds what it leaves; `normal` judges each play; `hard` and `master` play on in their heads through many possible deals, `master` through more.',
  example: 'normal',
});
