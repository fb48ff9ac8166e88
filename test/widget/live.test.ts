import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  arrive,
  createMatch,
  depart,
  isOver,
  type LivePerson,
  matchOf,
  playUntil,
  rest,
  sitDown,
  twoPeople,
  viewOf,
} from './livePages.ts';
import { address, hasBrowser, openBrowser } from './table.ts';

const text = ({ table }: LivePerson, selector: string): Promise<string> => table.text(selector);

const banner = ({ table }: LivePerson) => table.page.locator('scopa-table .banner');

describe.skipIf(!hasBrowser)('a live match', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('is created at the table, joined by its link, played to the end by two browsers, and played again', async () => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en&target=3');
    const scores = await text(anna, '.scores');
    expect(scores).toContain('You');
    expect(scores).toContain('Bruno');
    // The invitation has been used and is no longer in the address; the seat's token never was.
    expect(bruno.table.page.url()).toBe(invitation.replace(/&invite=.*/, ''));
    await playUntil([anna, bruno], async () => (await isOver(anna)) && (await isOver(bruno)));
    const [at, bt] = [await viewOf(anna), await viewOf(bruno)];
    expect(at?.scores).toEqual(bt?.scores);
    expect(Math.max(...(at?.scores ?? []))).toBeGreaterThanOrEqual(3);
    expect(await text(anna, '.settlement h2')).toBe(
      at?.winner === 0 ? 'You win the match!' : 'Bruno wins the match',
    );
    await anna.table.page.locator('scopa-table [data-rematch]').click();
    await bruno.table.page.locator('scopa-table [data-follow]').click();
    await expect.poll(async () => (await viewOf(bruno))?.phase).toBe('playing');
    await expect.poll(async () => (await viewOf(anna))?.phase).toBe('playing');
    const again = [await viewOf(anna), await viewOf(bruno)];
    expect(again.map((view) => [view?.viewer, view?.round])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    await playUntil([anna, bruno], async () => ((await viewOf(anna))?.plays ?? 0) > 3);
    expect([...anna.table.complaints, ...bruno.table.complaints]).toEqual([]);
    await depart(anna, bruno);
  });

  it('names no token in any address, frame or address bar', async () => {
    const { anna, bruno } = await twoPeople(browser, 'lang=en');
    const urls: string[] = [];
    anna.table.page.on('request', (request) => urls.push(request.url()));
    await anna.table.page.reload();
    await anna.table.ready();
    await playUntil([anna, bruno], async () => ((await viewOf(anna))?.plays ?? 0) > 2);
    const kept = await anna.table.page.evaluate(() => localStorage.getItem('scopa-table:matches') ?? '');
    const token = /"token":"([\w-]+)"/.exec(kept)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(40);
    const places = [
      anna.table.page.url(),
      ...urls,
      ...anna.sent.flatMap(({ url, text: said }) => [url, said]),
    ];
    for (const place of places) expect(place).not.toContain(token);
    expect(await anna.table.markup()).not.toContain(token);
    await depart(anna, bruno);
  });

  it('is there again on the same seat after a reload in mid-round', async () => {
    const { anna, bruno } = await twoPeople(browser, 'lang=en');
    await playUntil([anna, bruno], async () => ((await viewOf(anna))?.plays ?? 0) >= 7);
    for (const person of [anna, bruno]) {
      await rest(anna, bruno);
      const before = await viewOf(person);
      await person.table.page.reload();
      await person.table.ready();
      expect(await viewOf(person)).toEqual(before);
    }
    await playUntil([anna, bruno], async () => ((await viewOf(bruno))?.plays ?? 0) >= 10);
    await depart(anna, bruno);
  });

  it('goes on where it was when the network comes back, and sends the waiting card once', async () => {
    const { anna, bruno } = await twoPeople(browser, 'lang=en');
    await playUntil([anna, bruno], async () => ((await viewOf(anna))?.plays ?? 0) >= 3);
    await rest(anna, bruno);
    await playUntil([bruno], async () => (await anna.table.moment()).yourTurn);
    await rest(anna, bruno);
    const before = await viewOf(anna);
    const context = anna.table.page.context();
    await context.setOffline(true);
    await banner(anna).filter({ hasText: 'No connection' }).waitFor();
    // The card is played while there is no network: it stays lifted until it has arrived.
    await act(anna);
    while ((await anna.table.moment()).choosing) await act(anna);
    await anna.table.page.waitForTimeout(300);
    expect((await viewOf(bruno))?.plays).toBe(before?.plays);
    await context.setOffline(false);
    await expect
      .poll(async () => (await viewOf(bruno))?.plays, { timeout: 20_000 })
      .toBe((before?.plays ?? 0) + 1);
    await banner(anna).filter({ hasText: 'Connected again' }).waitFor();
    // The others play on while one is away: what was missed is there afterwards.
    await context.setOffline(true);
    await banner(anna).filter({ hasText: 'No connection' }).waitFor();
    await playUntil([bruno], async () => ((await viewOf(bruno))?.plays ?? 0) === (before?.plays ?? 0) + 2);
    await context.setOffline(false);
    await expect
      .poll(async () => (await viewOf(anna))?.plays, { timeout: 20_000 })
      .toBe((before?.plays ?? 0) + 2);
    await playUntil([anna, bruno], async () => ((await viewOf(bruno))?.plays ?? 0) >= 8);
    await depart(anna, bruno);
  });

  it('shows a spectator no hidden card, neither in the page nor in what comes over the socket', async () => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en&target=1');
    const carla = await arrive(browser, `/?animation=none&lang=en#match=${matchOf(invitation)}`);
    await carla.table.ready();
    expect((await viewOf(carla))?.viewer).toBeUndefined();
    const seen = new Set<string>((await viewOf(carla))?.table ?? []);
    const cards = (said: string): string[] =>
      said.match(/"[A2-7JQK][DCBS]"/g)?.map((each) => each.slice(1, 3)) ?? [];
    let heard = 0;
    let checked = 0;
    await playUntil([anna, bruno], async () => {
      await rest(anna, bruno);
      const [own, other] = [await viewOf(anna), await viewOf(bruno)];
      for (const said of carla.heard.splice(0)) {
        heard += 1;
        expect(said).not.toContain('legalPlays');
        for (const card of cards(said)) seen.add(card);
      }
      for (const card of (await carla.table.markup()).match(/data-card="(..)"/g) ?? [])
        seen.add(card.slice(11, 13));
      const hidden = own?.phase === 'playing' ? [...own.hand, ...(other?.hand ?? [])] : [];
      for (const card of hidden) expect(seen.has(card), card).toBe(false);
      if (hidden.length > 0) checked += 1;
      return (await viewOf(anna))?.phase !== 'playing';
    });
    // Before the first of the round's 36 plays, and after each but the last.
    expect(checked).toBeGreaterThanOrEqual(36);
    expect(heard).toBeGreaterThan(30);
    expect(seen.size).toBe(40);
    await depart(anna, bruno, carla);
  });

  it('names to a player no card that the other holds', async () => {
    const { anna, bruno } = await twoPeople(browser, 'lang=en&target=1');
    const shown = async ({ table }: LivePerson): Promise<readonly string[]> =>
      (await table.markup())
        .match(/data-(?:card|flip)="[A2-7JQK][DCBS]"/g)
        ?.map((each) => each.slice(-3, -1)) ?? [];
    let checked = 0;
    await playUntil([anna, bruno], async () => {
      const [own, other] = [await viewOf(anna), await viewOf(bruno)];
      const cards = await shown(anna);
      if ((await viewOf(bruno))?.plays === own?.plays && own?.plays === other?.plays) {
        for (const card of other?.hand ?? []) expect(cards).not.toContain(card);
        checked += 1;
      }
      return ((await viewOf(anna))?.plays ?? 0) >= 12;
    });
    expect(checked).toBeGreaterThan(3);
    await depart(anna, bruno);
  });

  it('lets four sit in the direction of play, two of them computers, partners opposite', async () => {
    const anna = await arrive(browser, '/?animation=none&lang=en&variant=scopone&players=4');
    const invitation = await createMatch(anna, 'Anna');
    const bruno = await arrive(browser, invitation);
    await bruno.table.page.locator('scopa-table .places input[value="2"]').check();
    await sitDown(bruno, 'Bruno');
    for (const seat of [1, 3]) await anna.table.page.locator(`scopa-table [data-give="${seat}"]`).click();
    await Promise.all([anna.table.ready(), bruno.table.ready()]);
    const places = ({ table }: LivePerson) =>
      table.page
        .locator('scopa-table .others .seat')
        .evaluateAll((seats) =>
          seats.map((seat) => [seat.getAttribute('data-place'), seat.querySelector('.name')?.textContent]),
        );
    expect(await places(anna)).toEqual([
      ['left', 'Computer 1'],
      ['top', 'Bruno'],
      ['right', 'Computer 2'],
    ]);
    expect(await places(bruno)).toEqual([
      ['left', 'Computer 1'],
      ['top', 'Anna'],
      ['right', 'Computer 2'],
    ]);
    await playUntil([anna, bruno], async () => ((await viewOf(anna))?.plays ?? 0) >= 16);
    expect((await viewOf(bruno))?.plays).toBeGreaterThanOrEqual(16);
    expect([...anna.table.complaints, ...bruno.table.complaints]).toEqual([]);
    await depart(anna, bruno);
  });

  it('shows who is there, lets the computer play for who has left, and gives the seat back', async () => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en');
    const presence = anna.table.page.locator('scopa-table .others .presence');
    await expect.poll(() => presence.getAttribute('aria-label')).toBe('here');
    await bruno.table.page.locator('scopa-table .tool').first().click();
    await bruno.table.page.locator('scopa-table [data-ask-leave]').click();
    await bruno.table.page.locator('scopa-table [data-leave]').click();
    await anna.table.page.locator('scopa-table .others .mark', { hasText: 'computer' }).waitFor();
    // Bruno is back at a game against the computer, and the address names no match.
    await bruno.table.settle();
    expect(new URL(bruno.table.page.url()).hash).toBe('');
    await playUntil([anna], async () => ((await viewOf(anna))?.plays ?? 0) >= 4);
    await bruno.table.page.goto(`${address}/?animation=none&lang=en#match=${matchOf(invitation)}`);
    await bruno.table.page.locator('scopa-table [data-reclaim]').click();
    await presence.waitFor();
    await expect.poll(() => banner(bruno).count()).toBe(0);
    await playUntil([anna, bruno], async () => ((await viewOf(bruno))?.plays ?? 0) >= 8);
    await bruno.table.close();
    await expect.poll(() => presence.getAttribute('aria-label')).toBe('away');
    await depart(anna);
  });

  it('shows the clock of the seat on turn, and plays on when it has run out', async () => {
    const anna = await arrive(browser, '/?animation=none&lang=en');
    // A shorter one than the table offers: nobody needs to wait for half a minute.
    await anna.table.page.route('**/v1/matches', (route) =>
      route.continue({
        postData: JSON.stringify({
          ...(route.request().postDataJSON() as object),
          clock: { secondsPerPlay: 14 },
        }),
      }),
    );
    const bruno = await arrive(browser, await createMatch(anna, 'Anna', '30'));
    await sitDown(bruno, 'Bruno');
    await Promise.all([anna.table.ready(), bruno.table.ready()]);
    const clock = anna.table.page.locator('scopa-table .plate .clock');
    const seconds = async () => Number((await clock.textContent())?.split(':')[1]);
    expect(await seconds()).toBeGreaterThan(10);
    expect(await seconds()).toBeLessThanOrEqual(14);
    await anna.table.page.locator('scopa-table .plate .clock.late').waitFor();
    expect(await seconds()).toBeLessThanOrEqual(10);
    const before = (await viewOf(anna))?.plays ?? 0;
    await expect.poll(async () => (await viewOf(anna))?.plays, { timeout: 30_000 }).toBeGreaterThan(before);
    await depart(anna, bruno);
  });

  it('says in words what is the matter: no such match, an invitation to another, all seats taken', async () => {
    const { anna, bruno, invitation } = await twoPeople(browser, 'lang=en');
    const lost = await arrive(browser, '/?animation=none&lang=en#match=nothing');
    await lost.table.page.getByText('There is no such match, or none any more.').waitFor();
    await lost.table.page.locator('scopa-table [data-alone]').click();
    await lost.table.ready();
    const late = await arrive(browser, invitation);
    await late.table.ready();
    await late.table.page.getByText('All seats are taken. You can look on.').first().waitFor();
    const carla = await arrive(browser, '/?animation=none&lang=it', { locale: 'it-IT' });
    const other = await createMatch(carla, 'Carla');
    const wrong = await arrive(browser, `${other.replace(/invite=.*/, 'invite=wrong')}`, { locale: 'it-IT' });
    await sitDown(wrong, 'Dario');
    await wrong.table.page.getByText('Questo invito non vale per la partita.').first().waitFor();
    await depart(anna, bruno, lost, late, carla, wrong);
  });

  it('is what the page names with its attributes, on the seat whose token it has', async () => {
    const anna = await arrive(browser, '/?animation=none&lang=en');
    const invitation = await createMatch(anna, 'Anna');
    const own = await anna.table.page.evaluate(() => localStorage.getItem('scopa-table:matches') ?? '');
    const token = /"token":"([\w-]+)"/.exec(own)?.[1] ?? '';
    const bruno = await arrive(browser, invitation);
    await sitDown(bruno, 'Bruno');
    const page = await arrive(browser, '/?animation=none&lang=en');
    await page.table.ready();
    await page.table.page.evaluate(
      ([match = '', credentials = '']) => {
        const table = document.querySelector('scopa-table');
        if (table !== null) Object.assign(table, { match, seat: 0, credentials });
      },
      [matchOf(invitation), token],
    );
    await expect.poll(async () => (await viewOf(page))?.viewer).toBe(0);
    await expect.poll(async () => (await viewOf(page))?.hand).toEqual((await viewOf(anna))?.hand);
    await page.table.page.evaluate(() => {
      const table = document.querySelector('scopa-table');
      if (table !== null) Object.assign(table, { match: undefined, seat: undefined, credentials: undefined });
    });
    await page.table.settle();
    expect(await text(page, '.scores')).toContain('Computer');
    await depart(anna, bruno, page);
  });
});
