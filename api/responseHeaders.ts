/** The headers of answers, for the document: which of them an answer carries follows from its status. */

import { isObject, type JsonObject } from './jsonObject.ts';
import { exampleMatchId } from './schemas/match.ts';

const text = (maxLength: number, pattern: string) => ({ type: 'string', maxLength, pattern });

/** The reusable headers, by the names they have in answers. */
export const responseHeaders = {
  'X-Request-Id': {
    description: 'Under which the request is found in the log of the service.',
    required: true,
    schema: text(36, '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
    example: '4b1f5a3e-8c1d-4a53-9b1c-0c5c7f3f2a10',
  },
  'Access-Control-Allow-Origin': {
    description: 'Pages of every origin may use the service.',
    required: true,
    schema: text(1, '^\\*$'),
    example: '*',
  },
  Location: {
    description: 'Where the match is.',
    required: true,
    schema: text(76, '^/v1/matches/[0-9a-f]{64}$'),
    example: `/v1/matches/${exampleMatchId}`,
  },
  'WWW-Authenticate': {
    description: 'What kind of token is needed.',
    required: true,
    schema: text(100, '^Bearer'),
    example: 'Bearer',
  },
  'Retry-After': {
    description: 'After how many seconds it is worth another try.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 },
    example: 10,
  },
} as const;

/** Of every answer. */
const always = ['X-Request-Id', 'Access-Control-Allow-Origin'] as const;

/** And of those with this status. */
const byStatus: Readonly<Record<string, readonly (keyof typeof responseHeaders)[]>> = {
  201: ['Location'],
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** Adds them to a document, in place: described once, and named by each answer. */
export function addResponseHeaders(document: object): void {
  const { paths, components }: JsonObject = { ...document };
  if (!isObject(paths) || !isObject(components)) return;
  components.headers = structuredClone(responseHeaders);
  for (const path of Object.values(paths)) {
    for (const operation of isObject(path) ? Object.values(path) : []) {
      const responses = isObject(operation) ? operation.responses : undefined;
      for (const [status, response] of isObject(responses) ? Object.entries(responses) : []) {
        // What opens a socket is an answer of HTTP no more.
        if (!isObject(response) || status === '101') continue;
        const names = [...always, ...(byStatus[status] ?? [])];
        response.headers = Object.fromEntries(
          names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
        );
      }
    }
  }
}
