/** Who sits where, by which secret. */
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../api/match/tokens.ts';
import { firstPlay, openTable, playToEnd, step } from './service.ts';
import { listen, objectOf, openSocket, service } from './worker.ts';

const rules = { variant: 'scopa', players: 2, target: 1 };
const two = { rules, seats: [{ kind: 'human', name: 'Anna' }, { kind: 'vacant' }] };

describe('creating', () => {
  it('gives the seat, its token and the invitation, and says where the match is', async () => {
    const { status, body, headers } = await service.create(two);
    expect(status).toBe(201);
    expect(body.seat).toBe(0);
    expect(body.seatToken).toMatch(/^[\w-]{43}$/);
    expect(body.invite).toMatch(/^[\w-]{43}$/);
    expect(headers.get('Location')).toBe(`/v1/matches/${body.match.matchId}`);
    expect(body.match).toMatchObject({ status: 'waiting', version: 0, seq: 0 });
    expect(body.match.view).toBeUndefined();
  });

  it.each([
    ['no person', [{ kind: 'computer' }, { kind: 'vacant' }]],
    ['two people', [{ kind: 'human' }, { kind: 'human' }]],
    ['a seat too few', [{ kind: 'human' }]],
    ['a kind that there is not', [{ kind: 'human' }, { kind: 'ghost' }]],
  ])('is refused with %s', async (_, seats) => {
    const { status, code } = await service.create({ rules, seats });
    expect([status, code]).toEqual([400, 'invalid-request']);
  });

  it('twice with one key makes one match and gives one token', async () => {
    const first = await service.create(two, 'create once');
    const second = await service.create(two, 'create once');
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    const other = await service.create({ ...two, entropy: 'ff' }, 'create once');
    expect([other.status, other.code]).toEqual([422, 'key-reused']);
  });

  it('with a computer alone begins at once', async () => {
    const { body } = await service.create({
      rules,
      seats: [{ kind: 'computer', level: 'easy' }, { kind: 'human' }],
    });
    expect(body.match.status).toBe('playing');
    expect(body.match.view?.turn).toBe(1);
  });
});

