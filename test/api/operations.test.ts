import { describe, expect, test } from 'vitest';
import examples from '../../openapi/examples.json' with { type: 'json' };
import { at, type Json, listAt } from '../support/json.ts';
import { changed, commitment, plainGame, playedOut, rules, seed } from './games.ts';
import { ask, get, post } from './http.ts';

describe('the worked examples of the document', () => {
  const paths: Readonly<Record<string, string>> = {
    dealRound: '/v1/deal',
    listLegalPlays: '/v1/legal-plays',
    applyPlay: '/v1/play',
    chooseAiPlay: '/v1/ai-play',
    scoreRound: '/v1/score',
    dealNextRound: '/v1/next-round',
    viewAsSeat: '/v1/view',
    replayRound: '/v1/replay',
    listCaptures: '/v1/captures',
    resolveRules: '/v1/rules',
  };

  test.each(Object.entries(examples))('%s answers as its example says', async (operation, example) => {
    const request: Json = at(example, '/request');
    const path = request === undefined ? String(at(example, '/path')) : paths[operation];
    expect(await ask(path, request)).toEqual(example.response);
  });
});

describe('reference data', () => {
  test('lists every variant with its player counts', async () => {
    const variants = listAt(await ask('/v1/variants'), '/variants');
    expect(variants).toHaveLength(18);
    const scopa = variants.find((variant) => at(variant, '/variant') === 'scopa');
    expect(at(scopa, '/players')).toEqual([2, 3, 4, 6]);
    expect(at(scopa, '/deck')).toBe('italian-40');
  });

  test('every variant has complete rules for each player count and can be asked for', async () => {
    for (const summary of listAt(await ask('/v1/variants'), '/variants')) {
      const id = at(summary, '/variant');
      const variant = await ask(`/v1/variants/${id}`);
      expect(listAt(variant, '/tables').map((table) => at(table, '/players'))).toEqual(
        at(summary, '/players'),
      );
      for (const table of listAt(variant, '/tables')) {
        const players = at(table, '/players');
        const resolved = await ask('/v1/rules', { rules: { variant: id, players } });
        expect(at(resolved, '/resolved')).toEqual(at(table, '/rules'));
      }
      for (const extra of listAt(variant, '/extras')) {
        const answer = await post('/v1/rules', { rules: { variant: id, extras: [at(extra, '/extra')] } });
        expect(answer.status, `${id} with ${at(extra, '/extra')}`).toBe(200);
      }
    }
  });

  test('the rules that an answer gives can be sent back as options', async () => {
    const resolved = at(await ask('/v1/rules', { rules: { variant: 'cirulla' } }), '/resolved');
    const again = await ask('/v1/rules', { rules: { variant: 'cirulla', options: resolved } });
    expect(at(again, '/resolved')).toEqual(resolved);
  });

  test('lists a deck in the order from which a seed shuffles', async () => {
    const cards = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) => at(card, '/card'));
    expect(cards).toHaveLength(40);
    expect(cards.slice(0, 11)).toEqual(['AD', '2D', '3D', '4D', '5D', '6D', '7D', 'JD', 'QD', 'KD', 'AC']);
  });

  test('says its version', async () => {
    expect(await ask('/v1/health')).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });
});

describe('dealing', () => {
  test('the vector of the documented shuffle: its commitment, dealer and first cards', async () => {
    const dealt = await ask('/v1/deal', { rules: { variant: 'scopone', players: 4 }, seed });
    expect(at(dealt, '/commitment')).toBe(commitment);
    expect(at(dealt, '/seed')).toBe(seed);
    expect(at(dealt, '/game/state/dealer')).toBe(1);
    const leader = at(dealt, '/game/state/turn');
    const top = ['2D', '5C', 'KB', '4B', '3C', '4C', 'KS', '3B', '6C', 'JC'];
    expect(at(dealt, `/game/state/seats/seat=${leader}/hand`)).toEqual(top);
  });

  test('without a seed each deal is another, and tells the seed it came from', async () => {
    const one = await ask('/v1/deal', { rules });
    const two = await ask('/v1/deal', { rules });
    expect(at(one, '/seed')).not.toBe(at(two, '/seed'));
    const dealer = at(one, '/game/state/dealer');
    const again = await ask('/v1/deal', { rules, dealer, seed: at(one, '/seed') });
    expect(again).toEqual(one);
  });

  test('capital digits in a seed are the same seed', async () => {
    const small = await ask('/v1/deal', { rules, seed });
    expect(await ask('/v1/deal', { rules, seed: seed.toUpperCase() })).toEqual(small);
  });

  test('a given pack has neither seed nor commitment', async () => {
    const deckOrder = listAt(await ask('/v1/decks/italian-40'), '/cards').map((card) => at(card, '/card'));
    const dealt = await ask('/v1/deal', { rules, dealer: 0, deckOrder });
    expect(Object.keys(Object(dealt)).sort()).toEqual(['events', 'game']);
    expect(Object.keys(Object(at(dealt, '/game')))).toEqual(['state']);
  });

  test('a round in the middle of a match goes on from its scores', async () => {
    const state = at(
      await ask('/v1/deal', { rules, seed, scores: [7, 9], round: 3, overtime: true }),
      '/game/state',
    );
    expect(at(state, '/round')).toBe(3);
    expect(listAt(state, '/sides').map((side) => at(side, '/score'))).toEqual([7, 9]);
    expect(at(state, '/overtime')).toBe(true);
  });
});

