/** The hand as a person wants it laid out, and the keys that follow it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckCards } from '../../engine/decks.ts';
import { ordered } from '../../widget/model/handOrder.ts';
import { dealFrom } from './playing.ts';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

const dealt = ['7C', 'KD', 'AS', 'QD', 'AD'];
const deck = deckCards('italian-40').map(({ card, rank, suit, values }) => ({
  card,
  rank,
  suit,
  values: [...values],
  names: { de: '', it: '', en: '' },
}));

describe('a hand', () => {
  it.each([
    ['dealt', dealt],
    ['value', ['AD', 'AS', '7C', 'QD', 'KD']],
    ['suit', ['AD', 'QD', 'KD', '7C', 'AS']],
  ] as const)('can be ordered: %s', (order, cards) => {
    expect(ordered(dealt, order, deck)).toEqual(cards);
  });

  it('keeps its order while cards leave it', () => {
    expect(ordered(['7C', 'AS', 'AD'], 'value', deck)).toEqual(['AD', 'AS', '7C']);
  });
});

describe.skipIf(!hasBrowser)('the hand at the table', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const cards = (table: TablePage): Promise<readonly (string | null)[]> =>
    table.hand.evaluateAll((hand) => hand.map((card) => card.getAttribute('data-card')));

  it('is numbered as it is seen, in whatever order that is, and the tenth card is 0', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=partners');
    await table.page.route('**/v1/play', (route) => route.abort());
    const wanted = {
      dealt: ['KD', '7C', '3S', 'AD', '2D', '5B', '6C', 'QS', 'JB', 'KC'],
      suit: ['AD', '2D', 'KD', '6C', '7C', 'KC', '5B', 'JB', '3S', 'QS'],
      value: ['AD', '2D', '3S', '5B', '6C', '7C', 'JB', 'QS', 'KD', 'KC'],
    };
    for (const order of ['dealt', 'suit', 'value'] as const) {
      await table.page.evaluate(
        (to) => document.querySelector('scopa-table')?.setAttribute('order', to),
        order,
      );
      await expect.poll(() => cards(table)).toEqual(wanted[order]);
      const keys = await table.hand.evaluateAll((hand) => hand.map((card) => card.getAttribute('data-key')));
      expect(keys).toEqual([...'1234567890']);
    }
    const played = table.page.waitForRequest('**/v1/play');
    await table.hand.first().press('0');
    expect((await played).postDataJSON()).toMatchObject({ play: { card: 'KC' } });
    await table.close();
  });

  it('is chosen in the menu, kept over a reload, and the number keys mean the cards as they lie', async () => {
    const table = await TablePage.open(browser, '/?animation=none');
    await dealFrom(table.page, 'KC 7C 2S, QC QS QB, JD 4D 6B 3D');
    await table.page.reload();
    await table.page.evaluate(() => document.querySelector('scopa-table')?.newGame());
    await expect.poll(() => cards(table)).toEqual(['KC', '7C', '2S']);
    await table.settle();
    await table.page.locator('scopa-table .tool').nth(4).click();
    await table.page.locator('scopa-table select[name="order"]').selectOption('value');
    await table.page.keyboard.press('Escape');
    await expect.poll(() => cards(table)).toEqual(['2S', '7C', 'KC']);
    await table.page.reload();
    await table.ready();
    await table.settle();
    expect(await cards(table)).toEqual(['2S', '7C', 'KC']);
    await table.hand.first().focus();
    await table.page.keyboard.press('1');
    await expect.poll(() => cards(table)).toEqual(['7C', 'KC']);
    await table.settle();
    await table.page.keyboard.press('2');
    if ((await table.moment()).choosing) {
      expect(await table.page.locator('scopa-table .card.lifted').getAttribute('data-card')).toBe('KC');
      await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    }
    await expect.poll(() => cards(table)).toEqual(['7C']);
    await table.close();
  });
});
