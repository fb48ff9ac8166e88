/** How a match goes on: deals, plays of people, the answers of the computer seats. Pure; nothing here stores or sends. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { applyPlay, choosePlay, dealNextRound, dealRound, viewAsSeat } from '../../engine/index.ts';
import type { GameEvent, Level, Play, Result } from '../../engine/model.ts';
import { computerSeed } from '../computerSeed.ts';
import {
  type Advance,
  type DealStep,
  type Game,
  isAttended,
  type LoggedStep,
  type Match,
  type PlayStep,
  type SeatEntropy,
  type Step,
  type Surroundings,
  statusOf,
} from './match.ts';

/** How a seat plays whose person let the clock run out or went away. */
export const STAND_IN_LEVEL: Level = 'normal';

const purpose = utf8ToBytes('nobody has added anything');

/** The seed that a deck is shuffled with: SHA-256 of the seed committed to and the entropies in seat order; hexadecimal. */
export const dealSeed = (seed: string, entropies: readonly SeatEntropy[]): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(seed), ...entropies.map(({ entropy }) => hexToBytes(entropy)))));

/** What SHA-256 itself puts behind a message of 32 bytes, hexadecimal. */
const PADDING = `80${'00'.repeat(29)}0100`;

/**
 * What is added to the seed of a round, in seat order. When no seat has added anything the service does in the place of
 * seat 0, since the hash of the seed alone is its commitment, and whoever reads that could deal the cards. The same goes
 * for what begins as the hash's own padding: then one more step leads from the commitment to the deck. What the service
 * adds follows from the seed, so that it too was committed to before.
 */
function entropiesFor({ setup }: Match, round: number, seed: string): readonly SeatEntropy[] {
  const given = setup.seats.flatMap(({ entropy }, seat) =>
    entropy?.round === round ? [{ seat, entropy: entropy.text }] : [],
  );
  const together = given.map(({ entropy }) => entropy.toLowerCase()).join('');
  if (together !== '' && !together.startsWith(PADDING)) return given;
  return [{ seat: 0, entropy: bytesToHex(sha256(concatBytes(purpose, hexToBytes(seed)))) }];
}

/** A match whose next step is known to be possible. @throws when the engine refuses what it said was legal */
function certain<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
}

function logged(match: Match, step: Step, now: number): LoggedStep {
  return { version: match.version + 1, seq: match.seq + step.events.length, at: now, step };
}

/** The game after a step of the log, and what happened in it. @throws when the log is not that of a match */
export function gameAfter(
  match: Match,
  step: Step,
): { readonly game: Game; readonly events: readonly GameEvent[] } {
  if (step.kind === 'deal') {
    const seed = dealSeed(step.seed, step.entropies);
    const { round, dealer, scores, overtime } = step;
    const { rules } = match.setup;
    const request = { rules, seed: hexToBytes(seed), dealer, round, scores, overtime };
    const { state, events } = certain(dealRound(request));
    return { game: { state, deal: step, seed }, events };
  }
  if (!match.game) throw new Error('A play before the first deal.');
  const { card, captured, nextSeed } = step;
  const { state, events } = certain(applyPlay(match.game.state, { card, captured }));
  return { game: { ...match.game, state, ...(nextSeed !== undefined && { nextSeed }) }, events };
}

/** A match with one more step of its log. */
export const withStep = (match: Match, { version, seq, at, step }: LoggedStep): Match => ({
  setup: match.setup,
  game: gameAfter(match, step).game,
  version,
  seq,
  at,
});

/** Deals the next round, or the first. */
function deal(match: Match, now: number): Advance {
  const { setup, game } = match;
  const seed = game?.nextSeed ?? setup.firstSeed;
  const entropies = entropiesFor(match, (game?.state.round ?? 0) + 1, seed);
  const bytes = hexToBytes(dealSeed(seed, entropies));
  const { state, events } = certain(
    game
      ? dealNextRound(game.state, { seed: bytes })
      : dealRound({
          rules: setup.rules,
          seed: bytes,
          ...(setup.firstDealer !== undefined && { dealer: setup.firstDealer }),
        }),
  );
  const step: DealStep = {
    kind: 'deal',
    round: state.round,
    dealer: state.dealer,
    seed,
    entropies,
    scores: game?.state.sides.map(({ score }) => score) ?? state.sides.map(() => 0),
    overtime: state.overtime ?? false,
    events,
  };
  const entry = logged(match, step, now);
  const dealt = { state, deal: step, seed: bytesToHex(bytes) };
  return {
    match: { setup, game: dealt, version: entry.version, seq: entry.seq, at: now },
    steps: [entry],
  };
}