describe('playing', () => {
  test('an answer can be sent back as it is, to the end of the match', async () => {
    let game = await plainGame({ ...rules, target: 3 });
    for (let round = 1; round < 20; round += 1) {
      game = await playedOut(game);
      const score = await ask('/v1/score', { game });
      if (at(score, '/matchOver') === true) break;
      const next = await ask('/v1/next-round', { game });
      expect(at(next, '/game/state/round')).toBe(round + 1);
      game = at(next, '/game');
    }
    expect(at(game, '/state/phase')).toBe('match-over');
    expect(at(game, '/state/winner')).toBeTypeOf('number');
  });

  test('what was played can be left out when the card has one play only', async () => {
    const game = await plainGame();
    const plays = listAt(await ask('/v1/legal-plays', { game }), '/plays');
    const cards = plays.map((play) => at(play, '/card'));
    const card = cards.find((one) => cards.filter((other) => other === one).length === 1);
    const captured = at(plays[cards.indexOf(card)], '/captured');
    expect(await ask('/v1/play', { game, play: { card } })).toEqual(
      await ask('/v1/play', { game, play: { card, captured } }),
    );
  });

  test('unknown properties inside a state and a view are passed over', async () => {
    const game = await plainGame();
    const plain = await ask('/v1/legal-plays', { game });
    const state = { ...Object(at(game, '/state')), later: 1, rules: { ...rules, later: { deeply: 1 } } };
    expect(await ask('/v1/legal-plays', { game: { state } })).toEqual(plain);
    const view = at(await ask('/v1/view', { game, seat: 0 }), '/view');
    expect(await ask('/v1/legal-plays', { game: { view: { ...Object(view), later: [] } } })).toEqual(plain);
  });

  test('a view beside a state is passed over', async () => {
    const game = await plainGame();
    const view = at(await ask('/v1/view', { game, seat: 1 }), '/view');
    const both = await ask('/v1/legal-plays', { game: { ...Object(game), view } });
    expect(both).toEqual(await ask('/v1/legal-plays', { game }));
  });

  test('a replay gives the position and every event of the way', async () => {
    const start = await ask('/v1/deal', { rules, dealer: 1, seed });
    const [play] = listAt(await ask('/v1/legal-plays', { game: at(start, '/game') }), '/plays');
    const made = { card: at(play, '/card'), captured: at(play, '/captured') };
    const played = await ask('/v1/play', { game: at(start, '/game'), play: made });
    const replayed = await ask('/v1/replay', { rules, dealer: 1, seed, plays: [made] });
    expect(at(replayed, '/game')).toEqual(at(played, '/game'));
    expect(at(replayed, '/events')).toEqual([...listAt(start, '/events'), ...listAt(played, '/events')]);
  });

  test('a whole round replayed tells its score', async () => {
    const over = await playedOut(await plainGame());
    const plays = listAt(over, '/state/plays').map((play) => ({
      card: at(play, '/card'),
      captured: at(play, '/captured'),
    }));
    const replayed = await ask('/v1/replay', { rules, dealer: 1, seed, plays });
    expect(at(replayed, '/game')).toEqual(over);
    expect(at(replayed, '/score')).toEqual(await ask('/v1/score', { game: over }));
  });

  test('piles on a real table are settled too', async () => {
    const sides = [{ pile: ['7D', '7C', '7S', '6B'], sweepCount: 1, score: 10 }, { pile: ['2D', '2C'] }];
    const score = await ask('/v1/score', { rules, sides });
    expect(at(score, '/lines/key=settebello/sides/side=0/points')).toBe(1);
    expect(at(score, '/lines/key=sweeps/sides/side=0/points')).toBe(1);
    expect(at(score, '/matchOver')).toBe(true);
  });
});

