/** Points of Cirulla that are won outside of plays, each with its cause, and what an ace sweeps. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealFrom, finishRound } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Each cause in the order in which it came: the first table goes to the dealer, then hands are declared. */
const causes = {
  en: ['Computer: 1 point from the first table.', 'You: 3 points declared.', 'Computer: 10 points declared.'],
  de: ['Computer: 1 Punkt für den ersten Tisch.', 'Du: Ansage, 3 Punkte.', 'Computer: Ansage, 10 Punkte.'],
  it: [
    'Computer: 1 punto con le prime carte in tavola.',
    'Tu: accusa, 3 punti.',
    'Computer: accusa, 10 punti.',
  ],
} as const;

describe.skipIf(!hasBrowser)('the settlement of a round of Cirulla', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('tells each bonus with its cause in every language, and shows the ace among the sweeps', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    const { page } = table;
    // The first table counts 15 and goes to the dealer; then what is laid can be swept by the ace alone.
    await dealFrom(page, '2S 3B AC, KB KS KC, QD 3D 2B AD');
    await page.goto(`${address}/?animation=none&variant=cirulla&level=easy`);
    await table.ready();
    await finishRound(page);
    const rows = page.locator('scopa-table .settlement tbody tr');
    for (const lang of ['en', 'de', 'it'] as const) {
      await page.evaluate((to) => {
        document.documentElement.lang = to;
      }, lang);
      await page.locator(`scopa-table .table[lang="${lang}"]`).waitFor();
      const told = await rows.last().locator('small').allTextContents();
      // Later packets may have been declared too.
      expect(told.slice(0, 3)).toEqual(causes[lang]);
    }
    const score = await page.evaluate(() => document.querySelector('scopa-table')?.game?.score);
    const bonus = score?.lines.find(({ key }) => key === 'bonus')?.sides.map(({ points }) => points) ?? [];
    expect(bonus[0]).toBeGreaterThanOrEqual(3);
    expect(bonus[1]).toBeGreaterThanOrEqual(11);
    const figures = await rows.last().locator('.figure').allInnerTexts();
    expect(figures.map(Number)).toEqual(bonus);
    const swept = rows.nth(-2).locator('td').first();
    expect(Number(await swept.locator('.figure').textContent())).toBe(
      score?.lines.find(({ key }) => key === 'sweeps')?.sides[0]?.value,
    );
    await swept.getByRole('img', { name: 'asso di coppe, 1' }).waitFor();
    expect(table.complaints).toEqual([]);
    await table.close();
  });
});
