/** What the service writes down while games are played, and what it must never write down. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createService } from '../../api/app.ts';
import type { ServiceBindings } from '../../api/env.ts';
import openApi from '../../openapi/openapi.json' with { type: 'json' };
import settings from '../../wrangler.toml?raw';
import { at, type Json } from '../support/json.ts';
import { MatchService, openTable, step } from './service.ts';

const app = createService();
const bindings: ServiceBindings = {
  SEAL_KEYS: env.SEAL_KEYS,
  MATCHES: env.MATCHES,
  ENVIRONMENT: 'production',
};

/** Every line that anything in the Worker writes, and every id that an answer had. */
const lines: string[] = [];
const ids: (string | null)[] = [];
/** What was said between the service and its callers and is nobody else's: tokens, invitations, sealed games. */
const secrets: string[] = [];

const send = async (path: string, init: RequestInit = {}, surroundings = bindings) => {
  const response = await app.request(path, init, surroundings);
  ids.push(response.headers.get('X-Request-Id'));
  const { status, headers } = response;
  return { status, headers, text: response.webSocket ? '' : await response.text() };
};

const post = async (path: string, body: object): Promise<Json> => {
  const headers = { 'Content-Type': 'application/json' };
  return JSON.parse((await send(path, { method: 'POST', headers, body: JSON.stringify(body) })).text);
};

/** A round of a live match, with a socket and with what is refused. */
async function playMatch(): Promise<void> {
  const service = new MatchService(send);
  const rules = { variant: 'scopa', players: 2, target: 1 };
  const table = await openTable(service, rules, ['human', 'vacant'], { entropy: 'c0ffee' });
  const { matchId, invite, tokens } = table;
  const [token = ''] = tokens;
  secrets.push(invite, ...tokens.filter((one) => one !== undefined));
  const socket = await app.request(
    `/v1/matches/${matchId}/socket`,
    { headers: { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `scopa.v1, ${token}` } },
    bindings,
  );
  ids.push(socket.headers.get('X-Request-Id'));
  expect(socket.status).toBe(101);
  socket.webSocket?.accept();
  let { status } = await step(service, table);
  while (status === 'playing') ({ status } = await step(service, table));
  socket.webSocket?.close();
  await service.play(matchId, token, 0, { card: '7D', captured: [] });
  await service.join(matchId, { invite });
  await service.get(matchId, `${token}x`);
  await service.get(`${matchId}?token=${token}#invite=${invite}`, token);
  await send(`/v1/nothing/${token}/${invite}`);
  await send('/v1/deal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"${token}`,
  });
  await service.record(matchId);
}

/** Plays of a sealed game, and of a plain one. */
async function playGames(): Promise<void> {
  const rules = { variant: 'scopa', players: 2 };
  for (const sealing of [{}, { sealed: { viewer: 0, level: 'easy' } }]) {
    const { game } = Object(await post('/v1/deal', { rules, dealer: 1, ...sealing }));
    const played = await post('/v1/ai-play', { game, level: 'easy', apply: true });
    for (const one of [game, at(played, '/game')]) {
      const token = at(one, '/sealed');
      if (token !== undefined) secrets.push(String(token));
    }
  }
}

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.map(String).join(' ')));
  }
  app.get('/v1/broken/:secret', (c) => {
    throw new TypeError(`No ${c.req.param('secret')} with "7D"\n    at ${c.req.param('secret')}`);
  });
  await playMatch();
  await playGames();
  await send(`/v1/broken/${secrets[1]}`);
});

afterAll(() => vi.restoreAllMocks());

const parsed = (): readonly { readonly [field: string]: Json }[] => lines.map((line) => JSON.parse(line));

describe('the log', () => {
  it('has one line for each request, under the id of its answer', () => {
    const requests = parsed().filter(({ level }) => level === 'info');
    expect(requests.length).toBeGreaterThan(60);
    expect(requests.map(({ requestId }) => requestId).sort()).toEqual(ids.map(String).sort());
  });

  it('says the operation, the status and the duration, and nothing else', () => {
    const operations = Object.values(openApi.paths).flatMap((path) =>
      Object.values(path).map((operation) => at(operation, '/operationId')),
    );
    for (const { level, requestId, operation, status, durationMs, ...more } of parsed()) {
      if (level !== 'info') continue;
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      if (operation !== undefined) expect(operations).toContain(operation);
      expect(status).toBeTypeOf('number');
      expect(durationMs).toBeTypeOf('number');
      expect(more).toEqual({});
    }
    const seen = new Set(parsed().map(({ operation, status }) => `${operation} ${status}`));
    for (const one of [
      'createMatch 201',
      'joinMatch 201',
      'openMatchSocket 101',
      'submitPlay 200',
      'getMatch 401',
      'dealRound 400',
      'chooseAiPlay 200',
      'undefined 404',
      'undefined 500',
    ])
      expect(seen).toContain(one);
  });

  it('tells of an error where it was thrown, and not what it says', () => {
    const [error, ...others] = parsed().filter(({ level }) => level === 'error');
    expect(others).toEqual([]);
    expect(error).toMatchObject({ error: 'TypeError', stack: expect.any(Array) });
    expect(Object.keys(error).sort()).toEqual(['error', 'level', 'requestId', 'stack']);
    expect(String(at(error, '/stack/0'))).toContain('log.test.ts');
  });

  it('has no token, no invitation, no sealed game and no card', () => {
    expect(secrets.length).toBeGreaterThanOrEqual(5);
    for (const line of lines) {
      for (const secret of secrets) expect(line.includes(secret), line).toBe(false);
      expect(line).not.toMatch(/\b[A2-9TJQK][DCBS]\b/);
    }
  });

  it('is written in production only', async () => {
    const before = lines.length;
    await send('/v1/health', {}, { ...bindings, ENVIRONMENT: 'development' });
    expect(lines.length).toBe(before);
    await send('/v1/health');
    expect(lines.length).toBe(before + 1);
  });

  it('is kept by the platform, without the lines that would have the headers', () => {
    expect(settings).toMatch(/\[observability\]\nenabled = true/);
    expect(settings).toMatch(/\[observability\.logs\]\n(?:[^[]*\n)?invocation_logs = false/);
    expect(settings).toMatch(/\nENVIRONMENT = "production"/);
  });
});
