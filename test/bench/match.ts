/**
 * Live matches under load, over real sockets: many matches at human pace and more, as fast as they go beside the simplest
 * object that writes one row, thousands of idle sockets; and what a match costs at list prices.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import WebSocket from 'ws';
import { bundleWorker } from './bundle.ts';
import { percentile } from './load.ts';

const MATCHES = 200;
const PLAYS_PER_SECOND = 2;
const SECONDS = 20;
const P99_BAR = 20;
const SATURATION_BAR = 0.6;
const SATURATED_MATCHES = 64;
const SATURATION_MILLISECONDS = 1500;
const SATURATION_ROUNDS = 9;
const IDLE_SOCKETS = 2000;
/** The runtime lets an object sleep after ten seconds without a message. */
const SLEEP_SECONDS = 14;

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: await bundleWorker('matchWorker.ts'),
    compatibilityDate: '2026-11-01',
    cf: false,
    bindings: { ENVIRONMENT: 'development' },
    durableObjects: {
      MATCHES: { className: 'CountedMatch', useSQLite: true },
      NAIVE: { className: 'NaiveObject', useSQLite: true },
    },
  }),
);
const origin = await miniflare.ready;
const socketOrigin = origin.origin.replace(/^http/, 'ws');

interface Counts {
  readonly woken: number;
  readonly requests: number;
  readonly messages: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly alarmsSet: number;
}

async function post(path: string, body: unknown): Promise<Record<string, never>> {
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return JSON.parse(await response.text());
}

const counts = async (): Promise<Counts> =>
  JSON.parse(await (await fetch(new URL('/counts', origin))).text());

/** The fields read of a match. */
interface MatchNow {
  readonly status: string;
  readonly version: number;
  readonly view: {
    readonly turn?: number;
    readonly legalPlays?: readonly { readonly card: string; readonly captured: readonly string[] }[];
  };
}

interface Message {
  readonly kind: string;
  readonly id?: string;
  readonly match?: MatchNow;
  readonly problem?: { readonly code: string };
}

/** Opens a socket. Nothing is compressed: both sides of the load are this machine. */
function open(address: string, protocols: readonly string[] = []): Promise<WebSocket> {
  const socket = new WebSocket(address, [...protocols], { perMessageDeflate: false });
  return new Promise((ready, fail) => {
    socket.on('open', () => ready(socket));
    socket.on('error', fail);
  });
}

/** A match with two people who play by themselves, one play whenever they are told to. */
class LiveMatch {
  readonly latencies: number[] = [];
  readonly sockets: WebSocket[] = [];
  errors = 0;
  finished = false;
  /** The last message with a match, of each seat. */
  private readonly texts: (string | undefined)[] = [];
  private heard: () => void = () => undefined;
  private version = 1;
  private seat = 0;
  private pending: { id: string; since: number; done: () => void } | undefined;
  private plays = 0;

  async open(): Promise<this> {
    const rules = { variant: 'scopa', players: 2, target: 121 };
    const created = await post('/v1/matches', { rules, seats: [{ kind: 'human' }, { kind: 'vacant' }] });
    const { matchId } = created.match;
    const joined = await post(`/v1/matches/${matchId}/seats`, { invite: created.invite });
    for (const [seat, token] of [created.seatToken, joined.seatToken].entries()) {
      const address = `${socketOrigin}/v1/matches/${matchId}/socket`;
      const socket = await open(address, ['scopa.v1', token]);
      const greeted = new Promise<void>((heard) => {
        socket.on('message', (data) => {
          this.hear(seat, String(data));
          heard();
        });
      });
      socket.send(JSON.stringify({ kind: 'hello' }));
      await greeted;
      this.sockets.push(socket);
    }
    return this;
  }

  private hear(seat: number, text: string): void {
    if (text === 'pong') return;
    // A program reads what concerns it: the match when it is to play, and the answers to what it has said.
    if (text.startsWith('{"kind":"events"') || text.startsWith('{"kind":"snapshot"')) {
      this.texts[seat] = text;
      this.heard();
      return;
    }
    const message: Message = JSON.parse(text);
    if (message.kind === 'problem') this.errors++;
    const { pending } = this;
    if (!pending || message.id !== pending.id) return;
    this.latencies.push(performance.now() - pending.since);
    this.pending = undefined;
    pending.done();
  }

  private matchOf(seat: number): MatchNow | undefined {
    const text = this.texts[seat];
    if (text === undefined) return undefined;
    const { match }: Message = JSON.parse(text);
    return match;
  }

