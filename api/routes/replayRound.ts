import { createRoute } from '@hono/zod-openapi';
import { replayRound as replay } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { post, rulesProblems } from '../operation.ts';
import { givenPack } from '../pack.ts';
import { orProblem } from '../problem.ts';
import { cards } from '../schemas/cards.ts';
import { PlayedGameSchema } from '../schemas/game.ts';
import { dealerSeat, matchPoints, roundNumber } from '../schemas/gameState.ts';
import { Play } from '../schemas/plays.ts';
import { deckSize, flag, list, optional, requestObject, seatLimit } from '../schemas/primitives.ts';
import { RequestedRulesChoice } from '../schemas/rules.ts';
import { Seed } from '../schemas/seeds.ts';

const ReplayRequest = requestObject({
  rules: RequestedRulesChoice,
  dealer: dealerSeat,
  seed: optional(Seed),
  deckOrder: optional(cards('The pack from the top, instead of a seed.')),
  scores: optional(
    list(matchPoints('Match points of one side.'), seatLimit, 'Match points of each side before.'),
  ),
  round: optional(roundNumber),
  overtime: optional(flag('The leaders were level at or over the target before.')),
  plays: list(Play, 2 * deckSize, 'The plays, oldest first.'),
}).openapi('ReplayRequest', {
  description: 'A deal and the plays that were made; exactly one of seed and deckOrder.',
});

const route = createRoute(
  post({
    operationId: 'replayRound',
    path: '/v1/replay',
    tag: 'engine',
    summary: 'Replay a round',
    description:
      'Deals as dealRound does and makes the plays one after the other: the position after them and everything that happened on the way. For links that share a position, for verifying a round from its seed, and for tests.',
    body: ReplayRequest,
    answer: PlayedGameSchema,
    answerDescription: 'The position after the plays, with all events.',
    problems: [
      'round-over',
      'illegal-play',
      'ambiguous-play',
      ...rulesProblems,
      'invalid-state',
      'redeal-required',
      'too-many-plays',
    ],
  }),
);

/** POST /v1/replay */
export const replayRound = (service: Service) =>
  service.openapi(route, (c) => {
    const { seed: _seed, deckOrder: _deckOrder, ...request } = c.req.valid('json');
    const pack = givenPack(c.req.valid('json'));
    const { state, events, score } = orProblem(replay({ ...request, ...pack }));
    return c.json({ game: { state }, events, ...(score && { score }) }, 200);
  });
