/** What a match leaves behind: of each finished round all that is needed to play it again and to check its deal. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, deckOrderOf, scoreState } from '../../engine/index.ts';
import type { Card, RoundScore } from '../../engine/model.ts';
import type { MatchRecordShape, RecordedRoundShape } from '../schemas/matchRecord.ts';
import { unplayed } from './log.ts';
import type { DealStep, LoggedStep, PlayStep, Setup } from './match.ts';
import { gameAfter } from './steps.ts';

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
