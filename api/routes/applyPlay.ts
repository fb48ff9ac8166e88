import { createRoute } from '@hono/zod-openapi';
import { applyPlay as apply } from '../../engine/index.ts';
import { playedGame } from '../answers.ts';
import type { Service } from '../env.ts';
import { gameProblems, post, turnProblems } from '../operation.ts';
import { Game, PlayedGameSchema } from '../schemas/game.ts';
import { Play } from '../schemas/plays.ts';
import { requestObject } from '../schemas/primitives.ts';
import { checkTurn, ofGame, wholeGame } from '../source.ts';

const PlayRequest = requestObject({ game: Game, play: Play }).openapi('PlayRequest', {
  description: 'A game as a state or sealed, and the play of the seat on turn.',
});

const route = createRoute(
  post({
    operationId: 'applyPlay',
    path: '/v1/play',
    tag: 'engine',
    summary: 'Make a play',
    description:
      'The seat on turn plays a card. The next packet, the remainder of the table and the settlement follow by themselves; the events tell them in order. Of a sealed game only when its viewer is on turn.',
    body: PlayRequest,
    answer: PlayedGameSchema,
    answerDescription: 'The game after the play.',
    problems: [...turnProblems, 'illegal-play', 'ambiguous-play', ...gameProblems, 'unavailable'],
  }),
);

/** POST /v1/play */
export const applyPlay = (service: Service) =>
  service.openapi(route, async (c) => {
    const { game, play } = c.req.valid('json');
    const source = await wholeGame(game, c.env);
    if (source.form === 'sealed') checkTurn(source);
    const step = ofGame(source, apply(source.state, play));
    return c.json(await playedGame(source, step, c.env), 200);
  });
