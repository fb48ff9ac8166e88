/** Which game a page asks for, from the attributes of its element. */
import type { Level, Rules, RulesChoice } from '../net/types.ts';
import { oneOf } from './settings.ts';

/** A game that may begin. */
export interface GameWish {
  readonly choice: RulesChoice;
  readonly level: Level;
}

/** The levels, from the weakest. */
export const levels: readonly Level[] = ['easy', 'normal', 'hard', 'master'];

/** The house rules after one more tap; of the napolas there is only one at a time. */
export function flipExtra(extras: readonly string[], extra: string): string[] {
  const family = /^napola/.exec(extra)?.[0] ?? extra;
  return extras.includes(extra)
    ? extras.filter((each) => each !== extra)
    : [...extras.filter((each) => !each.startsWith(family)), extra];
}

/** The attributes that say what is played. */
interface RulingAttributes {
  readonly variant: string;
  readonly players: number | undefined;
  readonly target: number | undefined;
  /** With spaces between. */
  readonly extras: string;
  readonly options: Rules | undefined;
  readonly level: string;
}

/** The wish in the words of the service; what is absent is the variant's own. */
export function wishOf({ variant, players, target, extras, options, level }: RulingAttributes): GameWish {
  const named = extras.split(/\s+/).filter((extra) => extra !== '');
  return {
    choice: {
      variant,
      ...(players === undefined ? {} : { players }),
      ...(target === undefined ? {} : { target }),
      ...(named.length === 0 ? {} : { extras: named }),
      ...(options === undefined ? {} : { options }),
    },
    level: oneOf(level, ['normal', 'easy', 'hard', 'master']),
  };
}
