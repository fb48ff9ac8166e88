/** `npm start`: builds what is needed and serves the site, the API and its documentation. */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { project } from './project.ts';
import { portProblem, startServer } from './server.ts';
import { buildSite } from './site.ts';

/** A key that seals games on this machine only; the service refuses one named `dev` in production. */
function makeDevelopmentKey(): void {
  const file = resolve(project, '.dev.vars');
  if (existsSync(file)) return;
  const key = randomBytes(32).toString('base64url');
  writeFileSync(file, `ENVIRONMENT=development\nSEAL_KEYS=dev:${key}\n`, { mode: 0o600 });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(process.env.PORT || 8787);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
const trouble = await portProblem(port);
if (trouble === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=8788 npm start`);
if (trouble !== undefined) fail(`Port ${port} cannot be used: ${trouble}.`);

makeDevelopmentKey();
const server = await buildSite()
  .then(() => startServer({ port, watch: true }))
  .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
console.log(
  `Scopa is served on ${server.url} (site), ${server.url}/v1/variants (API) and ${server.url}/docs (documentation). Stop it with Ctrl+C.`,
);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void server.stop().finally(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

// npm hands a signal on to the shell between them, which may end without telling this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 250).unref();
