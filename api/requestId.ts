import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './env.ts';

/** A UUID as RFC 9562 writes it: of a fixed length, and nothing in it that a log or a header could be led astray by. */
const wellFormed = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Gives each request an id and each answer the header `X-Request-Id`. A caller who sends a UUID under this name follows the
 * request by it through all services; whatever else stands there is nothing of ours to repeat, and an id is made instead.
 */
export const requestId: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const given = c.req.header('X-Request-Id');
  const id = given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
};
