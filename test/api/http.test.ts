import { expect, test } from 'vitest';
import { rules } from './games.ts';
import { type Answer, get, post, postText, send } from './http.ts';

const answers = (): Promise<readonly Answer[]> =>
  Promise.all([
    get('/v1/health'),
    get('/v1/variants/karl'),
    post('/v1/deal', { rules }),
    post('/v1/deal', {}),
    postText('/v1/deal', '{'),
    postText('/v1/deal', '{}', 'text/plain'),
    postText('/v1/deal', ' '.repeat(70_000)),
    post('/v1/play', { game: {}, play: { card: '7D' } }),
    get('/v1/nothing'),
    get('/v1/variants/nothing'),
    send('/v1/deal', { method: 'PUT' }),
    get('/openapi.json'),
    get('/docs'),
  ]);

test('a page of any origin may read every answer, also the problems', async () => {
  for (const { headers } of await answers()) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const exposed = headers.get('Access-Control-Expose-Headers') ?? '';
    for (const name of ['ETag', 'Retry-After', 'Location', 'X-Request-Id']) expect(exposed).toContain(name);
  }
});

test('every answer has a request id of its own', async () => {
  const ids = (await answers()).map(({ headers }) => headers.get('X-Request-Id'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request id that the caller sends is kept when it is a UUID, in the answer and in its problem', async () => {
  const id = '0190a5d2-7c3e-7b1f-8a44-5d6e7f809182';
  const answer = await get('/v1/variants/nothing', { 'X-Request-Id': id });
  expect(answer.headers.get('X-Request-Id')).toBe(id);
  expect(answer.json).toMatchObject({ instance: `urn:uuid:${id}` });
});

test.each([
  'chosen-by-caller',
  '0190A5D2-7C3E-7B1F-8A44-5D6E7F809182',
  '0190a5d2-7c3e-7b1f-8a44-5d6e7f809182, 0190a5d2-7c3e-7b1f-8a44-5d6e7f809182',
  '0190a5d27c3e7b1f8a445d6e7f809182',
  '{"level":"info"}',
  '',
])('a request id that is none is not taken over: %j', async (id) => {
  const answer = await get('/v1/health', { 'X-Request-Id': id });
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(answer.headers.get('X-Request-Id')).not.toBe(id);
});

test('a preflight is answered and may be remembered', async () => {
  const answer = await send('/v1/deal', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://page.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  expect(Number(answer.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(600);
  expect(answer.headers.get('X-Request-Id')).toBeTruthy();
});

test('a preflight names the headers there are, whatever it asks for', async () => {
  const allowed = async (headers: string) => {
    const asking = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': headers };
    const answer = await send('/v1/deal', { method: 'OPTIONS', headers: asking });
    return answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase();
  };
  const list = 'content-type,authorization,idempotency-key,if-match,if-none-match';
  for (const headers of ['content-type', 'x-anything', '*']) expect(await allowed(headers)).toBe(list);
});

test('OPTIONS without a preflight is answered too', async () => {
  expect((await send('/v1/health', { method: 'OPTIONS' })).status).toBe(204);
});

test('HEAD tells what GET would, without a body', async () => {
  for (const path of ['/v1/health', '/v1/variants', '/v1/decks/skat-32', '/openapi.json', '/docs']) {
    const full = await get(path);
    const head = await send(path, { method: 'HEAD' });
    expect(head.status, path).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('Content-Type')).toBe(full.headers.get('Content-Type'));
    expect(head.headers.get('ETag')).toBe(full.headers.get('ETag'));
  }
});

test('a success is JSON', async () => {
  const answer = await post('/v1/deal', { rules });
  expect(answer.headers.get('Content-Type')).toBe('application/json');
});

test('the documentation loads nothing from elsewhere and runs no script of the page itself', async () => {
  const { text, headers } = await get('/docs');
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});
