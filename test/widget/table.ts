/// <reference path="../../widget/styles.d.ts" />
/** A browser at the demo page, and the hands of a person who plays there. */
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { inject } from 'vitest';
// What pages know of the element and its events.
import type {} from '../../widget/define.ts';

/** Where the whole product is served. */
export const address = inject('serverUrl');

/** Without a browser on the machine the tests that need one are skipped. */
export const hasBrowser = inject('chromiumPath') !== '';

/** Starts the machine's own Chromium, which asks nobody for anything. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** What stands on the table right now. */
export interface Moment {
  readonly yourTurn: boolean;
  readonly choosing: boolean;
  readonly waiting: boolean;
  readonly settled: boolean;
  readonly over: boolean;
}

/** A page with a table on it; what the page complains about is collected. */
export class TablePage {
  readonly page: Page;
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /** Opens a page of the site in a fresh context and waits until the table can be played at. */
  static async open(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<TablePage> {
    const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', ...options });
    const table = new TablePage(await context.newPage());
    await table.page.goto(`${address}${path}`);
    await table.ready();
    return table;
  }

  async ready(): Promise<void> {
    await this.page.locator('scopa-table .hand').waitFor();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  get hand(): Locator {
    return this.page.locator('scopa-table .hand button.card');
  }

  get tableCards(): Locator {
    return this.page.locator('scopa-table .cards button.card');
  }

  button(name: string): Locator {
    return this.page.locator('scopa-table').getByRole('button', { name, exact: true });
  }

  moment(): Promise<Moment> {
    return this.page.evaluate(() => {
      const table = document.querySelector('scopa-table');
      const root = table?.shadowRoot;
      return {
        yourTurn: table?.matches(':state(your-turn)') === true,
        choosing: root?.querySelector('.card.lifted[aria-pressed="true"]') !== null,
        waiting: root?.querySelector('[data-acknowledge]') !== null,
        settled: root?.querySelector('.settlement') !== null,
        over: table?.matches(':state(match-over)') === true,
      };
    });
  }

  /** Waits until a person has something to do, or the match is over. */
  async settle(): Promise<Moment> {
    for (let tries = 0; tries < 400; tries += 1) {
      const moment = await this.moment();
      if (moment.yourTurn || moment.waiting || moment.settled) return moment;
      await this.page.waitForTimeout(25);
    }
    throw new Error(`The table waits for nobody: ${await this.text('.felt')}`);
  }

  async text(selector: string): Promise<string> {
    return (await this.page.locator(`scopa-table ${selector}`).first().textContent())?.trim() ?? '';
  }

  /** Everything that is in the page and in the shadow root, as markup. */
  markup(): Promise<string> {
    return this.page.evaluate(() => {
      const root = document.querySelector('scopa-table')?.shadowRoot;
      return `${document.documentElement.outerHTML}${root?.innerHTML ?? ''}`;
    });
  }
}
