/** A live match for the examples: played by the functions of the service, with a clock and seeds that are always the same. */

import { unplayed } from '../api/match/log.ts';
import { type Advance, type LoggedStep, type Match, type Setup, statusOf } from '../api/match/match.ts';
import { goOn, playForSeat } from '../api/match/steps.ts';
import { hashOf } from '../api/match/tokens.ts';
import { matchAs } from '../api/match/view.ts';
import type { MatchShape } from '../api/schemas/match.ts';
import { viewAsSeat } from '../engine/index.ts';
import type { GameEvent, Play } from '../engine/model.ts';

/** So long people think, in milliseconds. */
const PACE = 4000;

/** A play with the version it was made against, and what happened. */
export interface ExamplePlay {
  readonly seat: number;
  readonly version: number;
  readonly play: Play;
  readonly events: readonly GameEvent[];
}

/** Something that changes who sits there. */
type Change = (match: Match, now: number) => Setup;

/** A match with its log. */
export class ExampleMatch {
  readonly matchId: string;
  readonly log: LoggedStep[] = [];
  match: Match;
  private now: number;
  private seeds = 0;

  /** `setup` is made for the moment in milliseconds of Unix time at which the match begins. */
  constructor(matchId: string, begin: number, setup: Setup) {
    this.matchId = matchId;
    this.now = begin;
    this.match = unplayed(setup);
    this.advance({ match: this.match, steps: [] });
  }

  /** A seed like one drawn by chance. */
  drawSeed(): string {
    this.seeds += 1;
    return hashOf(`${this.matchId} ${this.seeds}`);
  }

  /** The time, in milliseconds of Unix time. */
  get time(): number {
    return this.now;
  }

  private surroundings() {
    return { now: this.now, drawSeed: () => this.drawSeed() };
  }

  private advance(start: Advance): void {
    this.follow(goOn(start, this.surroundings()));
  }

  private follow({ match, steps }: Advance): void {
    this.match = match;
    this.log.push(...steps);
  }

  /** People come, go, or are ready. */
  change(changed: Change): void {
    this.now += PACE;
    const setup = changed(this.match, this.now);
    this.advance({ match: { ...this.match, setup }, steps: [] });
  }

  /** The seat on turn plays: something that shows a capture, if there is one. @throws when nobody is on turn */
  play(): ExamplePlay {
    const { game, version } = this.match;
    const view = game && viewAsSeat(game.state, game.state.turn);
    if (!view?.ok || view.value.turn === undefined) throw new Error('Nobody is on turn.');
    const { turn, legalPlays = [] } = view.value;
    const { card, captured } = legalPlays.find((play) => play.captured.length > 0) ?? legalPlays[0];
    const play = { card, captured };
    this.now += PACE;
    const played = playForSeat(this.match, play, this.surroundings());
    if (!played.ok) throw new Error(played.fault.message);
    this.follow(played.value);
    return { seat: turn, version, play, events: played.value.steps.flatMap(({ step }) => step.events) };
  }

  /** Plays until the round is over. */
  playRound(): void {
    while (statusOf(this.match) === 'playing') this.play();
  }

  /** As a seat sees it, or without one a spectator; `present` are the seats with an open socket. */
  as(viewer: number | undefined, present: readonly number[]): MatchShape {
    return matchAs(this.match, this.matchId, viewer, new Set(present));
  }
}
