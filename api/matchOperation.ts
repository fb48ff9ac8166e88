/** What the operations on live matches have in common: whom they are for, which match, and what comes back. */
import { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { ServiceBindings, ServiceEnv } from './env.ts';
import { jsonOnly, nothingAsEmpty, smallOnly } from './jsonBody.ts';
import type { Idempotency, MatchNamespace, MatchStub } from './match/requests.ts';
import { unauthorized } from './match/seating.ts';
import { hashOf } from './match/tokens.ts';
import { anyProblem, bodyProblems, problemResponses } from './operation.ts';
import { type ProblemCode, ProblemError, problemKinds } from './problem.ts';
import { exampleMatchId, type MatchShape, matchIdPattern } from './schemas/match.ts';
import { text } from './schemas/primitives.ts';

/** The name of the scheme under which tokens stand in the document. */
export const tokenScheme = 'seatToken';

/** Whose token a request needs. `optional`: without one it is a spectator's. */
type Access = 'none' | 'optional' | 'seat';

type Requirement = Record<string, string[]>;

const security: Readonly<Record<Access, readonly Requirement[]>> = {
  none: [],
  optional: [{ [tokenScheme]: [] }, {}],
  seat: [{ [tokenScheme]: [] }],
};

const accessProblems: Readonly<Record<Access, readonly ProblemCode[]>> = {
  none: [],
  optional: ['unauthorized'],
  seat: ['unauthorized'],
};

const bearer = /^Bearer +([\w-]{20,100})$/i;

/** The hash of the token of a request. Throws `unauthorized` for anything that is no bearer token. */
export function tokenHashOf(c: Context<ServiceEnv>): string | undefined {
  const given = c.req.header('Authorization');
  if (given === undefined) return undefined;
  const token = bearer.exec(given)?.[1];
  if (token === undefined) throw unauthorized();
  return hashOf(token);
}

/** The same where a token must be. */
export function neededTokenHash(c: Context<ServiceEnv>): string {
  const hash = tokenHashOf(c);
  if (hash === undefined) throw unauthorized();
  return hash;
}

/** A missing token is told before anything that the body may have. */
const tokenFirst: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  neededTokenHash(c);
  await next();
};

/** Answers are of one party and of one moment. */
const noStore: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Authorization', { append: true });
};

/** The id of a match, in a path. */
const matchId = z.string().openapi({
  minLength: 64,
  maxLength: 64,
  pattern: matchIdPattern,
  description: 'The id of the match.',
  example: exampleMatchId,
});

/** The number of a seat, in a path. */
const seatInPath = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .openapi({
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 99,
    description: 'The seat.',
    example: 1,
  });

/** Path parameters of an operation on a match. */
export const matchParams = z.object({ matchId });

/** Path parameters of an operation on a seat. */
export const seatParams = z.object({ matchId, seat: seatInPath });

/** The header under which a request can be repeated without doing it twice. */
export const idempotencyHeader = z.object({
  'idempotency-key': z.string().min(1).max(100).optional().openapi({
    description:
      'Chosen by the client, best at random: the same request with the same key is carried out once and gets the same answer.',
    example: 'f3b9c1d2-5a7e-4f0b-9c1d-2e3f4a5b6c7d',
  }),
});

/** What a route on matches says of itself. */
interface MatchOperation<Path extends string, Answer, Status extends 200 | 201> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly operationId: string;
  readonly path: Path;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly status: Status;
  readonly answer: z.ZodType<Answer>;
  readonly answerDescription: string;
  readonly problems?: readonly ProblemCode[];
  /** `optional`: a request without one is taken for an empty object. */
  readonly body?: 'needed' | 'optional';
}

/** A route on matches; the request's parts are the route's own. */
export function matchRoute<Path extends string, Answer, Status extends 200 | 201>(
  operation: MatchOperation<Path, Answer, Status>,
) {
  const { method, path, operationId, summary, description, access, status, answer } = operation;
  const codes: readonly ProblemCode[] = [
    ...(operation.body ? bodyProblems : []),
    ...accessProblems[access],
    ...(path.includes('{') ? (['unknown-match'] as const) : []),
    ...(operation.problems ?? []),
    'unavailable',
  ];
  const response = {
    description: operation.answerDescription,
    content: { 'application/json': { schema: answer } },
  };
  return {
    method,
    path,
    operationId,
    tags: ['matches'],
    summary,
    description,
    security: [...security[access]],
    middleware: [
      noStore,
      ...(access === 'seat' ? [tokenFirst] : []),
      ...(operation.body === 'optional' ? [nothingAsEmpty] : []),
      ...(operation.body ? [jsonOnly, smallOnly] : []),
    ],
    responses: {
      // The statuses of one route are one: the type says which.
      ...({ [status]: response } as Record<Status, typeof response>),
      ...problemResponses(codes, (code) => problemKinds[code].status),
      ...anyProblem,
    },
  };
}

/** A body of a match operation. */
export const matchBody = <Body>(schema: z.ZodType<Body>) =>
  ({
    required: true,
    description: 'JSON of at most 64 KiB.',
    content: { 'application/json': { schema } },
  }) as const;

/** All matches. Throws `unavailable` where there is no place for them. */
export function matchesOf({ MATCHES: matches }: ServiceBindings): MatchNamespace {
  if (!matches) throw new ProblemError('unavailable', { detail: 'Live matches are not available here.' });
  return matches;
}

/** The object of a match. Throws `unknown-match` for what is no id. */
export function matchObject(bindings: ServiceBindings, id: string): MatchStub {
  const matches = matchesOf(bindings);
  try {
    return matches.get(matches.idFromString(id));
  } catch {
    throw new ProblemError('unknown-match');
  }
}

/** The idempotency key of a request with the hash of its body, which may hold a secret. */
export function idempotencyOf(key: string | undefined, body: unknown): Idempotency | undefined {
  return key === undefined ? undefined : { key, digest: hashOf(JSON.stringify(body)) };
}

/** Under which a match is told apart from what it was before. */
export const etagOf = ({ version, seq }: MatchShape): { readonly ETag: string } => ({
  ETag: `"${version}.${seq}"`,
});

/** Where a match is. */
export const locationOf = ({ matchId: id }: MatchShape): { readonly Location: string } => ({
  Location: `/v1/matches/${id}`,
});

/** `If-Match`, which a play needs. */
export const ifMatchHeader = z.object({
  'if-match': text(
    200,
    'The version that the play is made against, as the `ETag` of the match or `"version"`.',
  )
    .optional()
    .openapi({ example: '"12"' }),
});