describe('the view of a seat', () => {
  test('has its own hand and no other card that is hidden', async () => {
    const game = await plainGame();
    const view = at(await ask('/v1/view', { game, seat: 1 }), '/view');
    expect(at(view, '/viewer')).toBe(1);
    expect(at(view, '/seats/seat=1/hand')).toEqual(at(game, '/state/seats/seat=1/hand'));
    expect(at(view, '/seats/seat=0/hand')).toBeUndefined();
    expect(at(view, '/stock')).toBeUndefined();
    expect(at(view, '/legalPlays')).toBeUndefined();
  });

  test('of the seat on turn has its legal plays', async () => {
    const game = await plainGame();
    const view = at(await ask('/v1/view', { game, seat: 0 }), '/view');
    expect(at(view, '/legalPlays')).toEqual(at(await ask('/v1/legal-plays', { game }), '/plays'));
  });

  test('of a spectator has no hand at all', async () => {
    const view = at(await ask('/v1/view', { game: await plainGame() }), '/view');
    expect(at(view, '/viewer')).toBeUndefined();
    expect(listAt(view, '/seats').some((seat) => at(seat, '/hand') !== undefined)).toBe(false);
  });
});

describe('the computer player', () => {
  test('gives a play with its candidates, best first', async () => {
    const game = await plainGame();
    const choice = await ask('/v1/ai-play', { game });
    const candidates = listAt(choice, '/candidates');
    expect(at(choice, '/level')).toBe('normal');
    expect(at(choice, '/play')).toEqual(at(candidates[0], '/play'));
    expect(candidates).toHaveLength(listAt(await ask('/v1/legal-plays', { game }), '/plays').length);
    expect(at(choice, '/game')).toBeUndefined();
  });

  test('plays alike from a state and from the view of its seat', async () => {
    const game = await plainGame();
    const view = at(await ask('/v1/view', { game, seat: 0 }), '/view');
    expect(await ask('/v1/ai-play', { game: { view } })).toEqual(await ask('/v1/ai-play', { game }));
  });

  test('does not look at the cards that its seat cannot see', async () => {
    const game = await plainGame();
    const [mine, other] = listAt(game, '/state/seats');
    const stock = listAt(game, '/state/stock');
    const hand = listAt(other, '/hand');
    const swapped = changed(game, {
      seats: [mine, { ...Object(other), hand: stock.slice(0, hand.length) }],
      stock: [...hand, ...stock.slice(hand.length)],
    });
    expect(await ask('/v1/ai-play', { game: swapped, seed })).toEqual(
      await ask('/v1/ai-play', { game, seed }),
    );
  });

  test('makes the play when asked, as applyPlay would', async () => {
    const game = await plainGame();
    const choice = await ask('/v1/ai-play', { game, seed, apply: true });
    const played = await ask('/v1/play', { game, play: at(choice, '/play') });
    expect(at(choice, '/game')).toEqual(at(played, '/game'));
    expect(at(choice, '/events')).toEqual(at(played, '/events'));
  });

  test.each(['easy', 'normal', 'hard', 'master'])('asked at the level %s answers at it', async (level) => {
    const choice = await ask('/v1/ai-play', { game: await plainGame(), level });
    expect(at(choice, '/level')).toBe(level);
  });

  test.each(['hard', 'master'])('at the level %s looks ahead at many positions', async (level) => {
    const game = await plainGame();
    const choice = await ask('/v1/ai-play', { game, level, seed });
    expect(at(choice, '/nodes')).toBeGreaterThan(1000);
    expect(await ask('/v1/ai-play', { game, level, seed })).toEqual(choice);
  });
});

test('what never changes may be kept, and asked for anew', async () => {
  for (const path of ['/v1/variants', '/v1/variants/karl', '/v1/decks/skat-32', '/openapi.json']) {
    const first = await get(path);
    expect(first.headers.get('Cache-Control'), path).toMatch(/^public, max-age=\d+$/);
    const etag = first.headers.get('ETag') ?? '';
    const second = await get(path, { 'If-None-Match': etag });
    expect(second.status, path).toBe(304);
    expect(second.text).toBe('');
    expect(second.headers.get('ETag')).toBe(etag);
    expect(second.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(second.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(second.headers.get('X-Request-Id')).toBeTruthy();
  }
});
