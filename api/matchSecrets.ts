/** The secrets that a new seat gets. */
import type { ServiceBindings } from './env.ts';
import { deriveSecret, drawSecret, hashOf } from './match/tokens.ts';
import { ProblemError } from './problem.ts';
import { serviceKeys } from './seal.ts';

/** Of each kind the one to be given now, then those that older keys of the service would have made. */
interface NewSecrets {
  readonly tokens: readonly [string, ...string[]];
  readonly invites: readonly [string, ...string[]];
}

/**
 * A seat token and an invitation: drawn, or for a request that may be repeated made from what tells it apart, so that the
 * repetition gets the same. Throws `unavailable` when the service has no key to make them from.
 */
export function newSecrets(bindings: ServiceBindings, request: readonly string[] | undefined): NewSecrets {
  if (!request) return { tokens: [drawSecret()], invites: [drawSecret()] };
  const [current, ...older] = serviceKeys(bindings);
  const all = (purpose: string): [string, ...string[]] => {
    const made = (key: Uint8Array) => deriveSecret(key, [purpose, ...request]);
    return [made(current), ...older.map(made)];
  };
  return { tokens: all('seat token'), invites: all('invitation') };
}

/** The token with this hash, and the invitation made with it. Throws `unavailable` when it was made from a key that is gone. */
export function secretsOf(
  { tokens, invites }: NewSecrets,
  tokenHash: string,
): { readonly token: string; readonly invite: string } {
  const index = tokens.findIndex((token) => hashOf(token) === tokenHash);
  if (index < 0)
    throw new ProblemError('unavailable', { detail: 'The service has no key for this any more.' });
  return { token: tokens[index], invite: invites[index] };
}
