import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { createMatch, sitDown } from './livePages.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Of the element that is served. */
const { version } = packageFile;

/** A website of somebody else: its own origin, its own policy, its own style. */
const pages: Readonly<Record<string, { readonly policy?: string; readonly body: string }>> = {
  '/strict': {
    policy: [
      "default-src 'none'",
      `script-src ${address}`,
      `connect-src ${address}`,
      "require-trusted-types-for 'script'",
      'trusted-types lit-html',
    ].join('; '),
    body: '<scopa-table lang="en" animation="none"></scopa-table>',
  },
  '/live': {
    policy: [
      "default-src 'none'",
      `script-src ${address}`,
      `connect-src ${address} ${address.replace(/^http/, 'ws')}`,
      "require-trusted-types-for 'script'",
      'trusted-types lit-html',
    ].join('; '),
    body: '<scopa-table lang="de" animation="none"></scopa-table>',
  },
  '/one': { body: '<scopa-table lang="en" animation="none"></scopa-table>' },
  '/two': {
    body: '<scopa-table lang="en" animation="none"></scopa-table><scopa-table lang="de" animation="none" variant="escoba"></scopa-table>',
  },
  '/rtl': {
    body: '<div dir="rtl"><scopa-table lang="en" animation="none" indices="values"></scopa-table></div>',
  },
  '/hostile': {
    body: `<style>* { box-sizing: content-box !important; float: left; font-size: 40px; letter-spacing: 1em; }
      div, button, span { display: none; color: red } scopa-table { display: block }</style>
      <scopa-table lang="en" animation="none"></scopa-table>`,
  },
};

