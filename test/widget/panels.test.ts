import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStatistics, withRound } from '../../widget/panels/keptStatistics.ts';
import { pastOf } from '../../widget/panels/past.ts';
import { fragmentOfRound, roundOfFragment } from '../../widget/panels/replayLink.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Plays on until the round is settled. */
async function playRound(table: TablePage): Promise<void> {
  for (let deeds = 0; deeds < 200; deeds += 1) {
    const moment = await table.settle();
    if (moment.settled) return;
    if (moment.waiting) await table.page.locator('scopa-table [data-acknowledge]').click();
    else if (moment.choosing) {
      await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    } else await table.hand.first().click();
    await table.page.waitForTimeout(15);
  }
  throw new Error('The round does not end.');
}

const menu = (table: TablePage) => table.page.locator('scopa-table .tool').nth(4).click();

describe('the past of a round', () => {
  it('begins with the cards that nobody laid, and never holds a card that was not seen', () => {
    const plays = [
      { seat: 0, card: '7S', captured: ['7D'] },
      { seat: 1, card: 'QB', captured: [] },
    ];
    const sides = [
      { pile: ['7D', '7S'], sweeps: [] },
      { pile: [], sweeps: [] },
    ];
    const past = pastOf({ table: ['4C', 'QB'], plays, sides }, 2);
    expect(past.map(({ table }) => [...table].sort())).toEqual([['4C', '7D'], ['4C']]);
  });
});

describe('a round in a link', () => {
  it('is the same when it is read again, and anything else is none', async () => {
    const round = {
      rules: { variant: 'scopa', players: 2, target: 11 },
      dealer: 1,
      seed: '0123456789abcdef'.repeat(4),
      scores: [3, 2],
      round: 2,
      plays: [
        { card: '7S', captured: ['4C', '3S'] },
        { card: 'QB', captured: [] },
      ],
    };
    const fragment = await fragmentOfRound(round);
    expect(fragment.length).toBeLessThan(300);
    expect(await roundOfFragment(fragment)).toEqual(round);
    expect(await roundOfFragment('#replay=nothing')).toBeUndefined();
    expect(await roundOfFragment(`#replay=${'A'.repeat(10_000)}`)).toBeUndefined();
  });
});

describe('kept statistics', () => {
  it('survive anything strange in the store', () => {
    expect(parseStatistics('{"a":1}')).toEqual([]);
    expect(parseStatistics('nonsense')).toEqual([]);
    expect(parseStatistics('[{"variant":"scopa","level":"easy","won":"x"}]')).toEqual([]);
  });

  it('count a won match with its sweeps and points', () => {
    const view = {
      schema: 1,
      rules: { variant: 'scopa' },
      phase: 'match-over',
      round: 3,
      dealer: 0,
      viewer: 0,
      winner: 0,
      table: [],
      stockCount: 0,
      leftoverCount: 0,
      seats: [
        { seat: 0, side: 0, handCount: 0 },
        { seat: 1, side: 1, handCount: 0 },
      ],
      sides: [
        { side: 0, pile: [], sweeps: ['7D'], bonus: 0, score: 11 },
        { side: 1, pile: [], sweeps: [], bonus: 0, score: 4 },
      ],
    };
    const score = {
      lines: [],
      sides: [
        { side: 0, roundPoints: 3, matchPoints: 11 },
        { side: 1, roundPoints: 1, matchPoints: 4 },
      ],
      matchOver: true,
      overtime: false,
    };
    const [tally] = withRound([], { view, level: 'hard', score });
    expect(tally).toMatchObject({ won: 1, lost: 0, rounds: 1, sweeps: 1, points: 3, against: 1 });
  });
});

describe.skipIf(!hasBrowser)('what opens above the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('changes house rules in plain words, and the game is dealt by them', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    // Where the computer has led, a game is running, and a new one is asked about first.
    await table.settle();
    const running = await table.page.evaluate(
      () => (document.querySelector('scopa-table')?.game?.view.plays?.length ?? 0) > 0,
    );
    await menu(table);
    await table.page.locator('scopa-table [data-house]').click();
    const field = (name: string) => table.page.locator(`scopa-table .house [name="${name}"]`);
    await field('mayLay').check();
    await field('choice').selectOption({ label: 'Free choice' });
    await field('missingSuit').selectOption({ label: 'The suit counts 0' });
    await table.page.locator('scopa-table .house details').waitFor();
    const dealt = table.page.waitForRequest('**/v1/deal');
    await table.page.locator('scopa-table .house [data-begin]').click();
    if (running) {
      await table.page.getByText('Begin a new game? The running one ends.').waitFor();
      await table.page.locator('scopa-table [data-begin]').click();
    }
    const { rules } = (await dealt).postDataJSON() as { rules: { options: Record<string, unknown> } };
    expect(rules.options).toMatchObject({ capture: { choice: 'free', duty: 'may' } });
    expect(JSON.stringify(rules.options)).toContain('"missingSuit":"zero"');
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('looks back at a settled round, counts it, and gives it on as a link that replays it', {
    timeout: 120_000,
  }, async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await playRound(table);
    await table.page.locator('scopa-table .tool').nth(2).click();
    await table.page.locator('scopa-table .where').waitFor();
    expect(await table.text('.where')).toBe('Play 36 of 36');
    await table.page.locator('scopa-table [data-before]').click();
    expect(await table.text('.where')).toBe('Play 35 of 36');
    await table.page.keyboard.press('Escape');
    await menu(table);
    await table.page.locator('scopa-table [data-statistics]').click();
    await table.page.locator('scopa-table .statistics tbody tr').waitFor();
    expect(await table.text('.statistics tbody td:nth-of-type(2)')).toBe('1');
    const ask = table.page.locator('scopa-table [data-ask-remove]');
    await ask.click();
    // A question that was not answered is not there when the panel is opened again.
    await table.page.keyboard.press('Escape');
    await menu(table);
    await table.page.locator('scopa-table [data-statistics]').click();
    await ask.click();
    await table.page.locator('scopa-table [data-remove]').click();
    expect(await table.text('.panel')).toContain('No round has been finished yet.');
    await table.page.keyboard.press('Escape');
    const link = await table.page.evaluate(() => document.querySelector('scopa-table')?.share());
    expect(link).toContain('#replay=');
    const other = await TablePage.open(browser, `/${link?.replace(address, '').replace(/^\//, '')}`);
    await other.page.locator('scopa-table .past').waitFor();
    expect(await other.text('.where')).toContain('36');
    expect(await other.text('.told')).toMatch(/^Player \d: /);
    expect(other.complaints).toEqual([]);
    await other.close();
    await table.close();
  });

  it('shows of a running round the last play and its answers only, unless the coach is there', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=choose&lang=en');
    await table.page.locator('scopa-table .tool').nth(2).click();
    await table.page.locator('scopa-table .where').waitFor();
    expect(await table.page.locator('scopa-table .scrub input').getAttribute('min')).toBe('5');
    await table.close();
    const coached = await TablePage.open(browser, '/workshop?moment=choose&lang=en&assist=coach');
    await coached.page.locator('scopa-table .tool').nth(2).click();
    await coached.page.locator('scopa-table .where').waitFor();
    expect(await coached.page.locator('scopa-table .scrub input').getAttribute('min')).toBe('1');
    await coached.close();
  });

  it('says the French suits while French faces are shown', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=choose&lang=en&deck=francesi');
    await expect
      .poll(() => table.page.locator('scopa-table [data-card="5D"]').getAttribute('aria-label'))
      .toBe('five of diamonds, 5');
    await table.close();
  });
});
