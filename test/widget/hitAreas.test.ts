/** Whatever can be tapped is at least 44 pixels wide and high, also in what opens above a table on a telephone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, createMatch, depart, type LivePerson } from './livePages.ts';
import { finishRound } from './playing.ts';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

/** In the page: what is seen, can be tapped and is too small, in words. A field is as large as the label that it stands in. */
function small(): readonly string[] {
  const root = document.querySelector('scopa-table')?.shadowRoot;
  const open = root?.querySelector('dialog[open]');
  const parts = (open ?? root)?.querySelectorAll('button, a, input, select, summary') ?? [];
  return [...parts].flatMap((part) => {
    const marked = part.matches('[type="checkbox"], [type="radio"]');
    const box = ((marked ? part.closest('label') : null) ?? part).getBoundingClientRect();
    const name = part.textContent?.trim().slice(0, 30) || part.getAttribute('name') || part.className;
    const isSeen = box.width > 0 && getComputedStyle(part).visibility !== 'hidden';
    return isSeen && (box.width < 43.5 || box.height < 43.5)
      ? [`${part.localName} ${name}: ${box.width} x ${box.height}`]
      : [];
  });
}

describe.skipIf(!hasBrowser)('on a telephone everything to tap is large enough', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  const phone = { viewport: { width: 340, height: 700 } };

  it('in the menu, the house rules and whatever else opens above the table', async () => {
    const table = await TablePage.open(browser, '/?animation=none&level=easy', phone);
    const { page } = table;
    const inTable = (selector: string) => page.locator(`scopa-table ${selector}`);
    const look = async (name: string, shown: string): Promise<void> => {
      await inTable(shown).first().waitFor();
      expect(await page.evaluate(small), name).toEqual([]);
      await page.keyboard.press('Escape');
      await inTable('dialog[open]').waitFor({ state: 'detached' });
    };
    const menu = (): Promise<void> => inTable('.tool').nth(4).click();
    await finishRound(page);
    expect(await page.evaluate(small), 'the settlement').toEqual([]);
    await menu();
    await inTable('.panel summary').click();
    await look('the menu', '.extras');
    await menu();
    await inTable('[data-house]').click();
    await look('the house rules', '.house details');
    await inTable('.chip').click();
    await look('the level', '.levelcard');
    await inTable('.tool').nth(2).click();
    await look('the history', '.where');
    await menu();
    await inTable('[data-statistics]').click();
    await look('the statistics', '.statistics');
    await table.close();
  });

  it('in the lobby, at an invitation and among the players', async () => {
    const anna = await arrive(browser, '/?animation=none&variant=scopone&players=4', phone);
    const look = async ({ table }: LivePerson, name: string): Promise<void> =>
      expect(await table.page.evaluate(small), name).toEqual([]);
    const invitation = await createMatch(anna, 'Anna', '60');
    await anna.table.page.locator('scopa-table summary').click();
    await look(anna, 'the lobby');
    const bruno = await arrive(browser, invitation, phone);
    await bruno.table.page.locator('scopa-table .places').waitFor();
    await look(bruno, 'the invitation');
    for (const seat of [1, 2, 3]) await anna.table.page.locator(`scopa-table [data-give="${seat}"]`).click();
    await anna.table.ready();
    await anna.table.page.locator('scopa-table .tool').first().click();
    await anna.table.page.locator('scopa-table dialog[open] .seats').waitFor();
    await look(anna, 'the players');
    await depart(anna, bruno);
  });
});