/** One play. Faults: those of the engine for it. */
function play(
  { setup, game, version, seq, at }: Match,
  wanted: Play,
  by: PlayStep['by'],
  { now, drawSeed }: Surroundings,
): Result<Advance> {
  if (game?.state.turn === undefined) throw new Error('Nobody is on turn.');
  const { turn } = game.state;
  const played = applyPlay(game.state, wanted);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const record = state.plays?.at(-1);
  const step: PlayStep = {
    kind: 'play',
    seat: turn,
    by,
    card: wanted.card,
    captured: record?.captured ?? [],
    events,
    ...(state.phase === 'round-over' && { nextSeed: drawSeed() }),
  };
  const entry = logged({ setup, version, seq, at }, step, now);
  const after: Game = {
    ...game,
    state,
    ...(step.nextSeed !== undefined && { nextSeed: step.nextSeed }),
  };
  const match = { setup, game: after, version: entry.version, seq: entry.seq, at: now };
  return { ok: true, value: { match, steps: [entry] } };
}

/**
 * Plays for the seat on turn as the computer does at a level; it sees what that seat may see. `undefined` when the position
 * has more legal plays than are listed, which only tables come to that may lay and do nothing else: such a match stands.
 */
function playAsComputer(
  match: Match,
  level: Level,
  by: PlayStep['by'],
  surroundings: Surroundings,
): Advance | undefined {
  if (match.game?.state.turn === undefined) throw new Error('Nobody is on turn.');
  const { state, seed } = match.game;
  const view = viewAsSeat(state, state.turn);
  const choice = view.ok ? choosePlay(view.value, level, computerSeed({ state, seed })) : view;
  if (!choice.ok && choice.fault.code === 'too-many-plays') return undefined;
  return certain(play(match, certain(choice).play, by, surroundings));
}

/** Everybody at the table wants the next round. */
function isReady({ setup, game }: Match): boolean {
  const next = (game?.state.round ?? 0) + 1;
  return (
    isAttended(setup) && setup.seats.every(({ kind, readyFor }) => kind !== 'human' || readyFor === next)
  );
}

/** What goes on by itself: the first deal when every seat is taken, the plays of computers, the next deal when all are ready. */
function nextByItself(match: Match, surroundings: Surroundings): Advance | undefined {
  const { setup, game } = match;
  if (!isAttended(setup)) return undefined;
  const status = statusOf(match);
  if (status === 'waiting') {
    return setup.seats.every(({ kind }) => kind !== 'vacant') ? deal(match, surroundings.now) : undefined;
  }
  if (status === 'between-rounds') return isReady(match) ? deal(match, surroundings.now) : undefined;
  if (status === 'finished' || game?.state.turn === undefined) return undefined;
  const seat = setup.seats[game.state.turn];
  if (seat.kind !== 'computer') return undefined;
  return playAsComputer(match, seat.level ?? STAND_IN_LEVEL, 'computer', surroundings);
}

/** Lets everything happen that happens by itself now. */
export function goOn(start: Advance, surroundings: Surroundings): Advance {
  let { match } = start;
  const steps = [...start.steps];
  for (;;) {
    const next = nextByItself(match, surroundings);
    if (!next) return { match, steps };
    match = next.match;
    steps.push(...next.steps);
  }
}

/** The person on turn plays, and the computers answer. Faults: those of the engine for the play. */
export function playForSeat(match: Match, wanted: Play, surroundings: Surroundings): Result<Advance> {
  const played = play(match, wanted, 'person', surroundings);
  return played.ok ? { ok: true, value: goOn(played.value, surroundings) } : played;
}

/** What happens when the deadline of a match has passed: a play for the seat that let it pass, or the next deal. */
export function playForClock(match: Match, surroundings: Surroundings): Advance {
  const status = statusOf(match);
  const unchanged: Advance = { match, steps: [] };
  if (status === 'between-rounds') return goOn(deal(match, surroundings.now), surroundings);
  if (status !== 'playing') return unchanged;
  const played = playAsComputer(match, STAND_IN_LEVEL, 'clock', surroundings);
  return played ? goOn(played, surroundings) : unchanged;
}
