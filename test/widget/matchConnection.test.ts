import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MatchClient, matchClient } from '../../widget/net/matchClient.ts';
import type { MatchConnection } from '../../widget/net/matchConnection.ts';
import type { Match, MatchEvent } from '../../widget/net/types.ts';
import { address } from './table.ts';

/** A wire to the service that can be cut. */
interface Wire {
  readonly url: string;
  /** Cuts every connection that is open now; what is on its way is lost. */
  cut(): void;
  close(): void;
}

async function stretch(): Promise<Wire> {
  const { port, hostname } = new URL(address);
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The wire has no port.');
  return {
    url: `http://localhost:${at.port}`,
    cut: () => {
      for (const end of open) end.destroy();
    },
    close: () => {
      for (const end of open) end.destroy();
      server.close();
    },
  };
}

/** A program that plays the first legal card whenever it can. */
class Player {
  readonly numbers: number[] = [];
  readonly acknowledged: number[] = [];
  readonly over: Promise<Match>;
  readonly #connection: MatchConnection;
  #busy = false;
  #match: Match | undefined;
  losses = 0;
  #fail: (reason: unknown) => void = () => {};
  #left = false;

  constructor(matches: MatchClient, matchId: string, token: string, onPlay: () => void) {
    let finish: (match: Match) => void = () => {};
    this.over = new Promise((resolve, reject) => {
      finish = resolve;
      this.#fail = reject;
    });
    this.#connection = matches.connect({
      matchId,
      token,
      lastSeq: 0,
      listener: {
        snapshot: (match) => this.#go(match, finish, onPlay),
        events: (events, match) => {
          this.numbers.push(...events.map(({ seq }: MatchEvent) => seq));
          this.#go(match, finish, onPlay);
        },
        connected: (connected) => {
          if (!connected) this.losses += 1;
        },
      },
    });
  }

  #go(match: Match, finish: (match: Match) => void, onPlay: () => void): void {
    this.#match = match;
    if (match.status === 'finished') finish(match);
    // A play that is under way when the player leaves may find nobody any more.
    if (!this.#busy) this.#act(onPlay).catch((error) => this.#left || this.#fail(error));
  }

  async #act(onPlay: () => void): Promise<void> {
    this.#busy = true;
    for (;;) {
      const match = this.#match;
      const [play] = match?.view?.legalPlays ?? [];
      const { viewer } = match?.view ?? {};
      const own = match?.seats.find(({ seat }) => seat === viewer);
      if (match === undefined) break;
      if (match.status === 'between-rounds' && own?.ready === false) {
        await this.#connection.ready();
        break;
      }
      if (match.status !== 'playing' || play === undefined) break;
      const answer = this.#connection.play(match.version, { card: play.card, captured: [...play.captured] });
      onPlay();
      const done = await answer;
      if (!done.ok) throw new Error(JSON.stringify(done.failure));
      this.acknowledged.push(done.value.version);
      if (this.#match === match) break;
    }
    this.#busy = false;
  }

  leave(): void {
    this.#left = true;
    this.#connection.close();
  }
}

describe('the connection to a live match', () => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await stretch();
  });
  afterAll(() => wire.close());

  it('loses no play, makes none twice and misses no event, however often it is cut', {
    timeout: 90_000,
  }, async () => {
    const matches = matchClient(wire.url);
    const created = await matches.create({
      rules: { variant: 'scopa', target: 1 },
      seats: [{ kind: 'human' }, { kind: 'vacant' }],
    });
    if (!created.ok) throw new Error(JSON.stringify(created.failure));
    const { match, seatToken, invite = '' } = created.value;
    const joined = await matches.join(match.matchId, { invite });
    if (!joined.ok) throw new Error(JSON.stringify(joined.failure));
    let plays = 0;
    const onPlay = (): void => {
      plays += 1;
      // At once: before it has left. A little later: under way, or its answer is.
      if (plays % 9 === 0) setTimeout(wire.cut, plays % 4);
    };
    const players = [seatToken, joined.value.seatToken].map(
      (token) => new Player(matches, match.matchId, token, onPlay),
    );
    const [end] = await Promise.all(players.map(({ over }) => over));
    const record = await matches.record(match.matchId);
    if (!record.ok || end === undefined) throw new Error('There is no record.');
    const made = record.value.rounds.reduce((sum, round) => sum + round.plays.length, 0);
    expect(record.value.rounds.every((round) => round.plays.length === 36)).toBe(true);
    const acknowledged = players.flatMap((player) => player.acknowledged);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThanOrEqual(made - 1);
    const all = Array.from({ length: end.seq }, (_, i) => i + 1);
    for (const player of players) {
      expect(player.numbers).toEqual(all);
      expect(player.losses).toBeGreaterThan(2);
      player.leave();
    }
  });

  it('gives up, and says why, when the token is of no seat', async () => {
    const matches = matchClient(address);
    const created = await matches.create({
      rules: { variant: 'scopa' },
      seats: [{ kind: 'human' }, { kind: 'vacant' }],
    });
    if (!created.ok) throw new Error(JSON.stringify(created.failure));
    const refusal = await new Promise((refused) => {
      matches.connect({ matchId: created.value.match.matchId, token: 'x'.repeat(43), listener: { refused } });
    });
    expect(refusal).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('answers what is not answered when it is closed', async () => {
    const matches = matchClient(address);
    const connection = matches.connect({ matchId: 'none', listener: {} });
    const answer = connection.play(1, { card: '7D' });
    connection.close();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
