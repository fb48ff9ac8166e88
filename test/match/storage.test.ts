/** What is acknowledged is stored, once, whatever happens to the object that holds it. */
import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { firstPlay, openTable, step, type Table } from './service.ts';
import { undisturbedPlays } from './undisturbed.ts';
import { listen, objectOf, service } from './worker.ts';

const rules = { variant: 'scopa', players: 2, target: 3 };

/** Plays to the end and disturbs the object after every step; every acknowledged version must still be there. */
async function playDisturbed(table: Table, disturb: () => Promise<void>): Promise<void> {
  for (;;) {
    const match = await step(service, table);
    await disturb();
    const { body: again } = await service.get(table.matchId);
    expect([again.version, again.seq, again.status]).toEqual([match.version, match.seq, match.status]);
    if (again.status === 'finished') return;
  }
}

const recordedPlays = async ({ matchId }: Table) => {
  const { body: record } = await service.record(matchId);
  return {
    record,
    plays: record.rounds.map(({ plays }) => plays.map(({ card, captured }) => ({ card, captured }))),
  };
};

describe('a match whose object is disturbed after every step', () => {
  it('by eviction ends as if nothing had happened, and its sockets hear it all', async () => {
    const table = await openTable(service, { variant: 'scopone', players: 4, target: 11 }, [
      'human',
      'computer',
      'vacant',
      'computer',
    ]);
    const listener = await listen(table.matchId, table.tokens[0]);
    await playDisturbed(table, () => evictDurableObject(objectOf(table.matchId)));
    const { record, plays } = await recordedPlays(table);
    expect(plays).toEqual(undisturbedPlays(record, [undefined, 'normal', undefined, 'normal']));
    await listener.until(() => listener.match?.status === 'finished');
    const heard = listener.messages.flatMap((message) => (message.kind === 'events' ? message.events : []));
    const { events } = (await service.events(table.matchId)).body;
    expect(heard).toEqual(events.slice(-heard.length));
  });

  it('by an abort ends as if nothing had happened', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    await playDisturbed(table, () => abortAllDurableObjects());
    const { record, plays } = await recordedPlays(table);
    expect(plays).toEqual(undisturbedPlays(record, []));
  });
});

describe('a client that loses its socket', () => {
  it('gets what it missed by the number of the last entry that it has', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    const first = await listen(table.matchId, table.tokens[0]);
    await step(service, table);
    await first.until(() => first.match?.version === 2);
    const last = first.match?.seq ?? 0;
    first.socket.close(1000);
    for (let i = 0; i < 7; i++) await step(service, table);
    const second = await listen(table.matchId, table.tokens[0], last);
    const [message] = second.messages;
    const { events } = (await service.events(table.matchId)).body;
    expect(message).toMatchObject({ kind: 'events' });
    expect(message.kind === 'events' && message.events).toEqual(events.slice(last));
    const third = await listen(table.matchId, undefined, 99_999);
    expect(third.messages[0].kind).toBe('snapshot');
  });

  it('sends its plays again, in any order and as often as it likes, and each counts once', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    const said: object[] = [];
    for (let i = 0; i < 10; i++) {
      const { body: seen } = await service.get(table.matchId);
      const token = table.tokens[seen.view?.turn ?? 0];
      const { body: own } = await service.get(table.matchId, token);
      const listener = await listen(table.matchId, token);
      const message = { kind: 'play', id: `play ${i}`, version: own.version, play: firstPlay(own) };
      for (const old of [...said].reverse()) listener.say(old);
      listener.say(message);
      listener.say(message);
      for (const old of said) listener.say(old);
      said.push(message);
      await listener.answer(`play ${i}`);
      listener.socket.close(1000);
    }
    expect((await service.get(table.matchId)).body.version).toBe(11);
  });
});

describe('a match over a connection that loses, doubles and reorders messages', () => {
  it('ends as if every message had come once and in order', async () => {
    const table = await openTable(service, rules, ['human', 'vacant'], { entropy: '0123' });
    let random = 7;
    const chance = () => {
      random = (random * 1103515245 + 12345) % 2147483648;
      return random / 2147483648;
    };
    const sent: object[][] = [[], []];
    for (let n = 0; ; n++) {
      const { body: seen } = await service.get(table.matchId);
      if (seen.status === 'finished') break;
      const seats = seen.status === 'between-rounds' ? [0, 1] : [seen.view?.turn ?? 0];
      for (const seat of seats) {
        const token = table.tokens[seat];
        const { body: own } = await service.get(table.matchId, token);
        const id = `${n} of ${seat}`;
        const message =
          seen.status === 'between-rounds'
            ? { kind: 'ready', id }
            : { kind: 'play', id, version: own.version, play: firstPlay(own) };
        const listener = await listen(table.matchId, token, own.seq);
        // Lost on the way until it is sent once more; meanwhile older ones arrive late, and this one twice.
        for (let lost = true; lost; ) {
          lost = chance() < 0.4;
          const late = sent[seat].filter(() => chance() < 0.1);
          const arriving = [
            ...late,
            ...(lost ? [] : [message]),
            ...(!lost && chance() < 0.5 ? [message] : []),
          ];
          for (const one of arriving.sort(() => chance() - 0.5)) listener.say(one);
        }
        sent[seat].push(message);
        expect(await listener.answer(id)).toMatchObject({ kind: 'accepted' });
        listener.socket.close(1000);
      }
    }
    const { record, plays } = await recordedPlays(table);
    expect(plays).toEqual(undisturbedPlays(record, []));
    const made = sent.flat().filter((message) => Reflect.get(message, 'kind') === 'play');
    expect(record.rounds.flatMap((round) => round.plays)).toHaveLength(made.length);
  });
});

describe('the storage of a match', () => {
  it('has one row for each deal and play', async () => {
    const table = await openTable(service, rules, ['human', 'vacant']);
    for (let i = 0; i < 20; i++) await step(service, table);
    const { body: match } = await service.get(table.matchId);
    const rows = await runInDurableObject(objectOf(table.matchId), (_, { storage }) =>
      storage.sql.exec('SELECT version, kind, body FROM step ORDER BY version').toArray(),
    );
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    expect(rows).toHaveLength(match.version);
    const indexes = await runInDurableObject(objectOf(table.matchId), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'step'").toArray(),
    );
    expect(indexes).toEqual([]);
  });
});
