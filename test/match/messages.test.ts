/** What really goes over the socket of a match, held against the document that describes it. */
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { clientMessages, serverMessages } from '../../api/schemas/socketMessages.ts';
import text from '../../openapi/asyncapi.yaml?raw';
import { DocumentedSchemas } from '../support/documented.ts';
import { at, type Json, listAt } from '../support/json.ts';
import { firstPlay, openTable, type Table } from './service.ts';
import { Listener, openSocket, service } from './worker.ts';

const document: Json = parse(text);
const schemas = new DocumentedSchemas(document);
const rules = { variant: 'scopa', players: 2 };

const operations = Object.values<Json>(Object(at(document, '/operations')));
const messageNames = (list: readonly Json[]): readonly string[] =>
  list.map((message) => String(at(message, '/$ref')).replace('#/channels/match/messages/', ''));

/** Which messages go in which direction, by the operations of the document. */
const directions = {
  client: new Set(
    operations
      .filter((operation) => at(operation, '/action') === 'receive')
      .flatMap((operation) => messageNames(listAt(operation, '/messages'))),
  ),
  server: new Set(
    operations.flatMap((operation) =>
      messageNames(listAt(operation, at(operation, '/action') === 'send' ? '/messages' : '/reply/messages')),
    ),
  ),
};

const seen = new Set<string>();

const isText = (message: string): boolean => message === 'ping' || message === 'pong';

/** What is wrong with a message, in one direction. */
function faults(direction: keyof typeof directions, message: string): readonly string[] {
  const payload: Json = isText(message) ? message : JSON.parse(message);
  const name = isText(message) ? message : String(at(payload, '/kind'));
  if (!directions[direction].has(name)) return [`The ${direction} does not send ${name}.`];
  const described = at(document, `/components/messages/${name}/payload`);
  const reference = at(described, '/$ref');
  if (reference !== undefined) return schemas.faults(String(reference), payload);
  return listAt(described, '/enum').includes(payload) ? [] : [`${message} is not described.`];
}

/** A socket that keeps to the document, and whose other end has to do so too. */
class Party {
  readonly listener: Listener;
  private ids = 0;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  static async open(matchId: string, token?: string): Promise<Party> {
    const { webSocket } = await openSocket(matchId, token);
    if (!webSocket) throw new Error('The socket was refused.');
    return new Party(new Listener(webSocket));
  }

  /** A message that the document describes. */
  say(message: string | object): void {
    const said = typeof message === 'string' ? message : JSON.stringify(message);
    expect(faults('client', said)).toEqual([]);
    seen.add(typeof message === 'string' ? message : String(at(message, '/kind')));
    this.listener.socket.send(said);
  }

  /** Another message with an id, and its answer. */
  async ask(message: object): Promise<Json> {
    this.ids += 1;
    const id = `id ${this.ids}`;
    this.say({ ...message, id });
    return this.listener.answer(id);
  }

  async ping(): Promise<void> {
    const ponged = new Promise<void>((resolve) => {
      this.listener.socket.addEventListener('message', ({ data }) => {
        if (data === 'pong') resolve();
      });
    });
    this.say('ping');
    await ponged;
  }

  async hello(lastSeq?: number): Promise<void> {
    this.say({ kind: 'hello', ...(lastSeq !== undefined && { lastSeq }) });
    await this.listener.until(() => this.listener.match !== undefined);
  }

  /** Something that the document does not describe, and the problem that it is. */
  async blunder(message: string): Promise<Json> {
    const before = this.listener.messages.length;
    this.listener.socket.send(message);
    const problem = () => this.listener.messages.slice(before).find(({ kind }) => kind === 'problem');
    await this.listener.until(() => problem() !== undefined);
    return problem();
  }

  /** Holds all that was heard against the document. */
  check(): void {
    for (const message of this.listener.heard) {
      expect(faults('server', message), message).toEqual([]);
      seen.add(isText(message) ? message : String(at(JSON.parse(message), '/kind')));
    }
  }
}

interface Company extends Table {
  readonly seats: readonly Party[];
  readonly spectator: Party;
}

const companies: Company[] = [];

/** Two people and a spectator, all listening. */
async function company(): Promise<Company> {
  const table = await openTable(service, rules, ['human', 'vacant']);
  const seats = await Promise.all(table.tokens.map((token) => Party.open(table.matchId, token)));
  const spectator = await Party.open(table.matchId);
  for (const party of [...seats, spectator]) await party.hello();
  const all = { ...table, seats, spectator };
  companies.push(all);
  return all;
}

const version = ({ listener: { match } }: Party): number => match?.version ?? 0;

/** Waits until a party has seen the match go beyond a version. */
const beyond = (party: Party, known: number) => party.listener.until(() => version(party) > known);

/** The seat on turn plays, and everybody sees it. Its party, and the answer. */
async function play({ seats, spectator }: Company): Promise<readonly [Party, Json]> {
  const turn = spectator.listener.match?.view?.turn ?? 0;
  const party = seats[turn];
  const { match } = party.listener;
  if (!match) throw new Error('Nothing was heard.');
  const answer = await party.ask({ kind: 'play', version: match.version, play: firstPlay(match) });
  for (const other of [...seats, spectator]) await beyond(other, match.version);
  return [party, answer];
}

const codeOf = (message: Json): Json => at(message, '/problem/code');

