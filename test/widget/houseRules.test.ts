/** House rules that the service refuses, each said at its field. */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

const clash = 'These rules do not go together';

/** What a page can ask for that cannot be played, and the field that is at fault. */
const wishes: readonly (readonly [field: string, options: object])[] = [
  ['choice', { capture: { choice: 'the-best' } }],
  ['mayLay', { capture: { duty: 'never' } }],
  ['aceOnAce', { ace: { withAceOnTable: 'nothing' } }],
  ['sweepPoints', { sweep: { points: 9 } }],
  ['redeal', { deal: { redeal: { kings: 9 } } }],
  ['missingSuit', { score: { items: [{ kind: 'primiera', points: 1, missingSuit: 'half' }] } }],
  ['target', { victory: { target: 1000 } }],
  ['tieBreak', { victory: { tieBreak: 'the-elder' } }],
  ['maxRounds', { victory: { maxRounds: 0 } }],
];

describe.skipIf(!hasBrowser)('a house rule that is refused', () => {
  let browser: Browser;
  let table: TablePage;
  beforeAll(async () => {
    browser = await openBrowser();
    table = await TablePage.open(browser, '/?animation=none&lang=en');
    await table.settle();
  });
  afterAll(() => browser.close());

  const ask = (wish: object): Promise<void> =>
    table.page.evaluate((given) => {
      const element = document.querySelector('scopa-table');
      if (element !== null) Object.assign(element, given);
    }, wish);
  const wish = (options: object): Promise<void> => ask({ options });

  const form = (): Locator => table.page.locator('scopa-table dialog[open] form');

  const gameNow = () =>
    table.page.evaluate(() => JSON.stringify(document.querySelector('scopa-table')?.game?.view));

  const expectFaultAt = async (name: string, wished: object): Promise<void> => {
    const before = await gameNow();
    await ask(wished);
    const field = form().locator(`[name="${name}"]`);
    await field.and(form().locator('[aria-invalid="true"]')).waitFor({ timeout: 5000 });
    const said = await field.getAttribute('aria-describedby');
    expect(await form().locator(`[id="${said}"]`).textContent()).toContain(clash);
    expect(await form().locator('[aria-invalid="true"]').count()).toBe(1);
    // The game at the table goes on.
    await table.page.keyboard.press('Escape');
    await form().waitFor({ state: 'detached' });
    expect(await gameNow()).toBe(before);
  };

  it.each(wishes)('is said at its field: %s', async (name, options) => {
    await expectFaultAt(name, { options });
  });

  it.each([
    ['target', { target: 1000 }],
    ['players', { players: 5 }],
    ['variant', { variant: 'whist' }],
  ])('is said in the menu where the menu has its field: %s', async (name, wished) => {
    await expectFaultAt(name, { options: undefined, ...wished });
    await ask({ variant: 'scopa', players: undefined, target: undefined });
    await table.settle();
  });

  it('is said above the buttons where it has no field, in the language of the table', async () => {
    await wish({ deck: { kind: 'tarot-78' } });
    await form().locator('.banner').getByText(clash).waitFor();
    expect(await form().locator('[aria-invalid="true"]').count()).toBe(0);
    await table.page.evaluate(() => {
      document.documentElement.lang = 'de';
    });
    await form().locator('.banner').getByText('Diese Regeln gehen nicht zusammen').waitFor();
    await table.page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await table.page.keyboard.press('Escape');
    await form().waitFor({ state: 'detached' });
  });

  it('can be mended at its field, and then the game begins', async () => {
    await wish({ sweep: { points: 2 }, victory: { target: 1000 } });
    const field = form().locator('[name="target"]');
    await field.and(form().locator('[aria-invalid="true"]')).waitFor();
    expect(await field.inputValue()).toBe('1000');
    await field.fill('21');
    await field.press('Tab');
    await form().locator('details').waitFor();
    expect(await form().locator('[aria-invalid="true"], .banner').count()).toBe(0);
    await form().locator('[data-begin]').click();
    const begin = table.button('Begin');
    await expect
      .poll(async () => {
        if (await begin.isVisible()) await begin.click();
        return table.page.evaluate(() => document.querySelector('scopa-table')?.game?.rules);
      })
      .toMatchObject({ options: { sweep: { points: 2 } }, target: 21 });
    expect(table.complaints.filter((each) => !/status of 4\d\d/.test(each))).toEqual([]);
    await table.close();
  });
});
