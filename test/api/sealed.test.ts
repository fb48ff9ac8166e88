import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { base64url, CompactEncrypt } from 'jose';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createService } from '../../api/app.ts';
import { seal, unseal } from '../../api/seal.ts';
import { at, isObject, type Json, listAt } from '../support/json.ts';
import { commitment, plainGame, rules, sealedGame, seed } from './games.ts';
import { type Answer, ask, post } from './http.ts';

const cardPattern = /^[A2-9TJQK][DCBS]$/;

/** Every card that stands anywhere in a value. */
function cardsIn(value: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (part: Json): void => {
    if (typeof part === 'string' && cardPattern.test(part)) found.add(part);
    else if (Array.isArray(part)) part.forEach(look);
    else if (isObject(part)) Object.values(part).forEach(look);
  };
  look(value);
  return found;
}

/** The state that a token holds. */
async function stateOf(game: Json): Promise<Json> {
  return (await unseal(String(at(game, '/sealed')), env)).state;
}

/** What the viewer (seat 0) may not know: hands that are not open, the stock and the leftover. */
function hiddenCards(state: Json): readonly string[] {
  const hands = listAt(state, '/seats').flatMap((seat) =>
    at(seat, '/seat') === 0 || at(seat, '/declared') === true ? [] : listAt(seat, '/hand'),
  );
  return [...hands, ...listAt(state, '/stock'), ...listAt(state, '/leftover')].map(String);
}

/** Without the table that was shuffled in again: those cards may lie anywhere now, and nobody knows where. */
const sinceTheDeal = (answer: Json): Json => ({
  ...Object(answer),
  events: listAt(answer, '/events').filter((event) => at(event, '/kind') !== 'redeal'),
});

/** No part of an answer may speak of a card that is hidden in the state it leads to. */
function expectNothingHidden({ json, headers }: Answer, state: Json): void {
  const shown = cardsIn(sinceTheDeal(json));
  const hidden = hiddenCards(state);
  expect(hidden.filter((card) => shown.has(card))).toEqual([]);
  const head = JSON.stringify([...headers]);
  expect(hidden.filter((card) => head.includes(card))).toEqual([]);
}

/** Plays one turn of a sealed game, whoever is on turn; `pick` chooses among the viewer's plays. */
async function turn(game: Json, pick: (plays: readonly Json[]) => Json): Promise<Answer> {
  if (at(game, '/view/turn') !== 0) return post('/v1/ai-play', { game });
  const listed = await post('/v1/legal-plays', { game });
  expectNothingHidden(listed, await stateOf(game));
  const play = pick(listAt(listed.json, '/plays'));
  return post('/v1/play', { game, play: { card: at(play, '/card'), captured: at(play, '/captured') } });
}

const first = (plays: readonly Json[]): Json => plays[0];

/** Plays to the end of the round; the last answer. */
async function endOfRound(game: Json, pick = first): Promise<Answer> {
  for (let now = game; ; ) {
    const answer = await turn(now, pick);
    expect(answer.status, answer.text).toBe(200);
    now = at(answer.json, '/game');
    if (at(now, '/view/phase') !== 'playing') return answer;
  }
}

describe('a sealed deal', () => {
  test('gives a token and the view of its viewer, the commitment and no seed', async () => {
    const dealt = await ask('/v1/deal', { rules, dealer: 1, seed, sealed: { viewer: 0, level: 'easy' } });
    expect(Object.keys(Object(at(dealt, '/game'))).sort()).toEqual(['sealed', 'view']);
    expect(at(dealt, '/game/view/viewer')).toBe(0);
    expect(at(dealt, '/commitment')).toBe(commitment);
    expect(at(dealt, '/seed')).toBeUndefined();
    expect(JSON.stringify(dealt)).not.toContain(seed);
  });

  test('is the deal that a plain one from the same seed is', async () => {
    const sealed = await sealedGame();
    const plain = await plainGame();
    expect(at(sealed, '/view/table')).toEqual(at(plain, '/state/table'));
    expect(at(sealed, '/view/seats/seat=0/hand')).toEqual(at(plain, '/state/seats/seat=0/hand'));
  });

  test('from a given pack has no commitment', async () => {
    const deckOrder = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) => at(card, '/card'));
    const dealt = await ask('/v1/deal', {
      rules,
      dealer: 1,
      deckOrder,
      sealed: { viewer: 0, level: 'easy' },
    });
    expect(at(dealt, '/commitment')).toBeUndefined();
    const last = await endOfRound(at(dealt, '/game'));
    expect(at(last.json, '/seed')).toBeUndefined();
  });

  test('names its key, and nothing of the game, where anybody can read it', async () => {
    const [header] = String(at(await sealedGame(), '/sealed')).split('.');
    const text = new TextDecoder().decode(base64url.decode(header));
    expect(JSON.parse(text)).toEqual({ alg: 'dir', enc: 'A256GCM', typ: 'scopa-game', kid: 'test' });
  });

  test('gives another token each time', async () => {
    expect(at(await sealedGame(), '/sealed')).not.toBe(at(await sealedGame(), '/sealed'));
  });
});