describe('the examples of the document', () => {
  it('are as it says', () => {
    const messages = Object.entries<Json>(Object(at(document, '/components/messages')));
    expect(messages.length).toBeGreaterThan(9);
    for (const [name, message] of messages) {
      const payload = at(message, '/examples/0/payload');
      const direction = directions.client.has(name) ? 'client' : 'server';
      expect(faults(direction, typeof payload === 'string' ? payload : JSON.stringify(payload))).toEqual([]);
    }
  });

  it('are of every message that the service knows', () => {
    const { ping, pong, ...known } = Object(at(document, '/channels/match/messages'));
    expect([ping, pong]).not.toContain(undefined);
    expect(Object.keys(known).sort()).toEqual(
      [...Object.keys(clientMessages), ...Object.keys(serverMessages)].sort(),
    );
  });
});

describe('everything that is said is as the document says', () => {
  afterAll(() => {
    for (const { seats, spectator } of companies) for (const party of [...seats, spectator]) party.check();
    expect([...seen].sort()).toEqual([...directions.client, ...directions.server].sort());
  });

  it('while a round is played, everybody is ready, and somebody leaves', async () => {
    const table = await company();
    const { seats, spectator } = table;
    const status = () => spectator.listener.match?.status;
    while (status() === 'playing') {
      const [, answer] = await play(table);
      expect(at(answer, '/kind')).toBe('accepted');
    }
    expect(status()).toBe('between-rounds');
    const [anna, bruno] = seats;
    const over = version(anna);
    expect(at(await anna.ask({ kind: 'ready', entropy: 'ab12' }), '/kind')).toBe('accepted');
    expect(at(await bruno.ask({ kind: 'ready' }), '/kind')).toBe('accepted');
    for (const party of [...seats, spectator]) await beyond(party, over);
    expect(status()).toBe('playing');
    expect(at(await bruno.ask({ kind: 'leave' }), '/kind')).toBe('accepted');
    const kindOfSeat = () => spectator.listener.messages.findLast(({ kind }) => kind === 'seats');
    await spectator.listener.until(() => at(kindOfSeat(), '/seats/1/kind') === 'computer');
  });

  it('after a broken connection', async () => {
    const table = await company();
    const [anna] = table.seats;
    const lastSeq = anna.listener.match?.seq ?? 0;
    await play(table);
    await play(table);
    const again = await Party.open(table.matchId, table.tokens[0]);
    await again.hello(lastSeq);
    await again.ping();
    again.check();
    const missed = again.listener.messages.flatMap((message) =>
      message.kind === 'events' ? message.events.map(({ seq }) => seq) : [],
    );
    const { seq = 0 } = again.listener.match ?? {};
    expect(seq).toBeGreaterThan(lastSeq + 1);
    expect(missed).toEqual(Array.from({ length: seq - lastSeq }, (_, i) => lastSeq + 1 + i));
  });

  it('when something is the matter', async () => {
    const table = await company();
    const { seats, spectator } = table;
    const turn = spectator.listener.match?.view?.turn ?? 0;
    const [own, other] = [seats[turn], seats[1 - turn]];
    const { match } = own.listener;
    if (!match) throw new Error('Nothing was heard.');
    const wanted = { kind: 'play', version: match.version, play: firstPlay(match) };
    const foreign = match.view?.table[0] ?? '';
    expect(codeOf(await spectator.ask(wanted))).toBe('unauthorized');
    expect(codeOf(await other.ask(wanted))).toBe('not-your-turn');
    expect(codeOf(await own.ask({ ...wanted, version: match.version + 1 }))).toBe('stale-version');
    const illegal = await own.ask({ ...wanted, play: { card: foreign } });
    expect(codeOf(illegal)).toBe('illegal-play');
    expect(listAt(illegal, '/problem/legalPlays').length).toBeGreaterThan(0);
    expect(codeOf(await own.ask({ kind: 'ready' }))).toBe('round-not-over');
  });

  it('when nothing of the document is said', async () => {
    const { seats } = await company();
    const [anna] = seats;
    const known = { kind: 'play', id: 'x', version: 1, play: { card: '7D' } };
    const blunders: readonly (readonly [message: string, code: string])[] = [
      ['{', 'malformed-json'],
      ['PING', 'malformed-json'],
      ['"hello"', 'invalid-request'],
      [JSON.stringify({ kind: 'goodbye' }), 'invalid-request'],
      [JSON.stringify({ ...known, version: 'one' }), 'invalid-request'],
      [JSON.stringify({ ...known, more: 1 }), 'invalid-request'],
      [JSON.stringify({ ...known, id: '' }), 'invalid-request'],
      [JSON.stringify({ kind: 'play', id: 'x', version: 1 }), 'invalid-request'],
      [JSON.stringify({ kind: 'ready', id: 'x', entropy: 'abc' }), 'invalid-request'],
      [JSON.stringify({ kind: 'hello', lastSeq: -1 }), 'invalid-request'],
    ];
    for (const [message, code] of blunders) {
      expect(codeOf(await anna.blunder(message)), message).toBe(code);
      if (code === 'invalid-request') expect(faults('client', message), message).not.toEqual([]);
    }
  });
});

describe('a socket is closed', () => {
  const description = String(at(document, '/info/description'));
  const closed = async (message: string | Uint8Array<ArrayBuffer>) => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const { listener } = await Party.open(matchId, tokens[0]);
    listener.socket.send(message);
    await listener.until(() => listener.closed !== undefined || listener.heard.length > 0);
    return listener.closed;
  };

  it('with 1003 after bytes', async () => {
    expect(await closed(new Uint8Array([1, 2]))).toBe(1003);
    expect(description).toContain('with 1003 after a message that is not text');
  });

  it('with 1009 after a message that is longer than the document says', async () => {
    const longest = Number(/at most (\d+) UTF-16 units/.exec(description)?.[1]);
    expect(await closed(' '.repeat(longest + 1))).toBe(1009);
    expect(await closed(' '.repeat(longest))).toBeUndefined();
    expect(description).toContain('with 1009 after one that is too long');
  });
});
