/** What the templates of the panels draw from. */
import type { RulesAnswer, Variant, VariantSummary } from '../net/types.ts';
import type { GameWish, Scene } from '../view/scene.ts';
import type { PanelMessages } from './en.ts';

/** The game that a person is putting together. */
export interface ProposedGame extends GameWish {
  readonly variants: readonly VariantSummary[];
  readonly variant?: Variant;
  /** By these rules it would be played. */
  readonly resolved?: RulesAnswer;
  /** What of it cannot be played, as a JSON Pointer into the question. */
  readonly fault?: string;
  readonly change: (wish: Partial<GameWish>) => void;
}

/** One moment of a panel. */
export interface PanelView {
  readonly scene: Scene;
  readonly m: PanelMessages;
  readonly proposed: ProposedGame;
}
