/** The languages of the site; each page but the table's own stands under one of them. */
import type { Names } from '../../../engine/model.ts';

/** In the order of the switch. */
export const languages = ['de', 'it', 'en'] as const;

/** One of them, as it stands in addresses and in `lang`. */
export type Language = (typeof languages)[number];

/** What a language calls itself. */
export const nativeNames: Names = { de: 'Deutsch', it: 'Italiano', en: 'English' };
