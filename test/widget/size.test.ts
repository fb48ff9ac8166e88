import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';

const folder = resolve(inject('siteFolder'), 'widget');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const read = (name: string): string => readFileSync(resolve(folder, name), 'utf8');

/** The files that a file loads at once, and these theirs; the entry, which is always there, is not among them. */
const loadedWith = (name: string): readonly string[] =>
  [...read(name).matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g)]
    .map(([, other = '']) => other)
    .filter((other) => other !== 'scopa-table.js')
    .flatMap((other) => [other, ...loadedWith(other)]);

const compressed = (name: string): number => gzipSync(read(name)).length;

const named = (beginning: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith(beginning));

/** Weight of the built files whose names begin so, compressed, in bytes. */
const weight = (beginning: string): number => sum(named(beginning).map(compressed));

/** Weight of all that is fetched for a deck: its own file and what it shares with other decks. */
const deckWeight = (deck: string): number =>
  sum([...new Set(named(deck).flatMap((name) => [name, ...loadedWith(name)]))].map(compressed));

// What a website pays for the element; the style sheets and English are in the entry.
const limits: readonly (readonly [name: string, kilobytes: number])[] = [
  ['scopa-table', 38],
  ['de', 2],
  ['it', 2],
  // Live play, its English and its socket; fetched when a match is wanted.
  ['live', 17],
  ['live-de', 2],
  ['live-it', 2],
  // What opens above the table, with every house rule; fetched when the first panel is opened.
  ['panels', 15],
  ['panels-de', 2],
  ['panels-it', 2],
  ['house-de', 2],
  ['house-it', 2],
  ['sound', 1],
];

const decks = ['napoletane', 'piacentine', 'francesi'];

describe('the built element', () => {
  it.each(decks)('the %s deck weighs at most 12 kB with all that it needs', (deck) => {
    expect(named(deck)).toHaveLength(1);
    expect(deckWeight(deck)).toBeLessThanOrEqual(12_000);
  });

  it('with the Neapolitan deck weighs at most 50 kB', () => {
    expect(weight('scopa-table') + deckWeight('napoletane')).toBeLessThanOrEqual(50_000);
  });

  it('in one file, with the Neapolitan deck in it, weighs at most 50 kB and loads nothing with it', () => {
    expect(compressed('standalone.js')).toBeLessThanOrEqual(50_000);
    expect(loadedWith('standalone.js')).toEqual([]);
  });

  it.each(limits)('%s weighs at most %d kB', (name, kilobytes) => {
    const bytes = weight(name);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
