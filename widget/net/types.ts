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
export type Variant = Schema<'Variant'>;
export type ResolvedRules = components['schemas']['ResolvedRules'];
/** A game after a deal or a play. */
export type GameAnswer = Schema<'PlayedGame'>;
