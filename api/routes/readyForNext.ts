import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import {
  etagOf,
  matchBody,
  matchObject,
  matchParams,
  matchRoute,
  neededTokenHash,
} from '../matchOperation.ts';
import { MatchAnswerSchema, ReadyRequest } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'readyForNext',
    path: '/v1/matches/{matchId}/ready',
    summary: 'Be ready for the next round',
    description:
      'It is dealt when all people at the table are ready, or at the deadline if the match has a clock: three times as long as a play may take.',
    access: 'seat',
    status: 200,
    answer: MatchAnswerSchema,
    answerDescription: 'The match after it: dealt, if you were the last.',
    problems: ['match-waiting', 'round-not-over', 'match-over', 'seat-taken', 'rate-limited'],
    body: 'optional',
  }),
  request: { params: matchParams, body: matchBody(ReadyRequest) },
});

/** POST /v1/matches/{matchId}/ready */
export const readyForNext = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    const { entropy } = c.req.valid('json');
    const match = answered(await matchObject(c.env, matchId).ready(neededTokenHash(c), entropy));
    return c.json({ match }, 200, etagOf(match));
  });
