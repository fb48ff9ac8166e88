import { createRoute } from '@hono/zod-openapi';
import { viewAsSeat as viewOf } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { gameProblems, post } from '../operation.ts';
import { ProblemError } from '../problem.ts';
import { Game } from '../schemas/game.ts';
import { seatNumber } from '../schemas/gameState.ts';
import { GameView } from '../schemas/gameView.ts';
import { openObject, optional, requestObject } from '../schemas/primitives.ts';
import { ofGame, wholeGame } from '../source.ts';

const ViewRequest = requestObject({
  game: Game,
  seat: optional(seatNumber('Whose view; absent: that of a spectator.')),
}).openapi('ViewRequest', { description: 'A game as a state or sealed, and who looks at it.' });

const ViewAnswer = openObject({ view: GameView }).openapi('ViewAnswer', {
  description: 'What that party may know.',
});

const route = createRoute(
  post({
    operationId: 'viewAsSeat',
    path: '/v1/view',
    tag: 'engine',
    summary: 'Look at a game as one seat',
    description:
      'Only what that seat may know, or a spectator when no seat is named. A sealed game shows itself to its viewer and to spectators.',
    body: ViewRequest,
    answer: ViewAnswer,
    answerDescription: 'The view.',
    problems: ['not-your-turn', ...gameProblems, 'too-many-plays'],
  }),
);

/** POST /v1/view */
export const viewAsSeat = (service: Service) =>
  service.openapi(route, async (c) => {
    const { game, seat } = c.req.valid('json');
    const source = await wholeGame(game, c.env);
    if (source.form === 'sealed' && seat !== undefined && seat !== source.viewer) {
      throw new ProblemError('not-your-turn', {
        detail: 'A sealed game shows itself to its viewer and to spectators.',
      });
    }
    return c.json({ view: ofGame(source, viewOf(source.state, seat)) }, 200);
  });
