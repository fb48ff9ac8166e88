import { cors } from 'hono/cors';

/** What a page of another origin may read of an answer's headers. */
export const exposedHeaders = ['ETag', 'Retry-After', 'Location', 'X-Request-Id'];

/** What a page of another origin may send; a fixed list, because nothing of a request comes back. */
const allowedHeaders = ['Content-Type', 'Authorization', 'Idempotency-Key', 'If-Match', 'If-None-Match'];

/** Any page may use the service: there are no cookies, so nothing of a person is at stake. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowHeaders: allowedHeaders,
  exposeHeaders: exposedHeaders,
  maxAge: 86_400,
});
