import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { guideAddress, guideNames } from '../../scripts/guides/guides.ts';
import { elementOf, type Manifest } from '../../scripts/manifest.ts';
import { project } from '../../scripts/project.ts';
import type { Described } from '../../widget/site/pages/embed/facts.ts';
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

/** What of the element a page can name, as its sources have it. */
function inSources(ending: 'ts' | 'css', pattern: RegExp): readonly string[] {
  const files = globSync(`widget/{view,live,panels,controllers}/**/*.${ending}`, { cwd: project });
  const found = files.flatMap((file) =>
    [...readFileSync(resolve(project, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set(found.flatMap((names) => names.split(' ')))].sort();
}

const namesOf = (described: readonly Described[] = []): readonly string[] =>
  described.map(({ name = '' }) => name).sort();

describe('the reference of the element', () => {
  const manifest: Manifest = JSON.parse(
    readFileSync(resolve(inject('siteFolder'), 'widget/custom-elements.json'), 'utf8'),
  );
  const element = elementOf(manifest);

  it('has every part that a template names, and no other', () => {
    expect(namesOf(element.cssParts)).toEqual(inSources('ts', /\bpart="([^"]+)"/g));
    // A part under a changing name would not be found above.
    expect(inSources('ts', /\b(part=\$)/g)).toEqual([]);
  });

  it('has every custom property that a style sheet reads, and no other', () => {
    expect(namesOf(element.cssProperties)).toEqual(inSources('css', /var\((--scopa-[\w-]+)/g));
  });

  it('has every slot, and the one without a name', () => {
    expect(namesOf(element.slots)).toEqual(['', ...inSources('ts', /<slot name="([^"]+)"/g)]);
  });

  it('has every event and tells what each is for', () => {
    const events = element.events ?? [];
    const declared = readFileSync(resolve(project, 'widget/events.ts'), 'utf8');
    expect(namesOf(events)).toEqual(
      [...declared.matchAll(/super\('(scopa-[\w-]+)'/g)].map(([, name = '']) => name).sort(),
    );
    for (const { name, description } of events) expect(description, name).toMatch(/\w/);
  });
});
