/** How a game goes back to the caller: in the form in which it came. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf, type GameStep, viewAsSeat } from '../engine/index.ts';
import type { Level } from '../engine/model.ts';
import { countable } from './countable.ts';
import type { ServiceBindings } from './env.ts';
import { orProblem } from './problem.ts';
import type { DealtGame, GameShape, PlayedGame } from './schemas/game.ts';
import { type SealedGame, seal } from './seal.ts';
import type { PlainSource, SealedSource } from './source.ts';

/** The token, with all that its viewer may know beside it. */
async function sealedShape(game: SealedGame, bindings: ServiceBindings): Promise<GameShape> {
  const view = orProblem(viewAsSeat(game.state, game.viewer));
  return { sealed: await seal(game, bindings), view };
}

/** After plays. A sealed game tells its seed as soon as nobody plays any more: nothing is left to hide. */
export async function playedGame(
  source: PlainSource | SealedSource,
  { state, events, score }: GameStep,
  bindings: ServiceBindings,
): Promise<PlayedGame> {
  countable(state);
  const scored = score && { score };
  if (source.form === 'plain') return { game: { state }, events, ...scored };
  const { viewer, level, seed } = source;
  const game = await sealedShape({ state, viewer, level, ...(seed !== undefined && { seed }) }, bindings);
  return { game, events, ...scored, ...(state.phase !== 'playing' && seed !== undefined && { seed }) };
}

/** Whom a game is sealed for, and how the others play. */
interface Sealing {
  readonly viewer: number;
  readonly level: Level;
}

/** After a deal; `seed` is what it was dealt from, if from a seed. */
export async function dealtGame(
  { state, events }: GameStep,
  seedBytes: Uint8Array | undefined,
  sealing: Sealing | undefined,
  bindings: ServiceBindings,
): Promise<DealtGame> {
  countable(state);
  const seed = seedBytes && bytesToHex(seedBytes);
  const commitment = seedBytes && { commitment: commitmentOf(seedBytes) };
  const told = seed !== undefined && { seed };
  if (!sealing) return { game: { state }, events, ...commitment, ...told };
  const { viewer, level } = sealing;
  const game = await sealedShape({ state, viewer, level, ...told }, bindings);
  return { game, events, ...commitment, ...(state.phase !== 'playing' && told) };
}
