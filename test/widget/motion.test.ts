/** How cards move, and what that asks of the page: what keeps the table smooth, told without a clock. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, TablePage } from './table.ts';

/** What a page was made to do while cards were played. */
interface Effort {
  readonly plays: number;
  /** How often the whole table was drawn. */
  readonly pictures: number;
  /** Properties that were animated. */
  readonly properties: readonly string[];
  /** How often a card began to move and then another one's place was read: each time the page is laid out anew. */
  readonly interrupted: number;
}

/** Plays the person's first legal play that many times and watches. */
const watch = (table: TablePage, wanted: number): Promise<Effort> =>
  table.page.evaluate(async (limit) => {
    const element = document.querySelector('scopa-table');
    if (element === null) throw new Error('There is no table.');
    let [plays, pictures, interrupted] = [0, 0, 0];
    let moves = false;
    const properties = new Set<string>();
    const { animate, getBoundingClientRect } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      for (const frame of Array.isArray(frames) ? frames : [])
        for (const property of Object.keys(frame)) if (property !== 'offset') properties.add(property);
      moves = true;
      return animate.call(this, frames, options);
    };
    Element.prototype.getBoundingClientRect = function () {
      if (moves) interrupted += 1;
      return getBoundingClientRect.call(this);
    };
    const rest = (): void => {
      moves = false;
      requestAnimationFrame(rest);
    };
    requestAnimationFrame(rest);
    element.addController({
      hostUpdated: () => {
        pictures += 1;
      },
    });
    element.addEventListener('scopa-play', () => {
      plays += 1;
    });
    for (let made = 0; made < limit; ) {
      const play = element.game?.view.legalPlays?.[0];
      if (
        play !== undefined &&
        element.matches(':state(your-turn)') &&
        element.play(play.card, play.captured)
      )
        made += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    while (!element.matches(':state(your-turn)')) await new Promise((resolve) => setTimeout(resolve, 20));
    return { plays, pictures, properties: [...properties].sort(), interrupted };
  }, wanted);

describe.skipIf(!hasBrowser)('cards that move', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('leave the page alone: only what the compositor animates, no place read in between, few pictures', async () => {
    const table = await TablePage.open(browser, '/?animation=fast&level=easy&lang=en', {
      reducedMotion: 'no-preference',
    });
    await table.settle();
    const { plays, pictures, properties, interrupted } = await watch(table, 3);
    expect(plays).toBeGreaterThanOrEqual(5);
    expect(properties).toEqual(['opacity', 'transform']);
    expect(interrupted).toBe(0);
    // A lifted card, its play; the other's play, what lies there then.
    expect(pictures).toBeLessThanOrEqual(plays * 3);
    await table.close();
  });

  it('make nothing around them be laid out anew: no style sheet asks what an ancestor of a card has in it', async () => {
    const table = await TablePage.open(browser, '/?animation=none&lang=en');
    const asking = await table.page.evaluate(() => {
      const root = document.querySelector('scopa-table')?.shadowRoot;
      const around: Element[] = [];
      for (const card of root?.querySelectorAll('.card') ?? [])
        for (let each = card.parentElement; each !== null; each = each.parentElement) around.push(each);
      const text = [...(root?.adoptedStyleSheets ?? [])]
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join('\n');
      const asked = [...text.matchAll(/([^\s>+~,{}(]+):has\(/g)].map(([, subject = '']) => subject);
      return {
        asked: asked.length,
        around: asked.filter((subject) => around.some((each) => each.matches(subject))),
      };
    });
    // Sheets above the felt may ask: no card moves there.
    expect(asking.asked).toBeGreaterThan(0);
    expect(asking.around).toEqual([]);
    await table.close();
  });

  it('do not move for those who want no movement, and stay as long', async () => {
    const table = await TablePage.open(browser, '/?animation=fast&level=easy&lang=en');
    await table.settle();
    const { properties } = await watch(table, 1);
    expect(properties).toEqual([]);
    await table.close();
  });
});
