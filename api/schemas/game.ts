import { z } from '@hono/zod-openapi';
import type {
  GameState as EngineGameState,
  GameView as EngineGameView,
  RoundScore as EngineRoundScore,
  GameEvent,
} from '../../engine/model.ts';
import { GameEvents } from './events.ts';
import { GameState } from './gameState.ts';
import { GameView } from './gameView.ts';
import { openObject, optional, requestObject, text } from './primitives.ts';
import { RoundScore } from './score.ts';
import { Commitment, Seed } from './seeds.ts';

/** A game as a request hands it in and an answer gives it back. */
export interface GameShape {
  readonly state?: EngineGameState;
  readonly sealed?: string;
  readonly view?: EngineGameView;
}

/** Room for the longest token: some 27500 letters, of twenty of the fullest scoring items, every extra, and the plays of a whole round. */
const tokenLength = 32_768;

const GameObject = requestObject({
  state: optional(GameState),
  sealed: optional(
    text(
      tokenLength,
      'An encrypted game that only the service can read; opaque, and to be sent back as it is.',
    ).openapi({ pattern: '^[A-Za-z0-9_-]+[.][.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$' }),
  ),
  view: optional(GameView),
}).openapi('Game', {
  description:
    'A game in one of its forms. In a request: `state`; or `sealed` (a `view` beside either is passed over); or `view` alone where an operation takes it. An answer has `state`, or `sealed` and `view`, and can be sent back as it is.',
});

/** Without the view, when there is a state or a token: then nothing of it counts, not even whether it is one. */
function withoutIdleView(game: unknown): unknown {
  if (typeof game !== 'object' || game === null) return game;
  if (!Object.hasOwn(game, 'state') && !Object.hasOwn(game, 'sealed')) return game;
  return Object.fromEntries(Object.entries(game).filter(([name]) => name !== 'view'));
}

/** The form is kept: who sends a state gets a state, who sends a sealed game gets a sealed game with its view. */
export const Game: z.ZodType<GameShape> = z.preprocess(withoutIdleView, GameObject);

/** A round that has been dealt. */
export interface DealtGame {
  readonly game: GameShape;
  readonly events: readonly GameEvent[];
  readonly commitment?: string;
  readonly seed?: string;
}

/** Answer of dealRound and dealNextRound. */
export const DealtGameSchema: z.ZodType<DealtGame> = openObject({
  game: Game,
  events: GameEvents,
  commitment: optional(Commitment),
  seed: optional(Seed),
}).openapi('DealtGame', {
  description:
    'A round that has been dealt. A plain game tells its seed; a sealed one only the commitment, and the seed when the round is over.',
});

/** A game after one or more plays. */
export interface PlayedGame {
  readonly game: GameShape;
  readonly events: readonly GameEvent[];
  readonly score?: EngineRoundScore;
  readonly seed?: string;
}

/** Answer of applyPlay. */
export const PlayedGameSchema: z.ZodType<PlayedGame> = openObject({
  game: Game,
  events: GameEvents,
  score: optional(RoundScore),
  seed: optional(Seed),
}).openapi('PlayedGame', {
  description:
    'The game after a play. `score` is there when the round is over, and of a sealed game the `seed`, so that the deal can be checked.',
});
