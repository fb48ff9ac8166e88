/** The languages there are: English is always here, the others come when they are wanted. */
import { en, type Messages } from './en.ts';

export type { Filling, Messages, Pattern } from './en.ts';

export type Language = 'de' | 'it' | 'en';

/** In the order of the menu, each in its own words. */
export const languages: readonly { readonly code: Language; readonly native: string }[] = [
  { code: 'de', native: 'Deutsch' },
  { code: 'it', native: 'Italiano' },
  { code: 'en', native: 'English' },
];

const loaded = new Map<Language, Messages>([['en', en]]);

/** The language of the product that fits a language tag; English when none does. */
export const languageOf = (tag: string): Language => {
  const code = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language.code === code)?.code ?? 'en';
};

/** A language's messages when they are here already. */
export const messagesOf = (language: Language): Messages | undefined => loaded.get(language);

/** Fetches a language's messages. @throws when they do not come */
export async function loadMessages(language: Language): Promise<void> {
  loaded.set(language, language === 'de' ? (await import('./de.ts')).de : (await import('./it.ts')).it);
}
