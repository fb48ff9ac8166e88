import type { z } from '@hono/zod-openapi';
import type { RoundScore as EngineRoundScore } from '../../engine/model.ts';
import { cards } from './cards.ts';
import { seatNumber, wonPoints } from './gameState.ts';
import { flag, list, openObject, optional, seatLimit, text } from './primitives.ts';
import { scoringItem } from './scoringItem.ts';
import { Names } from './texts.ts';

const ScoreLineSide = openObject({
  side: seatNumber('The side.'),
  value: wonPoints(
    'The figure that a player can check: cards or coins taken, the primiera sum or 0, sevens, the length of a run, the number of sweeps; of a card or a set 0 or 1.',
  ),
  points: wonPoints('What it scores for that.'),
  cards: optional(cards('The cards that make it.')),
}).openapi('ScoreLineSide', { description: 'What one side has in one line of the settlement.' });

const ScoreLine = openObject({
  key: text(
    60,
    'Which line it is: `sweeps`, `bonus`, or the key of a scoring item of the rules, as `cards`, `coins`, `settebello`, `primiera`, `napola`.',
  ),
  item: optional(scoringItem(openObject)),
  names: Names,
  sides: list(ScoreLineSide, seatLimit, 'The sides, in order.'),
}).openapi('ScoreLine', {
  description: 'One line of the settlement: a scoring item, the sweeps, or the bonus.',
});

const RoundScoreSide = openObject({
  side: seatNumber('The side.'),
  roundPoints: wonPoints('Its points of this round.'),
  matchPoints: wonPoints('Its points of the match, this round included.'),
}).openapi('RoundScoreSide', { description: 'The sum of one side.' });

/** The settlement of a round. */
export const RoundScore: z.ZodType<EngineRoundScore> = openObject({
  lines: list(ScoreLine, 60, 'One for each scoring item, then the sweeps, then the bonus if there is any.'),
  sides: list(RoundScoreSide, seatLimit, 'The sides, in order.'),
  matchOver: flag('The match is decided.'),
  winner: optional(seatNumber('The side that has won; absent: nobody yet, or drawn.')),
  overtime: flag('The match goes on although the target is reached.'),
}).openapi('RoundScore', {
  description: 'The settlement of a round, line by line, and where the match stands.',
});
