/** Requests to the service as a client makes them: the Worker's own `fetch`, inside workerd. */
import { exports } from 'cloudflare:workers';
import openApi from '../../openapi/openapi.json' with { type: 'json' };
import { DocumentedAnswers } from '../support/documentedAnswers.ts';
import type { Json } from '../support/json.ts';

const origin = 'https://scopa.example';

/** An answer with its body already read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; `undefined` when it is none. */
  readonly json: Json;
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the document says of answers. */
export const documented = new DocumentedAnswers(openApi);

/** Sends anything. @throws when the answer is not as the document says */
export async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await exports.default.fetch(new Request(new URL(path, origin), init));
  const text = await response.text();
  const { status, headers } = response;
  return documented.check(init.method ?? 'GET', path, { status, headers, text, json: parsed(text) });
}

/** A request without a body. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(path, { headers });

/** Text as a JSON body, whatever it is. */
export const postText = (path: string, body: string, contentType = 'application/json'): Promise<Answer> =>
  send(path, { method: 'POST', headers: { 'Content-Type': contentType }, body });

/** A value as a JSON body. */
export const post = (path: string, body: unknown): Promise<Answer> => postText(path, JSON.stringify(body));

/** The body of a success. @throws with the answer when it is none */
export async function ask(path: string, body?: unknown): Promise<Json> {
  const answer = await (body === undefined ? get(path) : post(path, body));
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
  return answer.json;
}
