/** How the table and its panels, which are loaded when one is opened, know each other. */
import type { ReactiveControllerHost } from 'lit';
import type { ScopaClient } from '../net/client.ts';
import type { ScoreLine } from '../net/types.ts';
import type { PanelMessages } from '../panels/en.ts';
import type { GameWish, OpenPanel, Panel, Scene } from '../view/scene.ts';

/** What the panels need of their table. */
export interface PanelOptions {
  readonly host: ReactiveControllerHost & HTMLElement;
  /** The base URL of the service. */
  readonly base: () => string;
  readonly client: () => ScopaClient;
  /** The game on the table. */
  readonly current: () => GameWish | undefined;
  /** Texts that the page replaces. */
  readonly replaced: () => Partial<PanelMessages> | undefined;
  /** Texts did not come, or did after all. */
  readonly onMissing: () => void;
  readonly onBack: () => void;
}

/** Makes the panels of a table. */
export type CreatePanels = (options: PanelOptions) => TablePanels;

/** The panels of a table. */
export interface TablePanels {
  /** Title and content of the open panel; nothing before its texts are here. */
  panel(scene: Scene, panel: Panel): OpenPanel | undefined;
  /** What the coach says of the lines of a settlement. */
  explain(scene: Scene): ((line: ScoreLine) => string) | undefined;
  /** Goes on to the next level in the form that is open. */
  nextLevel(): void;
  /** Fetches again what did not come. */
  retry(): void;
}
