/** Browsers that play each other: people who sit down at one live match. */
import type { Browser, BrowserContextOptions, WebSocket } from 'playwright-core';
import { address, TablePage } from './table.ts';

/** A person at a live table, with all that has come over the sockets of the page. */
export interface LivePerson {
  readonly table: TablePage;
  /** What the service said, message by message. */
  readonly heard: string[];
  /** What went out, and to which address. */
  readonly sent: { readonly url: string; readonly text: string }[];
}

/** Opens a page of the site for a new person. */
export async function arrive(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<LivePerson> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  return come(new TablePage(await context.newPage()), path);
}

/** The same in a page that is there already; the page notes what goes over its sockets. */
export async function come(table: TablePage, path: string): Promise<LivePerson> {
  const person: LivePerson = { table, heard: [], sent: [] };
  table.page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => person.heard.push(`${payload}`));
    socket.on('framesent', ({ payload }) => person.sent.push({ url: socket.url(), text: `${payload}` }));
  });
  await table.page.goto(path.startsWith('http') ? path : `${address}${path}`);
  return person;
}

/** Creates a match from the menu. The invitation, as the lobby shows it. */
export async function createMatch({ table }: LivePerson, name: string, clock = '0'): Promise<string> {
  const { page } = table;
  await table.ready();
  await page.locator('scopa-table .tool').last().click();
  // The form grows once more when it knows the variant.
  await page.locator('scopa-table form .about').waitFor();
  await page.locator('scopa-table [data-live]').click();
  await page.locator('scopa-table input[name="name"]').fill(name);
  await page.locator('scopa-table select[name="clock"]').selectOption(clock);
  await page.locator('scopa-table [data-create]').click();
  return page.locator('scopa-table [data-link="invite"]').inputValue();
}

/** Takes the seat that is offered. */
export async function sitDown({ table }: LivePerson, name: string): Promise<void> {
  await table.page.locator('scopa-table input[name="name"]').fill(name);
  await table.page.locator('scopa-table [data-join]').click();
}

/** Two people at one match, which has begun. */
export async function twoPeople(
  browser: Browser,
  query: string,
  clock?: string,
): Promise<{ readonly anna: LivePerson; readonly bruno: LivePerson; readonly invitation: string }> {
  const anna = await arrive(browser, `/?animation=none&${query}`);
  const invitation = await createMatch(anna, 'Anna', clock);
  const bruno = await arrive(browser, invitation);
  await sitDown(bruno, 'Bruno');
  await Promise.all([anna.table.ready(), bruno.table.ready()]);
  return { anna, bruno, invitation };
}

/** Does whatever the table waits for from this person. Whether there was anything. */
export async function act({ table }: LivePerson): Promise<boolean> {
  const { page } = table;
  const moment = await table.moment();
  if (moment.waiting) await page.locator('scopa-table [data-acknowledge]').click();
  else if (moment.settled) {
    const next = page.locator('scopa-table [data-next]');
    if (moment.over || !(await next.isVisible())) return false;
    const button = await next.elementHandle();
    await next.click();
    await button?.waitForElementState('hidden');
  } else if (moment.yourTurn) await playCard(table, moment.choosing);
  else return false;
  return true;
}

async function playCard(table: TablePage, choosing: boolean): Promise<void> {
  const takes = table.page.locator('scopa-table .line .do.main');
  if (!choosing) await table.hand.first().click();
  else if (await takes.isVisible()) await takes.click();
  else await table.page.locator('scopa-table .cards button.card.lit:not(.picked)').first().click();
}

/** Lets these people play until it holds, looking after whatever each of them does. @throws when it does not come to that */
export async function playUntil(
  people: readonly LivePerson[],
  holds: () => Promise<boolean>,
  limit = 3000,
): Promise<void> {
  for (let tries = 0; tries < limit; tries += 1) {
    if (await holds()) return;
    let acted = false;
    for (const person of people) {
      if (!(await act(person))) continue;
      acted = true;
      if (await holds()) return;
    }
    await people[0]?.table.page.waitForTimeout(acted ? 10 : 40);
  }
  throw new Error('It does not come to that.');
}

/** What the page can read of its game. */
export const viewOf = ({ table }: LivePerson) =>
  table.page.evaluate(() => {
    const view = document.querySelector('scopa-table')?.game?.view;
    return view === undefined
      ? undefined
      : {
          viewer: view.viewer,
          phase: view.phase,
          round: view.round,
          turn: view.turn,
          table: view.table,
          plays: view.plays?.length ?? 0,
          hand: view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [],
          hands: view.seats.map(({ handCount }) => handCount),
          scores: view.sides.map(({ score }) => score),
          winner: view.winner,
        };
  });

/** Waits until nothing is on its way any more and all see the same number of plays; that number. */
export async function rest(...people: readonly LivePerson[]): Promise<number> {
  let last = '';
  for (let tries = 0; tries < 500; tries += 1) {
    const plays = await Promise.all(people.map(async (person) => (await viewOf(person))?.plays ?? -1));
    const now = JSON.stringify(plays);
    if (now === last && new Set(plays).size === 1) return plays[0] ?? -1;
    last = now;
    await people[0]?.table.page.waitForTimeout(60);
  }
  throw new Error(`They do not see the same: ${last} plays.`);
}

/** The match is over and settled at this table. */
export const isOver = async ({ table }: LivePerson): Promise<boolean> => {
  const { over, settled } = await table.moment();
  return over && settled;
};

/** The id of the match in an invitation. */
export const matchOf = (invitation: string): string =>
  new URLSearchParams(new URL(invitation).hash.slice(1)).get('match') ?? '';

/** Leaves with everything. */
export const depart = async (...people: readonly LivePerson[]): Promise<void> => {
  for (const { table } of people) await table.close();
};
