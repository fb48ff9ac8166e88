/** The operations of the service that a table needs, each as one function that never throws. */
import type {
  Candidate,
  Card,
  DeckCard,
  GameAnswer,
  GivenRules,
  Level,
  RoundScore,
  RulesAnswer,
  RulesChoice,
  ScoreLine,
  Variant,
  VariantSummary,
} from './types.ts';

/** Why there is no answer: the service could not be reached (or is busy), or it refused. */
export type Failure =
  | {
      readonly kind: 'unreachable';
      /** The service answered that it is busy: of its answer. */
      readonly status?: number;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly detail: string;
      /** What of the question is at fault. */
      readonly pointer?: string;
    };

/** The service answered, and the answer was no. */
export type Refusal = Extract<Failure, { kind: 'refused' }>;

/** What came back. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** What the table asks of the service. */
export interface ScopaClient {
  listVariants(): Promise<Answer<readonly VariantSummary[]>>;
  getVariant(variant: string): Promise<Answer<Variant>>;
  getDeck(deck: string): Promise<Answer<readonly DeckCard[]>>;
  resolveRules(rules: GivenRules): Promise<Answer<RulesAnswer>>;
  dealRound(rules: RulesChoice, viewer: number, level: Level): Promise<Answer<GameAnswer>>;
  applyPlay(sealed: string, card: Card, captured: readonly Card[]): Promise<Answer<GameAnswer>>;
  /** On another seat's turn: its play, applied. */
  playForOther(sealed: string): Promise<Answer<GameAnswer>>;
  /** On the viewer's own turn: what the computer would play, best first. */
  hint(sealed: string, level: Level): Promise<Answer<readonly Candidate[]>>;
  dealNextRound(sealed: string): Promise<Answer<GameAnswer>>;
  scoreRound(sealed: string): Promise<Answer<RoundScore>>;
  /** What the lines of a settlement are called by these rules. */
  nameLines(rules: RulesChoice, players: number): Promise<Answer<readonly ScoreLine[]>>;
}
