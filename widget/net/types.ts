/** The shapes of the service as the table uses them: those of the OpenAPI document, never to be changed in place. */
import type { components } from './api.ts';

/** The same data, read-only all the way down. */
export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

type Schema<Name extends keyof components['schemas']> = Frozen<components['schemas'][Name]>;

/** Two characters, rank then suit: `7D` is the settebello. */
export type Card = Schema<'Card'>;
export type Level = Schema<'Level'>;
export type Names = Schema<'Names'>;
/** A wish for rules; goes out as it is, so it is not frozen. */
export type RulesChoice = components['schemas']['RulesChoice'];
/** The same as it comes back. */
export type GivenRules = Schema<'RulesChoice'>;
/** Rules in detail; complete in answers, partial in wishes. */
export type Rules = components['schemas']['Rules'];
export type RuleSheet = Schema<'RuleSheet'>;
export type LegalPlay = Schema<'LegalPlay'>;
export type PlayRecord = Schema<'PlayRecord'>;
export type SeatView = Schema<'SeatView'>;
export type SideState = Schema<'SideState'>;
export type GameView = Schema<'GameView'>;
export type GameEvent = Schema<'GameEvent'>;
export type ScoreLine = Schema<'ScoreLine'>;
export type ScoreLineSide = Schema<'ScoreLineSide'>;
export type RoundScore = Schema<'RoundScore'>;
export type Candidate = Schema<'Candidate'>;
export type DeckCard = Schema<'DeckCard'>;
export type VariantSummary = Schema<'VariantSummary'>;
export type ScoringItem = Schema<'ScoringItem'>;

/** A variant, and how many can play it up to which target by which rules. */
export interface Variant extends Omit<Schema<'Variant'>, 'tables'> {
  readonly tables: readonly {
    readonly players: number;
    readonly target: number;
    readonly rules: Frozen<Rules>;
  }[];
}

/** What the table needs to know of the rules in force. */
export interface RulesAnswer {
  readonly choice: RulesChoice;
  readonly sheet: RuleSheet;
  readonly deckKind: string;
  readonly players: number;
  readonly direction: string;
  /** Cards laid face up at the start of a round. */
  readonly tableCards: number;
  readonly sweepPoints: number;
  /** What sweeps score is known only at the end of a round. */
  readonly sweepsMayDouble: boolean;
  readonly items: readonly ScoringItem[];
  readonly target: number;
  readonly aim: string;
}

/** A sealed game after a deal or a play. */
export interface GameAnswer {
  readonly sealed: string;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  readonly score?: RoundScore;
  /** From which the round was dealt; told when it is over. */
  readonly seed?: string;
}

export type Match = Schema<'Match'>;
export type MatchSeat = Schema<'MatchSeat'>;
export type MatchEvent = Schema<'MatchEvent'>;
export type SeatedMatch = Schema<'SeatedMatch'>;
export type PlayedMatch = Schema<'PlayedMatch'>;
export type MatchEventList = Schema<'MatchEventList'>;
export type MatchRecord = Schema<'MatchRecord'>;
export type RecordedRound = Schema<'RecordedRound'>;
export type Problem = Schema<'Problem'>;
/** A wish for a match; goes out as it is. */
export type CreateMatchRequest = components['schemas']['CreateMatchRequest'];
export type JoinMatchRequest = components['schemas']['JoinMatchRequest'];
export type Play = components['schemas']['Play'];
