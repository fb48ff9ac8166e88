/** Keeps points and rounds within what an integer of the document holds, so that every answer can be sent back. */
import type { GameState, GameView } from '../engine/model.ts';
import { ProblemError } from './problem.ts';
import { greatestInteger } from './schemas/primitives.ts';

/** More than any round can add to a score or a bonus. */
const roundPointsLimit = 1_000_000;

type Countable = Pick<GameState | GameView, 'phase' | 'round' | 'sides'>;

const isCountable = ({ phase, round, sides }: Countable): boolean =>
  round <= greatestInteger &&
  sides.every(({ score, bonus }) => {
    const before = phase === 'playing' ? score : 0;
    return before + bonus + roundPointsLimit <= greatestInteger;
  });

/**
 * The game itself. Throws `invalid-state` when its points are so many that those of a round do not go on top, which no
 * match comes to: both what comes in and what goes out passes here, so that what went out can come in.
 */
export function countable<Game extends Countable>(game: Game): Game {
  if (isCountable(game)) return game;
  throw new ProblemError('invalid-state', { detail: 'The points or rounds are more than can be counted.' });
}
