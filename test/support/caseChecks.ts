/** The checks of `test/fixtures/cases.json`; what each kind means stands there under `checks.is`. */
import { at, isObject, type Json, listAt, same } from './json.ts';

/** What must be true of an answer. */
export interface Check {
  /** JSON Pointer into the answer. */
  readonly at: string;
  readonly is: string;
  readonly value?: Json;
}

/** A request with what must be true of its answer. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly request: { readonly method: string; readonly path: string; readonly body?: Json };
  readonly expect: { readonly status: number; readonly code?: string; readonly checks?: readonly Check[] };
}

const sorted = (list: readonly Json[]): string[] => list.map((element) => JSON.stringify(element)).sort();

/** Lists of cards within are sets. */
const ordered = (value: Json, field: string): Json => {
  const cards = listAt(value, `/${field}`);
  return isObject(value) ? { ...value, [field]: [...cards].map(String).sort() } : value;
};

const onlyFields = (value: Json, fields: readonly string[]): Json =>
  Object.fromEntries(fields.map((field) => [field, at(value, `/${field}`)]));

/** The same elements of the same fields in any order, with the cards of `field` in any order. */
const sameElements = (
  found: readonly Json[],
  wanted: readonly Json[],
  fields: readonly string[],
  field: string,
) =>
  same(
    sorted(found.map((element) => ordered(onlyFields(element, fields), field))),
    sorted(wanted.map((element) => ordered(onlyFields(element, fields), field))),
  );

const hasAll = (element: Json, wanted: Json): boolean =>
  isObject(wanted) && Object.entries(wanted).every(([key, value]) => same(at(element, `/${key}`), value));

type Test = (found: Json, value: Json) => boolean;

const elements = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

const kinds = new Map<string, Test>([
  ['equal', (found, value) => same(found, value)],
  ['one-of', (found, value) => elements(value).some((one) => same(found, one))],
  [
    'cards',
    (found, value) =>
      Array.isArray(found) &&
      new Set(found).size === found.length &&
      same(sorted(found), sorted(elements(value))),
  ],
  [
    'includes',
    (found, value) => Array.isArray(found) && elements(value).every((card) => found.includes(card)),
  ],
  [
    'excludes',
    (found, value) => Array.isArray(found) && !elements(value).some((card) => found.includes(card)),
  ],
  ['count', (found, value) => Array.isArray(found) && found.length === value],
  ['absent', (found) => found === undefined],
  ['false', (found) => found === undefined || found === false],
  ['empty', (found) => found === undefined || (Array.isArray(found) && found.length === 0)],
  ['filled', (found) => Array.isArray(found) && found.length > 0],
  [
    'captures',
    (found, value) =>
      Array.isArray(found) && sameElements(found, elements(value), ['cards', 'sweep'], 'cards'),
  ],
  [
    'plays',
    (found, value) =>
      Array.isArray(found) && sameElements(found, elements(value), ['card', 'captured', 'sweep'], 'captured'),
  ],
  ['some', (found, value) => Array.isArray(found) && found.some((element) => hasAll(element, value))],
  ['none', (found, value) => Array.isArray(found) && !found.some((element) => hasAll(element, value))],
]);

/** What is wrong with an answer, in words; nothing when all checks hold. @throws for an unknown kind of check */
export function failures(answer: Json, checks: readonly Check[]): readonly string[] {
  return checks.flatMap(({ at: pointer, is, value }) => {
    const test = kinds.get(is);
    if (!test) throw new Error(`There is no check ${is}.`);
    const found = at(answer, pointer);
    if (test(found, value)) return [];
    return [`${pointer} is ${JSON.stringify(found)}, not ${is} ${JSON.stringify(value) ?? ''}`];
  });
}
