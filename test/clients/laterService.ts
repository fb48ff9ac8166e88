/** The service as a later version of it may answer: with fields and values that the clients of today do not know. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A running service. */
export interface LaterService {
  /** Without a slash at the end. */
  readonly url: string;
  /** How many answers it has changed so far. */
  answers(): number;
  stop(): void;
}

const field = 'addedLater';
const word = 'said-later';

/** Lists and strings whose values may grow by the document, `x-extensible-enum`. */
const laterItems: Readonly<Record<string, Json>> = {
  events: { kind: word, cards: ['7D'] },
  lines: { key: word, item: { kind: word, points: 0 }, names: { de: word, it: word, en: word }, sides: [] },
  candidates: { play: { card: '7D' }, points: 0, reason: { kind: word } },
  variants: {
    variant: word,
    names: { de: word, it: word, en: word },
    summary: { de: word, it: word, en: word },
    deck: word,
    players: [2],
  },
};

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer with an unknown field in every object, and unknown values where values may grow. */
export function later(answer: Json): Json {
  if (Array.isArray(answer)) return answer.map(later);
  if (!isObject(answer)) return answer;
  const changed = Object.entries(answer).map(([key, value]) => {
    const item = laterItems[key];
    if (Array.isArray(value) && item !== undefined) return [key, [...value.map(later), item]];
    // The level of a computer player as it is told, not as it is asked for.
    return [key, key === 'level' && 'play' in answer ? word : later(value)];
  });
  return { ...Object.fromEntries(changed), [field]: { known: 'later' } };
}

/** A request without those fields: the later version knows its own. */
function understood(request: Json): Json {
  if (Array.isArray(request)) return request.map(understood);
  if (!isObject(request)) return request;
  const own = Object.entries(request).filter(([key]) => key !== field);
  return Object.fromEntries(own.map(([key, value]) => [key, understood(value)]));
}

/** Starts it on a free port, before the real service that `url` names. */
export async function startLaterService(url: string): Promise<LaterService> {
  let answers = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const answer = await fetch(url + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': request.headers['content-type'] ?? 'application/json' },
      ...(text !== '' && { body: JSON.stringify(understood(JSON.parse(text))) }),
    });
    answers += 1;
    const mediaType = answer.headers.get('Content-Type') ?? 'application/json';
    response.writeHead(answer.status, { 'Content-Type': mediaType });
    response.end(JSON.stringify(later((await answer.json()) as Json)));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    answers: () => answers,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
