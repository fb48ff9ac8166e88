import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { etagOf, matchObject, matchRoute, neededTokenHash, seatParams } from '../matchOperation.ts';
import { MatchAnswerSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'reclaimSeat',
    path: '/v1/matches/{matchId}/seats/{seat}/reclaim',
    summary: 'Take your seat back',
    description: 'From the computer that has played on it meanwhile. On your own seat it changes nothing.',
    access: 'seat',
    status: 200,
    answer: MatchAnswerSchema,
    answerDescription: 'The match after it.',
    problems: ['forbidden', 'not-found', 'match-over', 'rate-limited'],
  }),
  request: { params: seatParams },
});

/** POST /v1/matches/{matchId}/seats/{seat}/reclaim */
export const reclaimSeat = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId, seat } = c.req.valid('param');
    const match = answered(await matchObject(c.env, matchId).reclaim(neededTokenHash(c), seat));
    return c.json({ match }, 200, etagOf(match));
  });