describe('joining', () => {
  it('takes a vacant seat and begins the match', async () => {
    const { body: created } = await service.create(two);
    const { matchId } = created.match;
    const joined = await service.join(matchId, { invite: created.invite, name: 'Bruno' });
    expect(joined.status).toBe(201);
    expect(joined.body.match).toMatchObject({ status: 'playing', version: 1 });
    expect(joined.body.match.seats.map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
    expect(joined.body.match.view?.viewer).toBe(1);
  });

  it('is refused with another invitation, a used one, and for a taken seat', async () => {
    const { body: created } = await service.create(two);
    const { matchId } = created.match;
    const forged = await service.join(matchId, { invite: 'A'.repeat(43) });
    expect([forged.status, forged.code]).toEqual([403, 'forbidden']);
    const taken = await service.join(matchId, { invite: created.invite, seat: 0 });
    expect([taken.status, taken.code]).toEqual([409, 'seat-taken']);
    const beyond = await service.join(matchId, { invite: created.invite, seat: 5 });
    expect([beyond.status, beyond.code]).toEqual([422, 'invalid-state']);
    await service.join(matchId, { invite: created.invite });
    const again = await service.join(matchId, { invite: created.invite });
    expect([again.status, again.code]).toEqual([409, 'seat-taken']);
  });

  it('twice with one key takes one seat', async () => {
    const created = await service.create({
      rules: { variant: 'scopa', players: 3 },
      seats: [{ kind: 'human' }, { kind: 'vacant' }, { kind: 'vacant' }],
    });
    const { match, invite } = created.body;
    const first = await service.join(match.matchId, { invite }, 'join once');
    const second = await service.join(match.matchId, { invite }, 'join once');
    expect(second.text).toBe(first.text);
    expect(
      (await service.get(match.matchId)).body.seats.filter(({ kind }) => kind === 'vacant'),
    ).toHaveLength(1);
  });
});

describe('a match that there is not', () => {
  it.each(['nonsense', 'f'.repeat(64), '%00', '..', `${'a'.repeat(300)}`])(
    'answers 404 for %s',
    async (id) => {
      for (const reply of [
        await service.get(encodeURIComponent(id)),
        await service.record(encodeURIComponent(id)),
      ]) {
        expect(reply.status).toBe(404);
      }
    },
  );

  it('stores nothing for an id that was never used', async () => {
    const { env } = await import('cloudflare:workers');
    const id = env.MATCHES.newUniqueId().toString();
    const { status, code } = await service.get(id);
    expect([status, code]).toEqual([404, 'unknown-match']);
    const size = await runInDurableObject(objectOf(id), (_, state) => state.storage.sql.databaseSize);
    expect(size).toBeLessThanOrEqual(4096);
  });
});

describe('tokens', () => {
  it('are not in the storage, and neither is the invitation', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    await playToEnd(service, table);
    const stored = await runInDurableObject(objectOf(table.matchId), (_, { storage }) =>
      ['match', 'step', 'receipt']
        .map((name) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${name}`).toArray()))
        .join(),
    );
    for (const token of table.tokens) {
      expect(stored).not.toContain(token);
      expect(stored).toContain(hashOf(token ?? ''));
    }
    expect(stored).not.toContain(table.invite);
  });

  it('of a request with a key are not in the storage either', async () => {
    const { body } = await service.create(two, 'keyed');
    const stored = await runInDurableObject(objectOf(body.match.matchId), (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT * FROM receipt').toArray()),
    );
    expect(stored).toContain(body.match.matchId);
    expect(stored).not.toContain(body.seatToken);
    expect(stored).not.toContain(body.invite);
  });

  it('in a URL are worth nothing', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    const { body } = await service.get(`${table.matchId}?token=${table.tokens[0]}`);
    expect(body.view?.viewer).toBeUndefined();
  });

  it('of another seat cannot leave or reclaim it', async () => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    for (const reply of [
      await service.leave(matchId, tokens[0] ?? '', 1),
      await service.reclaim(matchId, tokens[0] ?? '', 1),
    ]) {
      expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    }
    const beyond = await service.leave(matchId, tokens[0] ?? '', 9);
    expect(beyond.status).toBe(404);
  });

  it('that are wrong open no socket', async () => {
    const { matchId } = await openTable(service, rules, ['human', 'vacant']);
    expect((await openSocket(matchId, 'B'.repeat(43))).status).toBe(401);
    const plain = await service.request('GET', `/v1/matches/${matchId}/socket`);
    expect([plain.status, plain.code]).toEqual([426, 'upgrade-required']);
  });
});

describe('leaving', () => {
  it('lets the computer play on, and the token takes the seat back', async () => {
    const { matchId, tokens } = await openTable(service, { variant: 'scopa', players: 2 }, [
      'human',
      'vacant',
    ]);
    const [own = '', other = ''] = tokens;
    const left = await service.leave(matchId, own, 0);
    expect(left.body.match.seats[0]).toMatchObject({ kind: 'computer', level: 'normal' });
    expect(left.body.match.view?.turn).toBe(1);
    const { body: now } = await service.get(matchId, other);
    const { body: played } = await service.play(matchId, other, now.version, firstPlay(now));
    expect(played.match.version).toBe(now.version + 2);
    const refused = await service.play(matchId, own, played.match.version, { card: 'AD' });
    expect([refused.status, refused.code]).toEqual([409, 'seat-taken']);
    const back = await service.reclaim(matchId, own, 0);
    expect(back.body.match.seats[0].kind).toBe('human');
    expect((await service.reclaim(matchId, own, 0)).status).toBe(200);
  });

  it('while the match is waiting makes the seat vacant', async () => {
    const { body } = await service.create(two);
    const left = await service.leave(body.match.matchId, body.seatToken, 0);
    expect(left.body.match.seats[0].kind).toBe('vacant');
    const joined = await service.join(body.match.matchId, { invite: body.invite });
    expect(joined.body.seat).toBe(0);
    const old = await service.get(body.match.matchId, body.seatToken);
    expect([old.status, old.code]).toEqual([401, 'unauthorized']);
  });

  it('of the last person stops the match until somebody comes back', async () => {
    const { matchId, tokens } = await openTable(service, { variant: 'scopa', players: 2 }, [
      'human',
      'computer',
    ]);
    const [token = ''] = tokens;
    const { body: before } = await service.get(matchId, token);
    const left = await service.leave(matchId, token, 0);
    expect(left.body.match.version).toBe(before.version);
    expect((await service.reclaim(matchId, token, 0)).body.match.version).toBe(before.version);
  });
});

describe('giving a seat to the computer', () => {
  it('fills a vacant seat and begins the match', async () => {
    const { body } = await service.create(two);
    const given = await service.setSeat(body.match.matchId, body.seatToken, 1, 'hard');
    expect(given.body.match.seats[1]).toMatchObject({ kind: 'computer', level: 'hard' });
    expect(given.body.match.status).toBe('playing');
  });

  it('is refused while the person is there', async () => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const reply = await service.setSeat(matchId, tokens[0] ?? '', 1, 'easy');
    expect([reply.status, reply.code]).toEqual([409, 'seat-taken']);
  });
});

describe('presence', () => {
  it('is told when somebody comes and goes', async () => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const watching = await listen(matchId);
    const sitting = await listen(matchId, tokens[1]);
    const connected = () => {
      const told = watching.messages.filter((message) => message.kind === 'seats').at(-1);
      return told?.kind === 'seats' ? told.seats.map((seat) => seat.connected) : [];
    };
    await watching.until(() => connected()[1] === true);
    expect((await service.get(matchId)).body.seats.map((seat) => seat.connected)).toEqual([false, true]);
    sitting.socket.close(1000);
    await watching.until(() => connected()[1] === false);
  });
});

describe('a rematch', () => {
  it('has the same people by the same tokens, and the first dealer moves on', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    const [own = '', other = ''] = table.tokens;
    const early = await service.rematch(table.matchId, own);
    expect([early.status, early.code]).toEqual([409, 'round-not-over']);
    await playToEnd(service, table);
    const watching = await listen(table.matchId);
    const first = await service.rematch(table.matchId, own);
    expect(first.status).toBe(201);
    const { matchId } = first.body.match;
    await watching.until(() => watching.match?.rematchId === matchId);
    const second = await service.rematch(table.matchId, other);
    expect(second.body.match.matchId).toBe(matchId);
    expect(first.body.match.view?.dealer).toBe(
      1 - ((await service.record(table.matchId)).body.rounds[0].dealer ?? 0),
    );
    const rematch = { ...table, matchId };
    expect((await step(service, rematch)).version).toBeGreaterThan(1);
    const stranger = await openTable(service, rules, ['human', 'vacant']);
    expect((await service.rematch(table.matchId, stranger.tokens[0] ?? '')).status).toBe(401);
  });
});

describe('names', () => {
  it.each(['line\nbreak', 'turned \u202e around', 'zero \u200b width', 'x'.repeat(41)])(
    'like %j are refused',
    async (name) => {
      const { status, code } = await service.create({
        rules,
        seats: [{ kind: 'human', name }, { kind: 'vacant' }],
      });
      expect([status, code]).toEqual([400, 'invalid-request']);
    },
  );
});
