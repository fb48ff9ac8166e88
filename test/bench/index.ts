/** `npm run bench -- engine service … --options`: runs the named benches, or all, one after the other. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../../scripts/run.ts';

/** Each is a program of its own, `test/bench/<name>.ts`, that prints its figures and fails below its bars. */
const benches = ['engine', 'service', 'startup', 'player', 'match', 'widget'].filter((name) =>
  existsSync(resolve(import.meta.dirname, `${name}.ts`)),
);

const wanted = process.argv
  .slice(2)
  .filter((_, index, words) => !words.slice(0, index + 1).some((before) => before.startsWith('--')));
const options = process.argv.slice(2 + wanted.length);
const unknown = wanted.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${benches.join(', ')}.`);
  process.exit(1);
}

for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  if (!run(process.execPath, [resolve(import.meta.dirname, `${name}.ts`), ...options])) process.exitCode = 1;
}
