/** What is told by colour: corner signs against their card, and a table in the colours that a person has forced. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

/** In the page: of each corner sign its card and its contrast with the ground it stands on. */
function signs(): readonly { readonly card: string; readonly contrast: number }[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const brightness = (colour: string): number => {
    if (canvas === null) return 0;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSeen = (colour: string): boolean => !/^rgba\(.*, 0\)$|transparent/.test(colour);
  const found = document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('.card > .index') ?? [];
  return [...found].map((sign) => {
    const card = sign.parentElement;
    const own = getComputedStyle(sign);
    const ground = isSeen(own.backgroundColor)
      ? own.backgroundColor
      : getComputedStyle(card ?? sign).backgroundColor;
    const [ink, paper] = [brightness(own.color), brightness(ground)];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    return { card: card?.getAttribute('data-card') ?? '', contrast };
  });
}

describe.skipIf(!hasBrowser)('corner signs', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['napoletane', 'piacentine', 'francesi'])(
    'stand out seven to one, in both themes and in forced colours: %s',
    async (deck) => {
      const table = await TablePage.open(browser, `/workshop?moment=thirteen&deck=${deck}`);
      await table.page.locator(`scopa-table .table.${deck}`).waitFor();
      for (const media of [
        { colorScheme: 'light' },
        { colorScheme: 'dark' },
        { forcedColors: 'active' },
      ] as const) {
        await table.page.emulateMedia(media);
        const found = await table.page.evaluate(signs);
        expect(found.length).toBeGreaterThanOrEqual(14);
        expect(new Set(found.map(({ card }) => card[1]))).toEqual(new Set([...'DCBS']));
        for (const { card, contrast } of found) expect(contrast, card).toBeGreaterThanOrEqual(7);
      }
      await table.close();
    },
  );
});

describe.skipIf(!hasBrowser)('in forced colours', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('a table keeps its cards, shows where its buttons are, and what is chosen by more than a shade', async () => {
    const table = await TablePage.open(browser, '/workshop?moment=choose', { forcedColors: 'active' });
    const outlines = (selector: string): Promise<readonly number[]> =>
      table.page.locator(`scopa-table ${selector}`).evaluateAll((parts) =>
        parts.map((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part);
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
        }),
      );
    const edges = await table.page
      .locator('scopa-table :is(.tool, .chip, .switch, .card, .back)')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)));
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
    await table.hand.first().click();
    const lit = await outlines('.cards .card.lit');
    expect(lit.length).toBeGreaterThan(2);
    expect(Math.min(...lit)).toBeGreaterThanOrEqual(4);
    expect(await outlines('.hand .card.lifted')).toEqual([4]);
    expect(Math.max(...(await outlines('.cards .card.dim')))).toBe(0);
    // The cards are drawn in their own colours: else no suit could be told from another.
    const drawn = await table.hand.first().evaluate((card) => getComputedStyle(card).forcedColorAdjust);
    expect(drawn).toBe('none');
    await table.tableCards.first().focus();
    await table.page.keyboard.press('ArrowRight');
    const picked = await outlines('.cards .card.picked');
    expect(picked.length).toBeGreaterThan(0);
    expect(Math.min(...picked)).toBeGreaterThanOrEqual(4);
    await table.close();
  });
});
