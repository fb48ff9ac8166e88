import { createRoute, z } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { matchObject, matchParams, matchRoute, tokenHashOf } from '../matchOperation.ts';
import { eventsLimit, MatchEventListSchema } from '../schemas/match.ts';
import { greatestInteger } from '../schemas/primitives.ts';

const wholeNumber = (least: number, greatest: number, description: string, example: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(greatest))
    .optional()
    .openapi({ type: 'integer', format: 'int32', minimum: least, maximum: greatest, description, example });

const route = createRoute({
  ...matchRoute({
    method: 'get',
    operationId: 'listMatchEvents',
    path: '/v1/matches/{matchId}/events',
    summary: 'Read the log of a match',
    description:
      'Everything that has happened, oldest first, numbered without a gap. It holds what all at the table have seen and no card that is hidden.',
    access: 'optional',
    status: 200,
    answer: MatchEventListSchema,
    answerDescription: 'The entries after the given one.',
    problems: ['invalid-request', 'rate-limited'],
  }),
  request: {
    params: matchParams,
    query: z.object({
      after: wholeNumber(0, greatestInteger, 'The number of the last entry that is known; absent: none.', 0),
      limit: wholeNumber(1, eventsLimit, 'Most entries of the answer; absent: 1000.', 100),
    }),
  },
});

/** GET /v1/matches/{matchId}/events */
export const listMatchEvents = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    const { after = 0, limit = eventsLimit } = c.req.valid('query');
    const tokenHash = tokenHashOf(c);
    return c.json(answered(await matchObject(c.env, matchId).events(tokenHash, after, limit)), 200);
  });
