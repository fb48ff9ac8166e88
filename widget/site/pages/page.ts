/** A page of the site as the build writes it. */
import type { Language } from './language.ts';
import type { Markup } from './markup.ts';

/** The parts of the site, in the order of the navigation. */
export type Section = 'play' | 'learn' | 'rules' | 'embed' | 'verify';

/** One page in one language. */
export interface Page {
  readonly language: Language;
  readonly section: Section;
  /** Its address under the language, `rules/escoba`. */
  readonly path: string;
  readonly title: string;
  /** A sentence for search engines. */
  readonly description: string;
  readonly body: Markup;
}

/** Where a page stands. */
export const addressOf = (language: Language, path: string): string => `/${language}/${path}`;

/** The table in a language, with what is to be played there. */
export const tableAddress = (language: Language, wishes: Readonly<Record<string, string>> = {}): string =>
  `/?${new URLSearchParams({ ...wishes, lang: language })}`;
