import { createRoute } from '@hono/zod-openapi';
import { VARIANTS } from '../../engine/index.ts';
import { cacheable } from '../caching.ts';
import type { Service } from '../env.ts';
import { get } from '../operation.ts';
import { VariantList } from '../schemas/variants.ts';
import { variantSummary } from '../variants.ts';

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
export function listVariants(service: Service) {
  let variants: ReturnType<typeof variantSummary>[] | undefined;
  // Made for the first one who asks: it takes the rules of every variant, and starting must not wait for that.
  return service.openapi(route, (c) => {
    variants ??= VARIANTS.map(variantSummary);
    return c.json({ variants }, 200);
  });
}
