import { createRoute } from '@hono/zod-openapi';
import type { Service } from '../env.ts';
import { SUBPROTOCOL, TOKEN_HASH_HEADER } from '../match/headers.ts';
import type { Outcome } from '../match/outcome.ts';
import { answered } from '../match/outcome.ts';
import { unauthorized } from '../match/seating.ts';
import { hashOf } from '../match/tokens.ts';
import { matchObject, matchParams, tokenScheme } from '../matchOperation.ts';
import { anyProblem, problemResponses } from '../operation.ts';
import { ProblemError, problemKinds } from '../problem.ts';

const route = createRoute({
  method: 'get',
  operationId: 'openMatchSocket',
  path: '/v1/matches/{matchId}/socket',
  tags: ['matches'],
  summary: 'Open the socket of a match',
  description:
    'A WebSocket with the subprotocols `scopa.v1` and, to speak for a seat, its token: `new WebSocket(url, ["scopa.v1", seatToken])`. The service answers with `scopa.v1` only. Without a token it is a spectator’s. The messages are described in `/asyncapi.yaml`; the text `ping` is answered `pong`.',
  security: [{ [tokenScheme]: [] }, {}],
  request: { params: matchParams },
  responses: {
    101: { description: 'The socket is open.' },
    ...problemResponses(
      ['unauthorized', 'unknown-match', 'upgrade-required', 'rate-limited'],
      (code) => problemKinds[code].status,
    ),
    ...anyProblem,
  },
});

/** The token among the subprotocols of a socket. Throws `unauthorized` for anything else beside the protocol. */
function tokenOfProtocols(offered: string | undefined): string | undefined {
  const [protocol, token, ...more] = (offered ?? SUBPROTOCOL).split(',').map((part) => part.trim());
  if (protocol !== SUBPROTOCOL || more.length > 0) throw unauthorized();
  return token;
}

/** GET /v1/matches/{matchId}/socket */
export const openMatchSocket = (service: Service) =>
  service.openapi(route, async (c) => {
    const { matchId } = c.req.valid('param');
    if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
      throw new ProblemError('upgrade-required', { headers: { Upgrade: 'websocket' } });
    }
    const offered = c.req.header('Sec-WebSocket-Protocol');
    const token = tokenOfProtocols(offered);
    const headers = new Headers({ Upgrade: 'websocket' });
    if (offered !== undefined) headers.set('Sec-WebSocket-Protocol', SUBPROTOCOL);
    if (token !== undefined) headers.set(TOKEN_HASH_HEADER, hashOf(token));
    const answer = await matchObject(c.env, matchId).fetch(new Request(c.req.url, { headers }));
    if (answer.status === 101) return new Response(null, answer);
    const refused: Outcome<never> = JSON.parse(await answer.text());
    return answered(refused);
  });
