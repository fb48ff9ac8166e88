import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

/** Plays until the match is over; `turn` makes one play, `go` goes on after a round. */
async function playMatch(
  table: TablePage,
  turn: (choosing: boolean) => Promise<void>,
  go: () => Promise<void>,
): Promise<number> {
  let rounds = 0;
  for (let deeds = 0; deeds < 2000; deeds += 1) {
    const moment = await table.settle();
    if (moment.over) return rounds + 1;
    if (moment.settled) rounds += 1;
    if (moment.waiting || moment.settled) await go();
    else await turn(moment.choosing);
    await table.page.waitForTimeout(15);
  }
  throw new Error('The match does not end.');
}

async function scores(table: TablePage): Promise<readonly number[]> {
  const texts = await table.page.locator('scopa-table .score .points').allInnerTexts();
  return texts.map(Number);
}

describe.skipIf(!hasBrowser)('a whole match of Scopa for two, up to 11', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('is played to its end with the mouse', { timeout: 240_000 }, async () => {
    const table = await TablePage.open(browser, '/?animation=none&target=11');
    const takeable = table.page.locator('scopa-table .cards button.card.lit:not(.picked)');
    const takes = table.page.locator('scopa-table .line .do.main');
    const rounds = await playMatch(
      table,
      async (choosing) => {
        if (!choosing) await table.hand.first().click();
        else if (await takes.isVisible()) await takes.click();
        else await takeable.first().click();
      },
      async () => {
        const go = table.page.locator('scopa-table [data-acknowledge], scopa-table [data-next]').first();
        const button = await go.elementHandle();
        await go.click();
        // The next round takes a moment to come; until then the button is still there.
        await button?.waitForElementState('hidden');
      },
    );
    const [own = 0, other = 0] = await scores(table);
    expect(rounds).toBeGreaterThan(1);
    expect(Math.max(own, other)).toBeGreaterThanOrEqual(11);
    expect(own).not.toBe(other);
    expect(await table.text('.settlement h2')).toBe(own > other ? 'Hai vinto la partita!' : 'Vince Computer');
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('is played to its end with the keyboard alone', { timeout: 240_000 }, async () => {
    const table = await TablePage.open(browser, '/?animation=none&target=11');
    const press = (key: string): Promise<void> => table.page.keyboard.press(key);
    const inHand = (): Promise<boolean> =>
      table.page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.closest('[data-zone="hand"]') != null,
      );
    while (!(await inHand())) await press('Tab');
    let plays = 0;
    const rounds = await playMatch(
      table,
      async (choosing) => {
        if (choosing) {
          await press('ArrowRight');
          await press('Enter');
          return;
        }
        plays += 1;
        await press(`${(plays % 3) + 1}`);
        await press('1');
      },
      () => press('Enter'),
    );
    expect(rounds).toBeGreaterThan(1);
    expect(Math.max(...(await scores(table)))).toBeGreaterThanOrEqual(11);
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('counts a round line by line, and the lines add up to the match points', {
    timeout: 120_000,
  }, async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=de&extras=napola');
    for (;;) {
      const moment = await table.settle();
      if (moment.settled) break;
      if (moment.waiting) await table.page.locator('scopa-table [data-acknowledge]').click();
      else if (moment.choosing) {
        await table.page.keyboard.press('ArrowRight');
        await table.page.keyboard.press('Enter');
      } else await table.hand.first().click();
      await table.page.waitForTimeout(15);
    }
    const rows = await table.page.evaluate(() =>
      [
        ...(document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('.settlement tbody tr') ??
          []),
      ].map((row) => ({
        name:
          row
            .querySelector('th')
            ?.textContent?.trim()
            .split(/\s{2,}|\n/)[0] ?? '',
        figures: [...row.querySelectorAll('.figure')].map((figure) => Number(figure.textContent)),
        points: [...row.querySelectorAll('td')].map((cell) =>
          Number(cell.querySelector('b')?.textContent ?? 0),
        ),
      })),
    );
    expect(rows.map((row) => row.name)).toEqual([
      'Meiste Karten',
      'Meiste Münzen',
      'Settebello',
      'Primiera',
      'Napola',
      'Scopas',
    ]);
    expect(rows[0]?.figures.reduce((sum, each) => sum + each, 0)).toBe(40);
    expect(rows[1]?.figures.reduce((sum, each) => sum + each, 0)).toBe(10);
    const sums = [0, 1].map((side) => rows.reduce((sum, row) => sum + (row.points[side] ?? 0), 0));
    expect(await scores(table)).toEqual(sums);
    await table.close();
  });
});
