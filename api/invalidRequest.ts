/** Says which fields of a body do not fit the schema, without repeating any of it. */
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ServiceEnv } from './env.ts';
import { type FieldError, ProblemError, problem } from './problem.ts';

const errorLimit = 20;

/** The keys of a path are properties that the schema names, or indices: the schema never descends elsewhere. */
const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What stands at the path, `undefined` when nothing does. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

const article = (type: string): string => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

type Issue = z.core.$ZodIssue;

function bound(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const most = issue.code === 'too_big';
  const limit = String(most ? issue.maximum : issue.minimum);
  const words = most ? 'at most' : 'at least';
  if (issue.origin === 'array') return `There may be ${words} ${limit} elements.`;
  if (issue.origin === 'string') return `There may be ${words} ${limit} characters.`;
  return `This must be ${words} ${limit}.`;
}

function describe(issue: Issue, body: unknown): Omit<FieldError, 'pointer'> {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(body, issue.path) === undefined
        ? { code: 'required', message: 'This is missing.' }
        : {
            code: 'wrong-type',
            message: `This must be ${article(issue.expected === 'int' ? 'integer' : issue.expected)}.`,
          };
    case 'too_small':
    case 'too_big':
      return { code: 'out-of-bounds', message: bound(issue) };
    case 'invalid_format':
      return { code: 'wrong-format', message: `This must fit ${issue.pattern ?? issue.format}.` };
    case 'invalid_value':
      if (valueAt(body, issue.path) === undefined) return { code: 'required', message: 'This is missing.' };
      return {
        code: 'unknown-value',
        message: `This must be one of ${issue.values.map(String).join(', ')}.`,
      };
    case 'unrecognized_keys':
      return { code: 'unknown-property', message: 'This has a property that is unknown here.' };
    default:
      return { code: 'not-allowed', message: 'This is not allowed here.' };
  }
}

/** One of the bounds within which numbers are exact. They say nothing to a caller: the schema's own are tighter. */
const isBoundOfNumbers = (issue: Issue): boolean =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

const fieldError = (issue: Issue, body: unknown): FieldError => ({
  pointer: pointerOf(issue.path),
  ...describe(issue, body),
});

/** What is wrong, one error for each place. */
export function fieldErrors(issues: readonly Issue[], body: unknown): readonly FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    if (isBoundOfNumbers(issue)) continue;
    const error = fieldError(issue, body);
    if (!errors.has(error.pointer)) errors.set(error.pointer, error);
    if (errors.size === errorLimit) break;
  }
  return [...errors.values()];
}

/** The problem of fields that do not go together. */
export const invalidRequest = (...errors: readonly FieldError[]): ProblemError =>
  new ProblemError('invalid-request', { errors });

interface Validation {
  readonly success: boolean;
  readonly target: string;
  readonly data?: unknown;
  readonly error?: z.core.$ZodError;
}

/** The hook behind every schema: answers when a request does not fit it. `data` is then what was sent. */
export function validationHook(result: Validation, c: Context<ServiceEnv>): Response | undefined {
  if (result.success || !result.error) return undefined;
  // A path outside of the schema names nothing that there is.
  if (result.target === 'param') return problem(c, 'not-found');
  return problem(c, 'invalid-request', { errors: fieldErrors(result.error.issues, result.data) });
}
