import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createService } from '../../api/app.ts';
import type { ServiceBindings } from '../../api/env.ts';
import settings from '../../wrangler.toml?raw';
import { at, type Json } from '../support/json.ts';
import { plainGame, rules } from './games.ts';
import { ask } from './http.ts';

const service = createService();
const keys = { SEAL_KEYS: `test:${'A'.repeat(43)}` };
let game: Json;

beforeAll(async () => {
  game = await plainGame();
});

/** Surroundings that allow so many, and tell under which keys they were asked. */
function limited(allowed: number, more: ServiceBindings = {}) {
  const asked: string[] = [];
  const limit = ({ key }: { readonly key: string }) => {
    asked.push(key);
    return Promise.resolve({ success: asked.length <= allowed });
  };
  return { asked, bindings: { ...keys, AI_PLAY_LIMIT: { limit }, ...more } };
}

const send = (path: string, body: Json, bindings: ServiceBindings, address = '192.0.2.7') =>
  service.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
      body: JSON.stringify(body),
    },
    bindings,
  );

describe('429 rate-limited', () => {
  test.each(['hard', 'master'])('when a client asks too often for the level %s', async (level) => {
    const { asked, bindings } = limited(1);
    expect((await send('/v1/ai-play', { game, level }, bindings)).status).toBe(200);
    const refused = await send('/v1/ai-play', { game, level }, bindings);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(at(await refused.json(), '/code')).toBe('rate-limited');
    expect(asked).toEqual(['192.0.2.7', '192.0.2.7']);
  });

  test('says to wait for the period that is set for the platform', async () => {
    const refused = await send('/v1/ai-play', { game, level: 'hard' }, limited(0).bindings);
    const period = /name = "AI_PLAY_LIMIT"[^[]*period = (\d+)/.exec(settings)?.[1];
    expect(refused.headers.get('Retry-After')).toBe(period);
  });

  test('also for a view, and for the computer seats of a sealed game', async () => {
    const { bindings } = limited(0);
    const view = at(await ask('/v1/view', { game, seat: 0 }), '/view');
    expect((await send('/v1/ai-play', { game: { view }, level: 'hard' }, bindings)).status).toBe(429);
    const deal = { rules, dealer: 0, sealed: { viewer: 0, level: 'master' } };
    const dealt: Json = await (await send('/v1/deal', deal, bindings)).json();
    expect((await send('/v1/ai-play', { game: at(dealt, '/game') }, bindings)).status).toBe(429);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('for all addresses of a network: %s counts as %s', async (address, network) => {
    const { asked, bindings } = limited(1);
    await send('/v1/ai-play', { game, level: 'hard' }, bindings, address);
    expect(asked).toEqual([network]);
  });
});

describe('no limit', () => {
  test.each(['easy', 'normal'])('at the level %s', async (level) => {
    const { asked, bindings } = limited(0);
    expect((await send('/v1/ai-play', { game, level }, bindings)).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('on the machine of a developer', async () => {
    const { bindings } = limited(0, { ENVIRONMENT: 'development' });
    expect((await send('/v1/ai-play', { game, level: 'master' }, bindings)).status).toBe(200);
  });

  test('where the surroundings have none', async () => {
    expect((await send('/v1/ai-play', { game, level: 'hard' }, keys)).status).toBe(200);
  });
});

describe('creating and joining matches', () => {
  const match = { rules, seats: [{ kind: 'human' }, { kind: 'vacant' }] };
  const bound = (allowed: number) => {
    const { asked, bindings } = limited(allowed);
    const { AI_PLAY_LIMIT: MATCH_LIMIT, ...others } = bindings;
    return { asked, bindings: { ...others, MATCH_LIMIT, MATCHES: env.MATCHES } };
  };

  test('are limited together, by the network that asks', async () => {
    const { asked, bindings } = bound(2);
    const created: Json = await (await send('/v1/matches', match, bindings)).json();
    const seats = `/v1/matches/${at(created, '/match/matchId')}/seats`;
    expect((await send(seats, { invite: at(created, '/invite') }, bindings)).status).toBe(201);
    const refused = await send('/v1/matches', match, bindings, '2001:db8:1:2:3:4:5:6');
    expect(refused.status).toBe(429);
    expect(at(await refused.json(), '/code')).toBe('rate-limited');
    expect(asked).toEqual(['192.0.2.7', '192.0.2.7', '2001:db8:1:2']);
  });

  test('say to wait for the period that is set for the platform', async () => {
    const refused = await send('/v1/matches', match, bound(0).bindings);
    const period = /name = "MATCH_LIMIT"[^[]*period = (\d+)/.exec(settings)?.[1];
    expect(refused.headers.get('Retry-After')).toBe(period);
  });

  test('are not limited on the machine of a developer', async () => {
    const { bindings } = bound(0);
    const answer = await send('/v1/matches', match, { ...bindings, ENVIRONMENT: 'development' });
    expect(answer.status).toBe(201);
  });
});
