/** The shapes of the service as the table uses them. */

/** Two characters, rank then suit: `7D` is the settebello. */
export type Card = string;
export type Level = 'easy' | 'normal' | 'hard' | 'master';
/** A text in the languages of the product. */
export interface Names {
  readonly de: string;
  readonly it: string;
  readonly en: string;
}

export interface ScoringItem {
  readonly kind: string;
  readonly points: number;
  readonly key?: string;
  readonly card?: Card;
  readonly mode?: string;
}

/** Two levels of options, as far as the table looks at them; all others pass through. */
export interface Rules {
  readonly deck: { readonly kind: string };
  readonly table: { readonly players: number; readonly teams: string; readonly direction: string };
  readonly sweep: { readonly points: number };
  readonly victory: { readonly target: number; readonly aim: string };
}

export interface RulesChoice {
  readonly variant: string;
  readonly players?: number;
  readonly target?: number;
  readonly extras?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface PlayRecord {
  readonly seat: number;
  readonly card: Card;
  readonly captured: readonly Card[];
}
export interface LegalPlay {
  readonly card: Card;
  readonly captured: readonly Card[];
  readonly sweep: boolean;
}
export interface SeatView {
  readonly seat: number;
  readonly side: number;
  readonly handCount: number;
  readonly hand?: readonly Card[];
  readonly declared?: boolean;
}
export interface SideState {
  readonly side: number;
  readonly pile: readonly Card[];
  readonly sweeps: readonly Card[];
  readonly bonus: number;
  readonly score: number;
}
export interface GameView {
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
export interface GameEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly side?: number;
  readonly card?: Card;
  readonly captured?: readonly Card[];
  readonly cards?: readonly Card[];
  readonly points?: number;
  readonly count?: number;
}
export interface ScoreLineSide {
  readonly side: number;
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
  readonly sides: readonly { readonly side: number; readonly roundPoints: number; readonly matchPoints: number }[];
  readonly matchOver: boolean;
  readonly winner?: number;
  readonly overtime: boolean;
}
export interface Candidate {
  readonly play: { readonly card: Card; readonly captured: readonly Card[] };
  readonly points: number;
  readonly reason: { readonly kind: string; readonly cards?: readonly Card[]; readonly points?: number };
}
export interface DeckCard {
  readonly card: Card;
  readonly rank: string;
  readonly suit: string;
  readonly values: readonly number[];
  readonly primiera?: number;
  readonly names: Names;
}
export interface VariantSummary {
  readonly id: string;
  readonly names: Names;
  readonly summary: Names;
}