describe('a sealed match', () => {
  test('is played by its viewer against computers, round after round, to its end', async () => {
    const dealt = await ask('/v1/deal', {
      rules: { ...rules, target: 5 },
      dealer: 1,
      sealed: { viewer: 0, level: 'normal' },
    });
    let game = at(dealt, '/game');
    let promised = at(dealt, '/commitment');
    for (let round = 1; round < 20; round += 1) {
      const last = await endOfRound(game);
      game = at(last.json, '/game');
      // The seed that is told now is the one that was committed to, and it gives the round that was played.
      const told = at(last.json, '/seed');
      const dealer = at(game, '/view/dealer');
      const again = await ask('/v1/deal', { rules, dealer, seed: told });
      expect(at(again, '/commitment')).toBe(promised);
      expect(await ask('/v1/score', { game })).toEqual(at(last.json, '/score'));
      if (at(game, '/view/phase') === 'match-over') break;
      const next = await ask('/v1/next-round', { game });
      expect(at(next, '/seed')).toBeUndefined();
      expect(at(next, '/commitment')).not.toBe(promised);
      expect(at(next, '/game/view/round')).toBe(round + 1);
      promised = at(next, '/commitment');
      game = at(next, '/game');
    }
    expect(at(game, '/view/phase')).toBe('match-over');
  });

  test('tells its seed when the computer ends the round', async () => {
    const last = await endOfRound(await sealedGame(rules, 0));
    expect(at(last.json, '/seed')).toBe(seed);
    expect(at(last.json, '/score')).toBeDefined();
  });

  test('that is won at once in mid-round tells its seed, without a score', async () => {
    const options = { victory: { endCheck: 'immediate' } };
    let game = await sealedGame({ ...rules, target: 1, options });
    for (;;) {
      const answer = await turn(game, first);
      game = at(answer.json, '/game');
      if (at(game, '/view/phase') === 'playing') continue;
      expect(at(answer.json, '/score')).toBeUndefined();
      expect(at(answer.json, '/seed')).toBe(seed);
      const events = listAt(answer.json, '/events').map((event) => at(event, '/kind'));
      expect(events.at(-1)).toBe('match-end');
      expect(events).not.toContain('round-end');
      return;
    }
  });
});

describe('the computer in a sealed game', () => {
  test('makes its own play and tells nothing of how it came to it', async () => {
    const answer = await ask('/v1/ai-play', { game: await sealedGame(rules, 0), level: 'master', seed });
    expect(Object.keys(Object(answer)).sort()).toEqual(['events', 'game', 'level', 'play']);
    expect(at(answer, '/level')).toBe('easy');
  });

  test('makes the same play of the same token, whatever the caller wants of it', async () => {
    const game = await sealedGame(rules, 0);
    const one = await ask('/v1/ai-play', { game });
    const two = await ask('/v1/ai-play', { game, level: 'normal', seed: commitment, apply: false });
    expect(at(two, '/play')).toEqual(at(one, '/play'));
  });

  test('gives the viewer a hint, and plays for it when asked', async () => {
    const game = await sealedGame();
    const hint = await ask('/v1/ai-play', { game, level: 'normal' });
    expect(listAt(hint, '/candidates').length).toBeGreaterThan(0);
    expect(at(hint, '/game')).toBeUndefined();
    const played = await ask('/v1/ai-play', { game, level: 'normal', apply: true });
    expect(at(played, '/play')).toEqual(at(hint, '/play'));
    expect(at(played, '/game/sealed')).toBeTypeOf('string');
    expect(at(played, '/game/view/turn')).toBe(1);
  });
});

test('its viewer and spectators may look at it', async () => {
  const game = await sealedGame();
  const own = await post('/v1/view', { game, seat: 0 });
  expect(at(own.json, '/view')).toEqual(at(game, '/view'));
  const spectator = await post('/v1/view', { game });
  expect(at(spectator.json, '/view/seats/seat=0/hand')).toBeUndefined();
  for (const answer of [own, spectator]) expectNothingHidden(answer, await stateOf(game));
});

