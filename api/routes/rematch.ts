import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import {
  etagOf,
  locationOf,
  matchObject,
  matchParams,
  matchRoute,
  neededTokenHash,
} from '../matchOperation.ts';
import { limitMatches } from '../rateLimit.ts';
import { MatchAnswerSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'rematch',
    path: '/v1/matches/{matchId}/rematch',
    summary: 'Play again',
    description:
      'After the end: the same rules and people, and the first dealer moves on. Everybody is told the new match as `rematchId`, and each seat token is valid there too. Asking again gives the same match.',
    access: 'seat',
    status: 201,
    answer: MatchAnswerSchema,
    answerDescription: 'The new match.',
    problems: ['round-not-over', 'rate-limited'],
  }),
  request: { params: matchParams },
});

/** POST /v1/matches/{matchId}/rematch */
export const rematch = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    await limitMatches(c);
    const match = answered(await matchObject(c.env, matchId).rematch(neededTokenHash(c)));
    return c.json({ match }, 201, { ...locationOf(match), ...etagOf(match) });
  });