describe.skipIf(!hasBrowser)('on a page of somebody else', () => {
  let browser: Browser;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    browser = await openBrowser();
    server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        ...(page?.policy === undefined ? {} : { 'content-security-policy': page.policy }),
      });
      response.end(
        `<!doctype html><html lang="en"><title>Page</title><script type="module" src="${address}/widget/scopa-table.js"></script>${page?.body ?? ''}</html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const open = async (path: string): Promise<TablePage> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    await table.page.goto(`${origin}${path}`);
    await table.page.locator('scopa-table .hand').first().waitFor();
    return table;
  };

  it('keeps to a strict policy with trusted types, and asks nobody but the service', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    const asked = new Set<string>();
    table.page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await table.page.goto(`${origin}/strict`);
    await table.ready();
    await table.settle();
    for (let plays = 0; plays < 3; plays += 1) {
      await table.hand.first().click();
      if ((await table.moment()).choosing) {
        await table.page.keyboard.press('ArrowRight');
        await table.page.keyboard.press('Enter');
      }
      await table.settle();
    }
    await table.hand.first().press('?');
    // The browser itself asks for a favicon, which this page has not.
    expect(table.complaints.filter((each) => !/favicon|404/.test(each))).toEqual([]);
    expect([...asked].sort()).toEqual([address, origin].sort());
    await table.close();
  });

  it('plays live under a strict policy that lets it speak to the service, and draws the invitation', async () => {
    const people = await Promise.all(
      [0, 1].map(async () => new TablePage(await (await browser.newContext()).newPage())),
    );
    const [anna, bruno] = people;
    if (anna === undefined || bruno === undefined) throw new Error('Nobody is there.');
    await anna.page.goto(`${origin}/live`);
    const invitation = await createMatch({ table: anna, heard: [], sent: [] }, 'Anna');
    expect(invitation.startsWith(`${origin}/live#match=`)).toBe(true);
    await anna.page.locator('scopa-table summary').click();
    await anna.page.locator('scopa-table .code svg path').waitFor();
    await bruno.page.goto(invitation);
    await sitDown({ table: bruno, heard: [], sent: [] }, 'Bruno');
    for (const table of people) {
      await table.ready();
      await table.page.locator('scopa-table .dot.here').first().waitFor();
      expect(table.complaints.filter((each) => !/favicon|404/.test(each))).toEqual([]);
    }
    for (const table of people) await table.close();
  });

  it('lets the first of two tables follow an invitation, and keeps the other apart', async () => {
    const table = new TablePage(await (await browser.newContext()).newPage());
    await table.page.goto(`${origin}/two#match=none&invite=none`);
    await table.page.getByText('There is no such match, or none any more.').waitFor();
    await table.page.locator('scopa-table').last().locator('.hand button').first().waitFor();
    await table.close();
  });

  it('keeps two tables apart', async () => {
    const table = await open('/two');
    await table.page.locator('scopa-table .hand').nth(1).waitFor();
    const variants = (): Promise<readonly (string | undefined)[]> =>
      table.page.evaluate(() =>
        [...document.querySelectorAll('scopa-table')].map((each) => each.game?.rules.variant),
      );
    await expect.poll(variants).toEqual(['scopa', 'escoba']);
    await table.page.reload();
    await expect.poll(variants).toEqual(['scopa', 'escoba']);
    expect(table.complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await table.close();
  });

  it('speaks another language as soon as its attribute says so, also after a person has chosen one', async () => {
    const table = await open('/one');
    const spoken = (): Promise<string | null> =>
      table.page.locator('scopa-table .table').getAttribute('lang');
    const speak = (language: string): Promise<void> =>
      table.page
        .locator('scopa-table')
        .evaluate((element, code) => element.setAttribute('lang', code), language);
    await table.settle();
    await speak('it');
    await expect.poll(spoken).toBe('it');
    await table.button('Menu').click();
    await table.page.locator('scopa-table dialog').getByLabel('Lingua').selectOption('de');
    await expect.poll(spoken).toBe('de');
    await speak('en');
    await expect.poll(spoken).toBe('en');
    await table.close();
  });

  it('is as it is by default when an attribute is taken away or a property is set to nothing', async () => {
    const table = await open('/one');
    await table.settle();
    const played = () =>
      table.page.evaluate(() => {
        const { variant, players, extras = [] } = document.querySelector('scopa-table')?.game?.rules ?? {};
        return [variant, players, ...extras];
      });
    const asWished = ['escoba', 3];
    const byDefault = await played();
    const wish = () =>
      table.page.locator('scopa-table').evaluate((element) => {
        element.setAttribute('variant', 'escoba');
        element.setAttribute('players', '3');
      });
    await wish();
    await expect.poll(played).toEqual(asWished);
    await table.page.locator('scopa-table').evaluate((element) => {
      for (const name of ['variant', 'players', 'extras', 'match', 'seat', 'level', 'api'])
        element.removeAttribute(name);
      // At once, too.
      document.querySelector('scopa-table')?.newGame();
    });
    await expect.poll(played).toEqual(byDefault);
    await wish();
    await expect.poll(played).toEqual(asWished);
    // As frameworks do with what has no value.
    await table.page.locator('scopa-table').evaluate((element) => {
      Object.assign(element, {
        variant: undefined,
        players: null,
        extras: undefined,
        match: null,
        client: null,
      });
    });
    await expect.poll(played).toEqual(byDefault);
    expect(table.complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await table.close();
  });

  it('finds the service at an address with a slash at its end', async () => {
    const table = await open('/one');
    await table.settle();
    const asked = table.page.waitForRequest('**/v1/deal');
    await table.page.locator('scopa-table').evaluate((element) => {
      element.setAttribute('api', `${location.origin}/`);
    });
    expect(new URL((await asked).url()).pathname).toBe('/v1/deal');
    await table.close();
  });

  it('looks the same whatever the page styles', async () => {
    const table = await open('/hostile');
    const hand = await table.hand.first().boundingBox();
    expect(hand?.width).toBeGreaterThan(44);
    expect(
      await table.page
        .locator('scopa-table .line p')
        .evaluate((line) => getComputedStyle(line).letterSpacing),
    ).toBe('normal');
    await table.close();
  });

  it('goes on when it is moved in the page', async () => {
    const table = await open('/two');
    await table.settle();
    const hand = await table.hand.first().getAttribute('data-card');
    await table.page.evaluate(() => {
      const first = document.querySelector('scopa-table');
      if (first) document.body.append(first);
    });
    await table.page.waitForTimeout(200);
    const last = table.page.locator('scopa-table').last().locator('.hand button.card').first();
    expect(await last.getAttribute('data-card')).toBe(hand);
    expect(table.complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await table.close();
  });

  it('tells the page what happens, and lets it stop a play', async () => {
    const table = await open('/two');
    await table.settle();
    const outcome = await table.page.evaluate(async () => {
      const element = document.querySelector('scopa-table');
      const view = element?.game?.view;
      const [first] = view?.legalPlays ?? [];
      if (!element || !first) return undefined;
      const heard: string[] = [];
      // The other table of the page may play meanwhile.
      document.addEventListener('scopa-play', (event) => {
        if (event.target === element) heard.push(`${event.type} ${event.seat}`);
      });
      const stop = (event: Event): void => event.preventDefault();
      element.addEventListener('scopa-before-play', stop);
      const stopped = element.play(first.card, first.captured);
      element.removeEventListener('scopa-before-play', stop);
      const sent = element.play(first.card, first.captured);
      await new Promise((resolve) => element.addEventListener('scopa-play', resolve, { once: true }));
      return { stopped, sent, heard };
    });
    expect(outcome).toEqual({ stopped: false, sent: true, heard: ['scopa-play 0'] });
    await table.close();
  });

  it('goes on when it is taken out of the page and comes back later', async () => {
    const table = await open('/two');
    await table.settle();
    const hand = await table.hand.first().getAttribute('data-card');
    await table.page.evaluate(async () => {
      const first = document.querySelector('scopa-table');
      first?.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (first) document.body.prepend(first);
    });
    await table.settle();
    expect(await table.hand.first().getAttribute('data-card')).toBe(hand);
    await table.hand.first().click();
    if ((await table.moment()).choosing) {
      await table.page.keyboard.press('ArrowRight');
      await table.page.keyboard.press('Enter');
    }
    const plays = (): Promise<number | undefined> =>
      table.page.evaluate(() => document.querySelector('scopa-table')?.game?.view.plays?.length);
    await expect.poll(plays).toBeGreaterThan(0);
    expect(table.complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await table.close();
  });

  it('lies the other way round where text does, with its cards as they are', async () => {
    const table = await open('/rtl');
    await table.settle();
    const marks = await table.page.evaluate(() => {
      const root = document.querySelector('scopa-table')?.shadowRoot;
      const cards = [...(root?.querySelectorAll('.hand .card') ?? [])];
      return {
        direction: getComputedStyle(root?.querySelector('.felt') ?? document.body).direction,
        xs: cards.map((card) => card.getBoundingClientRect().x),
        indices: cards.map(
          (card) =>
            (card.querySelector('.index')?.getBoundingClientRect().x ?? 0) - card.getBoundingClientRect().x,
        ),
        turned: cards.map((card) => getComputedStyle(card.querySelector('.art') ?? card).transform),
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(marks.direction).toBe('rtl');
    expect(marks.xs).toEqual([...marks.xs].sort((a, b) => b - a));
    for (const place of marks.indices) expect(place).toBeLessThan(20);
    expect(new Set(marks.turned)).toEqual(new Set(['none']));
    expect(marks.wide).toBeLessThanOrEqual(0);
    await table.close();
  });

  it('fits from 280 to 1600 pixels, and at twice the size', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    await table.page.goto(`${origin}/one`);
    await table.ready();
    // Text and all at 200 % of a window of 1280 pixels leave it 640.
    for (const width of [280, 320, 640, 1024, 1600]) {
      await table.page.setViewportSize({ width, height: 800 });
      const found = await table.page.evaluate(() => {
        const parts =
          document.querySelector('scopa-table')?.shadowRoot?.querySelectorAll('.card, button') ?? [];
        const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
        return {
          wide: document.documentElement.scrollWidth - innerWidth,
          outside: boxes.filter((box) => box.left < -1 || box.right > innerWidth + 1).length,
          hand:
            document
              .querySelector('scopa-table')
              ?.shadowRoot?.querySelector('.hand .card')
              ?.getBoundingClientRect().width ?? 0,
        };
      });
      expect(found, `${width} px`).toMatchObject({ wide: 0, outside: 0 });
      expect(found.hand).toBeGreaterThanOrEqual(44);
    }
    await table.close();
  });
});

describe.skipIf(!hasBrowser)('the examples of embedding', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const open = async (name: string): Promise<TablePage> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const table = new TablePage(await context.newPage());
    await table.page.goto(`${address}/examples/${name}`);
    await table.ready();
    return table;
  };
  const variant = (table: TablePage): Promise<string | undefined> =>
    table.page.evaluate(() => document.querySelector('scopa-table')?.game?.rules.variant);
  const sweep = (table: TablePage): Promise<void> =>
    table.page.evaluate(() => {
      const event = new Event('scopa-sweep', { bubbles: true, composed: true });
      document.querySelector('scopa-table')?.dispatchEvent(event);
    });

  it.each(['react', 'vue'])('in %s sets properties of the element, and hears its events', async (name) => {
    const table = await open(name);
    await expect.poll(() => variant(table)).toBe('scopa');
    expect(await table.page.evaluate(() => document.querySelector('scopa-table')?.players)).toBe(2);
    await sweep(table);
    await table.page.getByText('Sweeps so far: 1').waitFor();
    await table.page.getByRole('combobox').first().selectOption('escoba');
    await expect.poll(() => variant(table)).toBe('escoba');
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('in plain HTML colours the felt, and hears the events', async () => {
    const table = await open('plain');
    await sweep(table);
    await table.page.getByText('Sweeps so far: 1').waitFor();
    const felt = await table.page
      .locator('scopa-table .felt')
      .evaluate((part) => getComputedStyle(part).getPropertyValue('--_felt'));
    expect(felt).toContain('2b5f86');
    expect(table.complaints).toEqual([]);
    await table.close();
  });

  it('under a strict policy plays without a complaint', async () => {
    const table = await open('strict');
    await expect.poll(() => variant(table)).toBe('scopone');
    await table.settle();
    await table.hand.first().click();
    expect(table.complaints.filter((each) => !each.includes('favicon'))).toEqual([]);
    await table.close();
  });
});

describe.skipIf(!hasBrowser)('the element in one file', () => {
  const file = `/widget/${version}/standalone.js`;
  let browser: Browser;
  let server: Server;
  let origin: string;
  let hashes: Readonly<Record<string, string>>;
  beforeAll(async () => {
    browser = await openBrowser();
    hashes = await (await fetch(`${address}/widget/${version}/integrity.json`)).json();
    server = createServer((request, response) => {
      const integrity = hashes[request.url === '/wrong' ? 'scopa-table.js' : 'standalone.js'];
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><html lang="en"><title>Page</title><script type="module" crossorigin="anonymous" src="${address}${file}" integrity="${integrity}"></script><scopa-table animation="none"></scopa-table></html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://localhost:${port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** A page with the file, and the modules that were asked for. */
  const open = async (path: string): Promise<{ table: TablePage; modules: Set<string> }> => {
    const table = new TablePage(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
    const modules = new Set<string>();
    table.page.on('request', (request) => {
      if (request.url().endsWith('.js')) modules.add(new URL(request.url()).pathname);
    });
    await table.page.goto(`${origin}${path}`);
    return { table, modules };
  };
  const wish = (table: TablePage, deck: string): Promise<void> =>
    table.page.locator('scopa-table').evaluate((element, id) => element.setAttribute('deck', id), deck);
  const others = (url: URL): boolean => url.pathname.startsWith('/widget/') && url.pathname !== file;

  it('is refused by the browser under the hash of another', async () => {
    const { table } = await open('/wrong');
    await expect.poll(() => table.complaints.join()).toMatch(/integrity/);
    expect(await table.page.locator('scopa-table .hand').count()).toBe(0);
    await table.close();
  });

  it('plays a round with nothing beside it, and says so when something more is wanted', async () => {
    const { table, modules } = await open('/');
    await table.page.route(others, (route) => route.abort());
    await table.page.reload();
    await table.ready();
    expect(await table.page.locator('scopa-table .hand svg.art g *').count()).toBeGreaterThan(0);
    for (;;) {
      const moment = await table.settle();
      if (moment.settled) break;
      // Only the end of a round asks for more: for what counts the rounds, which the play does without.
      expect([...modules]).toEqual([file]);
      if (moment.waiting) await table.page.locator('scopa-table [data-acknowledge]').click();
      else await table.hand.first().click();
      if ((await table.moment()).choosing) {
        await table.page.keyboard.press('ArrowRight');
        await table.page.keyboard.press('Enter');
      }
    }
    await wish(table, 'piacentine');
    await table.page.locator('scopa-table .banner').getByText('No connection').waitFor();
    await table.page.unroute(others);
    await table.button('Try again').click();
    await table.page.locator('scopa-table .table.piacentine').waitFor();
    await table.close();
  });

  it('fetches cards and panels from beside it, and never the other file', async () => {
    const { table, modules } = await open('/');
    await table.ready();
    await wish(table, 'piacentine');
    await table.page.locator('scopa-table .table.piacentine').waitFor();
    await table.hand.first().press('?');
    await table.page.locator('scopa-table dialog[open]').waitFor();
    expect([...modules].length).toBeGreaterThan(2);
    for (const module of modules) expect(module).toContain(`/widget/${version}/standalone`);
    for (const module of modules) expect(Object.keys(hashes)).toContain(module.split(`/${version}/`)[1]);
    expect(table.complaints.filter((each) => !/favicon|404/.test(each))).toEqual([]);
    await table.close();
  });
});
