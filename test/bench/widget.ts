/**
 * The table in a real Chromium: how long after the script its first picture comes, and what the main thread does while cards
 * move on a machine four times slower.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { startServer } from '../../scripts/server.ts';
import { buildSite } from '../../scripts/site.ts';
// What pages know of the element.
import type {} from '../../widget/define.ts';
import { percentile } from './load.ts';

const site = 'dist/bench-site';
const starts = 7;
const throttle = 4;
const plays = 12;
const bars = { paint: 100, task: 50, scripting: 8 };

/** One stretch of work as Chromium traces it; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args: { readonly name?: string };
}

/** Milliseconds from the end of the script's loading to the first picture with a table in it. */
async function firstPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = (): void => {
      const felt = document.querySelector('scopa-table')?.shadowRoot?.querySelector('.table, .felt');
      if (!felt) requestAnimationFrame(look);
      // The frame after the one that first had it has painted it.
      else requestAnimationFrame(() => performance.mark('painted'));
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  const after = await page.evaluate(() => {
    const painted = performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((each): each is PerformanceResourceTiming => each instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'script' && name.endsWith('.js'));
    return (
      painted - Math.max(...scripts.map(({ responseEnd }) => responseEnd).filter((end) => end < painted))
    );
  });
  await context.close();
  return after;
}

/** What Chromium notes while the work is done. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8.execute'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The person's first legal play, again and again; `settled` ends it early. */
const playOn = (page: Page, wanted: number): Promise<number> =>
  page.evaluate(async (limit) => {
    const table = document.querySelector('scopa-table');
    let made = 0;
    const deadline = performance.now() + 60_000;
    while (made < limit && performance.now() < deadline) {
      const play = table?.game?.view.legalPlays?.[0];
      if (play !== undefined && table?.matches(':state(your-turn)') && table.play(play.card, play.captured))
        made += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return made;
  }, wanted);

/** The longest task of the page's main thread, and its scripting in each frame; in milliseconds. */
function work(events: readonly TraceEvent[]): {
  readonly task: number;
  readonly scripting: readonly number[];
} {
  // The main thread of the page is the one that fires its frames.
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame' || name === 'Layerize');
  const main = frames[0];
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const length = ({ dur = 0 }: TraceEvent): number => dur / 1000;
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const scripts = own
    .filter(({ name }) =>
      ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame'].includes(name),
    )
    .sort((one, other) => one.ts - other.ts);
  // What runs inside another stretch is part of it.
  let until = 0;
  const outer = scripts.filter(({ ts, dur = 0 }) => {
    const within = ts < until;
    until = Math.max(until, ts + dur);
    return !within;
  });
  const ends = own.filter(({ name }) => name === 'Layerize' || name === 'Commit').map(({ ts }) => ts);
  const edges = [...new Set(ends)].sort((one, other) => one - other);
  const scripting = edges
    .slice(1)
    .map((end, at) =>
      outer
        .filter(({ ts }) => ts >= (edges[at] ?? 0) && ts < end)
        .reduce((sum, each) => sum + length(each), 0),
    );
  return { task: Math.max(...tasks.map(length)), scripting };
}

let missed = false;
function report(name: string, value: number, bar: number, more = ''): void {
  const kept = value <= bar;
  missed ||= !kept;
  console.log(
    `${name.padEnd(44)} ${value.toFixed(1).padStart(7)} ms   bar ${bar} ms   ${kept ? 'kept' : 'MISSED'}${more}`,
  );
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM_PATH.');
await buildSite(site);
const server = await startServer({
  port: 0,
  site,
  storage: await mkdtemp(join(tmpdir(), 'scopa-')),
  variables: { ENVIRONMENT: 'test', SEAL_KEYS: `test:${Buffer.alloc(32, 7).toString('base64url')}` },
});
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const paints: number[] = [];
  for (let start = 0; start < starts; start += 1) paints.push(await firstPaint(browser, `${server.url}/`));
  report('first paint after the script, middle', percentile(paints, 0.5), bars.paint);

  const page = await browser.newPage();
  await page.goto(`${server.url}/?animation=fast&level=easy`);
  await page.locator('scopa-table .hand').waitFor();
  await playOn(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const events = await traced(session, async () => {
    const made = await playOn(page, plays);
    if (made < plays) throw new Error(`Only ${made} plays were made.`);
  });
  const { task, scripting } = work(events);
  if (scripting.length < 50) throw new Error(`Only ${scripting.length} frames were drawn.`);
  const slow = `${throttle}x slower`;
  report(`longest task, ${slow}, ${plays} plays`, task, bars.task);
  report(
    `scripting a frame, ${slow}, 95 %`,
    percentile(scripting, 0.95),
    bars.scripting,
    `   ${scripting.length} frames`,
  );
} finally {
  await browser.close();
  await server.stop();
}
process.exit(missed ? 1 : 0);
