/** The process is killed at random moments of many matches: what was acknowledged stays, and nothing happens twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstPlay, type MatchService, openTable, type Table } from '../service.ts';
import { undisturbedPlays } from '../undisturbed.ts';
import { ServedProcess } from './process.ts';

const MATCHES = 50;
const KILLS = 6;
/** A fast machine may be through with all matches before the last ones. */
const KILLS_IN_PLAY = 3;

/** A play that was answered, and so must be there. */
interface Acknowledged {
  readonly version: number;
  readonly card: string;
}

let served: ServedProcess;
let storage: string;

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  storage = await mkdtemp(join(tmpdir(), 'scopa-kill-'));
  served = new ServedProcess(await freePort(), storage);
  await served.start();
}, 60_000);

afterAll(async () => {
  await served.kill();
  await rm(storage, { recursive: true, force: true });
});

/** Asks until there is an answer: the service may just be dead. */
async function persist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 600) throw error;
      await wait(50);
    }
  }
}

/** Plays a match to its end; each play has a key of its own, with which it is sent again until it is answered. */
async function play(service: MatchService, { matchId, tokens }: Table): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let { body: seen } = await persist(() => service.get(matchId));
  for (let n = 0; seen.status !== 'finished'; n++) {
    if (seen.status === 'between-rounds') {
      for (const token of tokens) if (token) await persist(() => service.ready(matchId, token));
      ({ body: seen } = await persist(() => service.get(matchId)));
      continue;
    }
    const token = tokens[seen.view?.turn ?? 0] ?? '';
    const { body: own } = await persist(() => service.get(matchId, token));
    const wanted = firstPlay(own);
    const reply = await persist(() => service.play(matchId, token, own.version, wanted, `${n}`));
    expect([reply.status, reply.text]).toEqual([200, reply.text]);
    acknowledged.push({ version: own.version + 1, card: wanted.card });
    seen = reply.body.match;
    // Long enough for the process to be killed in the middle, however fast the machine is.
    await wait(150);
  }
  return acknowledged;
}

it(`loses no acknowledged play of ${MATCHES} matches and makes none twice when it is killed again and again`, async () => {
  const service = served.client();
  const kinds = ['human', 'vacant', 'computer'];
  const tables = await Promise.all(
    Array.from({ length: MATCHES }, () =>
      openTable(service, { variant: 'scopa', players: 3, target: 1 }, kinds),
    ),
  );
  let playing = true;
  const killing = (async () => {
    let kills = 0;
    while (playing && kills < KILLS) {
      await wait(300 + Math.random() * 900);
      await served.kill();
      kills++;
      await served.start();
    }
    return kills;
  })();
  const all = await Promise.all(tables.map((table) => play(service, table)));
  playing = false;
  expect(await killing).toBeGreaterThanOrEqual(KILLS_IN_PLAY);

  for (const [i, { matchId }] of tables.entries()) {
    const { body: record } = await persist(() => service.record(matchId));
    const steps = record.rounds.flatMap(({ plays }) => [undefined, ...plays]);
    for (const { version, card } of all[i]) expect(steps[version - 1]).toMatchObject({ card, by: 'person' });
    const people = steps.filter((step) => step?.by === 'person');
    expect(people).toHaveLength(all[i].length);
    const plays = record.rounds.map((round) => round.plays.map(({ card, captured }) => ({ card, captured })));
    expect(plays).toEqual(undisturbedPlays(record, [undefined, undefined, 'normal']));
  }
});
