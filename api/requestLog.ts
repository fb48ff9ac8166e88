/**
 * What the service writes down: a line of JSON for each request, and one for each error that nobody foresaw. A line has the
 * fields named here and nothing of a request's address, headers or body, for those hold tokens, invitations and cards.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Service, ServiceEnv } from './env.ts';

/** One request. */
export interface RequestLine {
  readonly level: 'info';
  readonly requestId: string;
  /** The operation of the document; absent for what is none: documents, unknown paths, preflights. */
  readonly operation?: string;
  readonly status: number;
  /** How long the answer was waited for, in milliseconds. On the platform the clock stands still while the Worker computes. */
  readonly durationMs: number;
}

/** One error. Its message is left out: it may repeat what was sent. */
export interface ErrorLine {
  readonly level: 'error';
  readonly requestId: string;
  /** The class of the error. */
  readonly error: string;
  /** Where it was thrown, innermost first. */
  readonly stack: readonly string[];
}

const write = (line: RequestLine | ErrorLine): void => {
  const text = JSON.stringify(line);
  if (line.level === 'error') console.error(text);
  else console.log(text);
};

/** The operations of a service by method and path, the path as the router has it. */
function operationNames({ openAPIRegistry: { definitions } }: Service): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const definition of definitions) {
    if (definition.type !== 'route' || definition.route.operationId === undefined) continue;
    const { method, path, operationId } = definition.route;
    names.set(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, operationId);
  }
  return names;
}

/** Writes a line for each request in production; on the machine of a developer nobody reads them. */
export function requestLog(service: Service): MiddlewareHandler<ServiceEnv> {
  let names: ReadonlyMap<string, string> | undefined;
  return async (c, next) => {
    const begin = Date.now();
    await next();
    if (c.env.ENVIRONMENT !== 'production') return;
    // The operations are added after this, so they are looked up at the first request.
    names ??= operationNames(service);
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const operation = names.get(`${method} ${routePath(c, -1)}`);
    write({
      level: 'info',
      requestId: c.get('requestId'),
      ...(operation !== undefined && { operation }),
      status: c.res.status,
      durationMs: Date.now() - begin,
    });
  };
}

/** Writes down an error that nobody foresaw. */
export function logError(c: Context<ServiceEnv>, error: Error): void {
  const stack = (error.stack ?? '').split('\n').map((line) => line.trim());
  write({
    level: 'error',
    requestId: c.get('requestId'),
    error: error.name,
    stack: stack.filter((line) => /^at [^"']*:\d+:\d+\)?$/.test(line)),
  });
}
