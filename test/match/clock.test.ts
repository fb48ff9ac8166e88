/** The turn clock, and how long matches are kept. The time of the objects is the test's. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPlay, openTable, playToEnd, step, type Table, tokenOnTurn } from './service.ts';
import { listen, objectOf, service } from './worker.ts';

const rules = { variant: 'scopa', players: 2, target: 1 };
const clock = { clock: { secondsPerPlay: 30 } };
const DAY = 86_400_000;

let now = 0;
beforeEach(() => {
  now = Date.UTC(2030, 0, 1);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const ring = ({ matchId }: Pick<Table, 'matchId'>): Promise<boolean> =>
  runDurableObjectAlarm(objectOf(matchId));
const alarmOf = ({ matchId }: Pick<Table, 'matchId'>): Promise<number | null> =>
  runInDurableObject(objectOf(matchId), (_, { storage }) => storage.getAlarm());
const look = async ({ matchId }: Table) => (await service.get(matchId)).body;

describe('the clock', () => {
  it('tells the deadline of the seat on turn', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    expect((await look(table)).deadline).toBe(new Date(now + 30_000).toISOString());
    now += 7_000;
    expect((await step(service, table)).deadline).toBe(new Date(now + 30_000).toISOString());
  });

  it('is not there when nobody agreed on one', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    expect((await look(table)).deadline).toBeUndefined();
  });

  it('plays for a seat that lets it pass, and says so in the record', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const watching = await listen(table.matchId);
    const before = await look(table);
    now += 30_000;
    await ring(table);
    await watching.until(() => watching.match?.version === before.version + 1);
    await playToEnd(service, table);
    const { body: record } = await service.record(table.matchId);
    expect(record.rounds[0].plays.map(({ by }) => by)).toEqual(
      record.rounds[0].plays.map((_, i) => (i === 0 ? 'clock' : 'person')),
    );
  });

  it('gives a seat that it has played for three times in a row to the computer, until it is taken back', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const kinds = async () => (await look(table)).seats.map(({ kind }) => kind);
    for (let i = 0; i < 6; i++) {
      now += 30_000;
      await ring(table);
    }
    expect(await kinds()).toEqual(['human', 'human']);
    const { version } = await look(table);
    for (let i = 0; i < 2; i++) {
      now += 30_000;
      await ring(table);
    }
    expect(await kinds()).toEqual(['computer', 'computer']);
    now += 30_000;
    await ring(table);
    const stopped = await look(table);
    expect(stopped.version - version).toBeLessThanOrEqual(1);
    const back = await service.reclaim(table.matchId, table.tokens[0] ?? '', 0);
    expect(back.body.match.status).toBe('playing');
    expect(back.body.match.view?.turn).toBe(0);
  });

  it('that rings early does nothing, and that rings twice plays once', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const { version } = await look(table);
    now += 29_999;
    await ring(table);
    expect((await look(table)).version).toBe(version);
    now += 1;
    await ring(table);
    await ring(table);
    expect((await look(table)).version).toBe(version + 1);
  });

  it('does not count beside a play of the last moment', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const { version } = await look(table);
    now += 29_999;
    await step(service, table);
    now += 1;
    await ring(table);
    expect((await look(table)).version).toBe(version + 1);
  });

  it('counts alone when the play comes too late, also before the alarm has rung', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const seen = await look(table);
    const token = tokenOnTurn(table, seen);
    const { body: own } = await service.get(table.matchId, token);
    now += 30_000;
    const late = await service.play(table.matchId, token, own.version, firstPlay(own));
    expect([late.status, late.code]).toEqual([412, 'stale-version']);
    await ring(table);
    expect((await look(table)).version).toBe(seen.version + 1);
  });

  it('and a play at the same moment: exactly one of them counts', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    for (let turn = 0; turn < 5; turn++) {
      const seen = await look(table);
      const token = tokenOnTurn(table, seen);
      const { body: own } = await service.get(table.matchId, token);
      now += 29_990 + 2 * turn;
      const racing = [
        ring(table),
        service.play(table.matchId, token, own.version, firstPlay(own)),
        ring(table),
      ];
      now += 10;
      await Promise.all(racing);
      expect((await look(table)).version).toBe(seen.version + 1);
    }
  });

  it('is not set anew for each play', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], clock);
    const first = await alarmOf(table);
    for (let play = 0; play < 5; play++) {
      now += 1_000;
      await step(service, table);
      expect(await alarmOf(table)).toBe(first);
    }
  });

  it('deals the next round when somebody is not ready in time', async () => {
    const table = await openTable(service, { ...rules, target: 21 }, ['human', 'vacant'], clock);
    while ((await look(table)).status === 'playing') await step(service, table);
    const between = await look(table);
    expect(between.deadline).toBe(new Date(now + 90_000).toISOString());
    now += 90_000;
    await ring(table);
    expect(await look(table)).toMatchObject({ status: 'playing', version: between.version + 1 });
  });

  it('hurries nobody while no person sits at the table', async () => {
    const table = await openTable(service, rules, ['human', 'computer'], clock);
    const [token = ''] = table.tokens;
    const { body: left } = await service.leave(table.matchId, token, 0);
    expect(left.match.deadline).toBeUndefined();
    now += 3_600_000;
    await ring(table);
    expect((await look(table)).version).toBe(left.match.version);
    const { body: back } = await service.reclaim(table.matchId, token, 0);
    expect(back.match.deadline).toBe(new Date(now + 30_000).toISOString());
  });
});

describe('a person who is away', () => {
  it('can be replaced when the match has waited two minutes', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    const seen = await look(table);
    const away = seen.view?.turn ?? 0;
    const there = table.tokens[1 - away] ?? '';
    now += 119_000;
    expect((await service.setSeat(table.matchId, there, away, 'easy')).status).toBe(409);
    now += 1_000;
    const { body } = await service.setSeat(table.matchId, there, away, 'easy');
    expect(body.match.seats[away]).toMatchObject({ kind: 'computer', level: 'normal' });
    expect(body.match.version).toBe(seen.version + 1);
    expect((await service.reclaim(table.matchId, table.tokens[away] ?? '', away)).status).toBe(200);
  });
});

describe('a finished match', () => {
  it('becomes one record after an hour, says the same as before, and is deleted after a month', async () => {
    const table = await openTable(service, { ...rules, target: 5 }, ['human', 'vacant'], { entropy: 'ab' });
    await playToEnd(service, table);
    const { matchId, tokens } = table;
    const say = async () => [
      (await service.get(matchId, tokens[0])).text,
      (await service.get(matchId)).text,
      (await service.events(matchId)).text,
      (await service.events(matchId, '?after=20&limit=7')).text,
      (await service.record(matchId)).text,
    ];
    const before = await say();
    now += 3_599_000;
    await ring(table);
    expect(await rowsOf(matchId)).toBeGreaterThan(30);
    now += 1_000;
    await ring(table);
    expect(await rowsOf(matchId)).toBe(0);
    expect(await say()).toEqual(before);
    const rematch = await service.rematch(matchId, tokens[1] ?? '');
    expect(rematch.status).toBe(201);
    now += 31 * DAY;
    await ring(table);
    const gone = await service.get(matchId);
    expect([gone.status, gone.code]).toEqual([404, 'unknown-match']);
    expect(await alarmOf(table)).toBeNull();
  });
});

describe('an abandoned match', () => {
  it('is deleted a week after the last thing that happened', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    now += 6 * DAY;
    await step(service, table);
    now += 2 * DAY;
    await ring(table);
    expect((await look(table)).status).toBe('playing');
    now += 5 * DAY;
    await ring(table);
    expect((await service.get(table.matchId)).status).toBe(404);
  });
});

async function rowsOf(matchId: string): Promise<number> {
  return runInDurableObject(
    objectOf(matchId),
    (_, { storage }) => storage.sql.exec('SELECT version FROM step').toArray().length,
  );
}
