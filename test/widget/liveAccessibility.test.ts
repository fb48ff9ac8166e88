/** Every screen of a live match, held against axe in every language and both themes. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from './axe.ts';
import { arrive, createMatch, depart, type LivePerson, sitDown, twoPeople } from './livePages.ts';
import { finishRound } from './playing.ts';
import { hasBrowser, openBrowser } from './table.ts';

const inTable = ({ table }: LivePerson, selector: string) => table.page.locator(`scopa-table ${selector}`);

const look = async ({ table }: LivePerson, name: string): Promise<void> =>
  expect(await faultsOf(table.page), name).toEqual([]);

describe.skipIf(!hasBrowser)(
  'in every language and both themes axe finds nothing wrong with',
  {
    timeout: 120_000,
  },
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());
    const phone = { viewport: { width: 400, height: 800 } };

    it('the lobby, the invitation, the table, who looks on, and the players', async () => {
      const anna = await arrive(browser, '/?animation=none&variant=scopone&players=4', phone);
      const { page } = anna.table;
      const invitation = await createMatch(anna, 'Anna', '60');
      await inTable(anna, 'summary').click();
      await inTable(anna, '.code svg').waitFor();
      await look(anna, 'the lobby');
      const bruno = await arrive(browser, invitation, phone);
      await inTable(bruno, '.places').waitFor();
      await look(bruno, 'the invitation');
      await sitDown(bruno, 'Bruno');
      await inTable(anna, '.dot.here').nth(1).waitFor();
      for (const seat of [2, 3]) await inTable(anna, `[data-give="${seat}"]`).click();
      await anna.table.ready();
      await look(anna, 'the table, with a clock');
      const carla = await arrive(browser, invitation, phone);
      await carla.table.ready();
      await look(carla, 'a table looked on, and why');
      await inTable(anna, '.tool').first().click();
      await inTable(anna, '[data-ask-leave]').click();
      await look(anna, 'the players, and whether to leave');
      await inTable(anna, '[data-leave]').click();
      await inTable(bruno, '.others .mark').filter({ hasText: 'computer' }).waitFor();
      await look(bruno, 'a computer in the place of who has left');
      await page.goto('about:blank');
      await page.goto(invitation.replace(/&invite=.*/, ''));
      await inTable(anna, '[data-reclaim]').waitFor();
      await look(anna, 'a seat that a computer keeps');
      await depart(anna, bruno, carla);
    });

    it('no connection and no match', async () => {
      const lost = await arrive(browser, '/#match=none', phone);
      await inTable(lost, '[data-alone]').waitFor();
      await look(lost, 'no match');
      const { anna, bruno } = await twoPeople(browser, '');
      await anna.table.page.context().setOffline(true);
      await inTable(anna, '.banner').waitFor();
      await look(anna, 'no connection');
      await bruno.table.close();
      await depart(lost, anna);
    });

    it('the end of a round, who is waited for, the end of the match and how it goes on', async () => {
      const { anna, bruno } = await twoPeople(browser, 'target=21');
      await Promise.all([anna, bruno].map(({ table }) => finishRound(table.page)));
      await look(anna, 'a settled round');
      await inTable(anna, '[data-next]').click();
      await inTable(anna, '.settlement [role="status"]').waitFor();
      await look(anna, 'who is waited for');
      await depart(anna, bruno);
      const { anna: other, bruno: guest } = await twoPeople(browser, 'target=1');
      const over = async (): Promise<boolean> => (await other.table.moment()).over;
      for (let rounds = 0; rounds < 5 && !(await over()); rounds += 1) {
        for (const person of [other, guest])
          if (await inTable(person, '[data-next]').isVisible()) await inTable(person, '[data-next]').click();
        await inTable(other, '.settlement').waitFor({ state: 'detached' });
        await Promise.all([other, guest].map(({ table }) => finishRound(table.page)));
      }
      await inTable(other, '[data-rematch]').waitFor();
      await look(other, 'the end of the match');
      await inTable(other, '[data-rematch]').click();
      await inTable(guest, '[data-follow]').waitFor();
      await look(guest, 'the next match');
      await depart(other, guest);
    });
  },
);
