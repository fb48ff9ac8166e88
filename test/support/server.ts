/** Global set-up of the tests that talk to the whole product: builds the site and starts it once for all projects. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { project as root } from '../../scripts/project.ts';
import { type LocalServer, startServer } from '../../scripts/server.ts';
import { buildSite } from '../../scripts/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the service listens, without a slash at the end. */
    readonly serverUrl: string;
    /** The folder of the site that it serves. */
    readonly siteFolder: string;
  }
}

/** Beside the site that `npm start`, or another run of the tests, may be serving meanwhile. */
const testSite = `dist/test-site-${process.pid}`;

interface Shared {
  server: Promise<LocalServer>;
  users: number;
}

// Each project loads this file anew in the same process; the symbol lets them share one server.
const slot = Symbol.for('scopa-table test server');
const holder = globalThis as { [slot]?: Shared };

async function start(): Promise<LocalServer> {
  await buildSite(testSite);
  const key = Buffer.alloc(32, 7).toString('base64url');
  return startServer({
    port: 0,
    site: testSite,
    storage: await mkdtemp(join(tmpdir(), 'scopa-')),
    variables: { ENVIRONMENT: 'test', SEAL_KEYS: `test:${key}` },
  });
}

/** Provides `serverUrl` and `siteFolder`; the returned function stops the server after its last user. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = holder[slot] ?? { server: start(), users: 0 };
  holder[slot] = shared;
  shared.users += 1;
  const server = await shared.server;
  project.provide('serverUrl', server.url);
  project.provide('siteFolder', resolve(root, testSite));
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete holder[slot];
    await server.stop();
    await rm(resolve(root, testSite), { recursive: true, force: true });
  };
}
