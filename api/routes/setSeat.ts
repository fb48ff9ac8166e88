import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import {
  etagOf,
  matchBody,
  matchObject,
  matchRoute,
  neededTokenHash,
  seatParams,
} from '../matchOperation.ts';
import { MatchAnswerSchema, SetSeatRequest } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'put',
    operationId: 'setSeat',
    path: '/v1/matches/{matchId}/seats/{seat}',
    summary: 'Give a seat to the computer',
    description:
      'Any person at the table may do that with a vacant seat, and with one whose person is away: not connected, while the match has been waiting for it for two minutes. Its token can take it back.',
    access: 'seat',
    status: 200,
    answer: MatchAnswerSchema,
    answerDescription: 'The match after it.',
    problems: ['forbidden', 'not-found', 'seat-taken', 'match-over', 'rate-limited'],
    body: 'needed',
  }),
  request: { params: seatParams, body: matchBody(SetSeatRequest) },
});

/** PUT /v1/matches/{matchId}/seats/{seat} */
export const setSeat = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId, seat } = c.req.valid('param');
    const { level = 'normal' } = c.req.valid('json');
    const tokenHash = neededTokenHash(c);
    const match = answered(await matchObject(c.env, matchId).setSeat({ tokenHash, seat, level }));
    return c.json({ match }, 200, etagOf(match));
  });
