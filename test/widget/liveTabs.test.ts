/** Two tabs of one browser at one live match: they sit on the same seat. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  come,
  depart,
  type LivePerson,
  matchOf,
  playUntil,
  rest,
  twoPeople,
  viewOf,
} from './livePages.ts';
import { finishRound } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

interface Tabs {
  /** Anna's two tabs. */
  readonly first: LivePerson;
  readonly second: LivePerson;
  readonly bruno: LivePerson;
}

const inTable = ({ table }: LivePerson, selector: string) => table.page.locator(`scopa-table ${selector}`);

const playsOf = async (person: LivePerson): Promise<number> => (await viewOf(person))?.plays ?? 0;

describe.skipIf(!hasBrowser)('two tabs on one seat', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const open = async (): Promise<Tabs> => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en');
    const second = await come(
      new TablePage(await anna.table.page.context().newPage()),
      `${address}/?animation=none&lang=en#match=${matchOf(invitation)}`,
    );
    await second.table.ready();
    return { first: anna, second, bruno };
  };

  const leave = async ({ first, second, bruno }: Tabs): Promise<void> => {
    for (const person of [first, second, bruno]) expect(person.table.complaints).toEqual([]);
    await depart(first, bruno);
  };

  it('show the same whichever plays, also when one is loaded again, and when one is closed nobody is away', async () => {
    const tabs = await open();
    const { first, second, bruno } = tabs;
    expect((await viewOf(second))?.viewer).toBe(0);
    for (const plays of [2, 4, 6, 8]) {
      const playing = plays % 4 === 0 ? second : first;
      await playUntil([playing, bruno], async () => (await playsOf(bruno)) >= plays);
      await rest(first, second, bruno);
      const before = await viewOf(first);
      expect(await viewOf(second)).toEqual(before);
      if (plays !== 4) continue;
      await second.table.page.reload();
      await second.table.ready();
      expect(await viewOf(second)).toEqual(before);
    }
    await first.table.page.close();
    await playUntil([second, bruno], async () => (await playsOf(bruno)) >= 10);
    expect(await inTable(bruno, '.others .presence').getAttribute('aria-label')).toBe('here');
    await second.table.page.close();
    await expect.poll(() => inTable(bruno, '.others .presence').getAttribute('aria-label')).toBe('away');
    await leave(tabs);
  });

  it('both let go when the match is left in one, and the other can take the seat back', async () => {
    const tabs = await open();
    const { first, second, bruno } = tabs;
    await playUntil([first, bruno], async () => (await playsOf(bruno)) >= 2);
    await inTable(first, '.tool').first().click();
    await inTable(first, '[data-ask-leave]').click();
    await inTable(first, '[data-leave]').click();
    await inTable(bruno, '.others .mark').filter({ hasText: 'computer' }).waitFor();
    await first.table.settle();
    expect(await first.table.text('.scores')).toContain('Computer');
    await inTable(second, '[data-reclaim]').click();
    await inTable(second, '.banner').waitFor({ state: 'detached' });
    await inTable(bruno, '.others .mark').filter({ hasText: 'computer' }).waitFor({ state: 'detached' });
    await playUntil([second, bruno], async () => (await playsOf(second)) >= 6);
    await rest(second, bruno);
    // The first tab plays its own game meanwhile, and the match is none of it.
    expect((await viewOf(first))?.viewer).toBe(0);
    expect(await first.table.text('.scores')).toContain('Computer');
    await leave(tabs);
  });

  it('are both ready for the next round when one of them is', async () => {
    const tabs = await open();
    const { first, second, bruno } = tabs;
    await Promise.all([first, bruno].map(({ table }) => finishRound(table.page)));
    await expect
      .poll(async () => {
        await act({ ...second });
        return (await second.table.moment()).settled;
      })
      .toBe(true);
    expect(await second.table.text('.settlement .sums')).toBe(await first.table.text('.settlement .sums'));
    await inTable(first, '[data-next]').click();
    await inTable(second, '.settlement [role="status"]').waitFor();
    await inTable(bruno, '[data-next]').click();
    for (const person of [first, second, bruno])
      await expect.poll(async () => (await viewOf(person))?.round).toBe(2);
    await inTable(second, '.settlement').waitFor({ state: 'detached' });
    await playUntil([second, bruno], async () => (await playsOf(bruno)) >= 2);
    await rest(first, second, bruno);
    expect(await viewOf(first)).toEqual(await viewOf(second));
    await leave(tabs);
  });
});
