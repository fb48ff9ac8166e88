/** What the table needs of a game, whoever it is played against. */
import type { RulesInForce } from '../model/saved.ts';
import type { Candidate, Card, GameEvent, GameView, Level, RoundScore } from '../net/types.ts';
import type { Trouble } from './questions.ts';

/** Where a game stands, as last heard from the service. */
interface Position {
  readonly view: GameView;
  readonly level: Level;
  readonly score?: RoundScore;
  /** Points won outside plays in this round, each with its cause. */
  readonly bonuses?: readonly GameEvent[];
  /** From which the round was dealt, once that is told. */
  readonly seed?: string;
}

/** A game at the table. */
export interface TableGame {
  readonly served: Position | undefined;
  readonly rules: RulesInForce | undefined;
  /** Why it stands still. */
  readonly trouble: Trouble | undefined;
  /** All that was served has been shown, and it is the person's turn. */
  readonly ownTurn: boolean;
  /** A match has begun and is not over: it is asked before it ends. */
  readonly running: boolean;
  readonly canTakeBack: boolean;
  /** Sends the person's play. Whether it was sent. */
  play(card: Card, captured: readonly Card[]): boolean;
  /** What the computer would play here, best first; nothing where that is not told. */
  hint(): Promise<readonly Candidate[]>;
  /** Takes back the last play. Whether there was one. */
  takeBack(): boolean;
  nextRound(): void;
  /** Asks again what could not be asked. */
  retry(): void;
}
