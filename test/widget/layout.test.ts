import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishRound } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

const part = (table: TablePage, selector: string): Locator => table.page.locator(`scopa-table ${selector}`);

/** How far the lower edge of a part lies below the upper edge of the table. */
const reach = (table: TablePage, selector: string): Promise<number> =>
  table.page.locator('scopa-table').evaluate((element, sought) => {
    const found = element.shadowRoot?.querySelector(sought)?.getBoundingClientRect();
    return (found?.bottom ?? Number.NaN) - element.getBoundingClientRect().top;
  }, selector);

/** What of a part is cut off or lies upon another row, in lines of its text. */
const lines = (where: Locator): Promise<number> =>
  where.evaluate((element) => {
    const tops = [...element.children].map((child) => Math.round(child.getBoundingClientRect().top / 8));
    return new Set(tops).size;
  });

describe.skipIf(!hasBrowser)('on a small screen', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ['choose', 320, 640],
    ['choose', 375, 667],
    ['may', 390, 664],
    ['thirteen', 360, 740],
    ['partners', 390, 740],
    ['six', 390, 740],
    ['choose', 640, 320],
    ['thirteen', 640, 320],
    ['six', 640, 320],
    ['partners', 667, 345],
  ])('the whole hand is in sight: %s at %d × %d', async (moment, width, height) => {
    const viewport = { width, height };
    const table = await TablePage.open(browser, `/workshop?moment=${moment}&lang=de`, { viewport });
    expect(await reach(table, '.hand')).toBeLessThanOrEqual(height);
    await table.close();
  });

  it('all of the table is in sight on a telephone while two play', async () => {
    const viewport = { width: 375, height: 667 };
    const table = await TablePage.open(browser, '/workshop?moment=choose&lang=it', { viewport });
    expect(await reach(table, '.tools')).toBeLessThanOrEqual(viewport.height);
    await table.close();
  });

  it.each([
    [320, 640, 'de'],
    [390, 740, 'de'],
    [640, 320, 'it'],
    [1280, 800, 'en'],
  ])(
    'nothing below moves when the connection goes, and when it is back: %d × %d in %s',
    async (width, height, lang) => {
      const table = await TablePage.open(browser, `/?animation=none&lang=${lang}`, {
        viewport: { width, height },
      });
      await table.settle();
      await table.page.route('**/v1/**', (route) => route.abort());
      const before = await reach(table, '.hand');
      await table.page.evaluate(() => {
        const element = document.querySelector('scopa-table');
        const [play] = element?.game?.view.legalPlays ?? [];
        if (play !== undefined) element?.play(play.card, play.captured);
      });
      await part(table, '.banner').waitFor();
      expect(await reach(table, '.hand')).toBeCloseTo(before, 0);
      const [button, banner] = await Promise.all(
        ['.banner .do', '.banner'].map((selector) => part(table, selector).boundingBox()),
      );
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
        (banner?.x ?? 0) + (banner?.width ?? 0),
      );
      await table.page.unroute('**/v1/**');
      await part(table, '.banner .do').click();
      await part(table, '.banner.good').waitFor();
      expect(await reach(table, '.hand')).toBeCloseTo(before, 0);
      await table.close();
    },
  );

  it('a player of the table has name and mark in one line', async () => {
    for (const width of [320, 768]) {
      const viewport = { width, height: 740 };
      const table = await TablePage.open(browser, '/workshop?moment=choose&lang=it', { viewport });
      expect(await lines(part(table, '.others .plate')), `${width} px`).toBe(1);
      await table.close();
    }
  });

  it('the coach does not speak of cards that count for nothing', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=may&lang=de&assist=coach');
    expect(await table.text('.line')).not.toContain('Schon genommen');
    await table.close();
  });
});

