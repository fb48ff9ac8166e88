/** The element under its version, and the hashes by which a page makes sure that it gets what it expects. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { project } from './project.ts';

/** A file of the element as it is served. */
export interface ReleasedFile {
  /** With its folder, from that of the version: `scopa-table.js`, `standalone/live-….js`. */
  readonly name: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  /** Compressed, in bytes. */
  readonly weight: number;
}

/** What is served of a version. */
export interface Release {
  readonly version: string;
  readonly files: readonly ReleasedFile[];
}

function released(folder: string, name: string): ReleasedFile {
  const content = readFileSync(resolve(folder, name));
  const hash = createHash('sha384').update(content).digest('base64');
  return { name, integrity: `sha384-${hash}`, weight: gzipSync(content).length };
}

/**
 * Copies the built element into the folder of its version, whose files never change once they are published, and writes
 * their hashes beside them, `integrity.json`.
 */
export function release(site: string): Release {
  const { version } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));
  const latest = resolve(site, 'widget');
  const folder = resolve(latest, version);
  rmSync(folder, { recursive: true, force: true });
  const names = readdirSync(latest, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replaceAll(sep, '/'));
  mkdirSync(folder);
  for (const name of names) cpSync(resolve(latest, name), resolve(folder, name));
  const files = names.map((name) => released(folder, name));
  const hashes = Object.fromEntries(files.map(({ name, integrity }) => [name, integrity]));
  writeFileSync(resolve(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  return { version, files };
}

/** A file of the release. @throws when it has none of that name */
export function fileOf({ files }: Release, name: string): ReleasedFile {
  const found = files.find((file) => file.name === name);
  if (found === undefined) throw new Error(`The release has no ${name}.`);
  return found;
}
