import { createRoute } from '@hono/zod-openapi';
import { VARIANTS } from '../../engine/index.ts';
import { cacheable } from '../caching.ts';
import type { Service } from '../env.ts';
import { get } from '../operation.ts';
import { VariantList, variantSummary } from '../schemas/variants.ts';

const route = createRoute({
  ...get({
    operationId: 'listVariants',
    path: '/v1/variants',
    tag: 'reference',
    summary: 'List the variants',
    description: 'Every variant with its names, a line about it, and for how many players it is.',
    answer: VariantList,
    answerDescription: 'The variants.',
  }),
  middleware: cacheable('1 hour'),
});

/** GET /v1/variants */
export const listVariants = (service: Service) =>
  service.openapi(route, (c) => c.json({ variants: VARIANTS.map(variantSummary) }, 200));
