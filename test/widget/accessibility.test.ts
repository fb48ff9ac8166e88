import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, createMatch, depart, type LivePerson, playUntil, sitDown, viewOf } from './livePages.ts';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: string): Promise<AxeResults> };
}

/** What axe finds wrong, in words that point at it. */
async function violations(table: TablePage): Promise<readonly string[]> {
  await table.page.evaluate(axeSource);
  const { violations: found } = await table.page.evaluate(() => globalThis.axe.run('scopa-table'));
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** A state, and how a person gets there. */
interface State {
  readonly name: string;
  readonly path: string;
  readonly reach?: (table: TablePage) => Promise<unknown>;
}

const tool = (index: number) => (table: TablePage) =>
  table.page.locator('scopa-table .tool').nth(index).click();

const states: readonly State[] = [
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
  { name: 'a full table', path: '/workshop?moment=thirteen' },
  { name: 'a crowded table', path: '/workshop?moment=twenty' },
  { name: 'partners', path: '/workshop?moment=partners' },
  { name: 'the coach, and sweeps that may count twice', path: '/workshop?moment=swept&assist=coach' },
  { name: 'six players', path: '/workshop?moment=six' },
  { name: 'French cards', path: '/workshop?moment=karl' },
  { name: 'a settlement', path: '/workshop?moment=settled' },
  { name: 'a won match', path: '/workshop?moment=won' },
  { name: 'the menu', path: '/?animation=none', reach: tool(4) },
  { name: 'the rules', path: '/?animation=none', reach: tool(3) },
  { name: 'the last play', path: '/workshop?moment=choose', reach: tool(2) },
  { name: 'the keys', path: '/?animation=none', reach: (table) => table.hand.first().press('?') },
  {
    name: 'the level',
    path: '/?animation=none',
    reach: (table) => table.page.locator('scopa-table .chip').click(),
  },
  {
    name: 'the question before a new game',
    path: '/workshop?moment=choose',
    reach: (table) => table.hand.first().press('n'),
  },
];

describe.skipIf(!hasBrowser).each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(states)('axe finds nothing wrong with $name', async ({ path, reach }) => {
    const table = await TablePage.open(browser, path, { colorScheme });
    await reach?.(table);
    await table.page.waitForTimeout(300);
    expect(await violations(table)).toEqual([]);
    await table.close();
  });
});

describe.skipIf(!hasBrowser).each([
  ['light', 'de'],
  ['dark', 'it'],
] as const)('in the %s theme, a live match in %s', (colorScheme, lang) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('axe finds nothing wrong with any of its screens', { timeout: 120_000 }, async () => {
    const options = { colorScheme, viewport: { width: 400, height: 800 } };
    const look = async ({ table }: LivePerson, name: string): Promise<void> => {
      await table.page.waitForTimeout(200);
      expect(await violations(table), name).toEqual([]);
    };
    const anna = await arrive(browser, `/?animation=none&variant=scopone&players=4&lang=${lang}`, options);
    const { page } = anna.table;
    const invitation = await createMatch(anna, 'Anna', '60');
    await page.locator('scopa-table summary').click();
    await page.locator('scopa-table .code svg').waitFor();
    await look(anna, 'the lobby');
    const bruno = await arrive(browser, invitation, options);
    await bruno.table.page.locator('scopa-table .places').waitFor();
    await look(bruno, 'the invitation');
    await sitDown(bruno, 'Bruno');
    await page.locator('scopa-table .dot.here').nth(1).waitFor();
    for (const seat of [2, 3]) await page.locator(`scopa-table [data-give="${seat}"]`).click();
    await anna.table.ready();
    await look(anna, 'the table');
    const carla = await arrive(browser, invitation, options);
    await carla.table.ready();
    await look(carla, 'a table looked on, and why');
    await page.locator('scopa-table .tool').first().click();
    await page.locator('scopa-table [data-ask-leave]').click();
    await look(anna, 'the players');
    const lost = await arrive(browser, `/?lang=${lang}#match=none`, options);
    await lost.table.page.locator('scopa-table [data-alone]').waitFor();
    await look(lost, 'no match');
    await depart(anna, bruno, carla, lost);
  });
});

describe.skipIf(!hasBrowser).each(['light', 'dark'] as const)('in the %s theme, after a round', (theme) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('axe finds nothing wrong with a round that is over, and with what can be done with it', async () => {
    const table = await TablePage.open(browser, '/?animation=none&level=easy&lang=de', {
      colorScheme: theme,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = table;
    const inTable = (selector: string) => page.locator(`scopa-table ${selector}`);
    const look = async (name: string): Promise<void> => {
      await page.waitForTimeout(150);
      expect(await violations(table), name).toEqual([]);
    };
    await page.evaluate(async () => {
      const element = document.querySelector('scopa-table');
      const root = element?.shadowRoot;
      const deadline = performance.now() + 40_000;
      while (root?.querySelector('.settlement') === null && performance.now() < deadline) {
        root.querySelector<HTMLButtonElement>('[data-acknowledge]')?.click();
        const play = element?.game?.view.legalPlays?.[0];
        if (play !== undefined && element?.matches(':state(your-turn)'))
          element.play(play.card, play.captured);
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
    });
    await inTable('.settlement').waitFor();
    await look('the settlement');
    await tool(2)(table);
    await inTable('.where').waitFor();
    await look('the history');
    await page.keyboard.press('Escape');
    await tool(4)(table);
    await inTable('[data-statistics]').click();
    await inTable('.statistics tbody tr').waitFor();
    await look('the statistics');
    await inTable('[data-ask-remove]').click();
    await look('the question before the statistics go');
    await page.keyboard.press('Escape');
    await tool(4)(table);
    await inTable('[data-house]').click();
    await inTable('.house details').first().waitFor();
    await page.evaluate(() => {
      const groups = document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('.house details');
      for (const group of groups ?? []) group.setAttribute('open', '');
    });
    await look('the house rules');
    await page.keyboard.press('Escape');
    const link = await page.evaluate(() => document.querySelector('scopa-table')?.share());
    await inTable('dialog[open]').waitFor();
    await look('the link');
    await page.goto('about:blank');
    await page.goto(`${link}`);
    await inTable('.past').waitFor();
    await look('the replay');
    await table.close();
  });
});

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
