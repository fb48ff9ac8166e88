import type { Fault, Result } from '../../../engine/index.ts';

/** What the engine answered; a refusal fails the test with its reason. */
export function answerOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { code, pointer, message } = result.fault;
  throw new Error(`${code} at ${pointer ?? '-'}: ${message}`);
}

/** Why the engine refused; an answer fails the test. */
export function faultOf(result: Result<unknown>): Fault {
  if (result.ok) throw new Error(`Not refused: ${JSON.stringify(result.value)}`);
  return result.fault;
}

/** The code and the pointer of a refusal. */
export const refusal = (result: Result<unknown>): readonly [string, string | undefined] => {
  const { code, pointer } = faultOf(result);
  return [code, pointer];
};
