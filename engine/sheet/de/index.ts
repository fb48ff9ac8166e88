import type { SheetLanguage } from '../structure.ts';
import { item } from './items.ts';
import { instantWin, MATCH } from './match.ts';
import { PLAY } from './play.ts';
import { TABLE } from './table.ts';

/** Rule sheets in German. */
export const GERMAN: SheetLanguage = { table: TABLE, play: PLAY, item, match: MATCH, instantWin };
