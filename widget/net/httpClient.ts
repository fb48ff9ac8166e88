/** The service over HTTP. */
import createClient from 'openapi-fetch';
import { gameAnswer, rulesAnswer, variantAnswer } from './answers.ts';
import type { paths } from './api.ts';
import type { Answer, ScopaClient } from './client.ts';

interface Reply<Data> {
  readonly data?: Data;
  readonly error?: {
    readonly code?: string;
    readonly detail?: string;
    readonly errors?: readonly { readonly pointer: string }[];
  };
  readonly response: Response;
}

/** Without an answer in this time the service counts as out of reach. In milliseconds. */
const patience = 20_000;

async function ask<Data, Value>(
  reply: Promise<Reply<Data>>,
  use: (data: Data) => Value | undefined,
): Promise<Answer<Value>> {
  try {
    const { data, error, response } = await reply;
    const value = data === undefined ? undefined : use(data);
    if (value !== undefined) return { ok: true, value };
    const { status } = response;
    // Too many requests, and every fault of the service's own: the same question may be answered later.
    if (status === 429 || status >= 500) return { ok: false, failure: { kind: 'unreachable' } };
    const { code = 'unknown', detail = '', errors } = error ?? {};
    const pointer = errors?.[0]?.pointer;
    const at = pointer === undefined ? {} : { pointer };
    return { ok: false, failure: { kind: 'refused', status, code, detail, ...at } };
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

/** A client of the service at that base URL. */
export function httpClient(baseUrl: string): ScopaClient {
  const { GET, POST } = createClient<paths>({
    baseUrl,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patience), credentials: 'omit' }),
  });
  return {
    listVariants: () => ask(GET('/v1/variants'), ({ variants }) => variants),
    getVariant: (variant) =>
      ask(GET('/v1/variants/{variant}', { params: { path: { variant } } }), variantAnswer),
    getDeck: (deck) => ask(GET('/v1/decks/{deck}', { params: { path: { deck } } }), ({ cards }) => cards),
    resolveRules: (rules) => ask(POST('/v1/rules', { body: { rules } }), rulesAnswer),
    dealRound: (rules, viewer, level) =>
      ask(POST('/v1/deal', { body: { rules, sealed: { viewer, level } } }), gameAnswer),
    applyPlay: (sealed, card, captured) =>
      ask(
        POST('/v1/play', { body: { game: { sealed }, play: { card, captured: [...captured] } } }),
        gameAnswer,
      ),
    playForOther: (sealed) => ask(POST('/v1/ai-play', { body: { game: { sealed } } }), gameAnswer),
    hint: (sealed, level) =>
      ask(POST('/v1/ai-play', { body: { game: { sealed }, level } }), ({ candidates }) => candidates),
    dealNextRound: (sealed) => ask(POST('/v1/next-round', { body: { game: { sealed } } }), gameAnswer),
    scoreRound: (sealed) => ask(POST('/v1/score', { body: { game: { sealed } } }), (data) => data),
  };
}
