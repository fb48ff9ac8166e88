import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { guideAddress, guideNames } from '../../scripts/guides/guides.ts';
import { hasBrowser, openBrowser } from './table.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(!hasBrowser)('the documentation of the API', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['light', 'dark'] as const)(
    'has guides that everyone can read, 320 pixels wide and %s',
    async (colorScheme) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 800 },
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const name of guideNames) {
        await page.goto(inject('serverUrl') + guideAddress(name));
        await page.evaluate(axeSource);
        const { violations } = await page.evaluate<AxeResults>('axe.run()');
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([name, violations.map(({ id }) => id), tooWide]).toEqual([name, [], 0]);
      }
      await context.close();
    },
  );

  it('lets an operation be tried out against this service, and loads nothing from elsewhere', async () => {
    const page = await browser.newPage();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(inject('serverUrl')))
        elsewhere.push(request.url());
    });
    await page.goto(`${inject('serverUrl')}/docs#/engine/listCaptures`);
    const operation = page.locator('#operations-engine-listCaptures');
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table .response').first();
    expect(await answer.locator('.response-col_status').textContent()).toContain('200');
    expect(await answer.locator('.response-col_description').textContent()).toContain('captures');
    expect(await page.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/docs/guides/');
    expect(elsewhere).toEqual([]);
    await page.close();
  });
});
