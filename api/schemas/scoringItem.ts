import type { z } from '@hono/zod-openapi';
import { type ScoringItem as EngineScoringItem, SCORING_KINDS } from '../../engine/model.ts';
import { Card, cards, Rank, Suit } from './cards.ts';
import { growingOf, int, list, type ObjectMaker, optional, text } from './primitives.ts';
import * as choose from './ruleOptions.ts';

const kind = growingOf(SCORING_KINDS, 'What is counted; it decides which of the other fields apply.');

/** One line of the settlement; `object` says how strictly it is read. */
export const scoringItem = (object: ObjectMaker): z.ZodType<EngineScoringItem> =>
  object({
    kind,
    key: optional(text(60, 'Under which it is shown; made from the item when absent.')),
    points: int(0, 121, 'What it scores; of per-card and of a run by length: what each card scores.'),
    tie: optional(choose.Tie),
    suit: optional(Suit),
    rank: optional(Rank),
    allPoints: optional(int(0, 121, 'Of most-of-rank: added when one side has the whole rank.')),
    card: optional(Card),
    cards: optional(cards('Of set: all of them are needed. Of per-card: each scores.')),
    ranks: optional(list(Rank, 13, 'Of per-card: each card of these ranks scores.')),
    fromRank: optional(Rank),
    min: optional(int(1, 10, 'Of a run: the shortest that scores.')),
    max: optional(int(1, 10, 'Of a run: no more cards are counted.')),
    pointsBy: optional(choose.PointsBy),
    scale: optional(choose.PrimieraScale),
    missingSuit: optional(choose.MissingSuit),
    mode: optional(choose.PrimieraMode),
  }).openapi('ScoringItem', {
    description:
      'One thing that is counted at the end of a round. Fields that do not belong to its kind are absent.',
    example: { kind: 'card', key: 'settebello', card: '7D', points: 1 },
  });
