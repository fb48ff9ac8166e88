/** How the table and live play, which is loaded when it is wanted, know each other. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Messages } from '../i18n/index.ts';
import type { LiveMessages } from '../live/en.ts';
import type { MatchPlace } from '../model/matchPlace.ts';
import type { Failure, ScopaClient } from '../net/client.ts';
import type { GameView } from '../net/types.ts';
import type { GameWish, LiveScene, OpenPanel, Settings } from '../view/scene.ts';
import type { StepPlayer } from './stepPlayer.ts';
import type { TableGame } from './tableGame.ts';

/** What live play needs of its table. */
export interface LiveOptions {
  readonly host: ReactiveControllerHost & HTMLElement;
  /** The base URL of the service. */
  readonly base: () => string;
  readonly client: () => ScopaClient;
  readonly player: StepPlayer;
  /** Keeps for a reload which match the table is at, or that it is at none. */
  readonly keep: (matchId: string | undefined) => void;
  /** Lets go of what the person has in hand. */
  readonly reset: () => void;
  readonly say: (sentence: string) => void;
  /** Texts that the page replaces. */
  readonly replaced: () => Partial<LiveMessages> | undefined;
  readonly onTrouble: (failure: Failure) => void;
  /** The connection is there, or lost. */
  readonly onConnection: (connected: boolean) => void;
  readonly onOpen: (view: GameView) => void;
  readonly openPanel: () => void;
  readonly closePanel: () => void;
  /** The match is on the table from now on. */
  readonly onBegin: () => void;
  /** The person is done with it: the game against the computer comes back. */
  readonly onEnd: (matchId: string | undefined) => void;
}

/** Makes the live part of a table. */
export type CreateLive = (options: LiveOptions) => LiveTable;

/** A live match at the table. */
export interface LiveTable extends TableGame {
  /** Its match is on the table, or on its way there. */
  readonly active: boolean;
  /** What stands there until cards are dealt: the invitation, the lobby, what is the matter. */
  screen(settings: Settings, m: Messages): TemplateResult | undefined;
  /** What it adds to the table; nothing while it is not active. */
  scene(m: Messages): LiveScene | undefined;
  /** What its panel shows. */
  panel(m: Messages): OpenPanel;
  /** Goes to a match. */
  open(place: MatchPlace): void;
  /** Puts a match together in the panel. */
  offer(wish: GameWish): void;
  /** A link to the match, or to the round that is over. */
  link(): Promise<string | undefined>;
  /** Leaves the match for good; which one that was. */
  quit(): string | undefined;
  /** The table is away; the match goes on without it. */
  rest(): void;
}
