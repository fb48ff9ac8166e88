/** Everything the templates draw from, and everything a person can ask for. */
import type { nothing, TemplateResult } from 'lit';
import type { Deck } from '../cards/deck.ts';
import type { Interaction } from '../model/interaction.ts';
import type { RulesInForce } from '../model/saved.ts';
import type { Seated } from '../model/seating.ts';
import type { Shown } from '../model/snapshot.ts';
import type { GameWish } from '../model/wish.ts';

export type { GameWish } from '../model/wish.ts';

import type {
  Candidate,
  Card,
  GameEvent,
  GameView,
  LegalPlay,
  Level,
  RoundScore,
  ScoreLine,
} from '../net/types.ts';
import type { Indices, Words } from './words.ts';

/** What can be opened above the table. */
export type PanelKind =
  | 'menu'
  | 'house'
  | 'level'
  | 'rules'
  | 'keys'
  | 'last'
  | 'live'
  | 'ask'
  | 'statistics'
  | 'replay'
  | 'link';

/** What is open above the table. */
export interface Panel {
  readonly kind: PanelKind;
  /** The game that is being put together there; absent: the one on the table. */
  readonly wish?: GameWish;
  /** The wish was refused: what of it is at fault, as a JSON Pointer. */
  readonly fault?: string;
  /** The link to be copied by hand. */
  readonly link?: string;
}

type Assist = 'outline' | 'none' | 'coach';
export type Speed = 'normal' | 'slow' | 'fast' | 'none';
type Theme = 'auto' | 'light' | 'dark';
/** How the hand is laid out. */
export type HandOrder = 'dealt' | 'value' | 'suit';

/** How the table looks; none of it touches the game. */
export interface Settings {
  readonly deck: string;
  readonly indices: Indices;
  readonly assist: Assist;
  readonly animation: Speed;
  readonly theme: Theme;
  readonly lang: string;
  readonly sound: 'off' | 'on';
  readonly order: HandOrder;
}

/** What a person can do; each is one function without further conditions. */
export interface Actions {
  readonly chooseCard: (card: Card) => void;
  readonly pickCard: (card: Card) => void;
  readonly peek: (card: Card | undefined) => void;
  readonly confirm: () => void;
  readonly lay: () => void;
  readonly letGo: () => void;
  readonly acknowledge: () => void;
  readonly hurry: () => void;
  readonly hint: () => void;
  readonly takeBack: () => void;
  readonly open: (kind: PanelKind, wish?: GameWish) => void;
  readonly close: () => void;
  /** Begins a game, asking first while one is running. */
  readonly wish: (wish: GameWish) => void;
  /** Begins a game at once. */
  readonly begin: (wish: GameWish) => void;
  /** Puts together a live match with these rules. */
  readonly live: (wish: GameWish) => void;
  readonly nextRound: () => void;
  readonly retry: () => void;
  readonly set: (settings: Partial<Settings>) => void;
  /** Gives on a link: to the match, or to the round that is over. */
  readonly share: () => void;
}

type Drawn = TemplateResult | typeof nothing;

/** A button of the row of tools. */
export type Tool = (name: string, icon: string, action: () => void, off?: boolean) => TemplateResult;

/** What a live match adds to the table. */
export interface LiveScene {
  /** Under which the names were made; rises with each change of them. */
  readonly names: string;
  /** What the person on a seat is called; nothing for a computer. */
  readonly name: (seat: number) => string | undefined;
  /** Beside the name of a seat: whether its person is there, and the clock. */
  readonly mark: (seat: number) => Drawn;
  /** Above the felt, instead of level and house rules. */
  readonly choices: Drawn;
  /** What is to be said about the match. */
  readonly banner: Drawn;
  /** Instead of hint and take back. */
  readonly tools: (tool: Tool) => Drawn;
  /** Below a settlement: how it goes on. */
  readonly closing: (over: boolean) => Drawn;
}

/** What a panel shows. */
export interface OpenPanel {
  readonly title: string;
  readonly content: Drawn | string;
}

/** One moment of the table. */
export interface Scene {
  readonly shown: Shown;
  /** What the service said last. */
  readonly view: GameView;
  readonly words: Words;
  readonly deck: Deck;
  readonly decks: readonly string[];
  readonly seats: readonly Seated[];
  readonly settings: Settings;
  readonly rules: RulesInForce;
  readonly level: Level;
  readonly variantName: string;
  readonly interaction: Interaction;
  readonly legalPlays: readonly LegalPlay[];
  /** What the coach thinks of them. */
  readonly advice: readonly Candidate[];
  readonly peek?: Card;
  readonly hint?: Candidate;
  readonly panel?: Panel;
  /** What the open panel shows; absent while it is on its way. */
  readonly opened?: OpenPanel;
  /** What the coach says of a line of the settlement. */
  readonly explain?: (line: ScoreLine) => string;
  readonly live?: LiveScene;
  readonly score?: RoundScore;
  /** Points won outside plays in this round, each with its cause. */
  readonly bonuses: readonly GameEvent[];
  /** The rules in force, in plain language. */
  readonly sheet: readonly string[];
  /** What a line of the settlement is called. */
  readonly lineName: (line: ScoreLine) => string;
  /** There is a round to be given on as a link. */
  readonly canShare: boolean;
  readonly ownTurn: boolean;
  readonly canTakeBack: boolean;
  /** A step waits for the person. */
  readonly waiting: boolean;
  readonly trouble: 'unreachable' | 'refused' | undefined;
  /** The connection has just come back. */
  readonly back: boolean;
  readonly act: Actions;
}
