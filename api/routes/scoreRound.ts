import { createRoute } from '@hono/zod-openapi';
import { scorePiles, scoreState } from '../../engine/index.ts';
import { countable } from '../countable.ts';
import type { Service } from '../env.ts';
import { invalidRequest } from '../invalidRequest.ts';
import { gameProblems, post } from '../operation.ts';
import { type FieldError, orProblem } from '../problem.ts';
import { cards } from '../schemas/cards.ts';
import { Game } from '../schemas/game.ts';
import { bonusPoints, wonPoints } from '../schemas/gameState.ts';
import { flag, int, list, optional, requestObject, seatLimit } from '../schemas/primitives.ts';
import { RequestedRulesChoice } from '../schemas/rules.ts';
import { RoundScore } from '../schemas/score.ts';
import { ofGame, wholeGame } from '../source.ts';

const ScoreSide = requestObject({
  pile: cards('The cards taken.'),
  sweepCount: optional(int(0, 40, 'How many sweeps were made.')),
  bonus: optional(bonusPoints),
  score: optional(wonPoints('Match points before this round.')),
}).openapi('ScoreSide', {
  description: 'What one side has at the end of a round.',
  example: { pile: ['7D', '7C', '6B', 'AS'], sweepCount: 1 },
});

const ScoreRequest = requestObject({
  game: optional(Game),
  rules: optional(RequestedRulesChoice),
  sides: optional(
    list(ScoreSide, seatLimit, 'The sides, in order; taken literally, also when cards are missing.'),
  ),
  overtime: optional(flag('The leaders were level at or over the target before.')),
}).openapi('ScoreRequest', {
  description:
    'Either a game whose round is over, as a state or sealed, or the rules with the piles of the sides.',
});

const route = createRoute(
  post({
    operationId: 'scoreRound',
    path: '/v1/score',
    tag: 'engine',
    summary: 'Settle a round',
    description:
      'Counts a round line by line, with the figures that a player can check: of a game that is over, or of piles on a real table.',
    body: ScoreRequest,
    answer: RoundScore,
    answerDescription: 'The settlement.',
    problems: ['round-not-over', ...gameProblems],
  }),
);

const beside = (field: string): FieldError => ({
  pointer: `/${field}`,
  code: 'not-allowed',
  message: 'This does not go together with game.',
});

const required = (field: string, message: string): FieldError => ({
  pointer: `/${field}`,
  code: 'required',
  message,
});

/** POST /v1/score */
export const scoreRound = (service: Service) =>
  service.openapi(route, async (c) => {
    const { game, rules, sides, overtime } = c.req.valid('json');
    if (game) {
      const others = Object.entries({ rules, sides, overtime }).filter(([, value]) => value !== undefined);
      if (others.length > 0) throw invalidRequest(...others.map(([field]) => beside(field)));
      const source = await wholeGame(game, c.env);
      return c.json(ofGame(source, scoreState(source.state)), 200);
    }
    if (!rules && !sides)
      throw invalidRequest(required('game', 'Either game, or rules and sides must be there.'));
    if (!rules) throw invalidRequest(required('rules', 'Sides need the rules to be settled by.'));
    if (!sides) throw invalidRequest(required('sides', 'Rules need sides to settle.'));
    countable({
      phase: 'playing',
      round: 1,
      sides: sides.map(({ bonus = 0, score = 0 }, side) => ({ side, pile: [], sweeps: [], bonus, score })),
    });
    const piles = { rules, sides, ...(overtime !== undefined && { overtime }) };
    return c.json(orProblem(scorePiles(piles)), 200);
  });
