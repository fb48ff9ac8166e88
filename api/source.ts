/** Which of its forms a game in a request comes in. */
import type { Fault, GameState, GameView, Result } from '../engine/model.ts';
import { countable } from './countable.ts';
import type { ServiceBindings } from './env.ts';
import { orProblem, ProblemError } from './problem.ts';
import type { GameShape } from './schemas/game.ts';
import { type SealedGame, unseal } from './seal.ts';

/** A game that the caller holds openly. */
export interface PlainSource {
  readonly form: 'plain';
  readonly state: GameState;
}

/** A game that only the service can read. */
export interface SealedSource extends SealedGame {
  readonly form: 'sealed';
}

/** What one seat knows of a game. */
interface ViewSource {
  readonly form: 'view';
  readonly view: GameView;
}

/**
 * The game with all its cards: the state, or else the sealed game; a view beside either is passed over. Throws
 * `game-source` when there are two of them or none, `invalid-token`, and what `countable` throws.
 */
export async function wholeGame(
  { state, sealed }: GameShape,
  bindings: ServiceBindings,
): Promise<PlainSource | SealedSource> {
  if (state && sealed !== undefined) {
    throw new ProblemError('game-source', { detail: 'A game comes as a state or sealed, not both.' });
  }
  if (state) return { form: 'plain', state: countable(state) };
  if (sealed !== undefined) return { form: 'sealed', ...(await unseal(sealed, bindings)) };
  throw new ProblemError('game-source', { detail: 'This needs a game as a state or sealed.' });
}

/** As `wholeGame`, but a view alone does too. */
export async function anyGame(
  game: GameShape,
  bindings: ServiceBindings,
): Promise<PlainSource | SealedSource | ViewSource> {
  const { state, sealed, view } = game;
  return view && !state && sealed === undefined
    ? { form: 'view', view: countable(view) }
    : wholeGame(game, bindings);
}

/** Where in a body the game of each form stands. */
const places = { plain: '/game/state', sealed: '/game/sealed', view: '/game/view' } as const;

/** Is something wrong with the state or view itself, not with what is wanted of it? */
const isOfGame = ({ pointer, beside }: Fault): boolean => pointer !== undefined && !beside;

/**
 * What the engine made of a game; throws the problem that its fault is. A token with a state that is none is refused like
 * every other defect of a token, so that nobody learns from the answers what is in one.
 */
export function ofGame<Value>(
  { form }: PlainSource | SealedSource | ViewSource,
  result: Result<Value>,
): Value {
  if (form === 'sealed' && !result.ok && isOfGame(result.fault)) throw new ProblemError('invalid-token');
  return orProblem(result, places[form]);
}

/** Is the computer on turn in a sealed game? */
export const isComputersTurn = ({ state, viewer }: SealedGame): boolean =>
  state.turn !== undefined && state.turn !== viewer;

/** The person in a sealed game may act only when it is their turn; what else may be the matter the engine says. */
export function checkTurn(game: SealedGame): void {
  if (isComputersTurn(game)) throw new ProblemError('not-your-turn');
}
