import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { answered } from '../match/outcome.ts';
import { hashOf } from '../match/tokens.ts';
import {
  etagOf,
  idempotencyHeader,
  idempotencyOf,
  locationOf,
  matchBody,
  matchObject,
  matchParams,
  matchRoute,
} from '../matchOperation.ts';
import { newSecrets, secretsOf } from '../matchSecrets.ts';
import { callerOf, limitMatches } from '../rateLimit.ts';
import { JoinMatchRequest, SeatedMatchSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'joinMatch',
    path: '/v1/matches/{matchId}/seats',
    summary: 'Take a vacant seat',
    description: 'With the invitation. The match begins when no seat is vacant any more.',
    access: 'none',
    status: 201,
    answer: SeatedMatchSchema,
    answerDescription: 'The match, and the token of your seat.',
    problems: ['forbidden', 'seat-taken', 'invalid-state', 'key-reused', 'rate-limited'],
    body: 'needed',
  }),
  request: { params: matchParams, headers: idempotencyHeader, body: matchBody(JoinMatchRequest) },
});

/** POST /v1/matches/{matchId}/seats */
export const joinMatch = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    const body = c.req.valid('json');
    const { 'idempotency-key': key } = c.req.valid('header');
    const object = matchObject(c.env, matchId);
    await limitMatches(c);
    const { invite, ...guest } = body;
    const inviteHash = hashOf(invite);
    const secrets = newSecrets(
      c.env,
      key === undefined ? undefined : ['join', matchId, inviteHash, callerOf(c), key],
    );
    const idempotency = idempotencyOf(key && `${hashOf(callerOf(c))} ${key}`, body);
    const hashes = secrets.tokens.map(hashOf);
    const { match, seat, tokenHash } = answered(
      await object.join({ ...guest, inviteHash, tokenHashes: hashes, ...(idempotency && { idempotency }) }),
    );
    const { token: seatToken } = secretsOf(secrets, tokenHash);
    return c.json({ match, seat, seatToken }, 201, { ...locationOf(match), ...etagOf(match) });
  });