  /** One play of whoever is on turn, or the readiness of both; done when it is acknowledged. `since`: when it was due. */
  async act(since: number): Promise<void> {
    if (this.pending) return;
    const match = await this.newest();
    this.finished = match.status === 'finished';
    if (this.finished) return;
    if (match.status === 'between-rounds') {
      for (const seat of [0, 1]) await this.say(seat, since, { kind: 'ready' });
      this.version++;
      return;
    }
    const [play] = match.view.legalPlays ?? [];
    const { card, captured } = play;
    await this.say(match.view.turn ?? 0, since, {
      kind: 'play',
      version: match.version,
      play: { card, captured },
    });
    this.version++;
  }

  /** The match after all that was acknowledged, as the seat on turn sees it. */
  private async newest(): Promise<MatchNow> {
    for (;;) {
      for (const seat of [this.seat, 1 - this.seat]) {
        const match = this.matchOf(seat);
        if (!match || match.version < this.version) continue;
        this.seat = match.view.turn ?? seat;
        if (this.seat === seat) return match;
      }
      await new Promise<void>((heard) => {
        this.heard = heard;
      });
    }
  }

  private say(seat: number, since: number, message: object): Promise<void> {
    const id = `${this.plays++}`;
    return new Promise((done) => {
      this.pending = { id, since, done };
      this.sockets[seat].send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}

async function openMatches(count: number): Promise<LiveMatch[]> {
  const matches: LiveMatch[] = [];
  while (matches.length < count) {
    const some = Array.from({ length: Math.min(20, count - matches.length) }, () => new LiveMatch().open());
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

function report(name: string, figures: string, reached: boolean): void {
  console.log(`${name.padEnd(34)} ${figures}  ${reached ? 'reached' : 'MISSED'}`);
  if (!reached) process.exitCode = 1;
}

/** The process of the runtime: the only child of this one. */
const runtime = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  .trim()
  .split(' ')
  .at(-1);

/** Resident memory of the runtime, in megabytes. Read without another process, which would hold up the load. */
const runtimeMemory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${runtime}/status`, 'utf8'))?.[1]) / 1000;

/** Plays fall due at their own times, whether those before are answered or not. */
async function openLoop(): Promise<void> {
  const matches = await openMatches(MATCHES);
  const begin = performance.now();
  const interval = 1000 / PLAYS_PER_SECOND;
  const memory: number[] = [];
  const measuring = setInterval(() => memory.push(runtimeMemory()), 2000);
  await Promise.all(
    matches.map(async (match, i) => {
      const offset = (i / MATCHES) * interval;
      for (let play = 0; play < SECONDS * PLAYS_PER_SECOND; play++) {
        const due = begin + offset + play * interval;
        await wait(Math.max(0, due - performance.now()));
        await match.act(due);
      }
    }),
  );
  clearInterval(measuring);
  const latencies = matches.flatMap((match) => match.latencies);
  const errors = matches.reduce((sum, match) => sum + match.errors, 0);
  const figures = [0.5, 0.95, 0.99].map(
    (share) => `p${share * 100} ${percentile(latencies, share).toFixed(1)}`,
  );
  report(
    `${MATCHES} matches, ${PLAYS_PER_SECOND} plays/s each`,
    `${latencies.length} plays, ms: ${figures.join(', ')}, ${errors} errors (bar: p99 <= ${P99_BAR} ms, none)`,
    percentile(latencies, 0.99) <= P99_BAR && errors === 0,
  );
  console.log(
    `${''.padEnd(34)} memory of the runtime over time, MB: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`,
  );
  for (const match of matches) match.close();
}

/** Messages a second that naive objects acknowledge, each client waiting for its own. */
async function naiveRate(sockets: readonly WebSocket[], milliseconds: number): Promise<number> {
  const begin = performance.now();
  let answered = 0;
  const play = JSON.stringify({
    kind: 'play',
    id: '1',
    version: 1,
    play: { card: '7D', captured: ['3S', '4B'] },
  });
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - begin < milliseconds) {
        await new Promise((heard) => {
          socket.once('message', (data) => heard(JSON.parse(String(data))));
          socket.send(play);
        });
        answered++;
      }
    }),
  );
  return (1000 * answered) / (performance.now() - begin);
}

async function matchRate(matches: readonly LiveMatch[], milliseconds: number): Promise<number> {
  const begin = performance.now();
  const before = matches.reduce((sum, match) => sum + match.latencies.length, 0);
  await Promise.all(
    matches.map(async (match) => {
      while (performance.now() - begin < milliseconds && !match.finished) await match.act(performance.now());
    }),
  );
  const after = matches.reduce((sum, match) => sum + match.latencies.length, 0);
  return (1000 * (after - before)) / (performance.now() - begin);
}

async function saturation(): Promise<void> {
  const naive = await Promise.all(
    Array.from({ length: SATURATED_MATCHES }, () => open(`${socketOrigin}/naive`)),
  );
  const pairs: { naive: number; own: number }[] = [];
  for (let round = 0; round < SATURATION_ROUNDS; round++) {
    const matches = await openMatches(SATURATED_MATCHES);
    const simple = await naiveRate(naive, SATURATION_MILLISECONDS);
    pairs.push({ naive: simple, own: await matchRate(matches, SATURATION_MILLISECONDS) });
    for (const match of matches) match.close();
  }
  for (const socket of naive) socket.close();
  const warm = pairs.slice(1);
  const middle = (values: readonly number[]) => percentile(values, 0.5);
  const ratio = middle(warm.map((pair) => pair.own / pair.naive));
  const rate = (key: 'naive' | 'own') => Math.round(middle(warm.map((pair) => pair[key])));
  report(
    'as fast as they go',
    `${rate('own')} plays/s beside ${rate('naive')} of a naive object, ${ratio.toFixed(2)} × (bar: ${SATURATION_BAR} ×)`,
    ratio >= SATURATION_BAR,
  );
}

async function sleeping(): Promise<void> {
  const matches = await openMatches(IDLE_SOCKETS / 2);
  const before = await counts();
  await wait(SLEEP_SECONDS * 1000);
  for (const { sockets } of matches) sockets[0].send('ping');
  await wait(500);
  const pinged = await counts();
  await Promise.all(matches.map((match) => match.act(performance.now())));
  const after = await counts();
  const woken = after.woken - before.woken;
  report(
    `${IDLE_SOCKETS} idle sockets`,
    `${woken} of ${matches.length} objects had slept and woke to play; a ping woke ${pinged.woken - before.woken} (bar: all, none)`,
    woken >= matches.length && pinged.woken === before.woken,
  );
  for (const match of matches) match.close();
}

/** List prices in dollars for a million. */
const PRICES = {
  workerRequest: 0.3,
  objectRequest: 0.15,
  rowRead: 0.001,
  rowWritten: 1,
  gigabyteSecond: 12.5,
};
/** A message counts as a twentieth of a request. */
const MESSAGES_PER_REQUEST = 20;
/** An object has an eighth of a gigabyte, and is awake as long as people play at this pace. */
const GIGABYTES = 0.128;
const SECONDS_PER_PLAY = 5;

async function cost(): Promise<void> {
  const before = await counts();
  const [match] = await openMatches(1);
  for (let plays = 0; plays < 330; plays++) await match.act(performance.now());
  const after = await counts();
  match.close();
  const plays = match.latencies.length;
  const rowsWritten = after.rowsWritten - before.rowsWritten + (after.alarmsSet - before.alarmsSet);
  const rowsRead = after.rowsRead - before.rowsRead;
  const messages = after.messages - before.messages;
  const requests = 5;
  const parts = {
    requests: (requests * (PRICES.workerRequest + PRICES.objectRequest)) / 1e6,
    messages: (messages / MESSAGES_PER_REQUEST) * (PRICES.objectRequest / 1e6),
    rows: (rowsWritten * PRICES.rowWritten + rowsRead * PRICES.rowRead) / 1e6,
    awake: (plays * SECONDS_PER_PLAY * GIGABYTES * PRICES.gigabyteSecond) / 1e6,
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  console.log(
    `a match of ${plays} messages: ${rowsWritten} rows written (${(rowsWritten / plays).toFixed(2)} a message), ${rowsRead} read, ${requests} requests`,
  );
  const dollars = Object.entries(parts).map(([name, part]) => `${name} $${(1000 * part).toFixed(3)}`);
  console.log(`1,000 matches at list prices: $${(1000 * total).toFixed(2)} (${dollars.join(', ')})`);
  console.log(
    `a million matches a day: $${Math.round(1e6 * total)} a day; each is an object of its own, so nothing but the number of objects grows`,
  );
}

try {
  await openLoop();
  await saturation();
  await cost();
  await sleeping();
} finally {
  await miniflare.dispose();
}
process.exit();
