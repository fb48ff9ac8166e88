import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../dist/test-site/widget');

/** Weight of the built files whose names begin so, compressed, in bytes. */
const weight = (beginning: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith(beginning))
    .map((name) => gzipSync(readFileSync(resolve(folder, name))).length)
    .reduce((sum, each) => sum + each, 0);

// What a website pays for the element; the style sheets and English are in the entry.
const limits: readonly (readonly [name: string, kilobytes: number])[] = [
  ['scopa-table', 38],
  ['napoletane', 12],
  ['piacentine', 12],
  ['francesi', 12],
  ['de', 2],
  ['it', 2],
  // Live play, its English and its socket; fetched when a match is wanted.
  ['live', 17],
  ['live-de', 2],
  ['live-it', 2],
];

describe('the built element', () => {
  it.each(limits)('%s weighs at most %d kB', (name, kilobytes) => {
    const bytes = weight(name);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
