import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createService } from '../../api/app.ts';
import { at, type Json, listAt } from '../support/json.ts';
import { changed, plainGame, playedOut, rules, sealedGame, seed } from './games.ts';
import { type Answer, ask, get, post, postText, send } from './http.ts';

/** It is the problem that it should be, in the shape of RFC 9457. */
function expectProblem(answer: Answer, status: number, code: string, pointer?: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.json).toMatchObject({
    type: `urn:scopa-table:problem:${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: `urn:uuid:${answer.headers.get('X-Request-Id')}`,
    code,
  });
  if (pointer !== undefined) {
    expect(listAt(answer.json, '/errors').map((error) => at(error, '/pointer'))).toContain(pointer);
  }
}

let game: Json;
let over: Json;
let sealed: Json;
let sealedOfOther: Json;
let view: Json;

beforeAll(async () => {
  game = await plainGame();
  over = await playedOut(game);
  sealed = await sealedGame();
  sealedOfOther = await sealedGame(rules, 0);
  view = at(await ask('/v1/view', { game, seat: 0 }), '/view');
});

describe('400 malformed-json', () => {
  test.each(['', '{', '{"rules":}', "{'rules':1}", 'NaN', '{"a":1}}', '\u0000'])(
    'for the body %j',
    async (body) => {
      expectProblem(await postText('/v1/deal', body), 400, 'malformed-json');
    },
  );
});

describe('400 invalid-request', () => {
  test.each<[string, Json, string]>([
    ['no object', [], ''],
    ['null', null, ''],
    ['a field missing', {}, '/rules'],
    ['a field inside missing', { rules: {} }, '/rules/variant'],
    ['null for an absent field', { rules, dealer: null }, '/dealer'],
    ['a wrong type', { rules: { variant: 1 } }, '/rules/variant'],
    ['a fraction', { rules, dealer: 0.5 }, '/dealer'],
    ['a number as text', { rules, dealer: '0' }, '/dealer'],
    ['below the bounds', { rules, dealer: -1 }, '/dealer'],
    ['above the bounds', { rules: { ...rules, target: 122 } }, '/rules/target'],
    ['a card that cannot be', { rules, deckOrder: ['7D', '11D'] }, '/deckOrder/1'],
    ['a seed that is too short', { rules, seed: 'abc' }, '/seed'],
    ['a seed of other digits', { rules, seed: 'g'.repeat(64) }, '/seed'],
    [
      'a word that is not one of those',
      { rules: { ...rules, options: { capture: { duty: 'can' } } } },
      '/rules/options/capture/duty',
    ],
    ['a level that there is not', { rules, sealed: { viewer: 0, level: 'genius' } }, '/sealed/level'],
    ['seed and deckOrder', { rules, seed, deckOrder: ['7D'] }, '/deckOrder'],
    ['an unknown property', { rules, other: 1 }, ''],
    ['an unknown property inside', { rules: { ...rules, other: 1 } }, '/rules'],
    ['an unknown rule', { rules: { ...rules, options: { sweep: { other: 1 } } } }, '/rules/options/sweep'],
    ['too many cards', { rules, deckOrder: Array.from({ length: 41 }, () => '7D') }, '/deckOrder'],
  ])('for %s', async (_, body, pointer) => {
    expectProblem(await post('/v1/deal', body), 400, 'invalid-request', pointer);
  });

  test.each<[string, string, () => Json, string]>([
    ['no game', '/v1/legal-plays', () => ({}), '/game'],
    ['no game to play in', '/v1/play', () => ({ play: { card: '7D' } }), '/game'],
    ['no play', '/v1/play', () => ({ game }), '/play'],
    [
      'an unknown form of a game',
      '/v1/legal-plays',
      () => ({ game: { ...Object(game), other: 1 } }),
      '/game',
    ],
    [
      'a state of wrong types',
      '/v1/legal-plays',
      () => ({ game: changed(game, { table: '7D' }) }),
      '/game/state/table',
    ],
    ['neither seed nor deckOrder to replay', '/v1/replay', () => ({ rules, dealer: 0, plays: [] }), '/seed'],
    [
      'both seed and deckOrder to replay',
      '/v1/replay',
      () => ({ rules, dealer: 0, seed, deckOrder: [], plays: [] }),
      '/deckOrder',
    ],
    ['no dealer to replay', '/v1/replay', () => ({ rules, seed, plays: [] }), '/dealer'],
    [
      'both seed and deckOrder for a next round',
      '/v1/next-round',
      () => ({ game: over, seed, deckOrder: [] }),
      '/deckOrder',
    ],
    ['nothing to score', '/v1/score', () => ({}), '/game'],
    ['sides without rules', '/v1/score', () => ({ sides: [] }), '/rules'],
    ['rules without sides', '/v1/score', () => ({ rules }), '/sides'],
    ['sides beside a game', '/v1/score', () => ({ game: over, sides: [] }), '/sides'],
  ])('for %s', async (_, path, body, pointer) => {
    expectProblem(await post(path, body()), 400, 'invalid-request', pointer);
  });

  test.each([
    ['beyond the exact numbers', 1e23, 'This must be at most 12.'],
    ['below the exact numbers', -1e23, 'This must be at least 1.'],
    ['a fraction below the bounds', -0.5, 'This must be an integer.'],
  ])('says one thing of one field: %s', async (_, players, message) => {
    const answer = await post('/v1/rules', { rules: { variant: 'scopa', players } });
    const errors = listAt(answer.json, '/errors');
    expect(errors.map((error) => at(error, '/pointer'))).toEqual(['/rules/players']);
    expect(at(errors[0], '/message')).toBe(message);
  });

  test('says one thing of a text that is too long and of the wrong form', async () => {
    const answer = await post('/v1/deal', { rules, seed: 'g'.repeat(65) });
    expect(listAt(answer.json, '/errors')).toHaveLength(1);
  });

  test('names at most twenty fields', async () => {
    const answer = await post('/v1/deal', { rules, deckOrder: Array.from({ length: 40 }, () => 'XX') });
    expect(listAt(answer.json, '/errors')).toHaveLength(20);
  });
});

describe('404', () => {
  test.each([
    ['/v1/nothing', 'not-found'],
    ['/v1/deal/', 'not-found'],
    ['/v2/deal', 'not-found'],
    ['/v1/variants/nothing', 'unknown-variant'],
    ['/v1/variants/__proto__', 'unknown-variant'],
    ['/v1/decks/tarocchi-78', 'unknown-deck'],
    ['/v1/decks/constructor', 'unknown-deck'],
    [`/v1/variants/${'x'.repeat(61)}`, 'unknown-variant'],
    [`/v1/variants/${'x'.repeat(5000)}`, 'unknown-variant'],
    [`/v1/decks/${'x'.repeat(61)}`, 'unknown-deck'],
    [`/v1/decks/${'x'.repeat(5000)}`, 'unknown-deck'],
    ['/v1/variants/scopa%2Fkarl', 'unknown-variant'],
    ['/v1/decks/%0A', 'unknown-deck'],
    ['/v1/variants/scopa/karl', 'not-found'],
    ['/v1/variants/%E0%A4%A', 'unknown-variant'],
  ])('for %s', async (path, code) => {
    expectProblem(await get(path), 404, code);
  });

  test('goes before all that is wrong with a body', async () => {
    expectProblem(await postText('/v1/nothing', '{', 'text/plain'), 404, 'not-found');
  });
});

describe('405 method-not-allowed', () => {
  test.each([
    ['GET', '/v1/deal', 'POST, OPTIONS'],
    ['HEAD', '/v1/deal', 'POST, OPTIONS'],
    ['PUT', '/v1/play', 'POST, OPTIONS'],
    ['DELETE', '/v1/variants/scopa', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/health', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s allows %s', async (method, path, allow) => {
    const answer = await send(path, { method });
    expect(answer.headers.get('Allow')).toBe(allow);
    if (method === 'HEAD') expect(answer.status).toBe(405);
    else expectProblem(answer, 405, 'method-not-allowed');
  });
});

describe('409', () => {
  test('round-over: nobody can play any more', async () => {
    for (const path of ['/v1/legal-plays', '/v1/ai-play'])
      expectProblem(await post(path, { game: over }), 409, 'round-over');
    expectProblem(await post('/v1/play', { game: over, play: { card: '7D' } }), 409, 'round-over');
  });

  test('round-over: a replay has no play beyond the end', async () => {
    const plays = listAt(over, '/state/plays').map((play) => ({
      card: at(play, '/card'),
      captured: at(play, '/captured'),
    }));
    const answer = await post('/v1/replay', { rules, dealer: 1, seed, plays: [...plays, { card: '7D' }] });
    expectProblem(answer, 409, 'round-over');
  });

  test('round-over: also of a view', async () => {
    const seen = at(await ask('/v1/view', { game: over, seat: 0 }), '/view');
    expectProblem(await post('/v1/legal-plays', { game: { view: seen } }), 409, 'round-over');
    expectProblem(await post('/v1/ai-play', { game: { view: seen } }), 409, 'round-over');
  });

  test('round-not-over: a running round is neither settled nor followed by another', async () => {
    expectProblem(await post('/v1/score', { game }), 409, 'round-not-over');
    expectProblem(await post('/v1/next-round', { game }), 409, 'round-not-over');
  });

  test('match-over: nothing follows', async () => {
    const dealt = await ask('/v1/deal', { rules, dealer: 1, seed, scores: [20, 0] });
    const short = await playedOut(at(dealt, '/game'));
    expect(at(short, '/state/phase')).toBe('match-over');
    expectProblem(await post('/v1/next-round', { game: short }), 409, 'match-over');
    expectProblem(await post('/v1/legal-plays', { game: short }), 409, 'match-over');
    expectProblem(await post('/v1/ai-play', { game: short }), 409, 'match-over');
  });

  test('not-your-turn: a view whose viewer is not on turn', async () => {
    const other = at(await ask('/v1/view', { game, seat: 1 }), '/view');
    const spectator = at(await ask('/v1/view', { game }), '/view');
    for (const seen of [other, spectator]) {
      expectProblem(await post('/v1/ai-play', { game: { view: seen } }), 409, 'not-your-turn');
      expectProblem(await post('/v1/legal-plays', { game: { view: seen } }), 409, 'not-your-turn');
    }
  });

  test('not-your-turn: a sealed game serves its viewer only', async () => {
    expectProblem(await post('/v1/legal-plays', { game: sealedOfOther }), 409, 'not-your-turn');
    expectProblem(
      await post('/v1/play', { game: sealedOfOther, play: { card: '7D' } }),
      409,
      'not-your-turn',
    );
    expectProblem(await post('/v1/view', { game: sealed, seat: 1 }), 409, 'not-your-turn');
  });
});

describe('413 too-large', () => {
  const big = JSON.stringify({ rules, padding: 'x'.repeat(64 * 1024) });

  test('by its declared length', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(big.length) };
    expectProblem(await send('/v1/deal', { method: 'POST', headers, body: big }), 413, 'too-large');
  });

  test('by what comes, when no length is declared', async () => {
    expectProblem(await postText('/v1/deal', big), 413, 'too-large');
  });

  /** A body of blanks that comes bit by bit, and how many bytes of it were fetched. */
  function streamed(length: number) {
    const chunk = new Uint8Array(64 * 1024).fill(0x20);
    const sent = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent.bytes >= length) return controller.close();
        sent.bytes += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { body, sent };
  }

  const headers = { 'Content-Type': 'application/json' };
  const mebibyte = 1024 * 1024;

  test('after ten megabytes without a length, which are read so that the client sees the answer', async () => {
    const { body, sent } = streamed(10 * mebibyte);
    expectProblem(await send('/v1/deal', { method: 'POST', headers, body }), 413, 'too-large');
    expect(sent.bytes).toBe(10 * mebibyte);
  });

  test('without reading on for ever', async () => {
    const { body, sent } = streamed(100 * mebibyte);
    expectProblem(await send('/v1/deal', { method: 'POST', headers, body }), 413, 'too-large');
    expect(sent.bytes).toBeLessThan(34 * mebibyte);
  });

  test('not for exactly 64 KiB', async () => {
    const body = JSON.stringify({ rules, dealer: 1, seed });
    expect((await postText('/v1/deal', body.padEnd(64 * 1024))).status).toBe(200);
    expectProblem(await postText('/v1/deal', body.padEnd(64 * 1024 + 1)), 413, 'too-large');
  });
});

describe('415 unsupported-media-type', () => {
  const body = JSON.stringify({ rules, seed });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
    'application/jsonp',
    'application/json, text/plain',
    '*/*',
    '',
  ])('for %j', async (contentType) => {
    expectProblem(await postText('/v1/deal', body, contentType), 415, 'unsupported-media-type');
  });

  test('when nobody says what it is, with and without a body', async () => {
    const bytes = new TextEncoder().encode(body);
    expectProblem(await send('/v1/deal', { method: 'POST', body: bytes }), 415, 'unsupported-media-type');
    expectProblem(await send('/v1/deal', { method: 'POST' }), 415, 'unsupported-media-type');
  });

  test('goes before the size and the JSON', async () => {
    expectProblem(
      await postText('/v1/deal', '{'.repeat(100_000), 'text/plain'),
      415,
      'unsupported-media-type',
    );
  });

  test.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="utf-8"',
    'application/json;',
    'application/problem+json',
  ])('not for %j', async (contentType) => {
    expect((await postText('/v1/deal', body, contentType)).status).toBe(200);
  });
});

describe('422', () => {
  test.each<[string, Json, string]>([
    ['unknown-variant', { variant: 'bridge' }, '/rules/variant'],
    ['unknown-variant', { variant: '' }, '/rules/variant'],
    ['unknown-variant', { variant: '__proto__' }, '/rules/variant'],
    ['rules-impossible', { ...rules, players: 5 }, '/rules/players'],
    ['rules-impossible', { ...rules, extras: ['napola', 'nothing'] }, '/rules/extras/1'],
    ['rules-impossible', { ...rules, extras: ['napola', 'napola-fixed'] }, '/rules/extras/1'],
    [
      'rules-impossible',
      { ...rules, options: { deal: { handSizes: [10] } } },
      '/rules/options/deal/handSizes',
    ],
  ])('%s for the rules %j', async (code, choice, pointer) => {
    expectProblem(await post('/v1/rules', { rules: choice }), 422, code, pointer);
    expectProblem(await post('/v1/deal', { rules: choice }), 422, code, pointer);
    expectProblem(await post('/v1/captures', { rules: choice, table: [], card: '7D' }), 422, code, pointer);
    expectProblem(
      await post('/v1/legal-plays', { game: changed(game, { rules: choice }) }),
      422,
      code,
      `/game/state${pointer}`,
    );
  });

  test('invalid-state: seats beyond the table', async () => {
    expectProblem(await post('/v1/deal', { rules, dealer: 2 }), 422, 'invalid-state', '/dealer');
    expectProblem(
      await post('/v1/deal', { rules, sealed: { viewer: 2, level: 'easy' } }),
      422,
      'invalid-state',
      '/sealed/viewer',
    );
    expectProblem(await post('/v1/view', { game, seat: 2 }), 422, 'invalid-state', '/seat');
  });

  test.each<[string, () => object]>([
    ['a card twice', () => ({ table: [...listAt(game, '/state/table'), at(game, '/state/table/0')] })],
    ['a card missing', () => ({ table: listAt(game, '/state/table').slice(1) })],
    ['a card foreign to the deck', () => ({ table: ['9D', ...listAt(game, '/state/table').slice(1)] })],
    ['a hand that does not fit the turn', () => ({ turn: 1 })],
    ['a phase that there is not', () => ({ phase: 'paused' })],
    ['a seat missing', () => ({ seats: listAt(game, '/state/seats').slice(1) })],
    ['a dealer beyond the table', () => ({ dealer: 7 })],
  ])('invalid-state: %s', async (_, changes) => {
    const wrong = changed(game, changes());
    for (const path of ['/v1/legal-plays', '/v1/ai-play', '/v1/view']) {
      expectProblem(await post(path, { game: wrong }), 422, 'invalid-state');
    }
  });

  test('invalid-state: a pack that is no deck', async () => {
    expectProblem(await post('/v1/deal', { rules, deckOrder: ['7D'] }), 422, 'invalid-state', '/deckOrder');
  });

  test('invalid-state: a pack for the next round that is no deck', async () => {
    const answer = await post('/v1/next-round', { game: over, deckOrder: ['7D', '7D'] });
    expectProblem(answer, 422, 'invalid-state', '/deckOrder/1');
  });

  test('redeal-required: a pack with three kings on the table', async () => {
    const cards = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) =>
      String(at(card, '/card')),
    );
    const kings = ['KD', 'KC', 'KB'];
    const others = cards.filter((card) => !kings.includes(card));
    const deckOrder = [...others.slice(0, 6), ...kings, ...others.slice(6)];
    expectProblem(
      await post('/v1/deal', { rules, dealer: 0, deckOrder }),
      422,
      'redeal-required',
      '/deckOrder',
    );
    expectProblem(
      await post('/v1/next-round', { game: over, deckOrder }),
      422,
      'redeal-required',
      '/deckOrder',
    );
  });

  test('ambiguous-play: with the plays to choose from', async () => {
    // A six takes 2 + 4 or 5 + A.
    const front = ['6D', 'KC', 'KS', 'QC', 'QS', 'JC', '2C', '4C', '5S', 'AB'];
    const cards = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) =>
      String(at(card, '/card')),
    );
    const deckOrder = [...front, ...cards.filter((card) => !front.includes(card))];
    const open = at(await ask('/v1/deal', { rules, dealer: 1, deckOrder }), '/game');
    const answer = await post('/v1/play', { game: open, play: { card: '6D' } });
    expectProblem(answer, 422, 'ambiguous-play');
    expect(listAt(answer.json, '/legalPlays')).toHaveLength(2);
  });

  test('too-many-plays: only a position that nobody reaches has so many', async () => {
    const table = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) =>
      String(at(card, '/card')),
    );
    const free = { variant: 'scopa-15', options: { capture: { choice: 'free', duty: 'may' } } };
    const answer = await post('/v1/captures', { rules: free, table: table.slice(1), card: 'AD' });
    expectProblem(answer, 422, 'too-many-plays');
  });

  test('illegal-play: with what the card may do', async () => {
    const plays = listAt(await ask('/v1/legal-plays', { game }), '/plays');
    const card = at(plays[0], '/card');
    const illegal = { card, captured: listAt(game, '/state/table') };
    const answer = await post('/v1/play', { game, play: illegal });
    expectProblem(answer, 422, 'illegal-play');
    expect(listAt(answer.json, '/legalPlays')).toEqual(plays.filter((play) => at(play, '/card') === card));
  });

  test('illegal-play: with the whole hand when the card is not in it', async () => {
    const plays = listAt(await ask('/v1/legal-plays', { game }), '/plays');
    const foreign = at(game, '/state/seats/seat=1/hand/0');
    const answer = await post('/v1/play', { game, play: { card: foreign } });
    expectProblem(answer, 422, 'illegal-play');
    expect(listAt(answer.json, '/legalPlays')).toEqual(plays);
  });

  test.each<[string, string, () => object]>([
    ['state and sealed', '/v1/legal-plays', () => ({ game: { ...Object(game), sealed: 'x' } })],
    ['nothing', '/v1/legal-plays', () => ({ game: {} })],
    ['a view where a whole game is needed', '/v1/play', () => ({ game: { view }, play: { card: '7D' } })],
    ['a view to be settled', '/v1/score', () => ({ game: { view } })],
    ['a view to go on from', '/v1/next-round', () => ({ game: { view } })],
    ['a view to be looked at', '/v1/view', () => ({ game: { view } })],
    ['a view to play on', '/v1/ai-play', () => ({ game: { view }, apply: true })],
  ])('game-source: %s', async (_, path, body) => {
    expectProblem(await post(path, body()), 422, 'game-source');
  });

  test('invalid-token: every defect gets the same answer', async () => {
    const answer = await post('/v1/legal-plays', { game: { sealed: 'no token' } });
    expectProblem(answer, 422, 'invalid-token');
  });
});

describe('500 internal and 503 unavailable', () => {
  test('tell the request id and nothing of what went wrong', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const service = createService();
    service.get('/v1/broken', () => {
      throw new Error('a secret of the service');
    });
    const response = await service.request('/v1/broken', {}, {});
    const text = await response.text();
    const { headers, status } = response;
    expectProblem({ status, headers, text, json: JSON.parse(text) }, 500, 'internal');
    expect(text).not.toContain('secret');
    expect(text).not.toContain('.ts');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const [line] = log.mock.calls.map(([logged]) => String(logged));
    expect(JSON.parse(line)).toEqual({
      level: 'error',
      requestId: headers.get('X-Request-Id'),
      error: 'Error',
      stack: expect.arrayContaining([expect.stringContaining('problems.test.ts')]),
    });
    expect(line).not.toContain('secret');
    log.mockRestore();
  });

  test('a service without a key can deal, but not sealed', async () => {
    const service = createService();
    const deal = (body: Json) =>
      service.request(
        '/v1/deal',
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
        {},
      );
    expect((await deal({ rules })).status).toBe(200);
    const response = await deal({ rules, sealed: { viewer: 0, level: 'easy' } });
    const text = await response.text();
    const { headers, status } = response;
    expectProblem({ status, headers, text, json: JSON.parse(text) }, 503, 'unavailable');
  });
});
