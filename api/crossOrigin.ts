import { cors } from 'hono/cors';

/** What a page of another origin may read of an answer's headers. */
export const exposedHeaders = ['ETag', 'Retry-After', 'Location', 'X-Request-Id'];

/** Any page may use the service: there are no cookies, so nothing of a person is at stake. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  exposeHeaders: exposedHeaders,
  maxAge: 86_400,
});
