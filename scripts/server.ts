/** The whole product on this machine: the Worker in workerd, with the built site beside it. */
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { project } from './project.ts';

/** A running service. */
export interface LocalServer {
  /** Without a slash at the end, `http://localhost:8787`. */
  readonly url: string;
  /** Ends workerd with it. */
  stop(): Promise<void>;
}

/** What differs from the settings in `wrangler.toml`. */
export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Replaces variables and secrets of the configuration. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Restart the Worker when its sources change. */
  readonly watch?: boolean;
}

/**
 * Starts the Worker as `wrangler.toml` describes it, without network, telemetry or an account.
 * @throws when the Worker does not compile or the port is taken
 */
export async function startServer({
  port,
  variables = {},
  watch = false,
}: ServerOptions): Promise<LocalServer> {
  // Read when they load: no usage statistics, and no request to fill `request.cf`.
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.WRANGLER_LOG ??= 'warn';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const bindings = Object.entries(variables).map(
    ([name, value]) => [name, { type: 'plain_text', value }] as const,
  );
  const worker = await startWorker({
    config: resolve(project, 'wrangler.toml'),
    bindings: Object.fromEntries(bindings),
    dev: {
      server: { hostname: 'localhost', port },
      remote: false,
      inspector: false,
      watch,
      logLevel: 'warn',
    },
  });
  await worker.ready;
  const address = await worker.url;
  return { url: address.origin, stop: () => worker.dispose() };
}

/** Whether nothing listens on the port yet. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: 'localhost', exclusive: true }, () => probe.close(() => answer(true)));
  });
}
