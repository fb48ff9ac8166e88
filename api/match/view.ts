/** A match as one party may see it. Built by listing what it may know; the cards go out through the engine's view only. */

import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, resolveRules, scoreState, viewAsSeat } from '../../engine/index.ts';
import type { MatchSeatShape, MatchShape } from '../schemas/match.ts';
import { deadlineOf } from './clock.ts';
import { type DealStep, type Match, type Setup, statusOf } from './match.ts';

/** Which seats have an open socket. */
export type Presence = ReadonlySet<number>;

/** The seats, for everybody the same. */
export function seatsOf({ setup, game }: Match, present: Presence): readonly MatchSeatShape[] {
  const sides = game?.state.seats.map(({ side }) => side) ?? sidesOf(setup);
  const next = (game?.state.round ?? 0) + 1;
  const between = game?.state.phase === 'round-over';
  return setup.seats.map(({ kind, name, level, readyFor }, seat) => ({
    seat,
    side: sides[seat],
    kind,
    ...(name !== undefined && { name }),
    ...(kind === 'computer' && level && { level }),
    connected: present.has(seat),
    ready: between && (kind === 'computer' || readyFor === next),
  }));
}

/** The side of each seat before anything is dealt. */
function sidesOf(setup: Setup): readonly number[] {
  const ruleset = resolveRules(setup.rules);
  if (!ruleset.ok) throw new Error(ruleset.fault.message);
  return [...ruleset.value.tables.sideOf];
}

/** The commitments of deals; they are asked for with every play of a round. */
const commitments = new WeakMap<DealStep, string>();

/** The commitment of now: to the seed of the round being played, or to that of the next one. */
function currentCommitment({ setup, game }: Match): string {
  if (!game || game.nextSeed !== undefined)
    return commitmentOf(hexToBytes(game?.nextSeed ?? setup.firstSeed));
  const { deal } = game;
  const known = commitments.get(deal) ?? commitmentOf(hexToBytes(deal.seed));
  commitments.set(deal, known);
  return known;
}

/** The match for a seat, or without one for a spectator. */
export function matchAs(
  match: Match,
  matchId: string,
  viewer: number | undefined,
  present: Presence,
): MatchShape {
  const { setup, game, version, seq } = match;
  const view = game && viewAsSeat(game.state, viewer);
  const score = game && game.state.phase !== 'playing' ? scoreState(game.state) : undefined;
  const deadline = deadlineOf(match);
  return {
    matchId,
    status: statusOf(match),
    rules: setup.rules,
    seats: seatsOf(match, present),
    ...(view?.ok && { view: view.value }),
    ...(score?.ok && { score: score.value }),
    version,
    seq,
    commitment: currentCommitment(match),
    ...(deadline !== undefined && { deadline: new Date(deadline).toISOString() }),
    ...(setup.rematchId !== undefined && { rematchId: setup.rematchId }),
  };
}
