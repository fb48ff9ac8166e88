/**
 * `npm run compatibility`: would the document that is committed break a client made from one that was released? Those are kept
 * in `openapi/released/<version>.json` as they were. Needs Go.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { project } from './project.ts';

const program = 'github.com/oasdiff/oasdiff@v1.38.0';

/**
 * What breaks from one document to another, in words; empty when nothing does. Warnings count too.
 * @throws when the documents cannot be compared
 */
export function breakingChanges(before: string, after: string): string {
  const { status, stdout, stderr, error } = spawnSync(
    'go',
    ['run', program, 'breaking', '--fail-on', 'WARN', before, after],
    { cwd: project, encoding: 'utf8' },
  );
  if (status === 0) return '';
  if (error || stdout === '') throw new Error(`The documents could not be compared: ${error ?? stderr}`);
  return stdout;
}

/** The released documents, as files. */
export function releasedDocuments(): readonly string[] {
  const folder = resolve(project, 'openapi/released');
  return readdirSync(folder).map((name) => resolve(folder, name));
}

if (import.meta.main) {
  const present = resolve(project, 'openapi/openapi.json');
  for (const released of releasedDocuments()) {
    const changes = breakingChanges(released, present);
    if (changes === '') continue;
    console.error(`Clients made from ${released} would break:\n${changes}`);
    process.exitCode = 1;
  }
}
