/** What stands before the schema: the content type, then the size. Both belong to a route, so that a wrong path or method goes first. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServiceEnv } from './env.ts';
import { ProblemError } from './problem.ts';

/** The greatest body in bytes. */
const bodyBytesLimit = 64 * 1024;

const json = /^application\/(?:[\w.-]+\+)?json$/i;
const usual = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Refuses a body that is not said to be JSON, also when it is not said what it is. */
export const jsonOnly: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const given = c.req.header('Content-Type');
  const [mediaType = ''] = given?.split(';') ?? [];
  if (!json.test(mediaType.trim())) throw new ProblemError('unsupported-media-type');
  // The validator behind is stricter about parameters than HTTP is (`application/json ; charset=utf-8`).
  if (given !== undefined && !usual.test(given)) {
    const headers = new Headers(c.req.raw.headers);
    headers.set('Content-Type', 'application/json');
    c.req.raw = new Request(c.req.raw, { headers });
  }
  await next();
};

/** Refuses a body of more than 64 KiB, declared or not. */
export const smallOnly: MiddlewareHandler<ServiceEnv> = bodyLimit({
  maxSize: bodyBytesLimit,
  onError: () => {
    throw new ProblemError('too-large');
  },
});
