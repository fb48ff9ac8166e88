/** The one builder of `application/problem+json` (RFC 9457). No answer repeats what the caller sent, and none has a stack. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault, LegalPlay, Result } from '../engine/model.ts';
import type { ServiceEnv } from './env.ts';
import { logError } from './requestLog.ts';

interface Kind {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly detail: string;
}

const kind = (status: ContentfulStatusCode, title: string, detail = `${title}.`): Kind => ({
  status,
  title,
  detail,
});

/** Every kind of problem, by its code. */
export const problemKinds = {
  'malformed-json': kind(400, 'Malformed JSON', 'The body is not JSON.'),
  'invalid-request': kind(400, 'Invalid request', 'The body does not fit its schema; see errors.'),
  unauthorized: kind(401, 'Unauthorized', 'This needs the token of a seat of this match.'),
  forbidden: kind(403, 'Forbidden', 'This is not for you to do in this match.'),
  'not-found': kind(404, 'Not found', 'There is nothing under this path.'),
  'unknown-variant': kind(422, 'Unknown variant', 'There is no such variant.'),
  'unknown-deck': kind(404, 'Unknown deck', 'There is no such deck.'),
  'unknown-match': kind(404, 'Unknown match', 'There is no such match, or none any more.'),
  'method-not-allowed': kind(405, 'Method not allowed', 'This path does not take this method; see Allow.'),
  'not-your-turn': kind(409, 'Not your turn', 'It is the turn of another seat.'),
  'round-over': kind(409, 'The round is over'),
  'round-not-over': kind(409, 'The round is not over'),
  'match-over': kind(409, 'The match is over'),
  'seat-taken': kind(409, 'The seat is taken'),
  'match-waiting': kind(409, 'The match is waiting', 'The match has not begun: seats are vacant.'),
  'stale-version': kind(
    412,
    'Stale version',
    'The match has moved on: If-Match names another version than the present one.',
  ),
  'too-large': kind(413, 'Too large', 'A body has at most 65536 bytes.'),
  'unsupported-media-type': kind(415, 'Unsupported media type', 'The content type must be application/json.'),
  'rules-impossible': kind(422, 'Impossible rules', 'These rules cannot be played.'),
  'invalid-state': kind(422, 'Invalid state', 'The cards, seats or sides do not make a game.'),
  'illegal-play': kind(422, 'Illegal play', 'The rules do not allow this play; see legalPlays.'),
  'ambiguous-play': kind(422, 'Ambiguous play', 'The card can be played in several ways; see legalPlays.'),
  'redeal-required': kind(
    422,
    'Redeal required',
    'By these rules this pack would be shuffled and dealt again.',
  ),
  'invalid-token': kind(422, 'Invalid token', 'The sealed game cannot be opened.'),
  'game-source': kind(
    422,
    'Unusable game',
    'The game must come in exactly one form that this operation takes.',
  ),
  'too-many-plays': kind(422, 'Too many plays', 'The position has more than 1000 legal plays.'),
  'key-reused': kind(422, 'Idempotency key reused', 'This idempotency key came with another request before.'),
  'upgrade-required': kind(426, 'Upgrade required', 'This is a WebSocket.'),
  'version-required': kind(
    428,
    'Version required',
    'If-Match must name the version that the play is made against.',
  ),
  'rate-limited': kind(429, 'Too many requests', 'These were too many requests; wait as Retry-After says.'),
  internal: kind(500, 'Internal error', 'Something went wrong here.'),
  unavailable: kind(503, 'Unavailable', 'This cannot be done at the moment.'),
} as const satisfies Record<string, Kind>;

/** The kind of a problem. */
export type ProblemCode = keyof typeof problemKinds;

/** What can be wrong with a field of a request. */
export const fieldErrorCodes = [
  'required',
  'wrong-type',
  'out-of-bounds',
  'wrong-format',
  'unknown-value',
  'unknown-property',
  'not-allowed',
] as const;

/** A field of the request that is wrong. The pointer holds names of the schema and indices only, never a caller's key. */
export interface FieldError {
  readonly pointer: string;
  readonly code: (typeof fieldErrorCodes)[number];
  readonly message: string;
}

/** What one occurrence adds to its kind. */
export interface ProblemDetails {
  readonly status?: ContentfulStatusCode;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly legalPlays?: readonly LegalPlay[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by an operation that cannot go on; the service answers with the problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

const mediaType = { 'Content-Type': 'application/problem+json' };

/** A problem as JSON; `instance` is the request that it belongs to. */
export function problemBody(code: ProblemCode, details: ProblemDetails = {}, instance?: string) {
  const { title, status, detail } = problemKinds[code];
  const { errors, legalPlays } = details;
  return {
    type: `urn:scopa-table:problem:${code}`,
    title,
    status: details.status ?? status,
    detail: details.detail ?? detail,
    ...(instance !== undefined && { instance: `urn:uuid:${instance}` }),
    code,
    ...(errors && { errors }),
    ...(legalPlays && { legalPlays }),
  };
}

/** The answer that tells a problem. */
export function problem(c: Context<ServiceEnv>, code: ProblemCode, details: ProblemDetails = {}): Response {
  const body = problemBody(code, details, c.get('requestId'));
  return c.body(JSON.stringify(body), body.status, { ...mediaType, ...details.headers });
}

/** What the engine has to say against a request, as a problem; `place` is where its argument stands in the body. */
function faultProblem({ code, message, pointer, beside, legalPlays }: Fault, place: string): ProblemError {
  return new ProblemError(code, {
    detail: message,
    ...(pointer !== undefined && {
      errors: [{ pointer: beside ? pointer : place + pointer, code: 'not-allowed', message }],
    }),
    ...(legalPlays && { legalPlays }),
  });
}

/**
 * The value of a result; throws the problem that its fault is. `place` is where the engine's argument stands in the body:
 * empty when it is the body itself. An argument beside a state has the name of its field.
 */
export function orProblem<Value>(result: Result<Value>, place = ''): Value {
  if (result.ok) return result.value;
  throw faultProblem(result.fault, place);
}

/** The status of a path that names something there is not, whatever a body that names it would get. */
export const unknownInPathStatus = 404;

/** What a path names, or the problem that there is no such thing. */
export function orUnknown<Value>(found: Value | undefined, code: ProblemCode): Value {
  if (found === undefined) throw new ProblemError(code, { status: unknownInPathStatus });
  return found;
}

/** The answer to whatever was thrown: a problem as it is, what the libraries refuse by its status, all else as internal. */
export function problemOfError(error: Error, c: Context<ServiceEnv>): Response {
  if (error instanceof ProblemError) return problem(c, error.code, error.details);
  if (error instanceof HTTPException) {
    if (error.status === 400) return problem(c, 'malformed-json');
    if (error.status === 415) return problem(c, 'unsupported-media-type');
  }
  // What the platform says of an object that is just moving, or has too much to do.
  if (Reflect.get(error, 'retryable') === true || Reflect.get(error, 'overloaded') === true) {
    return problem(c, 'unavailable', { headers: { 'Retry-After': '1' } });
  }
  logError(c, error);
  return problem(c, 'internal');
}
