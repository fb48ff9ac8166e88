/**
 * The shapes in which the game is spoken of outside the engine: plain JSON data, the same words as the API.
 * Nothing here computes; the engine's own compact form is in `position.ts`.
 */

/** Two characters, rank then suit: ranks `A 2 … 9 T J Q K`, suits `D C B S`. The settebello is `7D`. */
export type Card = string;

/** Every deck. */
export const DECK_KINDS = ['italian-40', 'french-40', 'numeral-40', 'skat-32'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

export type Suit = 'D' | 'C' | 'B' | 'S';

/** Every level of the computer player, from the weakest. */
export const LEVELS = ['easy', 'normal', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Every phase of a game. */
export const PHASES = ['playing', 'round-over', 'match-over'] as const;
export type Phase = (typeof PHASES)[number];

/** A text in the three languages of the product. */
export interface Names {
  readonly de: string;
  readonly it: string;
  readonly en: string;
}

/** What a caller asks for: a variant by name and what is changed of it. */
export interface RulesChoice {
  readonly variant: string;
  readonly players?: number;
  /** Match points to reach, 1..121. */
  readonly target?: number;
  readonly extras?: readonly string[];
  readonly options?: PartialRules;
}

/** Everything that can be counted at the end of a round. */
export const SCORING_KINDS = [
  'most-cards',
  'most-of-suit',
  'most-of-rank',
  'card',
  'set',
  'run',
  'per-card',
  'primiera',
] as const;
export type ScoringKind = (typeof SCORING_KINDS)[number];

/** Who gets the points of a level lead. */
export type Tie = 'nobody' | 'all';

/** One line of the settlement as a caller writes it, flat: the fields that do not belong to its `kind` are absent. */
export interface ScoringItem {
  readonly kind: ScoringKind;
  /** Under which it is shown; derived from the item when a caller leaves it out. */
  readonly key?: string;
  readonly points: number;
  /** Of every `most-*` and of `primiera`. */
  readonly tie?: Tie;
  /** most-of-suit, run */
  readonly suit?: string;
  /** most-of-rank */
  readonly rank?: string;
  /** most-of-rank: added when one side holds the whole rank. */
  readonly allPoints?: number;
  /** card */
  readonly card?: Card;
  /** set, per-card */
  readonly cards?: readonly Card[];
  /** per-card */
  readonly ranks?: readonly string[];
  /** run: first rank, shortest and longest length that scores. */
  readonly fromRank?: string;
  readonly min?: number;
  readonly max?: number;
  readonly pointsBy?: ItemOf<'run'>['pointsBy'];
  /** primiera */
  readonly scale?: ItemOf<'primiera'>['scale'];
  readonly missingSuit?: ItemOf<'primiera'>['missingSuit'];
  readonly mode?: ItemOf<'primiera'>['mode'];
}

/** What a kind of item has to say, all of it; `allPoints`, and one of `cards` and `ranks`, may be absent. */
export type ItemFields = { readonly points: number } & (
  | { readonly kind: 'most-cards'; readonly tie: Tie }
  | { readonly kind: 'most-of-suit'; readonly suit: Suit; readonly tie: Tie }
  | {
      readonly kind: 'most-of-rank';
      readonly rank: string;
      readonly allPoints?: number;
      readonly tie: Tie;
    }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'set'; readonly cards: readonly Card[] }
  | {
      readonly kind: 'run';
      readonly suit: Suit;
      readonly fromRank: string;
      readonly min: number;
      readonly max: number;
      readonly pointsBy: 'fixed' | 'length';
    }
  | { readonly kind: 'per-card'; readonly cards?: readonly Card[]; readonly ranks?: readonly string[] }
  | {
      readonly kind: 'primiera';
      readonly scale: 'standard' | 'figures-face' | 'figures-zero' | 'nominal';
      readonly missingSuit: 'ineligible' | 'zero' | 'complete-first';
      readonly mode: 'points' | 'most-sevens';
      readonly tie: Tie;
    }
);

/** A scoring item as rules count it: complete, checked against the deck, under a key that no other item of them has. */
export type CompleteItem = ItemFields & { readonly key: string };

/** A complete item of one kind. */
export type ItemOf<Kind extends ScoringKind> = Extract<CompleteItem, { readonly kind: Kind }>;

/** A complete item that only whoever leads is paid for. */
export type ComparedItem = Extract<CompleteItem, { readonly tie: Tie }>;

export type InstantWin = 'all-coins' | 'ace-2-3-coins';

/** The complete rules of one game. Every field's meaning stands in the rules guide. */
export interface Rules {
  readonly deck: { readonly kind: DeckKind };
  readonly table: {
    readonly players: number;
    readonly teams: 'individual' | 'partners';
    readonly direction: 'counterclockwise' | 'clockwise';
    readonly dealerRotation: 'with-play' | 'against-play' | 'fixed';
  };
  readonly deal: {
    readonly handSizes: readonly number[];
    readonly tableCards: number;
    readonly leftoverTo: 'none' | 'dealer-side';
    readonly redeal: { readonly kings?: number; readonly aces?: number; readonly tableSumAtMost?: number };
    readonly dealerBonus: 'none' | 'fifteen-thirty' | 'escoba-groups';
  };
  readonly capture: {
    readonly by: 'value' | 'total' | 'value-or-total';
    readonly total: number;
    readonly choice: 'single-first' | 'fewest-cards' | 'free';
    readonly duty: 'must' | 'may';
    readonly maxTableCards?: number;
  };
  readonly ace: {
    readonly sweeps: boolean;
    readonly sweepScores: boolean;
    readonly withAceOnTable: 'ace-only' | 'takes-all';
    readonly onEmptyTable: 'stays' | 'takes-itself';
    readonly choice: 'forced' | 'free';
    readonly openingBan: boolean;
  };
  readonly sweep: {
    readonly points: number;
    readonly lastPlay: 'never' | 'counts';
    readonly doubleWhenAllOfRank?: string;
  };
  readonly finish: { readonly remainderTo: 'last-capturer' | 'dealer-side' };
  readonly score: { readonly items: readonly CompleteItem[] };
  readonly declare: { readonly kind: 'none' | 'cirulla'; readonly matta?: Card };
  readonly victory: {
    readonly target: number;
    readonly aim: 'most' | 'least';
    readonly tieBreak: 'play-on' | 'overtime-lead-2' | 'lead-2' | 'count-order' | 'draw';
    readonly endCheck: 'end-of-round' | 'immediate';
    readonly maxRounds?: number;
    readonly instantWin: readonly InstantWin[];
  };
}

/** Rules whose scoring items are still as variants, house rules and callers write them. */
export type DraftRules = Omit<Rules, 'score'> & {
  readonly score: { readonly items: readonly ScoringItem[] };
};

/** `Rules` with every field optional on both levels: what replaces the variant's own. */
export type PartialRules = { readonly [Group in keyof DraftRules]?: Partial<DraftRules[Group]> };

export interface PlayRecord {
  readonly seat: number;
  readonly card: Card;
  readonly captured: readonly Card[];
}

export interface SeatState {
  readonly seat: number;
  readonly side: number;
  readonly hand: readonly Card[];
  /** The hand lies face up since it was declared. */
  readonly declared?: boolean;
}

export interface SideState {
  readonly side: number;
  readonly pile: readonly Card[];
  /** The capturing card of each scoring sweep of this round. */
  readonly sweeps: readonly Card[];
  /** Points of this round won outside plays. */
  readonly bonus: number;
  /** Match points; this round's are in it once the round is over. */
  readonly score: number;
}

/** Everything there is to know of a game; whoever holds it sees all cards. */
export interface GameState {
  readonly schema: number;
  readonly rules: RulesChoice;
  readonly phase: string;
  readonly round: number;
  readonly dealer: number;
  readonly turn?: number;
  /** In the order laid. */
  readonly table: readonly Card[];
  /** Next card to be dealt first. */
  readonly stock: readonly Card[];
  readonly leftover?: readonly Card[];
  readonly seats: readonly SeatState[];
  readonly sides: readonly SideState[];
  /** Side. */
  readonly lastCapture?: number;
  readonly plays?: readonly PlayRecord[];
  readonly overtime?: boolean;
  /** Side; only when the match is over and not drawn. */
  readonly winner?: number;
}

export interface Play {
  readonly card: Card;
  readonly captured?: readonly Card[];
}

export interface LegalPlay {
  readonly card: Card;
  readonly captured: readonly Card[];
  /** It would score a sweep. */
  readonly sweep: boolean;
}

export interface SeatView {
  readonly seat: number;
  readonly side: number;
  readonly handCount: number;
  readonly hand?: readonly Card[];
  readonly declared?: boolean;
}

/** What one seat (or a spectator) may know of a game. */
export interface GameView {
  readonly schema: number;
  readonly rules: RulesChoice;
  readonly phase: string;
  readonly round: number;
  readonly dealer: number;
  readonly turn?: number;
  readonly viewer?: number;
  readonly table: readonly Card[];
  readonly stockCount: number;
  readonly leftoverCount: number;
  readonly seats: readonly SeatView[];
  readonly sides: readonly SideState[];
  readonly lastCapture?: number;
  readonly plays?: readonly PlayRecord[];
  readonly overtime?: boolean;
  readonly winner?: number;
  readonly legalPlays?: readonly LegalPlay[];
}

/** Everything that can happen. */
export const EVENT_KINDS = [
  'deal',
  'redeal',
  'dealer-bonus',
  'declaration',
  'play',
  'sweep',
  'remainder',
  'leftover',
  'round-end',
  'match-end',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Why a pack is dealt again: the rules of `deal.redeal`; the numeral deck has tens for kings. */
export const REDEAL_CAUSES = ['kings', 'tens', 'aces', 'low-sum'] as const;
export type RedealCause = (typeof REDEAL_CAUSES)[number];

/** Flat; a field that does not apply is absent. */
export interface GameEvent {
  readonly kind: EventKind;
  readonly seat?: number;
  readonly side?: number;
  readonly card?: Card;
  readonly captured?: readonly Card[];
  readonly cards?: readonly Card[];
  readonly points?: number;
  /** How many cards or times; of a low sum what the cards add up to. */
  readonly count?: number;
  readonly cause?: RedealCause;
  /** Those of `cards` that are the cause. */
  readonly causeCards?: readonly Card[];
}

export interface ScoreLineSide {
  readonly side: number;
  /** The figure a player can check: cards taken, primiera sum, length of a run … */
  readonly value: number;
  readonly points: number;
  readonly cards?: readonly Card[];
}

export interface ScoreLine {
  readonly key: string;
  readonly item?: ScoringItem;
  readonly names: Names;
  readonly sides: readonly ScoreLineSide[];
}

export interface RoundScore {
  readonly lines: readonly ScoreLine[];
  readonly sides: readonly {
    readonly side: number;
    readonly roundPoints: number;
    readonly matchPoints: number;
  }[];
  readonly matchOver: boolean;
  readonly winner?: number;
  /** The match goes on although the target is reached. */
  readonly overtime: boolean;
}

/** Every main cause of a choice of the computer player. */
export const REASON_KINDS = [
  'takes-settebello',
  'sweeps',
  'takes-primiera-cards',
  'takes-coins',
  'takes-cards',
  'takes-scoring-card',
  'protects-settebello',
  'leaves-no-sweep',
  'leaves-untakeable-king',
  'sets-up-partner',
  'least-harm',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** One play as the computer player judges it. */
export interface Candidate {
  readonly play: { readonly card: Card; readonly captured: readonly Card[] };
  /** Expected point difference for the side at the end of the round. */
  readonly points: number;
  readonly reason: { readonly kind: ReasonKind; readonly cards?: readonly Card[]; readonly points?: number };
}

export interface PlayerChoice {
  readonly play: { readonly card: Card; readonly captured: readonly Card[] };
  /** The level that really answered. */
  readonly level: Level;
  /** Positions looked at. */
  readonly nodes: number;
  /** Every legal play, best first. */
  readonly candidates: readonly Candidate[];
}

export type FaultCode =
  | 'unknown-variant'
  | 'unknown-deck'
  | 'rules-impossible'
  | 'invalid-state'
  | 'illegal-play'
  | 'ambiguous-play'
  | 'redeal-required'
  | 'too-many-plays'
  | 'not-your-turn'
  | 'round-over'
  | 'round-not-over'
  | 'match-over'
  | 'game-source';

/** Why the engine would not do something. */
export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  /** JSON Pointer into what was handed in: the state, the view, the choice of rules or the request. */
  readonly pointer?: string;
  /** Of operations on a state: `pointer` leads to an argument beside the state (`/seat`, `/deckOrder`), not into it. */
  readonly beside?: true;
  readonly legalPlays?: readonly LegalPlay[];
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const fail = (code: FaultCode, message: string, pointer?: string): Result<never> => ({
  ok: false,
  fault: pointer === undefined ? { code, message } : { code, message, pointer },
});
