import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, isObject, type Json } from '../support/json.ts';
import { changed, plainGame, rules, sealedGame, seed } from './games.ts';
import { type Answer, get, post, postText, send } from './http.ts';

const paths = [
  '/v1/deal',
  '/v1/legal-plays',
  '/v1/play',
  '/v1/ai-play',
  '/v1/score',
  '/v1/next-round',
  '/v1/view',
  '/v1/replay',
  '/v1/captures',
  '/v1/rules',
];

const marker = 'mArKeR-7f3c';

let game: Json;
let view: Json;
let sealed: Json;

/** A good request for each path. */
const requests = (): readonly (readonly [string, Json])[] => [
  [
    '/v1/deal',
    {
      rules,
      dealer: 0,
      seed,
      scores: [1, 2],
      round: 2,
      overtime: false,
      sealed: { viewer: 0, level: 'easy' },
    },
  ],
  ['/v1/legal-plays', { game }],
  ['/v1/legal-plays', { game: { view } }],
  ['/v1/legal-plays', { game: sealed }],
  ['/v1/play', { game, play: { card: '7D', captured: ['7C'] } }],
  ['/v1/ai-play', { game, level: 'normal', seed, apply: true }],
  [
    '/v1/score',
    { rules, sides: [{ pile: ['7D'], sweepCount: 1, bonus: 1, score: 3 }, { pile: [] }], overtime: false },
  ],
  ['/v1/next-round', { game, seed }],
  ['/v1/view', { game, seat: 0 }],
  ['/v1/replay', { rules, dealer: 0, seed, plays: [{ card: '7D', captured: [] }] }],
  ['/v1/captures', { rules, table: ['7C'], card: '7D', firstPlay: false, lastPlay: true }],
  [
    '/v1/rules',
    {
      rules: {
        variant: 'scopa',
        players: 2,
        target: 11,
        extras: ['napola'],
        options: {
          deck: { kind: 'italian-40' },
          deal: { handSizes: [3, 3, 3, 3, 3, 3], tableCards: 4, redeal: { kings: 3 } },
          score: { items: [{ kind: 'card', key: 'settebello', card: '7D', points: 1 }] },
          victory: { instantWin: ['all-coins'] },
        },
      },
    },
  ],
];

beforeAll(async () => {
  game = await plainGame();
  const seen = await post('/v1/view', { game, seat: 0 });
  view = at(seen.json, '/view');
  sealed = await sealedGame();
});

/** The value with each of its parts replaced once: fields, elements, whole branches. */
function* mutants(value: Json, replacement: Json): Generator<Json> {
  yield replacement;
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      if (index > 0) break;
      for (const mutant of mutants(element, replacement)) yield value.with(index, mutant);
    }
    yield [...value, replacement];
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      for (const mutant of mutants(child, replacement)) yield { ...value, [key]: mutant };
      const { [key]: _gone, ...rest } = value;
      yield rest;
    }
    yield { ...value, [marker]: replacement };
  }
}

const isProblem = ({ headers }: Answer): boolean =>
  headers.get('Content-Type') === 'application/problem+json';

const said = ({ text, headers }: Answer): string => `${text}\n${JSON.stringify([...headers])}`;

describe('nothing that a caller sent comes back in a problem', () => {
  test('wherever it stands in a body', async () => {
    for (const [path, request] of requests()) {
      for (const body of mutants(request, marker)) {
        const answer = await post(path, body);
        expect(answer.status, JSON.stringify(body)).toBeLessThan(500);
        if (isProblem(answer)) expect(said(answer)).not.toContain(marker);
      }
    }
  });

  test('in paths, queries, headers and broken bodies', async () => {
    const headers = {
      'X-Request-Id': marker,
      Accept: marker,
      Authorization: marker,
      Origin: `https://${marker}`,
    };
    const all = await Promise.all([
      get(`/${marker}`, headers),
      get(`/v1/variants/${marker}?${marker}=${marker}`, headers),
      get(`/v1/decks/${marker}`, headers),
      get(`/v1/health?${marker}`, headers),
      send(`/v1/deal?${marker}`, { method: 'DELETE', headers }),
      postText('/v1/deal', marker),
      postText('/v1/deal', `{"${marker}":`),
      postText('/v1/deal', '{}', `text/${marker}`),
      postText('/v1/deal', '{}', `application/json; ${marker}=${marker}`),
    ]);
    for (const answer of all) expect(said(answer)).not.toContain(marker);
  });
});

