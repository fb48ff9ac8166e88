/** Every state of a table against the computer, held against axe in every language and both themes. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moments } from '../../widget/workshop/moments.ts';
import { faultsOf } from './axe.ts';
import { dealFrom, finishRound, holdPauses } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** A state, and how a person gets there. */
interface State {
  readonly name: string;
  readonly path: string;
  readonly reach?: (table: TablePage) => Promise<unknown>;
}

const inTable = ({ page }: TablePage, selector: string) => page.locator(`scopa-table ${selector}`);

const press = (key: string) => (table: TablePage) => table.hand.first().press(key);

/** Opens the tool at that place, and what the selector names in it. */
const tool =
  (index: number, ...inside: readonly string[]) =>
  async (table: TablePage): Promise<void> => {
    await inTable(table, '.tool').nth(index).click();
    for (const selector of inside) await inTable(table, selector).click();
    await inTable(table, 'dialog[open] .panel > *').first().waitFor();
  };

const rounds: readonly State[] = Object.keys(moments).map((name) => ({
  name: `the moment "${name}"`,
  path: `/workshop?moment=${name}`,
}));

const atTheTable: readonly State[] = [
  { name: 'a game that begins', path: '/?animation=none' },
  {
    name: 'a choice among captures',
    path: '/workshop?moment=choose',
    reach: (table) => table.hand.first().click(),
  },
  {
    name: 'a capture to be confirmed',
    path: '/workshop?moment=larger',
    reach: async (table) => {
      await table.hand.first().click();
      await table.tableCards.first().click();
    },
  },
  {
    name: 'a choice between taking and laying',
    path: '/workshop?moment=may',
    reach: (table) => table.hand.first().click(),
  },
  { name: 'the coach at a sweep', path: '/workshop?moment=swept&assist=coach' },
  {
    name: 'the coach at a settlement',
    path: '/workshop?moment=settled&assist=coach',
    reach: (table) => inTable(table, '.why').first().waitFor(),
  },
  { name: 'Piacentine cards with letters', path: '/workshop?moment=thirteen&deck=piacentine&indices=names' },
  { name: 'French cards of a Scopa', path: '/workshop?moment=choose&deck=francesi' },
  {
    name: 'a hint',
    path: '/?animation=none',
    reach: async (table) => {
      await table.settle();
      await press('h')(table);
      await inTable(table, '.hand .card.lit').waitFor();
    },
  },
];

