/** The languages of the panels: English comes with them, the others when they are wanted. */
import { fill } from '../i18n/fill.ts';
import type { PanelMessages } from './en.ts';
import { en } from './en.ts';

const known = new Map<string, PanelMessages>([['en', en]]);

/** The texts of a language, when they are here. */
export const panelMessages = (code: string): PanelMessages | undefined => known.get(code);

/** The words of the house rules are half of a language, so they are a file of their own. */
const loaders: Readonly<Record<string, () => Promise<PanelMessages>>> = {
  de: async () => {
    const [{ de }, { house }] = await Promise.all([import('./panels-de.ts'), import('./house-de.ts')]);
    return { ...de, house };
  },
  it: async () => {
    const [{ it }, { house }] = await Promise.all([import('./panels-it.ts'), import('./house-it.ts')]);
    return { ...it, house };
  },
};

/** Fetches them. @throws when they do not come */
export async function loadPanelMessages(code: string): Promise<void> {
  const messages = await loaders[code]?.();
  if (messages === undefined) throw new Error(`There are no texts in ${code}.`);
  known.set(code, messages);
}

/** A text with its holes filled, in the language of that code. */
export const say = (text: string, filling: Readonly<Record<string, string | number>>, code: string): string =>
  fill(text, filling, new Intl.PluralRules(code));
