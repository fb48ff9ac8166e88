/** What all operations have in common, so that each route says only what is its own. */
import type { z } from '@hono/zod-openapi';
import { jsonOnly, smallOnly } from './jsonBody.ts';
import { type ProblemCode, problemKinds, unknownInPathStatus } from './problem.ts';
import { Problem } from './schemas/problem.ts';

/** What a route says of itself. */
interface Operation<Path extends string, Answer> {
  /** camelCase, a verb and a noun: becomes the name of a function in every client. */
  readonly operationId: string;
  readonly path: Path;
  readonly tag: 'engine' | 'reference';
  readonly summary: string;
  readonly description: string;
  readonly answer: z.ZodType<Answer>;
  readonly answerDescription: string;
}

interface GetOperation<Path extends string, Answer> extends Operation<Path, Answer> {
  /** What it is when the path names something there is not. */
  readonly unknown?: ProblemCode;
}

interface PostOperation<Path extends string, Body, Answer> extends Operation<Path, Answer> {
  readonly body: z.ZodType<Body>;
  /** What can be the matter, beside what can always be. */
  readonly problems?: readonly ProblemCode[];
}

/** What can be the matter with a choice of rules. */
export const rulesProblems: readonly ProblemCode[] = ['unknown-variant', 'rules-impossible'];

/** What can be the matter with a game, in whichever form it comes. */
export const gameProblems: readonly ProblemCode[] = [
  ...rulesProblems,
  'invalid-state',
  'invalid-token',
  'game-source',
];

/** What can be the matter when the seat on turn is to play. */
export const turnProblems: readonly ProblemCode[] = [
  'not-your-turn',
  'round-over',
  'match-over',
  'too-many-plays',
];

/** A problem as the content of a response. */
export const problemContent = {
  'application/problem+json': { schema: Problem },
  'application/json': { schema: Problem },
} as const;

/** What can be the matter with every body. */
export const bodyProblems: readonly ProblemCode[] = [
  'malformed-json',
  'invalid-request',
  'too-large',
  'unsupported-media-type',
];

/** Each status once, with the codes that come with it. */
export function problemResponses(codes: readonly ProblemCode[], statusOf: (code: ProblemCode) => number) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const named = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.map((code) => `\`${code}\`: ${problemKinds[code].detail}`).join(' '),
      content: problemContent,
    },
  ]);
  // Handlers throw problems instead of returning them, so their types need not know of these responses.
  return Object.fromEntries(named) as Record<never, never>;
}

/** What can be the matter with every operation. */
export const anyProblem = {
  ...problemResponses(['internal'], (code) => problemKinds[code].status),
  default: { description: 'Any other problem, in the same shape.', content: problemContent },
};

function describe<Path extends string, Answer, Method extends 'get' | 'post'>(
  { operationId, path, tag, summary, description, answer, answerDescription }: Operation<Path, Answer>,
  method: Method,
  problems: ReturnType<typeof problemResponses>,
) {
  return {
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    description,
    // Nothing of anybody is behind these: no token is needed or looked at.
    security: [],
    responses: {
      200: { description: answerDescription, content: { 'application/json': { schema: answer } } },
      ...problems,
      ...anyProblem,
    },
  };
}

/** A POST operation: takes JSON, stores nothing. */
export const post = <Path extends string, Body, Answer>(operation: PostOperation<Path, Body, Answer>) => ({
  ...describe(
    operation,
    'post',
    problemResponses([...bodyProblems, ...(operation.problems ?? [])], (code) => problemKinds[code].status),
  ),
  middleware: [jsonOnly, smallOnly],
  request: {
    body: {
      required: true,
      description: 'JSON of at most 64 KiB.',
      content: { 'application/json': { schema: operation.body } },
    },
  },
});

/** A GET operation: the same for everybody. */
export const get = <Path extends string, Answer>(operation: GetOperation<Path, Answer>) =>
  describe(
    operation,
    'get',
    problemResponses(operation.unknown ? [operation.unknown] : [], () => unknownInPathStatus),
  );
