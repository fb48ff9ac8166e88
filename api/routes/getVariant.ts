import { createRoute, z } from '@hono/zod-openapi';
import { findVariant } from '../../engine/index.ts';
import { cacheable } from '../caching.ts';
import type { Service } from '../env.ts';
import { get } from '../operation.ts';
import { orUnknown } from '../problem.ts';
import { pathName } from '../schemas/primitives.ts';
import { Variant } from '../schemas/variants.ts';
import { variantDetails } from '../variants.ts';

const route = createRoute({
  ...get({
    operationId: 'getVariant',
    path: '/v1/variants/{variant}',
    tag: 'reference',
    summary: 'Describe one variant',
    description:
      'Names and summary, the deck, for each player count the complete rules, and the extras that fit. What a released variant is never changes: a change is a new id.',
    answer: Variant,
    answerDescription: 'The variant.',
    unknown: 'unknown-variant',
  }),
  request: {
    params: z.object({
      variant: pathName('The id of the variant.', 'scopa'),
    }),
  },
  middleware: cacheable('1 day'),
});

/** GET /v1/variants/{variant} */
export function getVariant(service: Service) {
  // What a variant is never changes, and finding the extras that fit means trying them all.
  const known = new Map<string, ReturnType<typeof variantDetails>>();
  return service.openapi(route, (c) => {
    const definition = orUnknown(findVariant(c.req.valid('param').variant), 'unknown-variant');
    const details = known.get(definition.id) ?? variantDetails(definition);
    known.set(definition.id, details);
    return c.json(details, 200);
  });
}
