/** Whatever an answer has in `game` can be sent back as it is, also from the farthest ends of what the schemas allow. */
import { describe, expect, test } from 'vitest';
import committed30 from '../../openapi/openapi.json' with { type: 'json' };
import { at, type Json, listAt } from '../support/json.ts';
import { changed, plainGame, playedOut, rules, seed } from './games.ts';
import { ask, post } from './http.ts';

const greatest = 2 ** 31 - 1;
const { sealed: token } = committed30.components.schemas.Game.properties;

/** As long as a key can be written: each of these letters takes six in JSON. */
const longKey = '\u0001'.repeat(60);

/** A scoring item with every field there is, each as long as it can be. */
const fullItem = {
  kind: 'most-of-rank',
  key: longKey,
  points: 121,
  tie: 'nobody',
  suit: 'D',
  rank: '7',
  allPoints: 121,
  card: '7D',
  cards: Array.from({ length: 40 }, () => '7D'),
  ranks: Array.from({ length: 13 }, () => '7'),
  fromRank: 'A',
  min: 10,
  max: 10,
  pointsBy: 'length',
  scale: 'figures-face',
  missingSuit: 'complete-first',
  mode: 'most-sevens',
};

/** Rules that name everything: each field, twenty of the fullest items and every extra that goes together with them. */
async function fullestRules(): Promise<Json> {
  const variant = 'scopone';
  const resolved = at(await ask('/v1/rules', { rules: { variant, players: 4 } }), '/resolved');
  const score = { items: Array.from({ length: 20 }, () => fullItem) };
  const options = { ...Object(resolved), score };
  let extras: readonly Json[] = [];
  for (const extra of listAt(await ask(`/v1/variants/${variant}`), '/extras')) {
    const more = [...extras, at(extra, '/extra')];
    const answer = await post('/v1/rules', { rules: { variant, players: 4, options, extras: more } });
    if (answer.status === 200) extras = more;
  }
  expect(extras.length).toBeGreaterThan(3);
  return { variant, players: 4, target: 121, extras, options };
}

/** The one play, or one of those, of the seat on turn that takes least. */
async function step(game: Json): Promise<Json> {
  if (at(game, '/view/turn') !== 0) return ask('/v1/ai-play', { game });
  const [play] = listAt(await ask('/v1/legal-plays', { game }), '/plays');
  return ask('/v1/play', { game, play: { card: at(play, '/card'), captured: at(play, '/captured') } });
}

describe('a sealed game', () => {
  test('of twenty of the fullest scoring items is taken back to the end of its round', async () => {
    const sealed = { viewer: 0, level: 'normal' };
    const dealt = await post('/v1/deal', { rules: await fullestRules(), dealer: 1, seed, sealed });
    expect(dealt.status, dealt.text).toBe(200);
    let game = at(dealt.json, '/game');
    let longest = 0;
    while (at(game, '/view/phase') === 'playing') {
      game = at(await step(game), '/game');
      longest = Math.max(longest, String(at(game, '/sealed')).length);
    }
    expect(longest).toBeLessThanOrEqual(token.maxLength);
    expect(longest).toBeGreaterThan(token.maxLength / 2);
    expect((await post('/v1/score', { game })).status).toBe(200);
  }, 30_000);

  test('of more than twenty scoring items is refused at the deal', async () => {
    const items = Array.from({ length: 21 }, () => ({ kind: 'most-cards', points: 1 }));
    const answer = await post('/v1/deal', { rules: { ...rules, options: { score: { items } } } });
    expect(answer.status).toBe(400);
    expect(at(answer.json, '/errors')).toEqual([
      {
        pointer: '/rules/options/score/items',
        code: 'out-of-bounds',
        message: 'There may be at most 20 elements.',
      },
    ]);
  });
});

describe('a plain game', () => {
  const sidesWith = async (changes: object): Promise<readonly Json[]> =>
    listAt(await plainGame(), '/state/sides').map((side) => ({ ...Object(side), ...changes }));

  test('whose scores have grown beyond those of a deal is played on', async () => {
    const dealt = await ask('/v1/deal', { rules, dealer: 1, seed, scores: [100_000, 100_000] });
    const over = await playedOut(at(dealt, '/game'));
    const scores = listAt(over, '/state/sides').map((side) => Number(at(side, '/score')));
    expect(Math.max(...scores)).toBeGreaterThan(100_000);
    expect((await post('/v1/view', { game: over, seat: 0 })).status).toBe(200);
    expect((await post('/v1/score', { game: over })).status).toBe(200);
    const high = changed(await plainGame(), { sides: await sidesWith({ score: 200_000 }) });
    const { view } = Object(await ask('/v1/view', { game: high, seat: 0 }));
    expect((await post('/v1/legal-plays', { game: { view } })).status).toBe(200);
  });

  test('goes on after its round 100000', async () => {
    const far = { ...rules, options: { victory: { tieBreak: 'play-on' } }, target: 121 };
    const dealt = await ask('/v1/deal', { rules: far, dealer: 1, seed, round: 100_000 });
    const next = await ask('/v1/next-round', { game: await playedOut(at(dealt, '/game')), seed });
    expect(at(next, '/game/state/round')).toBe(100_001);
    expect((await post('/v1/legal-plays', { game: at(next, '/game') })).status).toBe(200);
  });

  test.each([
    ['scores', { score: greatest }],
    ['bonuses', { bonus: greatest }],
  ])('with the greatest %s there can be gets no numbers that do not fit', async (_, changes) => {
    const game = changed(await plainGame(), { sides: await sidesWith(changes) });
    const answer = await post('/v1/ai-play', { game, apply: true });
    expect(answer.status).toBe(422);
    expect(at(answer.json, '/code')).toBe('invalid-state');
  });

  test('in the last round there can be has none after it', async () => {
    const over = await playedOut(await plainGame());
    const answer = await post('/v1/next-round', { game: changed(over, { round: greatest }), seed });
    expect(at(answer.json, '/code')).toBe('invalid-state');
  });
});

test('piles are settled with high scores, and refused where the sum does not fit', async () => {
  const settle = (score: number, bonus: number) =>
    post('/v1/score', {
      rules,
      sides: [
        { pile: ['7D'], score, bonus },
        { pile: [], score },
      ],
    });
  expect(at((await settle(200_000, 5000)).json, '/sides/0/matchPoints')).toBeGreaterThan(205_000);
  expect(at((await settle(greatest, 0)).json, '/code')).toBe('invalid-state');
  expect(at((await settle(0, greatest)).json, '/code')).toBe('invalid-state');
});

test('a view beside a state or a token is not even looked at', async () => {
  const game = await plainGame();
  const plain = await ask('/v1/legal-plays', { game });
  for (const view of [{}, null, 1, 'x', { seats: 1 }])
    expect(await ask('/v1/legal-plays', { game: { ...Object(game), view } })).toEqual(plain);
  const answer = await post('/v1/legal-plays', { game: { sealed: 'x', view: {} } });
  expect(at(answer.json, '/code')).toBe('invalid-token');
  expect((await post('/v1/legal-plays', { game: { view: {} } })).status).toBe(400);
});
