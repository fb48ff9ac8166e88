import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './env.ts';

/**
 * Gives each request an id and each answer the header `X-Request-Id`. It is always made here: an id that a caller chose
 * would come back in the answers, and nothing of a request does.
 */
export const requestId: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const id = crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
};
