/** Whole live matches of many seats, the network cut for one person in mid-round; all end as the service says. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrive, createMatch, depart, type LivePerson, matchOf, sitDown, viewOf } from './livePages.ts';
import { address, hasBrowser, openBrowser } from './table.ts';

/** Which game, how many seats, up to how many points, and where the second person sits; computers have the other seats. */
type Game = readonly [variant: string, players: number, to: number, seat: number];

const games: readonly Game[] = [
  ['scopone', 4, 3, 2],
  ['cirulla', 4, 12, 1],
  ['karl', 3, 4, 1],
];

/** In the page: makes the first legal play again and again, and goes on after each round, until the match is over. */
async function playToTheEnd(): Promise<string> {
  const table = document.querySelector('scopa-table');
  const root = table?.shadowRoot;
  const deadline = performance.now() + 80_000;
  while (performance.now() < deadline) {
    const settled = root?.querySelector('.settlement') !== null;
    if (settled && table?.matches(':state(match-over)') === true)
      return root?.querySelector('.settlement h2')?.textContent ?? '';
    const go = root?.querySelector<HTMLButtonElement>('[data-acknowledge], [data-next]');
    if (go !== null && go?.disabled !== true) go?.click();
    else if (table?.matches(':state(your-turn)') === true) {
      const play = table.game?.view.legalPlays?.[0];
      if (play !== undefined) table.play(play.card, play.captured);
    }
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  throw new Error(`The match does not end: ${root?.querySelector('.felt')?.textContent}`);
}

/** The same for each side, in the order in which they stand before this person: the own side first. */
const fromSide = (scores: readonly number[], own: number): readonly number[] => [
  ...scores.slice(own),
  ...scores.slice(0, own),
];

/** What the service tells anybody of a match. */
async function recorded(
  matchId: string,
): Promise<{ readonly scores: readonly number[]; readonly winner: number }> {
  const answer = await fetch(`${address}/v1/matches/${matchId}`);
  const { view } = (await answer.json()) as {
    view: { winner: number; sides: readonly { score: number }[] };
  };
  return { scores: view.sides.map(({ score }) => score), winner: view.winner };
}

const pointsOf = async ({ table }: LivePerson): Promise<readonly number[]> =>
  (await table.page.locator('scopa-table .score .points').allTextContents()).map((text) =>
    Number(text.trim()),
  );

const banner = ({ table }: LivePerson) => table.page.locator('scopa-table .banner');

describe.skipIf(!hasBrowser)('a whole live match', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(games)(
    'of %s for %d, the network cut in mid-round, up to %d',
    async (variant, players, to, seat) => {
      const anna = await arrive(
        browser,
        `/?animation=none&lang=en&variant=${variant}&players=${players}&target=${to}`,
      );
      const invitation = await createMatch(anna, 'Anna');
      const bruno = await arrive(browser, invitation);
      await bruno.table.page.locator(`scopa-table .places input[value="${seat}"]`).check();
      await sitDown(bruno, 'Bruno');
      for (let free = 1; free < players; free += 1)
        if (free !== seat) await anna.table.page.locator(`scopa-table [data-give="${free}"]`).click();
      const people = [anna, bruno];
      await Promise.all(people.map(({ table }) => table.ready()));
      const endings = Promise.all(people.map(({ table }) => table.page.evaluate(playToTheEnd)));
      await expect.poll(async () => (await viewOf(anna))?.plays ?? 0).toBeGreaterThan(5);
      const { table } = bruno;
      await table.page.context().setOffline(true);
      await banner(bruno).filter({ hasText: 'No connection' }).waitFor();
      const before = (await viewOf(bruno))?.plays;
      // The others come as far as they can without him.
      await expect.poll(async () => (await viewOf(anna))?.turn, { timeout: 10_000 }).toBe(seat);
      expect((await viewOf(bruno))?.plays).toBe(before);
      await table.page.context().setOffline(false);
      const titles = await endings;
      const { scores, winner } = await recorded(matchOf(invitation));
      const partners = scores.length < players;
      expect(Math.max(...scores)).toBeGreaterThanOrEqual(to);
      for (const person of people) {
        const own = (person === anna ? 0 : seat) % scores.length;
        expect(await pointsOf(person)).toEqual(fromSide(scores, own));
        expect(await viewOf(person)).toMatchObject({ scores, winner });
      }
      const names = ['Anna', 'Bruno'];
      for (const [i, at] of [0, seat].entries()) {
        const own = at % scores.length;
        const winning = winner === own ? /^You win / : partners ? /^They win / : undefined;
        const seated = winner === 0 ? names[0] : winner === seat ? names[1] : 'Computer( \\d)?';
        expect(titles[i]).toMatch(winning ?? new RegExp(`^${seated} wins the match$`));
      }
      const wrong = people.flatMap((person) => person.table.complaints);
      expect(wrong.filter((each) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/.test(each))).toEqual([]);
      await depart(anna, bruno);
    },
  );
});
