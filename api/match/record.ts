/**
 * What a match leaves behind: of each finished round all that is needed to play it again and to check its deal; and the
 * form in which an ended match is kept, its log without what follows from the rest.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, deckOrderOf, scoreState } from '../../engine/index.ts';
import type { Card, RoundScore } from '../../engine/model.ts';
import type { MatchRecordShape, RecordedRoundShape } from '../schemas/matchRecord.ts';
import type { DealStep, LoggedStep, Match, PlayStep, Setup, Step } from './match.ts';
import { gameAfter, withStep } from './steps.ts';

/** A match before the first step of its log. */
export const unplayed = (setup: Setup): Match => ({ setup, version: 0, seq: 0, at: setup.changedAt });

/** The match that a log leads to. */
export const replayed = (setup: Setup, log: readonly LoggedStep[]): Match =>
  log.reduce<Match>(withStep, unplayed(setup));

/** A step of a kept log: `at` in milliseconds after the step before. */
type KeptStep = readonly [after: number, step: Omit<DealStep, 'events'> | Omit<PlayStep, 'events'>];

/** An ended match as it is kept. */
export interface KeptMatch {
  readonly setup: Setup;
  readonly log: readonly KeptStep[];
}

/** The kept form of a match. */
export function keep(setup: Setup, log: readonly LoggedStep[]): KeptMatch {
  return {
    setup,
    log: log.map(({ at, step: { events: _events, ...step } }, i) => [
      at - (log[i - 1]?.at ?? setup.changedAt),
      step,
    ]),
  };
}

/** The log of a kept match: the events follow from the deals and plays. */
export function unkeep({ setup, log }: KeptMatch): readonly LoggedStep[] {
  const whole: LoggedStep[] = [];
  let match = unplayed(setup);
  for (const [after, kept] of log) {
    const { game, events } = gameAfter(match, { ...kept, events: [] });
    const step: Step = { ...kept, events };
    const entry = { version: match.version + 1, seq: match.seq + events.length, at: match.at + after, step };
    whole.push(entry);
    match = { setup, game, version: entry.version, seq: entry.seq, at: entry.at };
  }
  return whole;
}

/** The log cut into rounds. */
function roundsOf(log: readonly LoggedStep[]): (readonly [DealStep, readonly PlayStep[]])[] {
  const rounds: [DealStep, PlayStep[]][] = [];
  for (const { step } of log) {
    if (step.kind === 'deal') rounds.push([step, []]);
    else rounds.at(-1)?.[1].push(step);
  }
  return rounds;
}

function recordedRound(
  setup: Setup,
  deal: DealStep,
  plays: readonly PlayStep[],
): RecordedRoundShape | undefined {
  let match = unplayed(setup);
  for (const step of [deal, ...plays]) match = { ...match, game: gameAfter(match, step).game };
  const { game } = match;
  if (!game || game.state.phase === 'playing') return undefined;
  const { round, dealer, scores, overtime } = deal;
  const order = deckOrderOf({ rules: setup.rules, seed: hexToBytes(game.seed), dealer });
  const score = scoreState(game.state);
  return {
    round,
    dealer,
    seed: deal.seed,
    entropies: deal.entropies,
    commitment: commitmentOf(hexToBytes(deal.seed)),
    deckSeed: game.seed,
    deckOrder: order.ok ? order.value : ([] satisfies Card[]),
    scores,
    overtime,
    plays: plays.map(({ seat, card, captured, by }) => ({ seat, card, captured, by })),
    ...(score.ok && { score: score.value satisfies RoundScore }),
  };
}

/** The rounds that are over, with their seeds; of a round in progress nothing. `known` are those found before. */
export function recordOf(
  matchId: string,
  setup: Setup,
  log: readonly LoggedStep[],
  known = new Map<number, RecordedRoundShape>(),
): MatchRecordShape {
  const rounds = roundsOf(log).flatMap(([deal, plays]) => {
    const round = known.get(deal.round) ?? recordedRound(setup, deal, plays);
    if (!round) return [];
    known.set(deal.round, round);
    return [round];
  });
  return {
    matchId,
    rules: setup.rules,
    seats: setup.seats.map(({ kind, name, level }, seat) => ({
      seat,
      kind,
      ...(name !== undefined && { name }),
      ...(kind === 'computer' && level && { level }),
    })),
    rounds,
  };
}
