/** Plays: exactly one for each version, once for each key, and refusals in the order of the contract. */
import { describe, expect, it } from 'vitest';
import { firstPlay, openTable, tokenOnTurn } from './service.ts';
import { listen, objectOf, service } from './worker.ts';

const scopa = { variant: 'scopa', players: 2 };

async function begun() {
  const table = await openTable(service, scopa, ['human', 'vacant']);
  const { body: seen } = await service.get(table.matchId);
  const token = tokenOnTurn(table, seen);
  const other = table.tokens.find((known) => known !== token) ?? '';
  const { body: match } = await service.get(table.matchId, token);
  return { ...table, token, other, match, play: firstPlay(match) };
}

describe('of 50 plays for one version', () => {
  it('one is made, and 49 are told that the version is stale', async () => {
    const { matchId, token, match, play } = await begun();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => service.play(matchId, token, match.version, play, `key ${i}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status, code }) => status === 412 && code === 'stale-version')).toHaveLength(49);
    expect((await service.get(matchId)).body.version).toBe(match.version + 1);
  });

  it('with one key, all get the same answer', async () => {
    const { matchId, token, match, play } = await begun();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => service.play(matchId, token, match.version, play, 'the same')),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0].status).toBe(200);
    const later = await service.play(matchId, token, match.version + 1, play, 'the same');
    expect(later.text).toBe(replies[0].text);
  });
});

describe('an idempotency key', () => {
  it('with another play is refused', async () => {
    const { matchId, token, match, play } = await begun();
    await service.play(matchId, token, match.version, play, 'k');
    const reply = await service.play(matchId, token, match.version, { card: play.card }, 'k');
    expect([reply.status, reply.code]).toEqual([422, 'key-reused']);
  });

  it('of another seat is another key', async () => {
    const table = await begun();
    await service.play(table.matchId, table.token, table.match.version, table.play, 'k');
    const { body: next } = await service.get(table.matchId, table.other);
    const reply = await service.play(table.matchId, table.other, next.version, firstPlay(next), 'k');
    expect(reply.status).toBe(200);
  });

  it('is forgotten neither when the object sleeps nor when the round is over', async () => {
    const { matchId, token, match, play } = await begun();
    const first = await service.play(matchId, token, match.version, play, 'k');
    const { evictDurableObject } = await import('cloudflare:test');
    await evictDurableObject(objectOf(matchId));
    expect((await service.play(matchId, token, match.version, play, 'k')).text).toBe(first.text);
  });

  it('of a socket message is the id, and the answer is the same', async () => {
    const { matchId, token, match, play } = await begun();
    const listener = await listen(matchId, token);
    const message = { kind: 'play', id: 'one', version: match.version, play };
    listener.say(message);
    listener.say(message);
    await listener.until(() => listener.messages.filter(({ kind }) => kind === 'accepted').length === 2);
    const [first, second] = listener.messages.filter(({ kind }) => kind === 'accepted');
    expect(second).toEqual(first);
    expect((await service.get(matchId)).body.version).toBe(match.version + 1);
    const reply = await service.play(matchId, token, match.version, play, 'one');
    expect(reply.status).toBe(200);
  });
});

describe('a play is refused', () => {
  it('without a token, or with one that is none of this match', async () => {
    const { matchId, match, play } = await begun();
    const stranger = await begun();
    for (const token of [undefined, stranger.token, 'nonsense', `${stranger.token}x`]) {
      const reply = await service.play(matchId, token, match.version, play);
      expect([reply.status, reply.code]).toEqual([401, 'unauthorized']);
      expect(reply.headers.get('WWW-Authenticate')).toContain('Bearer');
    }
  });

  it('without a version', async () => {
    const { matchId, token, play } = await begun();
    const reply = await service.play(matchId, token, undefined, play);
    expect([reply.status, reply.code]).toEqual([428, 'version-required']);
  });

  it('for a version that is over before it is asked whose turn it is', async () => {
    const { matchId, other, match, play } = await begun();
    const reply = await service.play(matchId, other, match.version + 7, play);
    expect([reply.status, reply.code]).toEqual([412, 'stale-version']);
  });

  it('out of turn before the rules are asked', async () => {
    const { matchId, other, match } = await begun();
    const reply = await service.play(matchId, other, match.version, { card: 'AD', captured: ['KS'] });
    expect([reply.status, reply.code]).toEqual([409, 'not-your-turn']);
  });

  it('against the rules, with the plays that are legal', async () => {
    const { matchId, token, match } = await begun();
    const held = match.view?.seats.find(({ hand }) => hand)?.hand ?? [];
    const foreign = ['AD', '2D', '3D', '4D', '5D', '6D', '7D', 'JD', 'QD', 'KD'].find(
      (card) => !held.includes(card),
    );
    const reply = await service.play(matchId, token, match.version, { card: foreign ?? '', captured: [] });
    expect([reply.status, reply.code]).toEqual([422, 'illegal-play']);
    expect(JSON.parse(reply.text).legalPlays).toEqual(match.view?.legalPlays);
    expect((await service.get(matchId)).body.version).toBe(match.version);
  });

  it('before the match has begun', async () => {
    const { body } = await service.create({ rules: scopa, seats: [{ kind: 'human' }, { kind: 'vacant' }] });
    const reply = await service.play(body.match.matchId, body.seatToken, 0, { card: 'AD', captured: [] });
    expect([reply.status, reply.code]).toEqual([409, 'match-waiting']);
  });
});

describe('If-Match', () => {
  it('takes the tag of the match as it came, with the number of the log behind the dot', async () => {
    const { matchId, token, play } = await begun();
    const { headers } = await service.get(matchId, token);
    const reply = await service.request(
      'POST',
      `/v1/matches/${matchId}/plays`,
      { token, ifMatch: headers.get('ETag') ?? '' },
      { play },
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('ETag')).toMatch(/^"\d+\.\d+"$/);
  });
});

describe('the answers of computer seats', () => {
  it('come with the play that they answer', async () => {
    const table = await openTable(service, { variant: 'scopone', players: 4 }, [
      'computer',
      'human',
      'computer',
      'computer',
    ]);
    const [token = ''] = table.tokens.filter(Boolean);
    const { body: match } = await service.get(table.matchId, token);
    expect(match.view?.turn).toBe(1);
    const { body } = await service.play(table.matchId, token, match.version, firstPlay(match));
    expect(body.events.filter(({ kind }) => kind === 'play')).toHaveLength(4);
    expect(body.match.version).toBe(match.version + 4);
    expect(body.match.view?.turn).toBe(1);
  });
});
