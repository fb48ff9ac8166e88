/** What stands before the schema: the content type, then the size. Both belong to a route, so that a wrong path or method goes first. */
import { concatBytes } from '@noble/hashes/utils.js';
import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './env.ts';
import { ProblemError } from './problem.ts';

/** The greatest body in bytes. */
const bodyBytesLimit = 64 * 1024;

/**
 * So many bytes are read before a greater body is broken off. A client that is still sending often does not see the
 * answer, and what stands in front of the Worker may take the unread rest for a failure.
 */
const readBytesLimit = 32 * 1024 * 1024;

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

/** Takes a request without a body for one with an empty object. */
export const nothingAsEmpty: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const { raw } = c.req;
  if (!raw.body) {
    const headers = new Headers(raw.headers);
    headers.set('Content-Type', 'application/json');
    c.req.raw = new Request(raw, { headers, body: '{}' });
  }
  await next();
};

/** The bytes of a body of at most 64 KiB; `undefined` for a greater one, whose rest has been thrown away. */
async function smallBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length <= bodyBytesLimit) chunks.push(value);
    else chunks.length = 0;
    if (length > readBytesLimit) {
      await reader.cancel();
      break;
    }
  }
  return length > bodyBytesLimit ? undefined : concatBytes(...chunks);
}

/** Refuses a body of more than 64 KiB, declared or not. */
export const smallOnly: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const { body, headers } = c.req.raw;
  const declared = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length');
  if (body && (declared === null || Number(declared) > bodyBytesLimit)) {
    const bytes = await smallBody(body);
    if (!bytes) throw new ProblemError('too-large');
    c.req.raw = new Request(c.req.raw, { body: bytes });
  }
  await next();
};
