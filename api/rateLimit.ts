/** How often one client may ask for what costs the service much: the computer at the levels that search. */
import type { Context } from 'hono';
import type { Level } from '../engine/model.ts';
import type { ServiceEnv } from './env.ts';
import { ProblemError } from './problem.ts';

const costlyLevels: ReadonlySet<Level> = new Set<Level>(['hard', 'master']);

/** The period of the limit in `wrangler.toml`. */
const periodSeconds = 10;

/** An address of IPv6 stands for its network of 64 bits, within which a client takes any address it likes. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/**
 * Counts a choice at this level against the client. Throws `rate-limited` when there were too many. Nothing is counted at
 * the other levels, on the machine of a developer, and where the surroundings have no limit.
 */
export async function limitLevel(c: Context<ServiceEnv>, level: Level): Promise<void> {
  if (!costlyLevels.has(level)) return;
  const { AI_PLAY_LIMIT: limiter, ENVIRONMENT: environment } = c.env;
  if (!limiter || environment === 'development') return;
  const { success } = await limiter.limit({ key: networkOf(c.req.header('CF-Connecting-IP') ?? '') });
  if (!success) throw new ProblemError('rate-limited', { headers: { 'Retry-After': String(periodSeconds) } });
}
