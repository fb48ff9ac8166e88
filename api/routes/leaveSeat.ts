import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { etagOf, matchObject, matchRoute, neededTokenHash, seatParams } from '../matchOperation.ts';
import { MatchAnswerSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'delete',
    operationId: 'leaveSeat',
    path: '/v1/matches/{matchId}/seats/{seat}',
    summary: 'Leave your seat',
    description:
      'The computer plays on as `normal` would; while the match is waiting the seat is vacant again. When the last person leaves, nothing goes on until somebody takes a seat back.',
    access: 'seat',
    status: 200,
    answer: MatchAnswerSchema,
    answerDescription: 'The match after it.',
    problems: ['forbidden', 'not-found', 'match-over', 'rate-limited'],
  }),
  request: { params: seatParams },
});

/** DELETE /v1/matches/{matchId}/seats/{seat} */
export const leaveSeat = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId, seat } = c.req.valid('param');
    const match = answered(await matchObject(c.env, matchId).leave(neededTokenHash(c), seat));
    return c.json({ match }, 200, etagOf(match));
  });
