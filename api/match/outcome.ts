/** How an object answers the Worker: exceptions lose what they are on the way between the two. */
import { type ProblemCode, type ProblemDetails, ProblemError } from '../problem.ts';

/** What an object made of a request. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ProblemCode; readonly details: ProblemDetails };

/** Does something, and catches the problem it throws. */
export function outcomeOf<Value>(work: () => Value): Outcome<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ok: false, code: error.code, details: error.details };
  }
}

/** The value of an outcome. @throws {ProblemError} what the object has against the request */
export function answered<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new ProblemError(outcome.code, outcome.details);
}
