/** The languages of the panels: English comes with them, the others when they are wanted. */
import { fill } from '../i18n/fill.ts';
import type { PanelMessages } from './en.ts';
import { en } from './en.ts';

const known = new Map<string, PanelMessages>([['en', en]]);

/** The texts of a language, when they are here. */
export const panelMessages = (code: string): PanelMessages | undefined => known.get(code);

/** Fetches them. @throws when they do not come */
export async function loadPanelMessages(code: string): Promise<void> {
  known.set(code, code === 'de' ? (await import('./panels-de.ts')).de : (await import('./panels-it.ts')).it);
}

/** A text with its holes filled, in the language of that code. */
export const say = (text: string, filling: Readonly<Record<string, string | number>>, code: string): string =>
  fill(text, filling, new Intl.PluralRules(code));
