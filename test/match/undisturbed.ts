/** The run of a match that nothing disturbs: the engine alone, with the seeds and the people's plays of a record. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { computerSeed } from '../../api/computerSeed.ts';
import type { MatchRecordShape } from '../../api/schemas/matchRecord.ts';
import { applyPlay, choosePlay, dealRound, viewAsSeat } from '../../engine/index.ts';
import type { Level, Play, Result } from '../../engine/model.ts';

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

/** The plays of each round as they must have been: those of computers are chosen anew at their level. */
export function undisturbedPlays(
  { rules, rounds }: MatchRecordShape,
  levels: readonly (Level | undefined)[],
): readonly (readonly Play[])[] {
  return rounds.map(({ deckSeed, dealer, round, scores, overtime, plays }) => {
    let { state } = must(dealRound({ rules, seed: hexToBytes(deckSeed), dealer, round, scores, overtime }));
    return plays.map(({ seat, card, captured, by }) => {
      let play: Play = { card, captured };
      if (by !== 'person') {
        const level = by === 'clock' ? 'normal' : (levels[seat] ?? 'normal');
        const view = must(viewAsSeat(state, seat));
        play = must(choosePlay(view, level, computerSeed({ state, seed: deckSeed }))).play;
      }
      state = must(applyPlay(state, play)).state;
      return { card: play.card, captured: play.captured ?? [] };
    });
  });
}