test('a view beside a token is passed over, even a wrong one', async () => {
  const game = await sealedGame();
  const other = at(
    await ask('/v1/view', { game: await plainGame({ variant: 'karl', players: 2 }), seat: 1 }),
    '/view',
  );
  const answer = await ask('/v1/legal-plays', { game: { ...Object(game), view: other } });
  expect(answer).toEqual(await ask('/v1/legal-plays', { game }));
});

test('no answer of a sealed game shows a card that is hidden from its viewer', async () => {
  const tables = [
    { variant: 'scopa', players: 2 },
    { variant: 'scopone-dieci', players: 4 },
    { variant: 'cirulla', players: 2 },
    { variant: 'escoba', players: 3 },
    { variant: 'karl', players: 2 },
    { variant: 'scopa-d-assi', players: 4 },
  ];
  const digits = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...tables),
      digits,
      fc.infiniteStream(fc.nat(1000)),
      async (choice, hex, picks) => {
        const dealtFrom = hex.map((digit) => digit.toString(16)).join('');
        let answer = await post('/v1/deal', {
          rules: choice,
          seed: dealtFrom,
          sealed: { viewer: 0, level: 'normal' },
        });
        for (;;) {
          const game = at(answer.json, '/game');
          const state = await stateOf(game);
          expectNothingHidden(answer, state);
          if (at(state, '/phase') !== 'playing') break;
          expect(answer.text).not.toContain(dealtFrom);
          if (at(state, '/turn') === 0) expectNothingHidden(await post('/v1/ai-play', { game }), state);
          // What a curious viewer might try: to play a card of another hand, or for another seat.
          for (const card of hiddenCards(state).slice(0, 2)) {
            const refused = await post('/v1/play', { game, play: { card } });
            expect(refused.status).toBeGreaterThanOrEqual(409);
            const shown = cardsIn(refused.json);
            expect(hiddenCards(state).filter((hidden) => shown.has(hidden))).toEqual([]);
          }
          answer = await turn(game, (plays) => plays[(picks.next().value ?? 0) % plays.length]);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

describe('invalid-token', () => {
  let game: Json;
  let token: string;
  let expected: Json;

  const answerTo = async (sealed: string): Promise<Json> => {
    const answer = await post('/v1/legal-plays', { game: { sealed } });
    expect(answer.status, answer.text).toBe(422);
    const { instance: _instance, ...rest } = Object(answer.json);
    return rest;
  };

  beforeAll(async () => {
    game = await sealedGame();
    token = String(at(game, '/sealed'));
    expected = await answerTo('');
    expect(at(expected, '/code')).toBe('invalid-token');
    expect(at(expected, '/errors')).toBeUndefined();
  });

  /** A token like the service's own, with whatever in it. */
  const forge = (content: Json, key: Uint8Array, header: object = {}): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'scopa-game', kid: 'test', ...header })
      .encrypt(key);

  const ownKey = (): Uint8Array => base64url.decode(env.SEAL_KEYS.split(':')[1] ?? '');

  const content = async (changes: object = {}): Promise<Json> => ({
    format: 1,
    state: await stateOf(game),
    viewer: 0,
    level: 'easy',
    seed,
    ...changes,
  });

  test('a forged token with the right key and content would be opened', async () => {
    expect(
      (await post('/v1/legal-plays', { game: { sealed: await forge(await content(), ownKey()) } })).status,
    ).toBe(200);
  });

  test.each(['x', '....', 'a.b.c.d.e', '\u0000\ud800', 'x'.repeat(30_000), 'eyJhbGciOiJkaXIifQ....'])(
    'for garbage %j',
    async (garbage) => {
      expect(await answerTo(garbage)).toEqual(expected);
    },
  );

  test('for a token changed in any of its parts', async () => {
    const parts = token.split('.');
    for (const [index, part] of parts.entries()) {
      if (part === '') continue;
      const middle = Math.floor(part.length / 2);
      const other = part[middle] === 'A' ? 'B' : 'A';
      const tampered = parts.with(index, part.slice(0, middle) + other + part.slice(middle + 1)).join('.');
      expect(await answerTo(tampered)).toEqual(expected);
    }
    expect(await answerTo(token.slice(0, -4))).toEqual(expected);
    expect(await answerTo(`${token}.x`)).toEqual(expected);
  });

  test('for a token that is not exactly as it was written', async () => {
    for (const blank of [' ', '\n', '\t', '\u00a0', '=']) {
      for (const place of [0, 10, token.length])
        expect(await answerTo(token.slice(0, place) + blank + token.slice(place))).toEqual(expected);
    }
  });

  test('for a last digit that differs only in bits that mean nothing', async () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const parts = token.split('.');
    for (const [index, part] of parts.entries()) {
      if (part === '') continue;
      for (const digit of digits) {
        if (part.endsWith(digit)) continue;
        expect(await answerTo(parts.with(index, part.slice(0, -1) + digit).join('.'))).toEqual(expected);
      }
    }
  });

  test('for the digits of the other base64', async () => {
    const other = token.replaceAll('-', '+').replaceAll('_', '/');
    expect(other).not.toBe(token);
    expect(await answerTo(other)).toEqual(expected);
  });

  test('for another key, an unknown key and another kind of token', async () => {
    const good = await content();
    expect(await answerTo(await forge(good, new Uint8Array(32)))).toEqual(expected);
    expect(await answerTo(await forge(good, ownKey(), { kid: 'other' }))).toEqual(expected);
    expect(await answerTo(await forge(good, ownKey(), { typ: 'JWT' }))).toEqual(expected);
    expect(await answerTo(await forge(good, ownKey().slice(0, 16), { enc: 'A128GCM' }))).toEqual(expected);
  });

  test('for another version and for content that is no game', async () => {
    const state = Object(await stateOf(game));
    for (const wrong of [
      await content({ format: 2 }),
      await content({ level: 'genius' }),
      await content({ viewer: 5 }),
      await content({ seed: 'abc' }),
      await content({ state: {} }),
      await content({ state: { ...state, table: [] } }),
      await content({ state: { ...state, rules: { variant: 'bridge' } } }),
      null,
      [],
      'text',
    ]) {
      expect(await answerTo(await forge(wrong, ownKey()))).toEqual(expected);
    }
  });

  test('wherever a token is taken, whether it cannot be opened or holds no game', async () => {
    const state = { ...Object(await stateOf(game)), table: [] };
    for (const sealed of ['x', await forge(await content({ state }), ownKey())]) {
      for (const [path, more] of [
        ['/v1/legal-plays', {}],
        ['/v1/play', { play: { card: '7D' } }],
        ['/v1/ai-play', {}],
        ['/v1/score', {}],
        ['/v1/next-round', {}],
        ['/v1/view', {}],
        ['/v1/view', { seat: 0 }],
      ] as const) {
        const answer = await post(path, { game: { sealed }, ...more });
        expect(at(answer.json, '/code'), path).toBe('invalid-token');
        expect(at(answer.json, '/errors'), path).toBeUndefined();
      }
    }
  });

  test('but not for a pack that comes beside a good token', async () => {
    const over = at((await endOfRound(game)).json, '/game');
    const answer = await post('/v1/next-round', { game: over, deckOrder: ['7D', '7D'] });
    expect(at(answer.json, '/code')).toBe('invalid-state');
    expect(at(answer.json, '/errors/0/pointer')).toBe('/deckOrder/1');
  });
});

