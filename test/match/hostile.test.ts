/**
 * What somebody tries who wants to cheat at a match or to break it.
 */
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { exports } from 'cloudflare:workers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimits } from '../../api/match/limits.ts';
import { send } from '../api/http.ts';
import { at } from '../support/json.ts';
import { firstPlay, openTable, playToEnd, step, type Table, tokenOnTurn } from './service.ts';
import { type Listener, listen, objectOf, service } from './worker.ts';

const rules = { variant: 'scopa', players: 2, target: 1 };
const long = { ...rules, target: 100 };
const three = { variant: 'scopa', players: 3 };
const DAY = 86_400_000;

let now = 0;
beforeEach(() => {
  now = Date.UTC(2030, 0, 1);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const ring = (matchId: string): Promise<boolean> => runDurableObjectAlarm(objectOf(matchId));

/** Plays until a round is over. */
async function playRound(table: Table): Promise<void> {
  while ((await step(service, table)).status === 'playing');
}

/** Says something, and gives its answer, also when it has been said before. */
async function repeat(listener: Listener, message: { readonly id: string }) {
  const answers = () => listener.messages.filter((heard) => 'id' in heard && heard.id === message.id);
  const known = answers().length;
  listener.say(message);
  await listener.until(() => answers().length > known);
  return answers()[known].kind;
}

/** The person on turn, with a socket, and the play that it would make. */
async function onTurn() {
  const table = await openTable(service, long, ['human', 'vacant']);
  const { body: seen } = await service.get(table.matchId);
  const token = tokenOnTurn(table, seen);
  const { body: own } = await service.get(table.matchId, token);
  return { matchId: table.matchId, token, version: own.version, play: firstPlay(own) };
}

describe('the seed of a deal', () => {
  it('does not follow from its commitment when a seat adds the padding of SHA-256', async () => {
    const entropy = `80${'00'.repeat(29)}0100`;
    const seats = [{ kind: 'human' }, { kind: 'computer' }];
    const { body } = await service.create({ rules: long, seats, entropy });
    // Seed and entropy fill one padded block, so their hash goes on from that of the seed; the library's own step does it.
    const hash = sha256.create();
    const known = new DataView(hexToBytes(body.match.commitment ?? '').buffer);
    for (const [i, word] of [...'ABCDEFGH'].entries()) Reflect.set(hash, word, known.getInt32(4 * i));
    const block = new DataView(new ArrayBuffer(64));
    block.setUint8(0, 0x80);
    block.setUint32(60, 512);
    Reflect.apply(Reflect.get(hash, 'process'), hash, [block, 0]);
    const guess = new DataView(new ArrayBuffer(32));
    for (const [i, word] of [...'ABCDEFGH'].entries()) guess.setInt32(4 * i, Reflect.get(hash, word));
    const { matchId } = body.match;
    await playRound({ matchId, invite: '', tokens: [body.seatToken, undefined] });
    const [round] = (await service.record(matchId)).body.rounds;
    expect(round.deckSeed).not.toBe(bytesToHex(new Uint8Array(guess.buffer)));
  });
});

/** Somebody who has sat on seat 1, opened a socket, and left before the match began. */
async function former() {
  const { body } = await service.create({
    rules: three,
    seats: ['human', 'vacant', 'vacant'].map((kind) => ({ kind })),
  });
  const { matchId } = body.match;
  const { seatToken } = (await service.join(matchId, { invite: body.invite, seat: 1 })).body;
  const spy = await listen(matchId, seatToken);
  await service.leave(matchId, seatToken, 1);
  return { matchId, invite: body.invite, creator: body.seatToken, spy };
}

/** Is anything of a hand seen, once the match has begun? The socket may also have been closed. */
async function seesHands({ spy }: { readonly spy: Listener }): Promise<boolean> {
  await spy.until(() => spy.closed !== undefined || spy.match?.status === 'playing');
  return spy.match?.view?.seats.some(({ hand }) => hand !== undefined) ?? false;
}

describe('the socket of somebody who left before the match began', () => {
  it('sees nothing of who takes the seat', async () => {
    const before = await former();
    await service.join(before.matchId, { invite: before.invite, seat: 1 });
    await service.join(before.matchId, { invite: before.invite, seat: 2 });
    expect(await seesHands(before)).toBe(false);
  });

  it('sees nothing of a computer on the seat', async () => {
    const before = await former();
    await service.setSeat(before.matchId, before.creator, 1, 'easy');
    await service.join(before.matchId, { invite: before.invite, seat: 2 });
    expect(await seesHands(before)).toBe(false);
  });

  it('does not count as the presence of who takes the seat', async () => {
    const { matchId, invite } = await former();
    await service.join(matchId, { invite, seat: 1 });
    expect((await service.get(matchId)).body.seats[1].connected).toBe(false);
  });

  it('does not speak for who takes the seat', async () => {
    const { matchId, invite, spy } = await former();
    await service.join(matchId, { invite, seat: 1 });
    const leave = { kind: 'leave', id: 'leave' };
    if (spy.closed === undefined) expect(await repeat(spy, leave)).toBe('problem');
    expect((await service.get(matchId)).body.seats[1].kind).toBe('human');
  });
});

describe('the seat of a person', () => {
  it('cannot be given away at the very moment that the connection breaks', async () => {
    const { matchId, tokens } = await openTable(service, long, ['human', 'vacant']);
    const thinking = (await service.get(matchId)).body.view?.turn ?? 0;
    const listener = await listen(matchId, tokens[thinking]);
    now += 121_000;
    listener.socket.close(1000);
    await vi.waitFor(async () =>
      expect((await service.get(matchId)).body.seats[thinking].connected).toBe(false),
    );
    const reply = await service.setSeat(matchId, tokens[1 - thinking] ?? '', thinking, 'easy');
    expect([reply.status, reply.code]).toEqual([409, 'seat-taken']);
  });

  it('cannot be given away while its clock gives it a day', async () => {
    const clock = { clock: { secondsPerPlay: 86_400 } };
    const { matchId, tokens } = await openTable(service, long, ['human', 'vacant'], clock);
    const thinking = (await service.get(matchId)).body.view?.turn ?? 0;
    now += 121_000;
    const reply = await service.setSeat(matchId, tokens[1 - thinking] ?? '', thinking, 'easy');
    expect([reply.status, reply.code]).toEqual([409, 'seat-taken']);
  });
});

describe('a match with a clock that everybody has gone from', () => {
  it('does not play on by itself for ever, also where nothing scores', async () => {
    const options = { score: { items: [] }, sweep: { points: 0 } };
    const clock = { clock: { secondsPerPlay: 1 } };
    const { matchId } = await openTable(service, { ...long, options }, ['human', 'vacant'], clock);
    for (let i = 0; i < 130; i++) {
      now += 3_000;
      await ring(matchId);
    }
    expect((await service.get(matchId)).body.deadline).toBeUndefined();
  });
});

describe('presence', () => {
  it('is told also when the object slept while somebody went', async () => {
    const { matchId, tokens } = await openTable(service, long, ['human', 'vacant']);
    const watching = await listen(matchId);
    const sitting = await listen(matchId, tokens[1]);
    await watching.until(() => watching.messages.at(-1)?.kind === 'seats');
    await evictDurableObject(objectOf(matchId));
    sitting.socket.close(1000);
    await vi.waitFor(() => expect(at(watching.messages.at(-1), '/seats/1/connected')).toBe(false), 3_000);
  });
});

describe('a message that comes late and twice', () => {
  it('of being ready does not count for the round after', async () => {
    const table = await openTable(service, long, ['human', 'vacant']);
    await playRound(table);
    const listener = await listen(table.matchId, table.tokens[0]);
    const message = { kind: 'ready', id: 'ready once' };
    await repeat(listener, message);
    await service.ready(table.matchId, table.tokens[1] ?? '');
    await playRound(table);
    await repeat(listener, message);
    expect((await service.get(table.matchId)).body.seats[0].ready).toBe(false);
  });

  it('of being ready is answered as the first, also when the round has been dealt', async () => {
    const table = await openTable(service, long, ['human', 'vacant']);
    await playRound(table);
    await service.ready(table.matchId, table.tokens[1] ?? '');
    const listener = await listen(table.matchId, table.tokens[0]);
    const message = { kind: 'ready', id: 'ready once' };
    expect(await repeat(listener, message)).toBe('accepted');
    expect(await repeat(listener, message)).toBe('accepted');
  });

  it('of leaving does not take a person away again who has come back', async () => {
    const { matchId, tokens } = await openTable(service, long, ['human', 'vacant']);
    const listener = await listen(matchId, tokens[0]);
    const message = { kind: 'leave', id: 'leave once' };
    await repeat(listener, message);
    await service.reclaim(matchId, tokens[0] ?? '', 0);
    await repeat(listener, message);
    expect((await service.get(matchId)).body.seats[0].kind).toBe('human');
  });

  it('with an id that is no well-formed text is answered alike before and after sleep', async () => {
    const { matchId, token, ...said } = await onTurn();
    const listener = await listen(matchId, token);
    const message = { kind: 'play', id: '\ud800', ...said };
    listener.say(message);
    const answers = () =>
      listener.messages.flatMap(({ kind }) => (kind === 'accepted' || kind === 'problem' ? [kind] : []));
    await listener.until(() => answers().length === 1);
    await evictDurableObject(objectOf(matchId));
    listener.say(message);
    await listener.until(() => answers().length === 2);
    expect(answers()[1]).toBe(answers()[0]);
  });
});

describe('a socket that the service is closing', () => {
  it('is not listened to any more', async () => {
    const { matchId, token, ...said } = await onTurn();
    const listener = await listen(matchId, token);
    listener.socket.send(new Uint8Array(2));
    listener.say({ kind: 'play', id: 'after', ...said });
    await listener.until(() => listener.closed !== undefined);
    expect((await service.get(matchId)).body.version).toBe(said.version);
  });
});

describe('a play', () => {
  it('is checked for its token and for a repetition before its version', async () => {
    const { matchId, token, version, play } = await onTurn();
    const forged = await service.play(matchId, 'F'.repeat(43), undefined, play);
    await service.play(matchId, token, version, play, 'k');
    const repeated = await service.play(matchId, token, undefined, play, 'k');
    expect([forged.status, repeated.status]).toEqual([401, 200]);
  });
});

describe('a match that is over', () => {
  it('can be played again when its rematch is no longer kept', async () => {
    const { matchId, invite, tokens } = await openTable(service, rules, ['human', 'vacant']);
    await playToEnd(service, { matchId, invite, tokens });
    const { body } = await service.rematch(matchId, tokens[0] ?? '');
    now += 8 * DAY;
    await ring(body.match.matchId);
    expect((await service.rematch(matchId, tokens[0] ?? '')).status).toBe(201);
  });

  it('is rematched once by two who ask at the same time', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    await playToEnd(service, table);
    const both = await Promise.all(table.tokens.map((token) => service.rematch(table.matchId, token ?? '')));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body.match.matchId).toBe(both[1].body.match.matchId);
    expect(both.map(({ body }) => body.match.view?.viewer)).toEqual([0, 1]);
  });

  const wanted = { rules, seats: [{ kind: 'human' }, { kind: 'computer' }] };
  const playedWith = async (key: string) => {
    const { body } = await service.create(wanted, key);
    const { matchId } = body.match;
    await playToEnd(service, { matchId, invite: '', tokens: [body.seatToken, undefined] });
    await service.record(matchId);
    now += 3_601_000;
    await ring(matchId);
    return body;
  };

  it('answers the request that created it as before when it is archived', async () => {
    const { match } = await playedWith('archived');
    const again = await service.create(wanted, 'archived');
    expect([again.status, again.body.match?.matchId]).toEqual([201, match.matchId]);
  });

  it('leaves nothing in the record of another that is created in its place', async () => {
    const { match } = await playedWith('deleted');
    now += 31 * DAY;
    await ring(match.matchId);
    const { body } = await service.create(wanted, 'deleted');
    expect((await service.record(body.match.matchId)).body.rounds).toEqual([]);
  });
});

