import { createRoute } from '@hono/zod-openapi';
import { hexToBytes } from '@noble/hashes/utils.js';
import { applyPlay, choosePlay, viewAsSeat } from '../../engine/index.ts';
import type { GameView, Level, PlayerChoice } from '../../engine/model.ts';
import { playedGame } from '../answers.ts';
import { computerSeed } from '../computerSeed.ts';
import type { Service, ServiceBindings } from '../env.ts';
import { post } from '../operation.ts';
import { orProblem, ProblemError } from '../problem.ts';
import { type AiPlay, AiPlaySchema } from '../schemas/aiPlay.ts';
import { Game } from '../schemas/game.ts';
import { LevelSchema } from '../schemas/plays.ts';
import { flag, optional, requestObject } from '../schemas/primitives.ts';
import { Seed } from '../schemas/seeds.ts';
import { anyGame, bodyPlace, type PlainSource, type SealedSource } from '../source.ts';

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
      'For the seat on turn, from what that seat may know: whatever comes in is first reduced to its view, so the computer cannot see foreign hands or the stock. The same view, level and seed give the same play. In a sealed game on another seat’s turn the play is always made, and nothing is told of how it was chosen; on the viewer’s own turn it is a hint.',
    body: AiPlayRequest,
    answer: AiPlaySchema,
    answerDescription: 'The play, why it was chosen, and when it was made the game after it.',
    problems: [
      'not-your-turn',
      'round-over',
      'match-over',
      'unknown-variant',
      'rules-impossible',
      'invalid-state',
      'invalid-token',
      'game-source',
      'too-many-plays',
      'unavailable',
    ],
  }),
);

/** The choice of the seat whose view it is. Throws `round-over`, `match-over` and `not-your-turn`. */
function choose(view: GameView, place: string, level: Level, seed: Uint8Array | undefined): PlayerChoice {
  if (view.phase === 'round-over' || view.phase === 'match-over') throw new ProblemError(view.phase);
  return orProblem(choosePlay(view, level, seed), place);
}

/** What may be told to the seat whose choice it is. */
const hint = ({ play, level, nodes, candidates }: PlayerChoice): AiPlay => ({
  play,
  level,
  nodes,
  candidates,
});

/** Plays for the seat on turn and tells what that seat itself may know of it. */
async function applied(
  source: PlainSource | SealedSource,
  { play, level }: PlayerChoice,
  bindings: ServiceBindings,
): Promise<AiPlay> {
  const step = orProblem(applyPlay(source.state, play), bodyPlace.state);
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
      return c.json(hint(choose(source.view, bodyPlace.view, level, seedBytes)), 200);
    }
    const view = orProblem(viewAsSeat(source.state, source.state.turn), bodyPlace.state);
    if (source.form === 'sealed' && source.state.turn !== undefined && source.state.turn !== source.viewer) {
      const choice = choose(view, bodyPlace.state, source.level, computerSeed(source));
      return c.json(await applied(source, choice, c.env), 200);
    }
    const choice = choose(view, bodyPlace.state, level, seedBytes);
    return c.json({ ...hint(choice), ...(apply && (await applied(source, choice, c.env))) }, 200);
  });
