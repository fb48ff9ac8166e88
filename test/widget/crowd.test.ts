/** Very many cards on the table: twenty are seen together on the smallest screens, any number can be reached. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckCards } from '../../engine/decks.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Four packets of three are laid by both, on the four cards of the deal. */
function manyLaid(): { readonly deckOrder: readonly string[]; readonly plays: readonly object[] } {
  const deckOrder = deckCards('italian-40').map(({ card }) => card);
  const starts = [0, 10, 16, 22].map((first) => [first, first + 3] as const);
  const plays = starts.flatMap(([leader, other]) =>
    [0, 1, 2].flatMap((i) => [leader + i, other + i].map((at) => ({ card: deckOrder[at], captured: [] }))),
  );
  return { deckOrder, plays };
}

describe.skipIf(!hasBrowser)('a crowded table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Opens the crowded moment, with more cards where wanted. */
  const open = async (more: boolean): Promise<TablePage> => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    const table = new TablePage(await context.newPage());
    if (more)
      await table.page.route('**/v1/replay', (route) =>
        route.continue({
          postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...manyLaid() }),
        }),
      );
    await table.page.goto(`${address}/workshop?moment=twenty`);
    await table.ready();
    return table;
  };

  it.each([
    [20, false],
    [28, true],
  ])('shows each of %d cards whole, at 320 pixels, with a sign of 14 pixels', async (count, more) => {
    const table = await open(more);
    const cards = await table.tableCards.evaluateAll((all) =>
      all.map((card) => {
        card.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
        const under = (card.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
        const sign = card.querySelector('.index');
        return {
          inside: left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1,
          hit: under !== null && card.contains(under),
          size: sign === null ? 0 : Number.parseFloat(getComputedStyle(sign).fontSize),
          width,
          height,
        };
      }),
    );
    expect(cards).toHaveLength(count);
    for (const each of cards) {
      expect(each).toMatchObject({ inside: true, hit: true });
      expect(each.size).toBeGreaterThanOrEqual(14);
      expect(Math.min(each.width, each.height)).toBeGreaterThanOrEqual(43.5);
    }
    expect(
      await table.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await table.close();
  });

  it.each([
    [20, false],
    [28, true],
  ])('lets the arrows come to each of %d cards, from one tab stop', async (count, more) => {
    const table = await open(more);
    const stop = table.page.locator('scopa-table [data-zone="table"] [tabindex="0"]');
    expect(await stop.count()).toBe(1);
    await stop.focus();
    const here = (): Promise<string> =>
      table.page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-card') ?? '',
      );
    const reached = new Set([await here()]);
    /** As far as it goes. */
    const follow = async (key: string): Promise<void> => {
      for (let before = ''; before !== (await here()); reached.add(await here())) {
        before = await here();
        await table.page.keyboard.press(key);
      }
    };
    for (let rows = 0; rows < 8 && reached.size < count; rows += 1) {
      await follow('ArrowRight');
      await follow('ArrowLeft');
      await table.page.keyboard.press('ArrowDown');
      reached.add(await here());
    }
    expect(reached.size).toBe(count);
    await table.close();
  });
});
