/**
 * Many clients at once, each seeing only its own answers: is there one order of all that they did, in agreement with when
 * each thing began and ended, in which the engine would have given the same answers?
 */
import { expect, it } from 'vitest';
import type { MatchShape } from '../../api/schemas/match.ts';
import { viewAsSeat } from '../../engine/index.ts';
import { statesOf } from './secrecy.ts';
import { firstPlay, openTable, type Table } from './service.ts';
import { service } from './worker.ts';

/** Something that a client did, between two ticks of a clock that all share. */
interface Done {
  readonly began: number;
  readonly ended: number;
  /** The version that it saw, or made. */
  readonly saw?: number;
  /** The version that a play was made against, and was made. */
  readonly made?: number;
  /** The version that was said to be stale. */
  readonly stale?: number;
  readonly view?: MatchShape['view'];
  readonly viewer?: number;
}

const CLIENTS = 8;
let clock = 0;
const tick = () => ++clock;

/** What one client does: it looks, and plays against what it saw last, which may be stale by then. */
async function behave(table: Table, viewer: number, history: Done[], seed: number): Promise<void> {
  const { matchId, tokens } = table;
  const token = tokens[viewer] ?? '';
  let random = seed;
  const chance = () => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random / 2147483648;
  };
  for (;;) {
    const began = tick();
    const { body: match } = await service.get(matchId, token);
    history.push({
      began,
      ended: tick(),
      saw: match.version,
      viewer,
      ...(match.view && { view: match.view }),
    });
    if (match.status === 'finished') return;
    if (match.status === 'between-rounds') {
      await service.ready(matchId, token);
      continue;
    }
    if (chance() < 0.3) await Promise.resolve();
    if (match.view?.turn !== viewer) continue;
    const at = tick();
    const reply = await service.play(matchId, token, match.version, firstPlay(match));
    const ended = tick();
    if (reply.status === 200)
      history.push({ began: at, ended, made: match.version, saw: reply.body.match.version });
    else {
      expect(reply.code).toBe('stale-version');
      history.push({ began: at, ended, stale: match.version });
    }
  }
}

it('the history of eight clients at one table can be put in order', async () => {
  const table = await openTable(service, { variant: 'scopa', players: 2, target: 5 }, ['human', 'vacant']);
  const history: Done[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => behave(table, client % 2, history, client + 1)),
  );
  const { body: record } = await service.record(table.matchId);
  const states = statesOf(record);

  const made = history.flatMap(({ made: version }) => (version === undefined ? [] : [version]));
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBe(record.rounds.reduce((sum, { plays }) => sum + plays.length, 0));
  expect(history.some(({ stale }) => stale !== undefined)).toBe(true);

  for (const done of history) {
    const { began, ended, saw, stale, made: against, view, viewer } = done;
    // What had been seen before it began was so already; what nobody had begun before it ended was not so yet.
    const least = Math.max(
      0,
      ...history.filter((other) => other.ended < began).map((other) => other.saw ?? 0),
    );
    const started = history.filter((other) => other.made !== undefined && other.began < ended);
    const most = Math.max(0, ...started.map((other) => other.saw ?? 0));
    if (saw !== undefined) expect(saw).toBeGreaterThanOrEqual(least);
    if (against !== undefined) expect(least).toBeLessThanOrEqual(against);
    if (stale !== undefined) expect(most).toBeGreaterThan(stale);
    const state = saw === undefined ? undefined : states[saw];
    if (view && state && viewer !== undefined) {
      const expected = viewAsSeat(state, viewer);
      expect(view).toEqual(expected.ok ? expected.value : undefined);
    }
  }
});
