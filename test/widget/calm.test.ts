/** A table for those who want no movement: nothing moves, and everything stays as long as for others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealFrom } from './playing.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** What was seen of a deal and a sweep. */
interface Course {
  /** Pauses that the table asked for, in the order in which it did. */
  readonly pauses: readonly number[];
  /** What moved: animations and transitions. */
  readonly moved: readonly string[];
}

declare global {
  /** In the page: what it has been asked for. */
  var course: { pauses: number[]; moved: string[] };
}

/** In the page, before anything else: notes pauses, which end at once, and all that moves. */
function note(): void {
  const course: typeof globalThis.course = { pauses: [], moved: [] };
  const later = globalThis.setTimeout;
  const noted = (work: () => void, milliseconds = 0): number => {
    if (milliseconds >= 100) course.pauses.push(milliseconds);
    return Number(later(work, Math.min(milliseconds, 30)));
  };
  Object.assign(globalThis, { course, setTimeout: noted });
  const look = (): void => {
    const moving = document.querySelector('scopa-table')?.shadowRoot?.getAnimations() ?? [];
    for (const { effect } of moving)
      if (effect instanceof KeyframeEffect && effect.getComputedTiming().duration !== 0)
        course.moved.push(effect.target?.className ?? '');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe.skipIf(!hasBrowser)('who wants no movement', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** A deal, and a sweep by the person. */
  const watch = async (reducedMotion: 'reduce' | 'no-preference', animation: string): Promise<Course> => {
    const context = await browser.newContext({ reducedMotion });
    const table = new TablePage(await context.newPage());
    await table.page.addInitScript(note);
    await dealFrom(table.page, '7C QB 3S, KC KD KB, AD 2D AS 3D');
    await table.page.goto(`${address}/?animation=${animation}`);
    await table.ready();
    await table.settle();
    const swept = table.page.evaluate(
      () =>
        new Promise((resolve) =>
          document.querySelector('scopa-table')?.addEventListener('scopa-sweep', () =>
            // What follows the sweep is the computer's own choice.
            resolve(structuredClone(course)),
          ),
        ),
    );
    await table.page.locator('scopa-table .hand [data-card="7C"]').click();
    const course = (await swept) as Course;
    await table.close();
    return course;
  };

  it.each(['normal', 'fast', 'slow'])(
    'sees the same for as long, and nothing on its way: %s',
    async (speed) => {
      const [calm, lively] = [await watch('reduce', speed), await watch('no-preference', speed)];
      expect(calm.moved).toEqual([]);
      expect(lively.moved.length).toBeGreaterThan(0);
      expect(calm.pauses.length).toBeGreaterThanOrEqual(2);
      expect(calm.pauses).toEqual(lively.pauses);
    },
  );

  it('can have it all at once as well', async () => {
    expect(await watch('no-preference', 'none')).toEqual({ pauses: [], moved: [] });
  });
});
