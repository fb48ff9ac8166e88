import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { playDigest } from '../match/tokens.ts';
import {
  etagOf,
  idempotencyHeader,
  ifMatchHeader,
  matchBody,
  matchObject,
  matchParams,
  matchRoute,
  neededTokenHash,
} from '../matchOperation.ts';
import { MatchPlayRequest, PlayedMatchSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'submitPlay',
    path: '/v1/matches/{matchId}/plays',
    summary: 'Play a card in a match',
    description:
      'For the seat of the token, against the version that `If-Match` names: of all plays for one version exactly one is made. Computer seats answer at once; their plays are among the events. What is answered is stored. Send the same play with the same `Idempotency-Key` again when an answer was lost: it gets the same answer.',
    access: 'seat',
    status: 200,
    answer: PlayedMatchSchema,
    answerDescription: 'The match after the play and the answers of the computer.',
    problems: [
      'not-your-turn',
      'match-waiting',
      'round-over',
      'match-over',
      'seat-taken',
      'stale-version',
      'version-required',
      'illegal-play',
      'ambiguous-play',
      'invalid-state',
      'too-many-plays',
      'key-reused',
      'rate-limited',
    ],
    body: 'needed',
  }),
  request: {
    params: matchParams,
    headers: idempotencyHeader.extend(ifMatchHeader.shape),
    body: matchBody(MatchPlayRequest),
  },
});

/** POST /v1/matches/{matchId}/plays */
export const submitPlay = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    const { play } = c.req.valid('json');
    const { 'idempotency-key': key, 'if-match': ifMatch } = c.req.valid('header');
    const played = answered(
      await matchObject(c.env, matchId).play({
        tokenHash: neededTokenHash(c),
        ...(ifMatch !== undefined && { ifMatch }),
        play,
        ...(key !== undefined && { idempotency: { key, digest: playDigest(play) } }),
      }),
    );
    return c.json(played, 200, etagOf(played.match));
  });
