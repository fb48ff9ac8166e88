/** The secrets that a new seat gets. */
import type { ServiceBindings } from './env.ts';
import { deriveSecret, drawSecret } from './match/tokens.ts';
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
