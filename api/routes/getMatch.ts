import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { etagOf, matchObject, matchParams, matchRoute, tokenHashOf } from '../matchOperation.ts';
import { Match } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'get',
    operationId: 'getMatch',
    path: '/v1/matches/{matchId}',
    summary: 'Look at a match',
    description:
      'With the token of a seat as that seat sees it, without one as a spectator does. `ETag` is `"version.seq"`; who is connected or ready changes without it.',
    access: 'optional',
    status: 200,
    answer: Match,
    answerDescription: 'The match.',
    problems: ['rate-limited'],
  }),
  request: { params: matchParams },
});

/** GET /v1/matches/{matchId} */
export const getMatch = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    const tokenHash = tokenHashOf(c);
    const match = answered(await matchObject(c.env, matchId).get(tokenHash));
    return c.json(match, 200, etagOf(match));
  });