describe('the limit of messages', () => {
  it('does not punish a clock that goes backwards', () => {
    const limits = new RateLimits();
    limits.take('seat 0', now);
    expect(limits.take('seat 0', now - 100_000)).toBe(true);
  });
});

describe('odd requests', () => {
  const json = { 'Content-Type': 'application/json' };
  const body = '{"play":{"card":"7D"}}';
  const computer = '{"kind":"computer"}';

  it.each<[string, string, string, Record<string, string>, string | undefined, number]>([
    ['looked at without a body', 'HEAD', '', {}, undefined, 200],
    ['a method that there is not', 'PATCH', '', {}, undefined, 405],
    ['another scheme', 'GET', '', { Authorization: 'Basic abc' }, undefined, 401],
    ['no entries', 'GET', '/events?limit=0', {}, undefined, 400],
    ['a negative entry', 'GET', '/events?after=-1', {}, undefined, 400],
    ['an entry beyond all integers', 'GET', '/events?after=99999999999', {}, undefined, 400],
    ['a parameter twice', 'GET', '/events?after=1&after=2', {}, undefined, 400],
    ['a seat beyond every table', 'PUT', '/seats/99', json, computer, 404],
    ['a seat that is no number', 'DELETE', '/seats/x', {}, undefined, 404],
    ['a seat for a person', 'PUT', '/seats/1', json, '{"kind":"human"}', 400],
    [
      'a body that is no JSON by its type',
      'PUT',
      '/seats/1',
      { 'Content-Type': 'text/plain' },
      computer,
      415,
    ],
    ['no body', 'PUT', '/seats/1', {}, undefined, 415],
    ['a prototype', 'PUT', '/seats/1', json, '{"kind":"computer","__proto__":{"level":"easy"}}', 400],
    ['a body that is too large', 'POST', '/plays', { ...json, 'If-Match': '"1"' }, 'x'.repeat(65_537), 413],
    ['any version', 'POST', '/plays', { ...json, 'If-Match': '*' }, body, 428],
    ['a weak tag', 'POST', '/plays', { ...json, 'If-Match': 'W/"1"' }, body, 412],
    ['a version with two dots', 'POST', '/plays', { ...json, 'If-Match': '"1.1.1"' }, body, 412],
    ['a huge version', 'POST', '/plays', { ...json, 'If-Match': '"99999999999"' }, body, 412],
    ['a tag beyond its length', 'POST', '/plays', { ...json, 'If-Match': 'x'.repeat(201) }, body, 400],
    ['a key without a character', 'POST', '/plays', { ...json, 'Idempotency-Key': '' }, body, 400],
  ])('like %s are answered as the contract says', async (_, method, path, headers, content, status) => {
    const { matchId, token } = await onTurn();
    const answer = await send(`/v1/matches/${matchId}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...headers },
      ...(content !== undefined && { body: content }),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    if (status !== 405) expect(answer.headers.get('Vary')).toContain('Authorization');
    if (status !== 405) expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).not.toContain(token);
  });

  it.each(['scopa.v1, TOKEN, TOKEN', 'TOKEN', 'TOKEN, scopa.v1', 'chat', 'scopa.v1,'])(
    'for a socket with the subprotocols %s open none',
    async (offered) => {
      const { matchId, token } = await onTurn();
      const headers = {
        Upgrade: 'websocket',
        'Sec-WebSocket-Protocol': offered.replaceAll('TOKEN', token),
      };
      const url = `https://scopa.example/v1/matches/${matchId}/socket`;
      expect((await exports.default.fetch(new Request(url, { headers }))).status).toBe(401);
    },
  );
});
