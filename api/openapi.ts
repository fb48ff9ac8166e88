/**
 * The published description of the service, generated from its routes: 3.0.3 for client generators, 3.1 for people. Made by
 * `npm run openapi`, not by the running service.
 */
import type { Service } from './env.ts';
import { tokenScheme } from './matchOperation.ts';
import { addExamples, type Examples } from './openapiExamples.ts';
import { addLinks } from './openapiLinks.ts';
import { addResponseHeaders } from './responseHeaders.ts';
import { version } from './version.ts';

const description = `Scopa and its whole family: the rules, a computer player and the settlement, without storing anything.

Every game travels with its request. A **plain** game is the whole state as JSON: who holds it sees all cards. A **sealed** game is a token that only the service can read, with the view of the one person who plays beside it; every other seat is a computer. Whatever an answer has in \`game\` can be sent back as it is.

A first round: \`POST /v1/deal\`, then \`POST /v1/legal-plays\` and \`POST /v1/play\` (or \`POST /v1/ai-play\` with \`apply\`) until the answer has a \`score\`, then \`POST /v1/next-round\`.

**A deal that can be checked.** \`commitment\` is the SHA-256 of the seed's 32 bytes. The seed's stream is SHA-256(seed ‖ n), n = 0, 1, 2 … as a big-endian uint32, each block read as eight big-endian uint32; uniform(k) is the next of them below 2³² − (2³² mod k), mod k. First uniform(players) is drawn: the dealer, set aside when the request names one. Then, over the deck in the order of \`GET /v1/decks/{deck}\`, for i from the last index down to 1 swap i with uniform(i + 1); index 0 is the top of the pack. A redeal shuffles the sorted deck anew, the stream going on. The first packet goes to the seat after the dealer, one seat's whole packet at a time, then the table cards, then the stock. Seed 00 01 … 1f, \`italian-40\`, four players: dealer 1, pack 2D 5C KB 4B 3C 4C KS 3B 6C JC 7D QD …

Errors are \`application/problem+json\`. Every answer carries \`X-Request-Id\`. Values marked \`x-extensible-enum\` may grow, and answers may get new properties: clients must pass over what they do not know.`;

/** Who stands behind the service, and what there is in it. */
export const information = {
  info: {
    title: 'scopa-table',
    version,
    description,
    contact: { name: 'The makers of scopa-table' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  servers: [
    {
      url: '/',
      description: 'The service that gave this document, in production or local.',
      'x-internal': false,
    },
  ],
  tags: [
    { name: 'engine', description: 'Dealing, playing, settling: a game in, a game out.' },
    { name: 'matches', description: 'Live matches of people and computers, kept by the service.' },
    { name: 'reference', description: 'Variants, decks and rules.' },
  ],
};

/**
 * Requests are read strictly, but the document leaves objects open: a client generated from a closed schema breaks when
 * the service learns a new property. Changes the document in place.
 */
export function openObjects(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Reflect.get(value, 'additionalProperties') === false)
    Reflect.deleteProperty(value, 'additionalProperties');
  for (const child of Object.values(value)) openObjects(child);
}

/** The two documents of a service. `worked` are requests with the answers they get. */
export function openApiDocuments(service: Service, worked: Examples) {
  service.openAPIRegistry.registerComponent('securitySchemes', tokenScheme, {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a seat, as createMatch and joinMatch tell it once.',
  });
  const document30 = service.getOpenAPIDocument({ openapi: '3.0.3', ...information });
  const document31 = service.getOpenAPI31Document({ openapi: '3.1.0', ...information });
  for (const document of [document30, document31]) {
    openObjects(document);
    addExamples(document, worked);
    addResponseHeaders(document);
  }
  // Generators that read 3.0 refuse a link whose body is an object.
  addLinks(document31);
  return { document30, document31 };
}
