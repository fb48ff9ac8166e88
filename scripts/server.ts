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
  /** The folder of the built site, instead of the one in `wrangler.toml`. */
  readonly site?: string;
  /** Where live matches are stored; absent: where wrangler keeps what belongs to this project. */
  readonly storage?: string;
  /** Restart the Worker when its sources change. */
  readonly watch?: boolean;
}

// Read when wrangler loads: no usage statistics, no log files, no request to the platform to fill `request.cf`.
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG: 'warn',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};

/**
 * Starts the Worker as `wrangler.toml` describes it, without network, telemetry or an account.
 * @throws when the Worker does not compile or the port is taken
 */
export async function startServer({
  port,
  variables = {},
  site,
  storage,
  watch = false,
}: ServerOptions): Promise<LocalServer> {
  Object.assign(process.env, { ...quiet, ...process.env });
  const { unstable_DevEnv: DevEnv } = await import('wrangler');
  const surroundings = new DevEnv();
  const bindings = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, { type: 'plain_text', value }] as const),
  );
  try {
    const [worker] = await Promise.all([
      surroundings.startWorker({
        config: resolve(project, 'wrangler.toml'),
        bindings,
        ...(site !== undefined && { assets: resolve(project, site) }),
        dev: {
          server: { hostname: 'localhost', port },
          remote: false,
          ...(storage !== undefined && { persist: storage }),
          inspector: false,
          watch,
          logLevel: 'warn',
        },
      }),
      // The proxy in front listens before the Worker is there; wait for the Worker itself.
      new Promise((loaded, fail) => {
        surroundings.once('reloadComplete', loaded);
        for (const failure of ['error', 'buildFailed'])
          surroundings.once(failure, () => fail(new Error('The Worker could not be started.')));
      }),
    ]);
    return { url: (await worker.url).origin, stop: () => worker.dispose() };
  } catch (error) {
    await surroundings.teardown();
    throw error;
  }
}

/** Why nothing can listen on the port, as the system's error code; `undefined` when it is free. */
export function portProblem(port: number): Promise<string | undefined> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code ?? error.message));
    probe.listen({ port, host: 'localhost', exclusive: true }, () => probe.close(() => answer(undefined)));
  });
}
