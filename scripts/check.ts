/** `npm run check`: the types of every part, then lint and format. Goes through all before it fails. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { project } from './project.ts';
import { run } from './run.ts';

/** Each part has the libraries of the place where it runs, and nothing else. */
const parts = ['.', 'api', 'widget', 'scripts', 'test', 'test/api', 'test/match', 'test/bench'].filter(
  (part) => existsSync(resolve(project, part, 'tsconfig.json')),
);

const failed: string[] = [];
for (const part of parts) {
  if (!run('tsc', ['--project', part])) failed.push(`types of ${part === '.' ? 'engine' : part}`);
}
if (!run('biome', ['check', '--error-on-warnings'])) failed.push('lint and format');

for (const name of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