describe('no body makes the service fail', () => {
  const values: readonly Json[] = [
    null,
    1e308,
    '\ud800\u0000',
    'x'.repeat(5000),
    [],
    { toString: 1, valueOf: 1, hasOwnProperty: 1, constructor: 1, length: 1e9 },
  ];

  test.each(values.map((value) => [JSON.stringify(value).slice(0, 40), value] as const))(
    'with %s in every place',
    async (_, value) => {
      for (const [path, request] of requests()) {
        for (const body of mutants(request, value)) {
          const answer = await post(path, body);
          expect(answer.status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
      }
    },
    60_000,
  );

  test.each<[string, string]>([
    ['__proto__', '{"__proto__":{"rules":{"variant":"scopa"}}}'],
    [
      '__proto__ beside good fields',
      '{"rules":{"variant":"scopa","__proto__":{"players":2}},"card":"7D","table":[]}',
    ],
    ['constructor', '{"constructor":{"prototype":{"rules":1}}}'],
    ['deep lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['deep rules', `{"rules":{"variant":"scopa","options":${'{"deal":'.repeat(6000)}1${'}'.repeat(6000)}}}`],
    ['a number beyond all', '{"rules":{"variant":"scopa","players":1e999}}'],
    ['a number of many digits', `{"rules":{"variant":"scopa","players":${'9'.repeat(60_000)}}}`],
    ['a negative zero', '{"rules":{"variant":"scopa"},"dealer":-0,"game":{}}'],
    ['a lone surrogate', '{"rules":{"variant":"\\ud800"}}'],
    ['a lone surrogate as key', '{"\\udfff":1}'],
    ['a byte order mark', '\ufeff{"rules":{"variant":"scopa"}}'],
    ['a key twice', '{"rules":{"variant":"bridge"},"rules":{"variant":"scopa","variant":"karl"}}'],
    ['many keys', `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(',')}}`],
    ['a long list', `{"rules":{"variant":"scopa"},"deckOrder":[${'"7D",'.repeat(9000)}"7D"]}`],
    ['a comment', '{"rules":{"variant":"scopa"}/**/}'],
    ['words that are no JSON', '{"rules":NaN,"card":Infinity,"table":undefined}'],
  ])('%s', async (_, body) => {
    for (const path of paths) {
      const answer = await postText(path, body);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  test('__proto__ is an unknown property like any other', async () => {
    const answer = await postText('/v1/deal', '{"rules":{"variant":"scopa"},"__proto__":{"dealer":1}}');
    expect(at(answer.json, '/code')).toBe('invalid-request');
  });

  test('a byte order mark does not hurt, and of a key that comes twice the last one counts', async () => {
    expect((await postText('/v1/rules', '\ufeff{"rules":{"variant":"scopa"}}')).status).toBe(200);
    const twice = await postText('/v1/rules', '{"rules":{"variant":"bridge"},"rules":{"variant":"karl"}}');
    expect(at(twice.json, '/rules/variant')).toBe('karl');
  });

  test('bytes that are no UTF-8', async () => {
    for (const path of paths) {
      const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x3a, 0x31, 0x7d]);
      const answer = await send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });

  test('any JSON at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.json({ maxDepth: 6 }), async (path, body) => {
        const answer = await postText(path, body);
        expect(answer.status).toBe(400);
      }),
      { numRuns: 300 },
    );
  });

  test('states whose cards were moved about', async () => {
    const cards = fc.shuffledSubarray(['7D', 'KS', 'AD', '2C', '9B', 'TS', 'QB', '3S', '6C', 'JC'], {
      minLength: 0,
    });
    const number = fc.integer({ min: 0, max: 99 });
    const changes = fc.record(
      {
        schema: fc.integer({ min: 1, max: 1000 }),
        phase: fc.constantFrom('playing', 'round-over', 'match-over', 'waiting', 'constructor'),
        turn: number,
        dealer: number,
        round: fc.integer({ min: 1, max: 100_000 }),
        table: cards,
        stock: cards,
        leftover: cards,
        lastCapture: number,
        winner: number,
        plays: fc.array(fc.record({ seat: number, card: fc.constantFrom('7D', 'TS'), captured: cards }), {
          maxLength: 5,
        }),
        seats: fc.array(fc.record({ seat: number, side: number, hand: cards }), { maxLength: 6 }),
        sides: fc.array(
          fc.record({ side: number, pile: cards, sweeps: cards, bonus: number, score: number }),
          { maxLength: 6 },
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths.slice(1, 7)), changes, async (path, changed_) => {
        const body = { game: changed(game, changed_), ...(path === '/v1/play' && { play: { card: '7D' } }) };
        const answer = await post(path, body);
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });
});
