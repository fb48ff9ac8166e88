/**
 * What a live match is: what was agreed on, and a log of deals and plays. All else follows from these two, so that a match
 * which wakes up somewhere else is the same match.
 */
import type { Card, GameEvent, GameState, Level, RulesChoice } from '../../engine/model.ts';

/** Version of the stored shapes. */
export const FORMAT = 1;

/** Who may sit on a seat. */
export const SEAT_KINDS = ['human', 'vacant', 'computer'] as const;
/** One of them. */
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Where a match stands. */
export const MATCH_STATUSES = ['waiting', 'playing', 'between-rounds', 'finished'] as const;
/** One of them. */
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** A seat as it is stored. */
export interface Seat {
  readonly kind: SeatKind;
  readonly name?: string;
  /** Of a computer. */
  readonly level?: Level;
  /** SHA-256 of its token, hexadecimal; also of a seat that a computer keeps for a person. */
  readonly tokenHash?: string;
  /** The round that the person is ready for; the first round begins by itself. */
  readonly readyFor?: number;
  /** When the last socket of the person closed, in milliseconds of Unix time. */
  readonly goneAt?: number;
  /** Messages of the person that were carried out and are no plays, newest last: one that comes again is not. */
  readonly heard?: readonly string[];
  /** What the person added to the seed of that round, hexadecimal. */
  readonly entropy?: { readonly round: number; readonly text: string };
}

/** What was agreed on, and who sits there. Changes when people come and go, not when they play. */
export interface Setup {
  readonly format: number;
  /** With players and target filled in. */
  readonly rules: RulesChoice;
  readonly seats: readonly Seat[];
  /** SHA-256 of the invitation, hexadecimal. */
  readonly inviteHash: string;
  /** Absent: nobody is hurried. */
  readonly secondsPerPlay?: number;
  /** Of the first round, hexadecimal. */
  readonly firstSeed: string;
  /** Absent: drawn from the first deal. */
  readonly firstDealer?: number;
  /** When it last changed, in milliseconds of Unix time. */
  readonly changedAt: number;
  /** Since when a person sits there again after all had left; nobody is hurried for the time before. */
  readonly resumedAt?: number;
  readonly rematchId?: string;
  /** How many rematches there have been; the record of one can be gone before this one's. */
  readonly rematches?: number;
}

/** What a seat added to the seed of a deal. */
export interface SeatEntropy {
  readonly seat: number;
  /** Hexadecimal. */
  readonly entropy: string;
}

/** A deal, as it stands in the log. */
export interface DealStep {
  readonly kind: 'deal';
  readonly round: number;
  readonly dealer: number;
  /** That was committed to, hexadecimal. */
  readonly seed: string;
  readonly entropies: readonly SeatEntropy[];
  /** Match points of each side before the round. */
  readonly scores: readonly number[];
  readonly overtime: boolean;
  readonly events: readonly GameEvent[];
}

/** Who made a play: the person on the seat, a computer that sits there, or the clock in the person's place. */
export const PLAYED_BY = ['person', 'computer', 'clock'] as const;

/** A play, as it stands in the log. */
export interface PlayStep {
  readonly kind: 'play';
  readonly seat: number;
  readonly by: (typeof PLAYED_BY)[number];
  readonly card: Card;
  readonly captured: readonly Card[];
  readonly events: readonly GameEvent[];
  /** Of the next round, drawn when this play ended one; hexadecimal. */
  readonly nextSeed?: string;
}

/** What the log holds under one version. */
export type Step = DealStep | PlayStep;

/** A step with its place in the log. */
export interface LoggedStep {
  /** Counts deals and plays, from 1. */
  readonly version: number;
  /** Number of its last event; events are numbered from 1 without a gap. */
  readonly seq: number;
  /** Milliseconds of Unix time. */
  readonly at: number;
  readonly step: Step;
}

/** The round that is being played, or was played last. */
export interface Game {
  readonly state: GameState;
  readonly deal: DealStep;
  /** Seed of the deck and of the computer seats: `dealSeed` of the deal; hexadecimal. */
  readonly seed: string;
  /** Of the next round, once this one is over; hexadecimal. */
  readonly nextSeed?: string;
}

/** A match as it is now. Immutable: what happens makes a new one. */
export interface Match {
  readonly setup: Setup;
  /** Absent until everybody is there. */
  readonly game?: Game;
  readonly version: number;
  readonly seq: number;
  /** Of the last step, in milliseconds of Unix time; before the first, of the setup. */
  readonly at: number;
}

/** A match after something happened, and the steps to be stored for it. */
export interface Advance {
  readonly match: Match;
  readonly steps: readonly LoggedStep[];
}

/** What comes from outside of the pure game: the time in milliseconds of Unix time, and a fresh seed (hexadecimal). */
export interface Surroundings {
  readonly now: number;
  drawSeed(): string;
}

/** Where the match stands. */
export function statusOf({ game }: Match): MatchStatus {
  if (!game) return 'waiting';
  if (game.state.phase === 'playing') return 'playing';
  return game.state.phase === 'round-over' ? 'between-rounds' : 'finished';
}

/** Does a person sit at the table? When none does, nothing goes on by itself. */
export const isAttended = ({ seats }: Setup): boolean => seats.some(({ kind }) => kind === 'human');

/** Does the match wait for this seat: to play, or to be ready? */
export function waitsFor({ setup, game }: Match, seat: number): boolean {
  const { kind, readyFor } = setup.seats[seat];
  if (!game || kind !== 'human') return false;
  const { phase, turn, round } = game.state;
  return phase === 'playing' ? turn === seat : phase === 'round-over' && readyFor !== round + 1;
}

/** The setup with one seat changed. */
export const withSeat = (setup: Setup, index: number, seat: Seat, now: number): Setup => ({
  ...setup,
  seats: setup.seats.map((other, i) => (i === index ? seat : other)),
  changedAt: now,
});