describe('the keys', () => {
  const key = (byte: number) => base64url.encode(new Uint8Array(32).fill(byte));
  const development = { SEAL_KEYS: `dev:${key(1)}`, ENVIRONMENT: 'development' };

  const game = async () => unseal(String(at(await sealedGame(), '/sealed')), env);

  test('the first one seals, and all of them open', async () => {
    const old = await seal(await game(), { SEAL_KEYS: `a:${key(1)}` });
    const rotated = { SEAL_KEYS: `b:${key(2)},a:${key(1)}` };
    expect(await unseal(old, rotated)).toEqual(await game());
    const fresh = await seal(await game(), rotated);
    expect(await unseal(fresh, { SEAL_KEYS: `b:${key(2)}` })).toEqual(await game());
    await expect(unseal(old, { SEAL_KEYS: `b:${key(2)}` })).rejects.toMatchObject({ code: 'invalid-token' });
  });

  test('the one for development is worth nothing elsewhere', async () => {
    const token = await seal(await game(), development);
    expect(await unseal(token, development)).toEqual(await game());
    const production = { ...development, ENVIRONMENT: 'production' };
    await expect(seal(await game(), production)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(unseal(token, production)).rejects.toMatchObject({ code: 'invalid-token' });
  });

  test('and no game is dealt sealed in production under it', async () => {
    const deal = (ENVIRONMENT: string) =>
      createService().request(
        '/v1/deal',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ rules, sealed: { viewer: 0, level: 'easy' } }),
        },
        { ...development, ENVIRONMENT },
      );
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect((await deal('production')).status).toBe(503);
    expect((await deal('development')).status).toBe(200);
    log.mockRestore();
  });

  test.each([undefined, '', 'a', 'a:short', ':x', 'a:!!!'])(
    'without a usable one (%j) nothing is sealed',
    async (text) => {
      const bindings = text === undefined ? {} : { SEAL_KEYS: text };
      await expect(seal(await game(), bindings)).rejects.toMatchObject({ code: 'unavailable' });
    },
  );
});
