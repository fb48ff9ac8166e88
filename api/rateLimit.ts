/** How often one client may ask for what costs the service much: the computer at the levels that search. */
import type { Context } from 'hono';
import type { Level } from '../engine/model.ts';
import type { RateLimiter, ServiceEnv } from './env.ts';
import { ProblemError } from './problem.ts';

const costlyLevels: ReadonlySet<Level> = new Set<Level>(['hard', 'master']);

/** The periods of the limits in `wrangler.toml`. */
const aiPlaySeconds = 10;
const matchSeconds = 60;

/** An address of IPv6 stands for its network of 64 bits, within which a client takes any address it likes. */
function networkOf(address: string): string {
  // An address of IPv4 in the form of IPv6 ends as it is usually written.
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/** The network that a request comes from. */
export const callerOf = (c: Context<ServiceEnv>): string => networkOf(c.req.header('CF-Connecting-IP') ?? '');

/** Nothing is limited on the machine of a developer, and where the surroundings have no limit. */
async function limit(
  c: Context<ServiceEnv>,
  limiter: RateLimiter | undefined,
  seconds: number,
): Promise<void> {
  if (!limiter || c.env.ENVIRONMENT === 'development') return;
  const { success } = await limiter.limit({ key: callerOf(c) });
  if (!success) throw new ProblemError('rate-limited', { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Counts a choice at this level against the client; nothing is counted at the levels that do not search. Throws
 * `rate-limited` when there were too many.
 */
export async function limitLevel(c: Context<ServiceEnv>, level: Level): Promise<void> {
  if (costlyLevels.has(level)) await limit(c, c.env.AI_PLAY_LIMIT, aiPlaySeconds);
}

/** Counts a match that is created or joined against the client. Throws `rate-limited` when there were too many. */
export const limitMatches = (c: Context<ServiceEnv>): Promise<void> =>
  limit(c, c.env.MATCH_LIMIT, matchSeconds);
