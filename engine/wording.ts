import type { Names } from './model.ts';

/** Small tools to put names together in three languages at once. */

/** The languages of the product. */
export type Language = keyof Names;

/** The locale whose rules of writing a language follows. */
const LOCALES: Names = { de: 'de', it: 'it', en: 'en-GB' };

const formats = new Map<string, Intl.ListFormat>();

/** Loaded when it is first wanted: that takes milliseconds, which a service has not at its start. */
function listFormat(language: Language, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(LOCALES[language], { type });
  formats.set(key, format);
  return format;
}

/** `A, B und C`, `A, B e C`, `A, B and C`, in one language. */
export const allOf = (language: Language, words: readonly string[]): string =>
  listFormat(language, 'conjunction').format(words);

/** `A, B oder C`, `A, B o C`, `A, B or C`, in one language. */
export const anyOf = (language: Language, words: readonly string[]): string =>
  listFormat(language, 'disjunction').format(words);

/** The same phrase made in each language. */
export const eachLanguage = (name: (language: Language) => string): Names => ({
  de: name('de'),
  it: name('it'),
  en: name('en'),
});

/** `A, B und C`, `A, B e C`, `A, B and C`. */
export const listed = (names: readonly Names[]): Names =>
  eachLanguage((language) =>
    allOf(
      language,
      names.map((name) => name[language]),
    ),
  );

/** A line stands by itself, so its name starts with a capital. */
export const asTitle = (names: Names): Names =>
  eachLanguage(
    (language) =>
      `${names[language].slice(0, 1).toLocaleUpperCase(LOCALES[language])}${names[language].slice(1)}`,
  );

/** A word that is the same in every language. */
export const same = (name: string): Names => ({ de: name, it: name, en: name });

/** The line for most of something, given in the plural. */
export const mostOf = (names: Names): Names => ({
  de: `Meiste ${names.de}`,
  it: `Maggioranza di ${names.it}`,
  en: `Most ${names.en}`,
});
