import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { get } from '../operation.ts';
import { growing, openObject, text } from '../schemas/primitives.ts';
import { version } from '../version.ts';

const Health = openObject({
  status: growing(['ok'], 'How the service is.'),
  version: text(40, 'The version of the service.').openapi({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+' }),
}).openapi('Health', {
  description: 'That the service is there.',
});

const route = createRoute(
  get({
    operationId: 'getHealth',
    path: '/v1/health',
    tag: 'reference',
    summary: 'Ask whether the service is there',
    description: 'Answers at once and looks at nothing else.',
    answer: Health,
    answerDescription: 'It is there.',
  }),
);

/** GET /v1/health */
export const getHealth = (service: Service) =>
  service.openapi(route, (c) => c.json({ status: 'ok', version }, 200, { 'Cache-Control': 'no-store' }));
