/**
 * `npm run fuzz`: starts the service and sends it requests that schemathesis makes from the document: the examples first,
 * then good and bad ones by chance, then chains along its links, then every boundary of every field. Every operation must be
 * seen to succeed. `npm run fuzz -- <seed> <requests per operation>` sends others. Takes two minutes or so. Needs Python 3.11.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createService } from '../api/app.ts';
import { isObject, type JsonObject } from '../api/jsonObject.ts';
import { addLinks } from '../api/openapiLinks.ts';
import openApi from '../openapi/openapi.json' with { type: 'json' };
import { project } from './project.ts';
import { pythonEnvironment } from './pythonEnvironment.ts';
import { startServer } from './server.ts';

/** Values that may grow, as those that there are now. */
function listed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, listed(child)]));
  const { 'x-extensible-enum': values } = value;
  return values === undefined ? inner : { ...inner, enum: values };
}

/**
 * The document as this version of the service reads requests. The published one leaves open what may grow, so that clients
 * survive it; but a request with a property or value of tomorrow is refused today.
 */
function documentOfToday(): unknown {
  const { info } = openApi;
  const schemas: JsonObject = structuredClone(openApi.components.schemas);
  const strict = createService().getOpenAPIDocument({ openapi: '3.0.3', info }).components?.schemas ?? {};
  for (const [name, schema] of Object.entries(strict)) {
    const published = schemas[name];
    if (isObject(published) && Reflect.get(schema, 'additionalProperties') === false)
      published.additionalProperties = false;
  }
  const document = structuredClone({ ...openApi, components: { ...openApi.components, schemas } });
  addLinks(document);
  return listed(document);
}

const folder = resolve(project, 'dist/fuzz');
const settings = resolve(project, 'openapi/fuzz');

/** A socket is opened with 101, and schemathesis speaks no WebSocket; the tests of live matches open them. */
const neverSucceed: ReadonlySet<string> = new Set(['openMatchSocket']);

/** Where the hooks write down which operations succeeded. */
const succeededFile = resolve(folder, 'succeeded.json');

/** The operations that were to succeed and never did: what was tried of them was refused at the door. */
function withoutSuccess(): readonly string[] {
  if (!existsSync(succeededFile)) return ['any'];
  const succeeded: readonly string[] = JSON.parse(readFileSync(succeededFile, 'utf8'));
  return Object.values(openApi.paths)
    .flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    .filter((name) => !succeeded.includes(name) && !neverSucceed.has(name));
}

/** Whether nothing was found. The service answers from this process, so it must not wait for the other. */
function schemathesis(url: string, ...chosen: readonly string[]): Promise<boolean> {
  const document = resolve(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(documentOfToday()));
  const parameters = [
    `--config-file=${resolve(settings, 'schemathesis.toml')}`,
    'run',
    document,
    `--url=${url}`,
    '--checks=all',
    '--no-shrink',
    '--warnings=off',
    '--suppress-health-check=all',
    ...chosen,
  ];
  const child = spawn(resolve(programs, 'schemathesis'), parameters, {
    cwd: folder,
    env: {
      ...process.env,
      SCHEMATHESIS_HOOKS: 'hooks',
      PYTHONPATH: settings,
      PYTHONDONTWRITEBYTECODE: '1',
      SERVICE: url,
      SUCCEEDED: succeededFile,
    },
    stdio: 'inherit',
  });
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (status) => done(status === 0));
  });
}

const [seed = '1', requests = '10'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const programs = await pythonEnvironment(folder, resolve(settings, 'requirements.txt'));
rmSync(succeededFile, { force: true });
const server = await startServer({
  port: 0,
  site: 'openapi',
  storage: mkdtempSync(join(tmpdir(), 'scopa-')),
  variables: { ENVIRONMENT: 'development', SEAL_KEYS: `test:${Buffer.alloc(32, 7).toString('base64url')}` },
});
const phases = '--phases=examples,fuzzing,stateful';
const byChance = await schemathesis(server.url, phases, `--seed=${seed}`, `--max-examples=${requests}`);
const missing = withoutSuccess();
const byBoundary = await schemathesis(server.url, '--phases=coverage', `--seed=${seed}`);
await server.stop();
if (missing.length > 0) console.error(`Never seen to succeed: ${missing.join(', ')}`);
process.exit(byChance && byBoundary && missing.length === 0 ? 0 : 1);
