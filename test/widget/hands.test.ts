import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

describe.skipIf(!hasBrowser)('hands at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const sent = (table: TablePage): Promise<{ card: string; captured?: string[] }> =>
    table.page
      .waitForRequest('**/v1/play')
      .then((request) => (request.postDataJSON() as { play: { card: string; captured?: string[] } }).play);

  /** The moment with several captures, its plays going to a service that is asked for real. */
  const choosing = async (): Promise<TablePage> => {
    const table = await TablePage.open(browser, '/workshop?moment=choose&animation=none');
    await table.page.route('**/v1/play', (route) => route.abort());
    return table;
  };

  it('pick the cards they want, and the capture is made as soon as it is one', async () => {
    const table = await choosing();
    await table.hand.first().click();
    await table.page.locator('scopa-table .cards [data-card="5D"]').click();
    const play = sent(table);
    await table.page.locator('scopa-table .cards [data-card="4C"]').click();
    expect(await play).toEqual({ card: 'QD', captured: ['5D', '4C'] });
    await table.close();
  });

  it('let go with a second tap, with Esc and with the button', async () => {
    const table = await choosing();
    const lifted = table.page.locator('scopa-table .hand .card.lifted');
    await table.hand.first().click();
    expect(await lifted.count()).toBe(1);
    await table.hand.first().click();
    expect(await lifted.count()).toBe(0);
    await table.page.keyboard.press('1');
    await table.page.keyboard.press('Escape');
    expect(await lifted.count()).toBe(0);
    await table.hand.first().click();
    await table.button('Cancel').click();
    expect(await lifted.count()).toBe(0);
    await table.close();
  });

  it('change the capture with the arrows and confirm it with Enter', async () => {
    const table = await choosing();
    await table.hand.first().focus();
    await table.page.keyboard.press('1');
    await table.page.keyboard.press('ArrowRight');
    await table.page.keyboard.press('ArrowRight');
    const play = sent(table);
    await table.page.keyboard.press('Enter');
    expect(await play).toEqual({ card: 'QD', captured: ['6B', '2S', 'AD'] });
    await table.close();
  });

  it('drag a card onto the table', async () => {
    const table = await choosing();
    const from = await table.hand.nth(2).boundingBox();
    const to = await table.page.locator('scopa-table .cards').boundingBox();
    if (from === null || to === null) throw new Error('There is nothing to drag.');
    const play = sent(table);
    await table.page.mouse.move(from.x + from.width / 2, from.y + 30);
    await table.page.mouse.down();
    await table.page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
    await table.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await table.page.mouse.up();
    expect((await play).card).toBe('3S');
    await table.close();
  });

  it('confirm a capture that lies inside a larger one', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=larger&animation=none');
    await table.page.route('**/v1/play', (route) => route.abort());
    await table.hand.first().click();
    await table.page.locator('scopa-table .cards [data-card="5D"]').click();
    const play = sent(table);
    await table.button('Take').click();
    expect(await play).toEqual({ card: 'KD', captured: ['5D'] });
    await table.close();
  });

  it('lay a card where that is a choice', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=may&animation=none');
    await table.page.route('**/v1/play', (route) => route.abort());
    await table.hand.first().click();
    await table.page.locator('scopa-table .cards [data-card="5D"]').click();
    await table.page.locator('scopa-table .cards [data-card="4C"]').click();
    const play = sent(table);
    await table.button('Lay it').click();
    expect(await play).toEqual({ card: 'QD', captured: [] });
    await table.close();
  });

  it('see their sweeps as sweeps while these may yet count twice', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=swept&lang=de&assist=coach');
    const [own, other] = await table.page.locator('scopa-table .score').allInnerTexts();
    expect(own).toMatch(/4\s*1 Scopa$/);
    expect(other).toMatch(/2$/);
    expect(await table.text('.score .quiet')).toBe('Wir: 4 Punkte, 1 Scopa');
    await table.close();
  });

  it('change the cards, open the level and the keys by letter', async () => {
    const table = await choosing();
    for (const deck of ['piacentine', 'francesi', 'napoletane']) {
      await table.hand.first().press('d');
      await table.page.locator(`scopa-table .table.${deck}`).waitFor();
    }
    await table.hand.first().press('l');
    await table.page.locator('scopa-table dialog .promise').waitFor();
    expect(await table.text('dialog h2')).toBe('Level');
    expect(await table.text('dialog .promise')).toContain('never sees your cards');
    const chosen = table.page.locator('scopa-table dialog input:checked');
    for (const level of ['normal', 'hard', 'master', 'easy']) {
      expect(await chosen.inputValue()).toBe(level);
      await table.page.keyboard.press('l');
    }
    expect(await chosen.inputValue()).toBe('normal');
    await table.page.keyboard.press('Escape');
    await table.page.locator('scopa-table dialog[open]').waitFor({ state: 'detached' });
    await table.hand.first().press('?');
    await table.page.locator('scopa-table dialog .keys').waitFor();
    expect(await table.text('dialog h2')).toBe('Keys');
    await table.close();
  });
});

