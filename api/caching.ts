import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { exposedHeaders } from './crossOrigin.ts';
import type { ServiceEnv } from './env.ts';

const seconds = { '5 minutes': 300, '1 hour': 3600, '1 day': 86_400 } as const;

/** What a caller must still be told when nothing has changed. */
const tagged = etag({
  generateDigest: (body) => crypto.subtle.digest('SHA-1', body),
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    ...exposedHeaders,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
});

/** Lets anybody keep a good answer for so long, and ask with `If-None-Match` whether it is still right. */
export const cacheable = (age: keyof typeof seconds): MiddlewareHandler<ServiceEnv> =>
  every(tagged, async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', `public, max-age=${seconds[age]}`);
  });
