import { createRoute } from '@hono/zod-openapi';
import { listLegalPlaysOfView, listLegalPlays as plays } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { gameProblems, post, turnProblems } from '../operation.ts';
import { Game } from '../schemas/game.ts';
import { seatNumber } from '../schemas/gameState.ts';
import { legalPlays } from '../schemas/plays.ts';
import { openObject, requestObject } from '../schemas/primitives.ts';
import { anyGame, checkTurn, ofGame } from '../source.ts';

const LegalPlaysRequest = requestObject({ game: Game }).openapi('LegalPlaysRequest', {
  description: 'A game as a state, sealed or as a view.',
});

const LegalPlayList = openObject({
  seat: seatNumber('The seat on turn.'),
  plays: legalPlays('Everything it may play.'),
}).openapi('LegalPlayList', { description: 'What the seat on turn may play.' });

const route = createRoute(
  post({
    operationId: 'listLegalPlays',
    path: '/v1/legal-plays',
    tag: 'engine',
    summary: 'List the legal plays',
    description: 'Every play of the seat on turn. Of a sealed game only when its viewer is on turn.',
    body: LegalPlaysRequest,
    answer: LegalPlayList,
    answerDescription: 'The seat on turn and its plays.',
    problems: [...turnProblems, ...gameProblems],
  }),
);

/** POST /v1/legal-plays */
export const listLegalPlays = (service: Service) =>
  service.openapi(route, async (c) => {
    const source = await anyGame(c.req.valid('json').game, c.env);
    if (source.form === 'sealed') checkTurn(source);
    const listed = source.form === 'view' ? listLegalPlaysOfView(source.view) : plays(source.state);
    return c.json(ofGame(source, listed), 200);
  });
