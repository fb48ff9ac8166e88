/** What the Worker asks of the object of a match. Secrets have been replaced by their hashes before. */
import type { Level, Play, RulesChoice } from '../../engine/model.ts';
import type { MatchShape, PlayedMatch } from '../schemas/match.ts';
import type { Seat } from './match.ts';
import type { Guest } from './seating.ts';

/** An idempotency key with the hash of the request that it came with. */
export interface Idempotency {
  readonly key: string;
  readonly digest: string;
}

/** What may be done twice without effect. */
interface Repeatable {
  readonly idempotency?: Idempotency;
}

/** Hashes of the token that a new seat gets: the first is stored; a repeated request may have been given an older one. */
interface NewToken {
  readonly tokenHashes: readonly string[];
}

/** createMatch. */
export interface CreateRequest extends Repeatable, NewToken {
  readonly rules: RulesChoice;
  /** Without tokens. */
  readonly seats: readonly Seat[];
  /** The creator's. */
  readonly seat: number;
  readonly inviteHash: string;
  readonly secondsPerPlay?: number;
  readonly entropy?: string;
}

/** joinMatch. */
export interface JoinRequest extends Repeatable, NewToken, Guest {}

/** Answer of both: the seat, and which of the tokens is its. */
export interface Seated {
  readonly match: MatchShape;
  readonly seat: number;
  readonly tokenHash: string;
}

/** submitPlay. */
export interface PlayRequest extends Repeatable {
  readonly tokenHash: string;
  /** One of them must be the present one. */
  readonly versions: readonly number[];
  readonly play: Play;
}

/** A play that was made, now or before. */
export interface PlayAnswer {
  readonly played: PlayedMatch;
  /** Of the play itself. */
  readonly version: number;
  readonly seq: number;
}

/** setSeat. */
export interface SetSeatRequest {
  readonly tokenHash: string;
  readonly seat: number;
  readonly level: Level;
}
