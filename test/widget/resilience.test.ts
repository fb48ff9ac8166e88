import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

interface Snapshot {
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly plays: number;
}

/** What the service said last, as the page can read it. */
const snapshot = (page: Page): Promise<Snapshot> =>
  page.evaluate(() => {
    const view = document.querySelector('scopa-table')?.game?.view;
    return {
      hand: view?.seats.find((seat) => seat.seat === view.viewer)?.hand ?? [],
      table: view?.table ?? [],
      plays: view?.plays?.length ?? 0,
    };
  });

async function playOne(table: TablePage): Promise<void> {
  await table.settle();
  await table.hand.first().click();
  if ((await table.moment()).choosing) {
    await table.page.keyboard.press('ArrowRight');
    await table.page.keyboard.press('Enter');
  }
}

describe.skipIf(!hasBrowser)('a game at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('is there again after a reload, in the same state', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await playOne(table);
    await table.settle();
    const before = await snapshot(table.page);
    await table.page.reload();
    await table.ready();
    await table.settle();
    expect(await snapshot(table.page)).toEqual(before);
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('goes on after a reload while the computer was to play', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await table.settle();
    const { plays } = await snapshot(table.page);
    await table.page.route('**/v1/ai-play', (route) => route.abort());
    await playOne(table);
    await table.page.locator('scopa-table .banner').waitFor();
    await table.page.unroute('**/v1/ai-play');
    await table.page.reload();
    await table.ready();
    await table.settle();
    expect((await snapshot(table.page)).plays).toBeGreaterThanOrEqual(plays + 2);
    await table.close();
  });

  it('is another one when the page asks for other rules', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await playOne(table);
    await table.settle();
    await table.page.goto(`${table.page.url()}&target=21`);
    await table.ready();
    await table.settle();
    expect(await table.text('.about')).toContain('21');
    await table.close();
  });

  it('loses nothing while the service is out of reach', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    const before = await snapshot(table.page);
    await table.page.route('**/v1/**', (route) => route.abort());
    await playOne(table);
    const banner = table.page.locator('scopa-table .banner');
    await banner.waitFor();
    expect(await banner.textContent()).toContain('No connection. Your game is kept.');
    expect(await snapshot(table.page)).toEqual(before);
    await table.page.unroute('**/v1/**');
    await table.button('Try again').click();
    await table.page.locator('scopa-table .banner.good').waitFor();
    await table.settle();
    expect((await snapshot(table.page)).plays).toBeGreaterThan(before.plays);
    await table.close();
  });

  it.each([
    ['drawings', '**/widget/napoletane-*.js', '/?animation=none&lang=en'],
    ['texts', '**/widget/de-*.js', '/?animation=none&lang=de'],
  ])('asks once for %s that do not come, says so, and asks again when told to', async (_, chunk, path) => {
    const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    let asked = 0;
    const block = (route: Route): Promise<void> => {
      asked += 1;
      return route.abort();
    };
    await table.page.route(chunk, block);
    await table.page.goto(`${address}${path}`);
    const banner = table.page.locator('scopa-table .banner');
    await banner.waitFor();
    await table.page.waitForTimeout(500);
    expect(asked).toBe(1);
    expect(await banner.textContent()).toContain('No connection.');
    await table.page.unroute(chunk, block);
    await table.button('Try again').click();
    await table.page.locator('scopa-table .banner.good').waitFor();
    await table.settle();
    expect(await table.page.locator('scopa-table .hand svg.art g *').count()).toBeGreaterThan(0);
    expect(await table.page.locator('scopa-table .table').getAttribute('lang')).toBe(path.slice(-2));
    await table.close();
  });

  it('fetches its drawings while the service still deals', async () => {
    const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    const drawings = table.page.waitForRequest(/\/widget\/napoletane-/);
    await table.page.route('**/v1/rules', async (route) => {
      await drawings;
      await route.continue();
    });
    await table.page.goto(`${address}/?animation=none`);
    await table.ready();
    await table.close();
  });

  it('keeps the cards it has when others do not come', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.page.route('**/widget/piacentine-*.js', (route) => route.abort());
    await table.settle();
    await table.hand.first().press('d');
    await table.page.locator('scopa-table .banner').getByText('No connection').waitFor();
    expect(await table.page.locator('scopa-table .table.napoletane').count()).toBe(1);
    await table.page.unroute('**/widget/piacentine-*.js');
    await table.button('Try again').click();
    await table.page.locator('scopa-table .table.piacentine').waitFor();
    await table.close();
  });

  it('takes an answer in which the game is missing for a refusal', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    await table.page.route('**/v1/play', (route) => route.fulfill({ json: { game: {}, events: [] } }));
    await playOne(table);
    await table.page.locator('scopa-table .banner').getByText('This game cannot go on').waitFor();
    await table.close();
  });

  it('leaves nothing in the page of the games before', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await table.settle();
    const kept = () =>
      table.page
        .locator('scopa-table .hand')
        .evaluate((hand) => [hand.children.length, hand.childNodes.length]);
    const first = await kept();
    for (let games = 0; games < 5; games += 1) {
      await table.page.evaluate(() => document.querySelector('scopa-table')?.newGame());
      await expect.poll(async () => (await table.moment()).yourTurn).toBe(false);
      await table.settle();
    }
    expect(await kept()).toEqual(first);
    await table.close();
  });

  it("counts a page's own way to the service that breaks down as out of reach, and tries it again", async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    await table.page.evaluate(() => {
      let asked = 0;
      const element = document.querySelector('scopa-table');
      const refused = { ok: false, failure: { kind: 'refused', status: 404, code: 'asked', detail: '' } };
      const client = new Proxy(
        {},
        {
          get: () => () => {
            asked += 1;
            if (asked === 1) throw new Error('The way is closed.');
            return refused;
          },
        },
      );
      Object.assign(element ?? {}, { client, variant: 'escoba' });
    });
    await table.page.locator('scopa-table .banner').getByText('No connection').waitFor();
    await table.page.locator('scopa-table dialog[open]').waitFor();
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('tries again by itself when the browser is back on line', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await table.settle();
    await table.page.context().setOffline(true);
    await playOne(table);
    await table.page.locator('scopa-table .banner').waitFor();
    await table.page.context().setOffline(false);
    await table.page.locator('scopa-table .banner.good').waitFor();
    await table.close();
  });

  it('can be begun anew when the service no longer knows it', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    await table.page.route('**/v1/play', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'x', title: 'x', status: 422, detail: 'x', code: 'invalid-token' }),
      }),
    );
    await playOne(table);
    await table.page.locator('scopa-table .banner').getByText('New game').click();
    await table.page.unroute('**/v1/play');
    await table.settle();
    await table.page.locator('scopa-table .banner').waitFor({ state: 'detached' });
    expect((await snapshot(table.page)).hand).toHaveLength(3);
    await table.close();
  });

  it('gives back the last play and the answer to it', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    const before = await snapshot(table.page);
    await playOne(table);
    await table.settle();
    expect((await snapshot(table.page)).plays).toBe(before.plays + 2);
    await table.button('Take back').click();
    expect(await snapshot(table.page)).toEqual(before);
    await table.page.reload();
    await table.ready();
    expect(await snapshot(table.page)).toEqual(before);
    await table.close();
  });

  it('never takes back a deal', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    const { page } = table;
    for (;;) {
      await playOne(table);
      await table.settle();
      if ((await snapshot(page)).hand.length === 3) break;
    }
    expect(await page.evaluate(() => document.querySelector('scopa-table')?.takeBack())).toBe(false);
    await table.close();
  });

  it('names no card that its person may not see', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    for (let plays = 0; plays < 6; plays += 1) {
      await table.settle();
      const known = await table.page.evaluate(() => {
        const view = document.querySelector('scopa-table')?.game?.view;
        const own = view?.seats.flatMap((seat) => seat.hand ?? []) ?? [];
        return [...own, ...(view?.table ?? []), ...(view?.sides.flatMap((side) => side.pile) ?? [])];
      });
      const markup = await table.markup();
      const named = new Set(
        [...markup.matchAll(/data-(?:card|flip)="([A2-7JQK][DCBS])"/g)].map((match) => match[1] ?? ''),
      );
      for (const card of named) expect(known).toContain(card);
      const labels = [...markup.matchAll(/aria-label="([a-z]+ di (?:denari|coppe|spade|bastoni))/g)];
      expect(new Set(labels.map((match) => match[1])).size).toBeLessThanOrEqual(known.length);
      await playOne(table);
    }
    await table.close();
  });

  it('asks before it ends for a new one', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await playOne(table);
    await table.settle();
    const before = await snapshot(table.page);
    await table.page.locator('scopa-table').getByRole('switch', { name: 'Napola' }).click();
    await table.button('Keep playing').click();
    expect(await snapshot(table.page)).toEqual(before);
    await table.hand.first().press('n');
    await table.button('Begin').click();
    await table.settle();
    expect((await snapshot(table.page)).plays).toBeLessThan(2);
    await table.page.locator('scopa-table').getByRole('switch', { name: 'Napola' }).click();
    const ask = table.button('Begin');
    if (await ask.isVisible()) await ask.click();
    await table.page.locator('scopa-table [role="switch"][aria-checked="true"]').waitFor();
    await table.close();
  });

  it('goes on when another game is refused, and says which house rule does not fit', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    const before = await snapshot(table.page);
    await table.page.evaluate(() => {
      const element = document.querySelector('scopa-table');
      if (element !== null) element.extras = 'napola napola-fixed';
    });
    const form = table.page.locator('scopa-table dialog[open]');
    const fixed = form.locator('input[name="napola-fixed"][aria-invalid="true"]');
    await fixed.waitFor();
    // What is wrong stands at the field that is at fault, and describes it for a reader of the screen.
    const said = await fixed.getAttribute('aria-describedby');
    expect(await form.locator(`#${said}`).textContent()).toContain('These rules do not go together');
    expect(await form.locator('[aria-invalid="true"]').count()).toBe(1);
    expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(2);
    expect(await table.markup()).not.toContain('cannot go on');
    await form.locator('input[name="napola"]').click();
    await expect.poll(() => form.locator('[aria-invalid="true"]').count()).toBe(0);
    await table.page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await snapshot(table.page)).toEqual(before);
    await playOne(table);
    await table.settle();
    expect((await snapshot(table.page)).plays).toBeGreaterThan(before.plays);
    await table.close();
  });

  it('lets go of a hint with Esc, with its own key and when another card is looked at', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
    const hinted = table.page.locator('scopa-table .hand .card.lit');
    const others = table.page.locator('scopa-table .hand .card:not(.lit)');
    for (const letGo of [
      () => table.page.keyboard.press('Escape'),
      () => table.page.keyboard.press('h'),
      () => others.last().hover(),
    ]) {
      await table.hand.first().press('h');
      await hinted.waitFor();
      await letGo();
      await hinted.waitFor({ state: 'detached' });
    }
    await table.close();
  });

  it('gives a hint with its reason in words', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=de');
    await table.settle();
    await table.hand.first().press('h');
    await expect.poll(() => table.text('.line p')).toMatch(/: (nimm|leg sie ab).* denn das /);
    expect(await table.page.locator('scopa-table .hand .card.lit').count()).toBe(1);
    await table.close();
  });
});
