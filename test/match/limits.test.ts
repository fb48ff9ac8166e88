/** How much one party may ask: exact, because all of a match happens in one place. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BURST, MESSAGE_LENGTH, PER_SECOND, SOCKETS_PER_SEAT, SPECTATORS } from '../../api/match/limits.ts';
import { openTable } from './service.ts';
import { type Listener, listen, openSocket, service } from './worker.ts';

const rules = { variant: 'scopa', players: 2 };
let now = Date.UTC(2030, 0, 1);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const problems = (listener: Listener) =>
  listener.messages.flatMap((message) => (message.kind === 'problem' ? [message] : []));

describe('a seat that says too much at once', () => {
  it('is refused exactly what is beyond the limit, and heard again when time has passed', async () => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const listener = await listen(matchId, tokens[0]);
    // The greeting was the first.
    for (let i = 0; i < BURST + 4; i++) listener.say({ kind: 'ready', id: `${i}` });
    await listener.answer(`${BURST - 2}`);
    await listener.until(() => problems(listener).length === BURST + 4);
    const codes = problems(listener).map(({ problem }) => Reflect.get(problem, 'code'));
    expect(codes.filter((code) => code === 'round-not-over')).toHaveLength(BURST - 1);
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(5);
    const reply = await service.ready(matchId, tokens[0] ?? '');
    expect([reply.status, reply.code, reply.headers.get('Retry-After')]).toEqual([429, 'rate-limited', '1']);
    expect((await service.ready(matchId, tokens[1] ?? '')).code).toBe('round-not-over');
    now += 1_000;
    for (let i = 0; i < PER_SECOND + 2; i++) await service.ready(matchId, tokens[0] ?? '');
    expect((await service.ready(matchId, tokens[0] ?? '')).code).toBe('rate-limited');
  });
});

describe('a socket', () => {
  it.each([
    ['a message that is too long', 'x'.repeat(MESSAGE_LENGTH + 1), 1009],
    ['a message that is no text', new Uint8Array(4), 1003],
  ])('is closed after %s', async (_, message, code) => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const listener = await listen(matchId, tokens[0]);
    listener.socket.send(message);
    await listener.until(() => listener.closed !== undefined);
    expect(listener.closed).toBe(code);
  });

  it.each([
    ['what is no JSON', '{', 'malformed-json'],
    ['null', 'null', 'invalid-request'],
    ['an unknown kind', '{"kind":"cheat","id":"1"}', 'invalid-request'],
    ['a play without a version', '{"kind":"play","id":"1","play":{"card":"7D"}}', 'invalid-request'],
    ['a property too many', '{"kind":"ready","id":"1","please":true}', 'invalid-request'],
    ['a prototype', '{"kind":"ready","id":"1","__proto__":{"seat":1}}', 'invalid-request'],
  ])('that says %s is told a problem and stays open', async (_, text, code) => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const listener = await listen(matchId, tokens[0]);
    listener.socket.send(text);
    await listener.until(() => problems(listener).length > 0);
    expect(problems(listener)[0].problem).toMatchObject({ code });
    expect(JSON.stringify(problems(listener)[0])).not.toContain('please');
    listener.socket.send('ping');
    await vi.waitFor(() => expect(listener.heard.at(-1)).toBe('pong'));
  });

  it('of a spectator changes nothing', async () => {
    const { matchId } = await openTable(service, rules, ['human', 'vacant']);
    const listener = await listen(matchId);
    for (const kind of ['ready', 'leave']) listener.say({ kind, id: kind });
    listener.say({ kind: 'play', id: 'play', version: 1, play: { card: '7D' } });
    for (const id of ['ready', 'leave', 'play']) {
      expect(await listener.answer(id)).toMatchObject({ kind: 'problem', problem: { code: 'unauthorized' } });
    }
  });
});

describe('the sockets of a match', () => {
  it('are limited for each seat, whose oldest goes, and for spectators', async () => {
    const { matchId, tokens } = await openTable(service, rules, ['human', 'vacant']);
    const open: Listener[] = [];
    for (let i = 0; i <= SOCKETS_PER_SEAT; i++, now++) open.push(await listen(matchId, tokens[0]));
    await open[0].until(() => open[0].closed !== undefined);
    expect(open.map(({ closed }) => closed)).toEqual([1001, ...open.slice(1).map(() => undefined)]);
    await listen(matchId, tokens[1]);
    for (let i = 0; i < SPECTATORS; i++, now += 100) await listen(matchId);
    const refused = await openSocket(matchId);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10']);
  });
});
