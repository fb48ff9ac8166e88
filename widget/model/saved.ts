/** The game as it is kept in the browser, so that a reload finds it again. */
import type { DeckCard, GameEvent, GameView, Level, Names, RoundScore, RulesAnswer } from '../net/types.ts';

/** A sealed game and what the table needs beside it. */
export interface Served {
  readonly sealed: string;
  readonly view: GameView;
  readonly level: Level;
  readonly score?: RoundScore;
  /** From which the round was dealt, once it is over. */
  readonly seed?: string;
  /** Points won outside plays in this round, each with its cause. */
  readonly bonuses?: readonly GameEvent[];
}

/** What the rules of a game look like to the table. */
export interface RulesInForce extends RulesAnswer {
  readonly deck: readonly DeckCard[];
  /** What the variant is called, and which house rules fit it. */
  readonly variant: { readonly names: Names; readonly extras: readonly string[] };
}

/** Rises with every change of what is kept; a game of another format is none. */
export const savedFormat = 3;

/** One kept game. */
export interface SavedGame {
  readonly format: typeof savedFormat;
  /** What the page asked for when the game began; another wish begins another game. */
  readonly wish: string;
  readonly served: Served;
  /** Earlier positions of this packet, for taking back; the last is the newest. */
  readonly earlier: readonly Served[];
  readonly rules: RulesInForce;
}

/** Reads what was kept; anything but a whole game of this format is none. */
export function parseSaved(text: string | null): SavedGame | undefined {
  try {
    // Whatever it is: where it is no game, one of the looks into it below throws or finds something missing.
    const saved: SavedGame = JSON.parse(text ?? '');
    const { served, earlier, rules } = saved;
    const { table, seats, sides } = served.view;
    const whole = [table, seats, sides, earlier, rules.deck, rules.items].every(Array.isArray);
    const ruled = rules.choice && rules.sheet && rules.variant.names;
    return saved.format === savedFormat && whole && ruled ? saved : undefined;
  } catch {
    return undefined;
  }
}