describe.skipIf(!hasBrowser)('a table of any size', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const widths = [280, 360, 768, 1280, 1600];
  const moments = [
    'choose',
    'thirteen',
    'twenty',
    'partners',
    'three',
    'six',
    'karl',
    'swept',
    'settled',
    'won',
  ];

  /** What of the table stands out of its felt, in words that point at it. */
  const outside = (): string[] => {
    const root = document.querySelector('scopa-table')?.shadowRoot;
    const felt = root?.querySelector('.felt')?.getBoundingClientRect();
    if (!root || !felt) return ['no felt'];
    const parts = '.felt .card, .felt button, .felt .plate, .felt .back, .settlement, .points, .tool';
    return [...root.querySelectorAll(parts)]
      .filter((each) => each.closest('.settlement') === null || each.matches('.settlement'))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 0 && (box.left < felt.left - 1 || box.right > felt.right + 1);
      })
      .map((each) => `${each.className} ${each.textContent?.trim().slice(0, 20)}`);
  };

  /** How many drawings lie the other way round. */
  const mirrored = (): number =>
    [...(document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('svg.art') ?? [])].filter(
      (art) => (art instanceof SVGGraphicsElement ? (art.getScreenCTM()?.a ?? 1) : 1) < 0,
    ).length;

  it.each(moments)('cuts nothing off at any width, whichever way one reads: %s', async (moment) => {
    const table = await TablePage.open(browser, `/workshop?moment=${moment}&lang=de`);
    for (const direction of ['ltr', 'rtl']) {
      await table.page.evaluate((way) => {
        document.documentElement.dir = way;
      }, direction);
      for (const width of widths) {
        await table.page.setViewportSize({ width, height: 800 });
        const place = `${direction}, ${width} px`;
        expect(await table.page.evaluate(outside), place).toEqual([]);
        const scrolls = await table.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(scrolls, place).toBe(false);
      }
      expect(await table.page.evaluate(mirrored), direction).toBe(0);
    }
    await table.close();
  });

  it.each(['choose', 'thirteen', 'partners', 'six', 'karl'])(
    'shows the whole hand on a phone on its side: %s',
    async (moment) => {
      const table = await TablePage.open(browser, `/workshop?moment=${moment}&lang=de`);
      for (const [width, height] of [
        [740, 360],
        [667, 375],
      ] as const) {
        await table.page.setViewportSize({ width, height });
        expect(await table.page.evaluate(outside), `${width} px`).toEqual([]);
        const reach = await table.page.locator('scopa-table').evaluate((element) => {
          const hand = element.shadowRoot?.querySelector('.hand')?.getBoundingClientRect();
          return (hand?.bottom ?? 0) - element.getBoundingClientRect().top;
        });
        expect(reach, `${width} px`).toBeGreaterThan(0);
        expect(reach, `${width} px`).toBeLessThanOrEqual(height);
      }
      await table.close();
    },
  );

  it.each([320, 360, 412])(
    'moves no card of the hand when there is a choice, at %d pixels',
    async (width) => {
      const table = await TablePage.open(browser, '/workshop?moment=choose&lang=de', {
        viewport: { width, height: 740 },
      });
      /** How far the second card lies below the upper edge of the table. */
      const place = (): Promise<number> =>
        table.page.locator('scopa-table').evaluate((element) => {
          const [, second] = element.shadowRoot?.querySelectorAll('.hand .held') ?? [];
          return (second?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
        });
      await table.settle();
      const before = await place();
      await table.hand.first().click();
      await table.page.locator('scopa-table .line .round').waitFor();
      expect(before).toBeGreaterThan(0);
      expect(await place()).toBeCloseTo(before, 0);
      await table.close();
    },
  );

  it('holds a card still whose lower edge has risen from under the pointer', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await table.settle();
    const card = table.hand.first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await table.page.mouse.move(x + width / 2, y + height - 2);
    await table.page.waitForTimeout(400);
    const tops = await card.evaluate(async (element) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise((next) => requestAnimationFrame(next));
        seen.add(element.getBoundingClientRect().top);
      }
      return [...seen];
    });
    expect(tops).toHaveLength(1);
    expect(tops[0]).toBeLessThan(y);
    await table.close();
  });

  it('keeps corner signs readable with thirteen cards at 320 pixels', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=thirteen', {
      viewport: { width: 320, height: 700 },
    });
    const sizes = await table.page
      .locator('scopa-table .cards .index')
      .evaluateAll((signs) => signs.map((sign) => Number.parseFloat(getComputedStyle(sign).fontSize)));
    expect(sizes).toHaveLength(13);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    await table.close();
  });
});
