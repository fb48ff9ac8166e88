import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { VARIANTS } from '../../engine/index.ts';
import { languages } from '../../widget/site/pages/language.ts';
import { address, hasBrowser, openBrowser } from './table.ts';

const site = inject('siteFolder');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every page of the site in every language. */
const addresses = languages.flatMap((language) => [
  `/?lang=${language}`,
  `/verify?lang=${language}`,
  ...['learn', 'rules', 'embed', ...VARIANTS.map(({ id }) => `rules/${id}`)].map(
    (path) => `/${language}/${path}`,
  ),
]);

/** What axe finds wrong with the page itself; the tables in it and in frames have tests of their own. */
async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const inner of document.querySelectorAll('scopa-table, iframe')) inner.remove();
  });
  const { violations: found } = await page.evaluate<AxeResults>(
    `axe.run('html', ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the links of the site', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const texts = files.map((name) => readFileSync(resolve(site, name), 'utf8'));
  const links = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:href|src)="(\/[^"]*|#[^"]*)"/g)].map(([, link = '']) => link),
    ),
  );

  it('lead to something', async () => {
    const paths = new Set(
      [...links]
        .filter((link) => link.startsWith('/'))
        .map((link) => link.replaceAll('&amp;', '&').split('#')[0]),
    );
    expect(paths.size).toBeGreaterThan(VARIANTS.length * languages.length);
    const dead = await Promise.all(
      [...paths].map(async (path = '') => ((await fetch(address + path)).ok ? '' : path)),
    );
    expect(dead.filter((path) => path !== '')).toEqual([]);
  });

  it.each(languages)(
    'lead from "/%s", a page address cut short, to the table in that language',
    async (language) => {
      for (const path of [`/${language}`, `/${language}/`]) {
        const { ok, url } = await fetch(address + path);
        expect(ok, path).toBe(true);
        expect(url).toBe(`${address}/?lang=${language}`);
      }
    },
  );

  it('lead to a place that is in the page', () => {
    for (const [i, text] of texts.entries()) {
      const wanted = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(
        wanted.filter((id) => !text.includes(`id="${id}"`)),
        files[i],
      ).toEqual([]);
    }
  });
});

describe.skipIf(!hasBrowser)('every page of the site', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  const asked = new Set<string>();
  beforeAll(async () => {
    browser = await openBrowser();
    page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
    });
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.addInitScript(axeSource);
  });
  afterAll(() => browser.close());

  it.each(addresses)('%s is accessible in light and dark, and fits from 280 to 1600 pixels', async (path) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('html').getAttribute('lang')).toBe(path.match(/\b(de|it|en)\b/)?.[0]);
    expect(await violations(page)).toEqual([]);
    // The pages of the variants are one page, with one palette, and German has the longest words.
    if (path.includes('/rules/') && !path.startsWith('/de')) return;
    // What is there is the same in the dark; only its colours are others.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: ['color-contrast'] })).toEqual([]);
    for (const width of [280, 640, 800, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  it('keeps to the policy it is served with, and asks nobody else', () => {
    expect(complaints).toEqual([]);
    expect([...asked]).toEqual([address]);
  });

  it('is served with a policy that lets nothing in', async () => {
    const policy = (await fetch(`${address}/de/learn`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('takes its language from the address, and changes it', async () => {
    await page.goto(`${address}/de/rules/cirulla`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${address}/en/rules/cirulla`);
    expect(await page.locator('h2').first().textContent()).toBe('Pack and deal');
    await page.goto(`${address}/?lang=de`);
    await page.getByRole('button', { name: 'Italiano' }).click();
    expect(await page.locator('nav.pages:visible a').first().textContent()).toBe('Gioca');
  });

  it('opens the table with the variant whose rules were read', async () => {
    await page.goto(`${address}/it/rules/escoba`);
    await page.getByRole('link', { name: 'Gioca', exact: true }).nth(1).click();
    const variant = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector('scopa-table')?.game?.rules.variant);
    await expect.poll(variant, { timeout: 20_000 }).toBe('escoba');
  });
});
