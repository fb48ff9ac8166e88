import type { SheetLanguage } from '../structure.ts';
import { item } from './items.ts';
import { instantWin, MATCH } from './match.ts';
import { PLAY } from './play.ts';
import { TABLE } from './table.ts';

/** Rule sheets in Italian. */
export const ITALIAN: SheetLanguage = { table: TABLE, play: PLAY, item, match: MATCH, instantWin };
