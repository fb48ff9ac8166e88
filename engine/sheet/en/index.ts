import type { SheetLanguage } from '../structure.ts';
import { item } from './items.ts';
import { instantWin, MATCH } from './match.ts';
import { PLAY } from './play.ts';
import { TABLE } from './table.ts';

/** Rule sheets in English. */
export const ENGLISH: SheetLanguage = { table: TABLE, play: PLAY, item, match: MATCH, instantWin };
