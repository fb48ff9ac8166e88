import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

/** Where the focus is: the zone of the table, `rest` for the felt itself, else what has it. */
const focus = (table: TablePage): Promise<string> =>
  table.page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement;
    if (!inner) return outer?.id || outer?.localName || 'nowhere';
    if (inner.hasAttribute('data-rest')) return 'rest';
    return inner.closest('[data-zone]')?.getAttribute('data-zone') ?? inner.className;
  });

const game = (table: TablePage) =>
  table.page.evaluate(() => {
    const view = document.querySelector('scopa-table')?.game?.view;
    return { round: view?.round ?? 0, plays: view?.plays?.length ?? 0, stock: view?.stockCount ?? 0 };
  });

/** Comes to the hand from the beginning of the page as the key does, zone by zone. */
async function tabToHand(table: TablePage): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await table.page.keyboard.press('Tab');
    if ((await focus(table)) === 'hand') return;
  }
  throw new Error('The hand cannot be reached with Tab.');
}

describe.skipIf(!hasBrowser)('who has no pointer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const at = async (query: string): Promise<TablePage> => {
    const table = await TablePage.open(browser, `/?animation=none&lang=en&${query}`);
    await table.page.evaluate(() => {
      const pointed: string[] = [];
      Object.assign(globalThis, { pointed });
      for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        document.addEventListener(kind, () => pointed.push(kind), true);
    });
    return table;
  };

  it('plays a whole round, has it settled and begins the next', async () => {
    const table = await at('level=easy');
    const { page } = table;
    await table.settle();
    await tabToHand(table);
    let deals = 0;
    let before = await game(table);
    for (let deeds = 0; ; deeds += 1) {
      expect(deeds).toBeLessThan(120);
      const moment = await table.settle();
      const now = await game(table);
      if (now.stock < before.stock) deals += 1;
      before = now;
      if (moment.settled) break;
      if (moment.waiting) {
        // The last play stays on the felt until it has been seen; nothing else wants the focus.
        expect(await focus(table)).toBe('rest');
        await page.keyboard.press('Enter');
        await page.locator('scopa-table .settlement').waitFor();
        continue;
      }
      expect(await focus(table), `before play ${now.plays}`).toBe('hand');
      // In turn by its number, and by going to it.
      const lift = async (): Promise<void> => {
        if (deeds % 2 === 0) await page.keyboard.press(`${await table.hand.count()}`);
        else await page.keyboard.press('Enter');
      };
      if (deeds % 2 === 1) await page.keyboard.press('ArrowRight');
      await lift();
      if ((await table.moment()).choosing) {
        await page.keyboard.press('Escape');
        expect((await table.moment()).choosing).toBe(false);
        expect(await focus(table)).toBe('hand');
        await lift();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await expect.poll(async () => (await game(table)).plays).toBeGreaterThan(now.plays);
    }
    expect(deals).toBe(5);
    expect(await focus(table)).toBe('rest');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await game(table)).round).toBe(2);
    await page.locator('scopa-table .settlement').waitFor({ state: 'detached' });
    await table.settle();
    expect(await focus(table)).toBe('hand');
    expect(await page.evaluate(() => (globalThis as { pointed?: string[] }).pointed)).toEqual([]);
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('comes through the whole table with Tab, once to each zone, and back the same way', async () => {
    const table = await at('level=easy');
    await table.settle();
    await table.page.evaluate(() => {
      const element = document.querySelector('scopa-table');
      for (const id of ['before', 'after']) {
        const button = document.createElement('button');
        button.id = id;
        element?.insertAdjacentElement(id === 'before' ? 'beforebegin' : 'afterend', button);
      }
      document.querySelector<HTMLElement>('#before')?.focus();
    });
    const walk = async (key: string, end: string): Promise<readonly string[]> => {
      const stops: string[] = [];
      for (let stop = ''; stop !== end; stops.push(stop)) {
        expect(stops.length).toBeLessThan(10);
        await table.page.keyboard.press(key);
        stop = await focus(table);
      }
      return stops;
    };
    const there = await walk('Tab', 'after');
    expect(there).toEqual(['chip', 'switch', 'table', 'hand', 'tools', 'after']);
    expect(await walk('Shift+Tab', 'before')).toEqual([...there.slice(0, -1).reverse(), 'before']);
    await table.close();
  });

  it.each([
    ['elsewhere in the page', 'elsewhere'],
    ['on a tool', 'tools'],
  ])('keeps the focus %s while cards are played and dealt', async (_, place) => {
    const table = await at('level=easy');
    await table.settle();
    await table.page.evaluate((wanted) => {
      const button = document.createElement('button');
      button.id = 'elsewhere';
      document.body.append(button);
      const tool = document
        .querySelector('scopa-table')
        ?.shadowRoot?.querySelectorAll<HTMLElement>('.tool')[3];
      (wanted === 'tools' ? tool : button)?.focus();
    }, place);
    const { stock } = await game(table);
    for (let plays = 0; (await game(table)).stock === stock; plays += 1) {
      expect(plays).toBeLessThan(4);
      const before = await game(table);
      await table.page.evaluate(() => {
        const element = document.querySelector('scopa-table');
        const play = element?.game?.view.legalPlays?.[0];
        if (play !== undefined) element?.play(play.card, play.captured);
      });
      await expect.poll(async () => (await game(table)).plays).toBeGreaterThan(before.plays);
      await table.settle();
      expect(await focus(table)).toBe(place);
    }
    expect(await table.hand.count()).toBe(3);
    expect(await focus(table)).toBe(place);
    await table.close();
  });
});
