/** The service as it is, with one operation more to measure it against. */
import { createRoute } from '@hono/zod-openapi';
import { createService } from '../../api/app.ts';
import { post } from '../../api/operation.ts';
import { Game } from '../../api/schemas/game.ts';
import { seatNumber } from '../../api/schemas/gameState.ts';
import { legalPlays } from '../../api/schemas/plays.ts';
import { openObject, requestObject } from '../../api/schemas/primitives.ts';

const service = createService();

const route = createRoute(
  post({
    operationId: 'echo',
    path: '/echo',
    tag: 'engine',
    summary: 'Answer without thinking',
    description: 'Reads a request as listLegalPlays does, and gives the answer to it that is known already.',
    body: requestObject({ game: Game }),
    answer: openObject({ seat: seatNumber(''), plays: legalPlays('') }),
    answerDescription: 'The same answer.',
  }),
);

/** Answers by the position's number, so that an echo writes as much as the operation. */
const known = new Map<string, never>();

service.openapi(route, async (c) => {
  const number = c.req.query('position') ?? '';
  const answer = known.get(number);
  if (answer !== undefined) return c.json(answer, 200);
  const body = JSON.stringify(c.req.valid('json'));
  const headers = { 'content-type': 'application/json' };
  const response = await service.request('/v1/legal-plays', { method: 'POST', headers, body }, c.env);
  const first = (await response.json()) as never;
  known.set(number, first);
  return c.json(first, 200);
});

export default service;
