/** What axe finds wrong with a table, in every language and both themes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: object, options: object): Promise<AxeResults> } | undefined;
}

/** A fault lies in what is said or in its colours, not in both at once: each language and each theme is looked at whole. */
const guises = [
  ['en', 'light'],
  ['de', 'dark'],
  ['it', 'light'],
] as const;

/** In the page: every table, and what is open above it, speaks the language, and nothing moves any more. */
async function isStill(language: string): Promise<boolean> {
  const roots = [...document.querySelectorAll('scopa-table')].map(({ shadowRoot }) => shadowRoot);
  const speak = roots.every((root) => {
    const said = root?.querySelector('.table')?.getAttribute('lang') ?? language;
    const panel = root?.querySelector('dialog[open] .panel');
    return said === language && (panel == null || panel.childElementCount > 0);
  });
  if (!speak) return false;
  const moving = document
    .getAnimations()
    .concat(roots.flatMap((root) => root?.getAnimations() ?? []))
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return true;
}

/** In the page: what is wrong, in words that point at it. */
async function faultsNow(): Promise<readonly string[]> {
  // Of the drawings, which nobody is told of, axe would look at every stroke.
  const context = { include: ['scopa-table'], exclude: [{ fromShadowDom: ['scopa-table', '.art'] }] };
  const found = await globalThis.axe?.run(context, { resultTypes: ['violations'], preload: false });
  if (found === undefined) return ['axe is not there'];
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** What is wrong with the tables of the page as they stand there, in any language and either theme. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(source);
  const faults: string[] = [];
  for (const [language, colorScheme] of guises) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((lang) => {
      document.documentElement.lang = lang;
    }, language);
    await page.waitForFunction(isStill, language);
    const found = await page.evaluate(faultsNow);
    faults.push(...found.map((fault) => `${language}, ${colorScheme}: ${fault}`));
  }
  return faults;
}
