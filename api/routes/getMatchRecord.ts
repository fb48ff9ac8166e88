import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { matchObject, matchParams, matchRoute } from '../matchOperation.ts';
import { MatchRecordSchema } from '../schemas/matchRecord.ts';

const route = createRoute({
  ...matchRoute({
    method: 'get',
    operationId: 'getMatchRecord',
    path: '/v1/matches/{matchId}/record',
    summary: 'Read the record of a match',
    description:
      'Of each round that is over the seed, what the seats added to it, the pack and the plays: enough to deal it again with replayRound and to compare the commitment. Of a round in progress it tells nothing.',
    access: 'none',
    status: 200,
    answer: MatchRecordSchema,
    answerDescription: 'The rounds that are over.',
  }),
  request: { params: matchParams },
});

/** GET /v1/matches/{matchId}/record */
export const getMatchRecord = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    return c.json(answered(await matchObject(c.env, matchId).record()), 200);
  });
