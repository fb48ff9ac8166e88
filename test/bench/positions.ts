/** Positions as clients send them: every variant, at its first table, at several points of a round. */
import { applyPlay, dealRound, listLegalPlays, VARIANTS } from '../../engine/index.ts';
import type { GameState } from '../../engine/model.ts';

/** A seed that stands for a number. */
const seedOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

function* roundOf(variant: string, seed: number): Generator<GameState> {
  const dealt = dealRound({ rules: { variant }, seed: seedOf(seed) });
  if (!dealt.ok) throw new Error(`${variant}: ${dealt.fault.message}`);
  let { state } = dealt.value;
  for (let turn = 0; state.phase === 'playing'; turn++) {
    yield state;
    const legal = listLegalPlays(state);
    if (!legal.ok) throw new Error(`${variant}: ${legal.fault.message}`);
    const { plays } = legal.value;
    const applied = applyPlay(state, plays[(turn * 7 + seed) % plays.length]);
    if (!applied.ok) throw new Error(`${variant}: ${applied.fault.message}`);
    state = applied.value.state;
  }
}

/** Every fifth position of a round of each variant. */
export function positions(): GameState[] {
  return VARIANTS.flatMap(({ id }, number) =>
    [...roundOf(id, number + 1)].filter((_, turn) => turn % 5 === 0),
  );
}
