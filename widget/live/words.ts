/** The languages of live play: English comes with it, the others when they are wanted. */
import type { LiveMessages } from './en.ts';
import { en } from './en.ts';

const known = new Map<string, LiveMessages>([['en', en]]);

/** The texts of a language, when they are here. */
export const liveMessages = (code: string): LiveMessages | undefined => known.get(code);

/** Fetches them. @throws when they do not come */
export async function loadLiveMessages(code: string): Promise<void> {
  known.set(code, code === 'de' ? (await import('./live-de.ts')).de : (await import('./live-it.ts')).it);
}
