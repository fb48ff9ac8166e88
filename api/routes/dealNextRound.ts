import { createRoute } from '@hono/zod-openapi';
import { dealNextRound as dealNext } from '../../engine/index.ts';
import { dealtGame } from '../answers.ts';
import type { Service } from '../env.ts';
import { gameProblems, post } from '../operation.ts';
import { givenOrDrawnPack } from '../pack.ts';
import { cards } from '../schemas/cards.ts';
import { DealtGameSchema, Game } from '../schemas/game.ts';
import { optional, requestObject } from '../schemas/primitives.ts';
import { Seed } from '../schemas/seeds.ts';
import { ofGame, wholeGame } from '../source.ts';

const NextRoundRequest = requestObject({
  game: Game,
  seed: optional(Seed),
  deckOrder: optional(cards('The pack from the top, instead of a seed.')),
}).openapi('NextRoundRequest', { description: 'A game whose round is over, as a state or sealed.' });

const route = createRoute(
  post({
    operationId: 'dealNextRound',
    path: '/v1/next-round',
    tag: 'engine',
    summary: 'Deal the next round',
    description:
      'Goes on after a round: scores, dealer, number of the round and overtime are moved on. A sealed game stays sealed, with a new seed and its commitment.',
    body: NextRoundRequest,
    answer: DealtGameSchema,
    answerDescription: 'The next round, ready for its first play.',
    problems: ['round-not-over', 'match-over', ...gameProblems, 'redeal-required', 'unavailable'],
  }),
);

/** POST /v1/next-round */
export const dealNextRound = (service: Service) =>
  service.openapi(route, async (c) => {
    const request = c.req.valid('json');
    const pack = givenOrDrawnPack(request);
    const source = await wholeGame(request.game, c.env);
    const dealt = ofGame(source, dealNext(source.state, pack));
    const sealing = source.form === 'sealed' ? source : undefined;
    return c.json(await dealtGame(dealt, pack.seed, sealing, c.env), 200);
  });
