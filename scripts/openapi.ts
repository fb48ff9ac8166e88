/**
 * `npm run openapi` writes the worked examples and the two documents into `openapi/`; with `--check` it only says whether
 * what is committed there is what the routes say. Then both are linted: general rules, and what client generators need.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createService } from '../api/app.ts';
import { openApiDocuments } from '../api/openapi.ts';
import { workExamples } from './examples.ts';
import { project } from './project.ts';
import { run } from './run.ts';

const service = createService();
const examples = await workExamples(service);
const { document30, document31 } = openApiDocuments(service, examples);

const files = {
  'examples.json': examples,
  'openapi.json': document30,
  'openapi-3.1.json': document31,
};

const stale: string[] = [];
for (const [name, content] of Object.entries(files)) {
  const file = resolve(project, 'openapi', name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale.push(`openapi/${name}`);
}

for (const name of stale) console.error(`${name} is not what the routes say: run npm run openapi.`);

const lint = (ruleset: string, document: string) =>
  run('spectral', ['lint', '-F', 'warn', '-r', `openapi/${ruleset}`, `openapi/${document}`]);
const clean = [
  lint('portability.spectral.yaml', 'openapi.json'),
  lint('general.spectral.yaml', 'openapi-3.1.json'),
].every((passed) => passed);
process.exitCode = stale.length === 0 && clean ? 0 : 1;
