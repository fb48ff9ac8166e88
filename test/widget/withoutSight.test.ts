import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, createMatch, depart, playUntil, viewOf } from './livePages.ts';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

describe.skipIf(!hasBrowser)('who does not see the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('hears one sentence a play, with names and values', async () => {
    const table = await TablePage.open(browser, '/?animation=fast&lang=it', { locale: 'it-IT' });
    await table.settle();
    const names = await table.hand.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label') ?? ''),
    );
    for (const name of names) expect(name).toMatch(/^[a-z]+ di (denari|coppe|spade|bastoni), \d+$/);
    await table.page.evaluate(() => {
      const region = document.querySelector('scopa-table')?.shadowRoot?.querySelector('[role="status"]');
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      if (region)
        new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await table.hand.first().click();
    if ((await table.moment()).choosing) {
      await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    }
    await table.page.waitForTimeout(150);
    await table.settle();
    const heard = await table.page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
    expect(heard.join('\n')).toMatch(
      /Tu: [a-z]+ di (denari|coppe|spade|bastoni), \d+, (prende|va in tavola)/,
    );
    await table.close();
  });

  it('sits down, plays and hears of the others with the keys alone', { timeout: 90_000 }, async () => {
    const anna = await arrive(browser, '/?animation=none&lang=en');
    const invitation = await createMatch(anna, 'Anna');
    const bruno = await arrive(browser, invitation);
    const { page } = bruno.table;
    await page.locator('scopa-table input[name="name"]').focus();
    await page.keyboard.type('Bruno');
    await page.keyboard.press('Enter');
    await bruno.table.ready();
    // The form is gone: who was in it is at the table, where the keys are heard.
    await page.waitForTimeout(300);
    await playUntil([anna], async () => (await bruno.table.moment()).yourTurn);
    const before = (await viewOf(bruno))?.plays ?? 0;
    await page.keyboard.press('1');
    if ((await bruno.table.moment()).choosing) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await viewOf(bruno))?.plays).toBe(before + 1);
    await anna.table.close();
    await expect
      .poll(() => page.locator('scopa-table [role="status"][aria-live]').textContent())
      .toContain('Anna is away.');
    await depart(bruno);
  });

  it('has one tab stop for each zone and moves inside with the arrows', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=choose');
    const stops = (zone: string): Promise<number> =>
      table.page.locator(`scopa-table [data-zone="${zone}"] button[tabindex="0"]`).count();
    expect([await stops('table'), await stops('hand'), await stops('tools')]).toEqual([1, 1, 1]);
    const focused = (): Promise<string | null> =>
      table.page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-card') ?? null,
      );
    await table.hand.first().focus();
    await table.page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('7C');
    expect(await stops('hand')).toBe(1);
    await table.page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('QD');
    await table.close();
  });

  it('has something to tap of at least 44 pixels everywhere, also on a small screen', async () => {
    for (const path of [
      '/workshop?moment=choose',
      '/workshop?moment=thirteen',
      '/workshop?moment=partners',
      '/workshop?moment=twenty',
    ]) {
      const table = await TablePage.open(browser, path, { viewport: { width: 340, height: 700 } });
      const small = await table.page.evaluate(() =>
        [...(document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('button') ?? [])]
          .map((button) => ({
            name: button.textContent?.trim() || button.ariaLabel,
            box: button.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
      );
      expect(small, path).toEqual([]);
      await table.close();
    }
  });
});
