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
const plays = 9;
const bars = { paint: 100, task: 50, scripting: 8 };

/** One stretch of work as Chromium traces it. Microseconds: when, how long, and how long the thread itself was at work. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Milliseconds from the arrival of the element's script to the first picture of the table, and to the one with cards. */
interface Start {
  readonly table: number;
  readonly cards: number;
}

async function start(browser: Browser, address: string): Promise<Start> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const open = new Map([
      ['table', '.felt'],
      ['cards', '.hand .art'],
    ]);
    const look = (): void => {
      const root = document.querySelector('scopa-table')?.shadowRoot;
      for (const [name, selector] of open) {
        if (!root?.querySelector(selector)) continue;
        open.delete(name);
        // The frame after the one that first had it has painted it.
        requestAnimationFrame(() => performance.mark(name));
      }
      if (open.size > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('cards').length > 0);
  const found = await page.evaluate(() => {
    const script = performance
      .getEntriesByType('resource')
      .find((each): each is PerformanceResourceTiming => each.name.endsWith('/scopa-table.js'));
    const since = (name: string): number =>
      (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN) - (script?.responseEnd ?? Number.NaN);
    return { table: since('table'), cards: since('cards') };
  });
  await context.close();
  return found;
}

/** What Chromium notes while the work is done. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  const categories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.frame',
    'toplevel',
    'v8.execute',
  ];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** The person's first legal play, again and again; how many were made. */
const playOn = (page: Page, wanted: number): Promise<number> =>
  page.evaluate(async (limit) => {
    const table = document.querySelector('scopa-table');
    let made = 0;
    const deadline = performance.now() + 180_000;
    while (made < limit && performance.now() < deadline) {
      const play = table?.game?.view.legalPlays?.[0];
      if (play !== undefined && table?.matches(':state(your-turn)') && table.play(play.card, play.captured))
        made += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return made;
  }, wanted);

const scripts = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame'];
const rendering = ['Layout', 'UpdateLayoutTree', 'ParseHTML'];

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Those of the named stretches that are not part of another of them; in order. */
function outermost(events: readonly TraceEvent[], names: readonly string[]): readonly TraceEvent[] {
  let until = 0;
  return events
    .filter(({ name }) => names.includes(name))
    .sort((one, other) => one.ts - other.ts)
    .filter((event) => {
      const within = event.ts < until;
      until = Math.max(until, end(event));
      return !within;
    });
}

const milliseconds = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

/** The longest task of the page's main thread, and its scripting for each frame on the screen; in milliseconds of its own time. */
function work(events: readonly TraceEvent[]): {
  readonly task: number;
  readonly scripting: readonly number[];
} {
  // The main thread of the page is the one that puts its layers together.
  const main = events.find(({ name }) => name === 'Layerize');
  const own = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const renderings = outermost(own, rendering);
  // As in the developers' tools: a layout that a script asks for is rendering, not scripting.
  const scripted = outermost(own, scripts).map((script) => {
    const inside = renderings.filter(({ ts }) => ts >= script.ts && ts < end(script));
    return { ts: script.ts, length: milliseconds([script]) - milliseconds(inside) };
  });
  const frames = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const scripting = frames.slice(1).map((frame, at) => {
    const before = frames[at] ?? frame;
    return scripted
      .filter(({ ts }) => ts >= before && ts < frame)
      .reduce((sum, { length }) => sum + length, 0);
  });
  return { task: Math.max(...tasks.map((each) => milliseconds([each]))), scripting };
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
  const found: Start[] = [];
  for (let n = 0; n < starts; n += 1) found.push(await start(browser, `${server.url}/`));
  const middle = (name: keyof Start): number =>
    percentile(
      found.map((each) => each[name]),
      0.5,
    );
  report('first paint after the script, middle', middle('table'), bars.paint);
  console.log(
    `${'   with the cards of the first deal'.padEnd(44)} ${middle('cards').toFixed(1).padStart(7)} ms`,
  );

  const page = await browser.newPage();
  await page.goto(`${server.url}/?level=easy`);
  await page.locator('scopa-table .hand').waitFor();
  await playOn(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const events = await traced(session, async () => {
    const made = await playOn(page, plays);
    if (made < plays) throw new Error(`Only ${made} plays were made.`);
  });
  const { task, scripting } = work(events);
  if (scripting.length < 200) throw new Error(`Only ${scripting.length} frames were drawn.`);
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
