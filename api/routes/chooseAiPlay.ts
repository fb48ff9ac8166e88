import { createRoute } from '@hono/zod-openapi';
import { hexToBytes } from '@noble/hashes/utils.js';
import { applyPlay, choosePlay, viewAsSeat } from '../../engine/index.ts';
import type { PlayerChoice } from '../../engine/model.ts';
import { playedGame } from '../answers.ts';
import { computerSeed } from '../computerSeed.ts';
import type { Service, ServiceBindings } from '../env.ts';
import { gameProblems, post, turnProblems } from '../operation.ts';
import { orProblem, ProblemError } from '../problem.ts';
import { limitLevel } from '../rateLimit.ts';
import { type AiPlay, AiPlaySchema } from '../schemas/aiPlay.ts';
import { Game } from '../schemas/game.ts';
import { LevelSchema } from '../schemas/plays.ts';
import { flag, optional, requestObject } from '../schemas/primitives.ts';
import { Seed } from '../schemas/seeds.ts';
import { anyGame, isComputersTurn, ofGame, type PlainSource, type SealedSource } from '../source.ts';

const AiPlayRequest = requestObject({
  game: Game,
  level: optional(LevelSchema),
  seed: optional(Seed),
  apply: optional(flag('Make the play too; not with a view alone.')),
}).openapi('AiPlayRequest', {
  description:
    'A game as a state, sealed or as a view. Level and seed have no effect on a seat of a sealed game that is not its viewer.',
});

const route = createRoute(
  post({
    operationId: 'chooseAiPlay',
    path: '/v1/ai-play',
    tag: 'engine',
    summary: 'Let the computer choose a play',
    description:
      'For the seat on turn, from what that seat may know: whatever comes in is first reduced to its view, so the computer cannot see foreign hands or the stock. The same view, level and seed give the same play. In a sealed game on another seat’s turn the play is always made, and nothing is told of how it was chosen; on the viewer’s own turn it is a hint. The levels `hard` and `master` search, and each client may ask for them so many times only: then 429 with `Retry-After`.',
    body: AiPlayRequest,
    answer: AiPlaySchema,
    answerDescription: 'The play, why it was chosen, and when it was made the game after it.',
    problems: [...turnProblems, ...gameProblems, 'rate-limited', 'unavailable'],
  }),
);

/** Plays for the seat on turn and tells what that seat itself may know of it. */
async function applied(
  source: PlainSource | SealedSource,
  { play, level }: PlayerChoice,
  bindings: ServiceBindings,
): Promise<AiPlay> {
  const step = ofGame(source, applyPlay(source.state, play));
  return { play, level, ...(await playedGame(source, step, bindings)) };
}

/** POST /v1/ai-play */
export const chooseAiPlay = (service: Service) =>
  service.openapi(route, async (c) => {
    const { game, level = 'normal', seed, apply = false } = c.req.valid('json');
    const seedBytes = seed === undefined ? undefined : hexToBytes(seed);
    const source = await anyGame(game, c.env);
    if (source.form === 'view') {
      if (apply) throw new ProblemError('game-source', { detail: 'A view alone cannot be played on.' });
      await limitLevel(c, level);
      return c.json(ofGame(source, choosePlay(source.view, level, seedBytes)), 200);
    }
    const view = ofGame(source, viewAsSeat(source.state, source.state.turn));
    if (source.form === 'sealed' && isComputersTurn(source)) {
      await limitLevel(c, source.level);
      const choice = orProblem(choosePlay(view, source.level, computerSeed(source)));
      return c.json(await applied(source, choice, c.env), 200);
    }
    await limitLevel(c, level);
    const choice = orProblem(choosePlay(view, level, seedBytes));
    return c.json({ ...choice, ...(apply && (await applied(source, choice, c.env))) }, 200);
  });
