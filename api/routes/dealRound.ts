import { createRoute } from '@hono/zod-openapi';
import { dealRound as deal } from '../../engine/index.ts';
import { dealtGame } from '../answers.ts';
import type { Service } from '../env.ts';
import { post, rulesProblems } from '../operation.ts';
import { givenOrDrawnPack } from '../pack.ts';
import { orProblem, ProblemError } from '../problem.ts';
import { cards } from '../schemas/cards.ts';
import { DealtGameSchema } from '../schemas/game.ts';
import { dealerSeat, matchPoints, roundNumber, seatNumber } from '../schemas/gameState.ts';
import { LevelSchema } from '../schemas/plays.ts';
import { flag, list, optional, requestObject, seatLimit } from '../schemas/primitives.ts';
import { RequestedRulesChoice } from '../schemas/rules.ts';
import { Seed } from '../schemas/seeds.ts';

const SealedDeal = requestObject({
  viewer: seatNumber('The one seat that is no computer.'),
  level: LevelSchema,
}).openapi('SealedDeal', {
  description: 'Whom a game is sealed for, and how well all other seats play.',
  example: { viewer: 0, level: 'normal' },
});

const DealRequest = requestObject({
  rules: RequestedRulesChoice,
  dealer: optional(dealerSeat),
  seed: optional(Seed),
  deckOrder: optional(cards('The pack from the top, instead of a seed: for tournaments, puzzles and tests.')),
  scores: optional(
    list(matchPoints('Match points of one side.'), seatLimit, 'Match points of each side so far.'),
  ),
  round: optional(roundNumber),
  overtime: optional(flag('The leaders were level at or over the target before.')),
  sealed: optional(SealedDeal),
}).openapi('DealRequest', { description: 'What to deal.' });

const route = createRoute(
  post({
    operationId: 'dealRound',
    path: '/v1/deal',
    tag: 'engine',
    summary: 'Deal a round',
    description:
      'Begins a match, or a round in the middle of one. Dealt from a seed the same deal can be had again; without one the seed is drawn by the service. A plain game is the whole state. With `sealed` the cards are encrypted: the viewer gets its view and a token, all other seats are played by the computer, and the seed is told when the round is over. Sealing hides and protects; it cannot stop the holder of a token from going back to an earlier one.',
    body: DealRequest,
    answer: DealtGameSchema,
    answerDescription: 'The round, ready for its first play.',
    problems: [...rulesProblems, 'invalid-state', 'redeal-required', 'unavailable'],
  }),
);

/** POST /v1/deal */
export const dealRound = (service: Service) =>
  service.openapi(route, async (c) => {
    const { sealed, seed: _seed, deckOrder: _deckOrder, ...request } = c.req.valid('json');
    const pack = givenOrDrawnPack(c.req.valid('json'));
    const dealt = orProblem(deal({ ...request, ...pack }));
    if (sealed && sealed.viewer >= dealt.state.seats.length) {
      const message = 'The table has no such seat.';
      throw new ProblemError('invalid-state', {
        detail: message,
        errors: [{ pointer: '/sealed/viewer', code: 'not-allowed', message }],
      });
    }
    return c.json(await dealtGame(dealt, pack.seed, sealed, c.env), 200);
  });
