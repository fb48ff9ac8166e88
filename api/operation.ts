/** What all operations have in common, so that each route says only what is its own. */
import type { z } from '@hono/zod-openapi';
import { jsonOnly, smallOnly } from './jsonBody.ts';
import { type ProblemCode, problemKinds } from './problem.ts';
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
  /** What can be the matter, beside what can always be. */
  readonly problems?: readonly ProblemCode[];
}

interface PostOperation<Path extends string, Body, Answer> extends Operation<Path, Answer> {
  readonly body: z.ZodType<Body>;
}

const problemContent = {
  'application/problem+json': { schema: Problem },
  'application/json': { schema: Problem },
} as const;

const bodyProblems: readonly ProblemCode[] = [
  'malformed-json',
  'invalid-request',
  'too-large',
  'unsupported-media-type',
];

/** Each status once, with the codes that come with it. */
function problemResponses(codes: readonly ProblemCode[], notFound: boolean) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const status = notFound ? 404 : problemKinds[code].status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const named = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.map((code) => `\`${code}\`: ${problemKinds[code].detail}`).join(' '),
      content: problemContent,
    },
  ]);
  return Object.fromEntries(named) as Record<never, never>;
}

const answerOf = <Answer>(schema: z.ZodType<Answer>, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
});

const anyProblem = {
  default: { description: 'Any other problem, in the same shape.', content: problemContent },
};

/** A POST operation: takes JSON, stores nothing. */
export const post = <Path extends string, Body, Answer>(operation: PostOperation<Path, Body, Answer>) => {
  const {
    operationId,
    path,
    tag,
    summary,
    description,
    body,
    answer,
    answerDescription,
    problems = [],
  } = operation;
  return {
    method: 'post' as const,
    path,
    operationId,
    tags: [tag],
    summary,
    description,
    middleware: [jsonOnly, smallOnly],
    request: {
      body: {
        required: true,
        description: 'JSON of at most 64 KiB.',
        content: { 'application/json': { schema: body } },
      },
    },
    responses: {
      ...answerOf(answer, answerDescription),
      ...problemResponses([...bodyProblems, ...problems], false),
      ...anyProblem,
    },
  };
};

/** A GET operation: the same for everybody. */
export const get = <Path extends string, Answer>(operation: Operation<Path, Answer>) => {
  const {
    operationId,
    path,
    tag,
    summary,
    description,
    answer,
    answerDescription,
    problems = [],
  } = operation;
  return {
    method: 'get' as const,
    path,
    operationId,
    tags: [tag],
    summary,
    description,
    responses: {
      ...answerOf(answer, answerDescription),
      ...problemResponses(problems, true),
      ...anyProblem,
    },
  };
};