const above: readonly State[] = [
  { name: 'the menu', path: '/?animation=none', reach: tool(4, 'summary') },
  { name: 'the house rules', path: '/?animation=none', reach: tool(4, '[data-house]', '.house summary') },
  { name: 'the rules', path: '/?animation=none', reach: tool(3) },
  { name: 'the last play', path: '/workshop?moment=choose', reach: tool(2) },
  { name: 'the keys', path: '/?animation=none', reach: press('?') },
  { name: 'the level', path: '/?animation=none', reach: (table) => inTable(table, '.chip').click() },
  { name: 'no statistics', path: '/?animation=none', reach: tool(4, '[data-statistics]') },
  { name: 'a match with friends', path: '/?animation=none', reach: tool(4, '[data-live]') },
  { name: 'the question before a new game', path: '/workshop?moment=choose', reach: press('n') },
  {
    name: 'a house rule that does not fit',
    path: '/?animation=none',
    reach: async (table) => {
      await table.page.evaluate(() =>
        document.querySelector('scopa-table')?.setAttribute('extras', 'napola napola-fixed'),
      );
      await inTable(table, '[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'a link that holds no round',
    path: '/?animation=none#replay=nothing',
    reach: (table) => inTable(table, '.panel [role="alert"]').waitFor(),
  },
];

const abort = (path: string) => (page: Page) => page.route(path, (route) => route.abort());

/** Makes a play that goes wrong. */
const playInVain = async (table: TablePage): Promise<void> => {
  await table.page.evaluate(() => {
    const element = document.querySelector('scopa-table');
    const [play] = element?.game?.view.legalPlays ?? [];
    if (play !== undefined) element?.play(play.card, play.captured);
  });
  await inTable(table, '.banner').waitFor();
};

/** What is the matter with the service, and where that is said. */
const troubles = [
  {
    name: 'nobody answers',
    spoil: abort('**/v1/play'),
    reach: playInVain,
  },
  {
    name: 'the game cannot go on',
    spoil: (page: Page) =>
      page.route('**/v1/play', (route) => route.fulfill({ json: { game: {}, events: [] } })),
    reach: playInVain,
  },
  {
    name: 'the connection is back',
    spoil: abort('**/v1/play'),
    reach: async (table: TablePage): Promise<void> => {
      await playInVain(table);
      await table.page.unroute('**/v1/play');
      await inTable(table, '.banner button').click();
      await inTable(table, '.banner.good').waitFor();
    },
  },
  {
    name: 'a panel does not come',
    spoil: abort('**/widget/panels-*.js'),
    reach: async (table: TablePage): Promise<void> => {
      await inTable(table, '.tool').nth(4).click();
      await inTable(table, '.panel .do').waitFor();
    },
  },
] as const;

describe.skipIf(!hasBrowser)(
  'in every language and both themes axe finds nothing wrong with',
  {
    timeout: 120_000,
  },
  () => {
    let browser: Browser;
    let table: TablePage;
    beforeAll(async () => {
      browser = await openBrowser();
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      table = new TablePage(await context.newPage());
      table.page.setDefaultTimeout(10_000);
    });
    afterAll(() => browser.close());

    /** A page that remembers nothing of the states before. */
    const visit = async (path: string): Promise<void> => {
      if (table.page.url().startsWith(address)) await table.page.evaluate(() => localStorage.clear());
      await table.page.goto('about:blank');
      await table.page.goto(`${address}${path}`);
      await table.ready();
    };

    it.each([...rounds, ...atTheTable])('$name', async ({ path, reach }) => {
      await visit(path);
      await reach?.(table);
      expect(await faultsOf(table.page)).toEqual([]);
    });

    it.each(above)('$name, on a telephone', async ({ path, reach }) => {
      await table.page.setViewportSize({ width: 340, height: 560 });
      await visit(path);
      await reach?.(table);
      expect(await faultsOf(table.page)).toEqual([]);
      await table.page.setViewportSize({ width: 1280, height: 720 });
    });

    it.each(troubles)('a table where $name', async ({ spoil, reach }) => {
      await spoil(table.page);
      await visit('/?animation=none');
      await table.settle();
      await reach(table);
      expect(await faultsOf(table.page)).toEqual([]);
      await table.page.unrouteAll();
    });

    it('a page that no game has come to', async () => {
      await abort('**/v1/deal')(table.page);
      await table.page.goto(`${address}/?variant=escoba`);
      await inTable(table, '.banner').waitFor();
      expect(await faultsOf(table.page)).toEqual([]);
      await table.page.unrouteAll();
    });

    it('a capture while it is read, and the sweep that it was', async () => {
      const context = await browser.newContext();
      const slow = new TablePage(await context.newPage());
      await holdPauses(slow.page);
      await dealFrom(slow.page, '7C KB QS, JC QD 6B, AD 2D AS 3S');
      await slow.page.goto(`${address}/`);
      await slow.ready();
      // A tap goes on to the next that there is to see.
      const hurry = (): Promise<void> => slow.page.locator('scopa-table .felt').dispatchEvent('click');
      await expect
        .poll(async () => {
          await hurry();
          return (await slow.moment()).yourTurn;
        })
        .toBe(true);
      await slow.hand.first().click();
      await inTable(slow, '.card.staged').waitFor();
      expect(await faultsOf(slow.page)).toEqual([]);
      await hurry();
      await inTable(slow, '.pile .sweep').waitFor();
      expect(await faultsOf(slow.page)).toEqual([]);
      await slow.close();
    });

    it('points that are won at the deal while they are told', async () => {
      const context = await browser.newContext();
      const slow = new TablePage(await context.newPage());
      await holdPauses(slow.page);
      await dealFrom(slow.page, '2S 3B AC, KB KS KC, QD 3D 2B AD');
      await slow.page.goto(`${address}/?variant=cirulla&lang=en`);
      await slow.ready();
      await expect
        .poll(async () => {
          const line = await slow.text('.line p');
          if (!line.includes('from the first table'))
            await slow.page.locator('scopa-table .felt').dispatchEvent('click');
          return line;
        })
        .toContain('Computer: 1 point from the first table.');
      expect(await faultsOf(slow.page)).toEqual([]);
      await slow.close();
    });

    it('two tables on one page, in a round and settled', async () => {
      for (const moment of ['choose', 'settled']) {
        await visit(`/workshop?moment=${moment}`);
        await table.page.evaluate(() => {
          const first = document.querySelector('scopa-table');
          const second = document.createElement('scopa-table');
          second.id = 'second';
          if (first !== null) Object.assign(second, { client: first.client, variant: first.variant });
          first?.after(second);
        });
        await table.page.locator('#second .hand').waitFor();
        expect(await faultsOf(table.page), moment).toEqual([]);
      }
    });

    it('a settled round, and all that can be done with it', async () => {
      await visit('/?animation=none&level=easy');
      await finishRound(table.page);
      const look = async (name: string): Promise<void> => {
        expect(await faultsOf(table.page), name).toEqual([]);
        await table.page.keyboard.press('Escape');
      };
      await look('the settlement');
      await tool(2, '.where')(table);
      await look('the history');
      await tool(4, '[data-statistics]', '[data-ask-remove]')(table);
      await inTable(table, '[data-remove]').waitFor();
      await look('the statistics, and the question before they go');
      const link = await table.page.evaluate(() => document.querySelector('scopa-table')?.share());
      await inTable(table, 'dialog[open]').waitFor();
      await look('the link');
      await table.page.goto('about:blank');
      await table.page.goto(`${link}`);
      await inTable(table, '.past').waitFor();
      await look('the replay');
    });
  },
);
