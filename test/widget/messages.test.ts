import { describe, expect, it } from 'vitest';
import { de } from '../../widget/i18n/de.ts';
import { en } from '../../widget/i18n/en.ts';
import { fill } from '../../widget/i18n/fill.ts';
import { it as italian } from '../../widget/i18n/it.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Every text of a language with its name. */
const textsOf = (messages: object): readonly (readonly [name: string, text: string])[] =>
  Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    if (isText(value)) return [[name, value] as const];
    return typeof value === 'object' && value !== null
      ? textsOf(value).map(([inner, text]) => [`${name}.${inner}`, text] as const)
      : [];
  });

const holesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '').sort();

describe.each([
  ['German', de],
  ['Italian', italian],
])('%s', (_, messages) => {
  it('has a text with the same holes for every English one', () => {
    const holes = (each: object) => textsOf(each).map(([name, text]) => [name, holesOf(text)]);
    expect(holes(messages)).toEqual(holes(en));
    for (const [name, text] of textsOf(messages)) expect(text, name).not.toBe('');
  });

  it('letters four ranks', () => {
    expect([messages.ranks.length, messages.frenchRanks.length]).toEqual([4, 4]);
  });
});

describe('a text with holes', () => {
  it('puts words in and picks the noun that fits a number', () => {
    const plural = new Intl.PluralRules('en');
    expect(fill('{name}: {n|point|points}', { name: 'You', n: 1 }, plural)).toBe('You: 1 point');
    expect(fill('{name}: {n|point|points}', { name: 'You', n: 0 }, plural)).toBe('You: 0 points');
    expect(fill('{name}, {name}', { name: '$&' }, plural)).toBe('$&, $&');
  });
});
