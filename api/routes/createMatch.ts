import { createRoute } from '@hono/zod-openapi';
import { resolveRules } from '../../engine/index.ts';
import type { Service } from '../env.ts';
import { invalidRequest } from '../invalidRequest.ts';
import type { Seat } from '../match/match.ts';
import { answered } from '../match/outcome.ts';
import { hashOf } from '../match/tokens.ts';
import {
  etagOf,
  idempotencyHeader,
  idempotencyOf,
  locationOf,
  matchBody,
  matchesOf,
  matchRoute,
} from '../matchOperation.ts';
import { newSecrets, secretsOf } from '../matchSecrets.ts';
import { rulesProblems } from '../operation.ts';
import { orProblem } from '../problem.ts';
import { callerOf, limitMatches } from '../rateLimit.ts';
import { CreateMatchRequest, SeatedMatchSchema } from '../schemas/match.ts';

const route = createRoute({
  ...matchRoute({
    method: 'post',
    operationId: 'createMatch',
    path: '/v1/matches',
    summary: 'Create a live match',
    description:
      'A match that the service keeps, for people and computers. Exactly one seat is `human`: yours. `computer` seats play at once; `vacant` ones wait for whoever has the invitation. The match begins when no seat is vacant. Idempotency keys are told apart by the network that they come from.',
    access: 'none',
    status: 201,
    answer: SeatedMatchSchema,
    answerDescription: 'The match, the token of your seat, and the invitation for the others.',
    problems: [...rulesProblems, 'key-reused', 'rate-limited'],
    body: 'needed',
  }),
  request: { headers: idempotencyHeader, body: matchBody(CreateMatchRequest) },
});

const wrongSeats = (message: string) => invalidRequest({ pointer: '/seats', code: 'not-allowed', message });

/** The seats as they are stored, and which is the creator's. Throws `invalid-request`. */
function readSeats(
  given: readonly Pick<Seat, 'kind' | 'name' | 'level'>[],
  players: number,
): { readonly seats: readonly Seat[]; readonly seat: number } {
  if (given.length !== players) throw wrongSeats(`These rules have ${players} seats.`);
  const people = given.filter(({ kind }) => kind === 'human').length;
  if (people !== 1) throw wrongSeats('Exactly one seat must be human: your own.');
  const seats = given.map(({ kind, name, level }): Seat => {
    if (kind === 'vacant') return { kind };
    if (kind === 'computer') return { kind, level: level ?? 'normal', ...(name !== undefined && { name }) };
    return { kind, ...(name !== undefined && { name }) };
  });
  return { seats, seat: given.findIndex(({ kind }) => kind === 'human') };
}

/** POST /v1/matches */
export const createMatch = (service: Service) =>
  service.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const { 'idempotency-key': key } = c.req.valid('header');
    const matches = matchesOf(c.env);
    const ruleset = orProblem(resolveRules(body.rules), '/rules');
    const { seats, seat } = readSeats(body.seats, ruleset.rules.table.players);
    await limitMatches(c);
    const place = key === undefined ? undefined : hashOf(JSON.stringify([callerOf(c), key]));
    const id = place === undefined ? matches.newUniqueId() : matches.idFromName(`created ${place}`);
    const secrets = newSecrets(c.env, place === undefined ? undefined : ['create', place]);
    const idempotency = idempotencyOf(key, body);
    const { clock, entropy } = body;
    const seated = answered(
      await matches.get(id).create({
        rules: ruleset.choice,
        seats,
        seat,
        inviteHash: hashOf(secrets.invites[0]),
        tokenHashes: secrets.tokens.map(hashOf),
        ...(clock && { secondsPerPlay: clock.secondsPerPlay }),
        ...(entropy !== undefined && { entropy }),
        ...(idempotency && { idempotency }),
      }),
    );
    const { match } = seated;
    const { token, invite } = secretsOf(secrets, seated.tokenHash);
    const answer = { match, seat: seated.seat, seatToken: token, invite };
    return c.json(answer, 201, { ...locationOf(match), ...etagOf(match) });
  });
