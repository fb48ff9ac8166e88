/** What the Worker asks of the object of a match. Secrets have been replaced by their hashes before. */
import type { Level, Play, RulesChoice } from '../../engine/model.ts';
import type { MatchEventList, MatchShape, PlayedMatch } from '../schemas/match.ts';
import type { MatchRecordShape } from '../schemas/matchRecord.ts';
import type { Seat, Setup } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Guest } from './seating.ts';

/** An idempotency key with what tells the request apart that it came with. */
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
  /** As it came. */
  readonly ifMatch?: string;
  readonly play: Play;
}

/** setSeat. */
export interface SetSeatRequest {
  readonly tokenHash: string;
  readonly seat: number;
  readonly level: Level;
}

/** The object of a match as the Worker calls it. */
export interface MatchStub {
  create(request: CreateRequest): Promise<Outcome<Seated>>;
  join(request: JoinRequest): Promise<Outcome<Seated>>;
  get(tokenHash: string | undefined): Promise<Outcome<MatchShape>>;
  play(request: PlayRequest): Promise<Outcome<PlayedMatch>>;
  ready(tokenHash: string, entropy: string | undefined): Promise<Outcome<MatchShape>>;
  setSeat(request: SetSeatRequest): Promise<Outcome<MatchShape>>;
  leave(tokenHash: string, seat: number): Promise<Outcome<MatchShape>>;
  reclaim(tokenHash: string, seat: number): Promise<Outcome<MatchShape>>;
  events(tokenHash: string | undefined, after: number, limit: number): Promise<Outcome<MatchEventList>>;
  record(): Promise<Outcome<MatchRecordShape>>;
  rematch(tokenHash: string): Promise<Outcome<MatchShape>>;
  beginRematch(setup: Setup): Promise<Outcome<null>>;
  /** Opens a socket: 101, or the `Outcome` that it is not. */
  fetch(request: Request): Promise<Response>;
}

/** The id of an object. */
export interface MatchObjectId {
  toString(): string;
}

/** All matches. */
export interface MatchNamespace {
  newUniqueId(): MatchObjectId;
  idFromName(name: string): MatchObjectId;
  /** @throws for what is no id */
  idFromString(id: string): MatchObjectId;
  get(id: MatchObjectId): MatchStub;
}