describe.skipIf(!hasBrowser)('on a page of its own kind', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['ltr', 'rtl'])('ten cards in one row hide no corner sign of another: %s', async (direction) => {
    const table = await TablePage.open(browser, '/workshop?moment=partners', {
      viewport: { width: 1280, height: 800 },
    });
    const hidden = await table.page.evaluate((dir) => {
      document.documentElement.dir = dir;
      const root = document.querySelector('scopa-table')?.shadowRoot;
      const cards = [...(root?.querySelectorAll('.hand .card') ?? [])];
      return cards.filter((card) => {
        const box = card.querySelector('.index')?.getBoundingClientRect() ?? new DOMRect();
        const seen = root?.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return seen?.closest('.card') !== card;
      }).length;
    }, direction);
    expect(hidden).toBe(0);
    await table.close();
  });

  it('figures are read as they are written: rtl', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=settled');
    const directions = await table.page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const root = document.querySelector('scopa-table')?.shadowRoot;
      return [...(root?.querySelectorAll('.points, td > b, td > small') ?? [])].map(
        (figure) => getComputedStyle(figure).direction,
      );
    });
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    await table.close();
  });

  it('forced colours leave the turn, the switch and the edge of a sheet in sight', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=choose', { forcedColors: 'active' });
    const edge = (selector: string, side: 'outlineStyle' | 'borderTopStyle'): Promise<string> =>
      part(table, selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element)[property], side);
    expect(await edge('.score.turn', 'outlineStyle')).toBe('solid');
    expect(await edge('.plate.turn', 'outlineStyle')).toBe('solid');
    expect(await edge('.track', 'borderTopStyle')).toBe('solid');
    expect(await edge('dialog', 'borderTopStyle')).toBe('solid');
    await table.close();
  });

  it('leaves the scores of three and more the ends of their names, which alone tell them apart', async () => {
    for (const [query, width] of [
      ['variant=escoba&players=3', 390],
      ['variant=escoba&players=3', 320],
      ['variant=scopa-worksheet&players=4', 390],
    ] as const) {
      const table = await TablePage.open(browser, `/?animation=none&lang=de&${query}`, {
        viewport: { width, height: 844 },
      });
      const cut = await part(table, '.score .name').evaluateAll((names) =>
        names
          .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
          .map((name) => name.textContent),
      );
      expect(cut, `${query}, ${width} px`).toEqual([]);
      await table.close();
    }
  });
});

describe.skipIf(!hasBrowser)('a sheet over the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('shows the four cards of a primiera in one row, or as two pairs where there is no room', async () => {
    for (const [width, rows] of [
      [320, 2],
      [390, 1],
      [768, 1],
      [1280, 1],
    ] as const) {
      const viewport = { width, height: 800 };
      const table = await TablePage.open(browser, '/workshop?moment=settled&lang=de', { viewport });
      const four = part(table, '.proof:has(.worth)').first();
      expect(await four.locator('.worth').count()).toBe(4);
      expect(await lines(four), `${width} px`).toBe(rows);
      await table.close();
    }
  });

  it('covers no line of the settlement with buttons that take several lines', async () => {
    const table = await TablePage.open(browser, '/?animation=none&level=easy&lang=it', {
      viewport: { width: 320, height: 640 },
    });
    await finishRound(table.page);
    await part(table, '[data-share]').waitFor();
    const buttons = await part(table, '.settlement .choices').boundingBox();
    expect(buttons?.height ?? 0).toBeGreaterThan(90);
    // Sums that kept to the lower edge would be kept beneath the buttons.
    expect(await part(table, '.sums').evaluate((sums) => getComputedStyle(sums).position)).toBe('static');
    await table.close();
  });

  it('begins at its top, however far down the button was that opened it', async () => {
    const table = await TablePage.open(browser, '/?animation=none', {
      viewport: { width: 360, height: 640 },
    });
    await part(table, '.tool').last().click();
    await part(table, '[data-house]').click();
    await part(table, '.house fieldset').first().waitFor();
    const [sheet, first] = await Promise.all(
      ['dialog header', '.house .about'].map((selector) => part(table, selector).boundingBox()),
    );
    expect(first?.y ?? 0).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
    await table.close();
  });

  it('has room for the names of the games', async () => {
    const table = await TablePage.open(browser, '/?animation=none&variant=scopone&players=2', {
      viewport: { width: 360, height: 740 },
    });
    await part(table, '.tool').last().click();
    await part(table, '.levels').waitFor();
    const [game, players] = await part(table, '.panel .field').evaluateAll((fields) =>
      fields
        .slice(0, 2)
        .map((field) => field.getBoundingClientRect())
        .map(({ top, width }) => ({ top, width })),
    );
    expect(game?.width ?? 0).toBeGreaterThan(1.8 * (players?.width ?? 0));
    await table.close();
  });
});

describe.skipIf(!hasBrowser)('the pages around the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    [640, 320],
    [768, 1024],
    [1280, 800],
  ])('have their head in one line at %d × %d', async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height } });
    for (const language of ['de', 'it', 'en']) {
      await page.goto(`${address}/${language}/rules`);
      const head = await page.locator('.head').boundingBox();
      expect(head?.height ?? 0, language).toBeLessThanOrEqual(56);
    }
    await page.close();
  });

  it('give the words of a variant the whole width of a narrow telephone', async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(`${address}/de/rules`);
    const words = await page.locator('.variants .about').first().boundingBox();
    expect(words?.width ?? 0).toBeGreaterThan(260);
    await page.close();
  });
});
