/** Whole matches of many games at the table; each settlement is held against what the service answered. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScopaMatchEndEvent } from '../../widget/events.ts';
import { de } from '../../widget/i18n/de.ts';
import { en } from '../../widget/i18n/en.ts';
import { it as italian } from '../../widget/i18n/it.ts';
import type { RoundScore } from '../../widget/net/types.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Which game, and up to how many points: few, so that a match is over in a moment. */
type Game = readonly [variant: string, players: number, level: string, lang: keyof typeof texts, to: number];

const texts = { de, en, it: italian };

// Every level, every language and every number of seats of these games. What searches plays in the shorter rounds: the
// service lets one network have 30 such choices in ten seconds.
const games: readonly Game[] = [
  ['scopa', 2, 'hard', 'de', 3],
  ['scopa', 3, 'normal', 'it', 2],
  ['scopa', 4, 'easy', 'en', 2],
  ['scopone', 2, 'normal', 'it', 2],
  ['scopone', 4, 'easy', 'de', 2],
  ['cirulla', 2, 'master', 'en', 5],
  ['cirulla', 4, 'easy', 'it', 5],
  ['escoba', 2, 'master', 'en', 2],
  ['escoba', 3, 'easy', 'de', 2],
  ['escoba', 4, 'normal', 'it', 2],
  ['karl', 2, 'normal', 'en', 2],
  ['karl', 3, 'normal', 'de', 2],
  ['karl', 4, 'easy', 'it', 2],
];

/** A settlement as it is read. */
interface Sheet {
  readonly title: string;
  /** For each line the points of each side. */
  readonly lines: readonly (readonly number[])[];
  readonly sums: readonly number[];
  /** For each side `before + sum = after`. */
  readonly match: readonly string[];
}

/** What was heard of the end of the match. */
interface Ending {
  readonly winner: number | undefined;
  readonly score: RoundScore | undefined;
}

declare global {
  /** In the page: tells the test how the match has ended. */
  var tellEnding: (ending: Ending) => void;
}

/** What a hand at the table has come across. */
interface Stretch {
  readonly sheets: readonly Sheet[];
  readonly said: readonly string[];
}

/**
 * In the page: makes the first legal play again and again and goes on after each round, until the match is over, there
 * have been so many plays. With `offline` it ends as well once the table says that nobody answers.
 */
async function playOn({ plays = Number.POSITIVE_INFINITY, offline = false }): Promise<Stretch> {
  const table = document.querySelector('scopa-table');
  const root = table?.shadowRoot;
  if (!table || !root) throw new Error('There is no table.');
  const said = new Set<string>();
  const sheets: Sheet[] = [];
  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const points = (row: Element): number[] =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.querySelector('b')?.textContent ?? 0));
  const listen = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      said.add(
        (node instanceof Element ? (node.getAttribute('aria-label') ?? '') : (node.nodeValue ?? '')).trim(),
      );
  };
  const read = (settlement: Element): void => {
    const [sums, match] = settlement.querySelectorAll('tfoot tr');
    if (sums === undefined || match === undefined) return;
    sheets.push({
      title: settlement.querySelector('h2')?.textContent ?? '',
      lines: [...settlement.querySelectorAll('tbody tr')].map(points),
      sums: points(sums),
      match: [...match.querySelectorAll('td')].map(textOf),
    });
  };
  const press = (button: HTMLButtonElement): Promise<void> =>
    new Promise((resolve) => {
      const gone = new MutationObserver(() => {
        if (button.isConnected) return;
        gone.disconnect();
        resolve();
      });
      gone.observe(root, { childList: true, subtree: true });
      button.click();
    });
  const deadline = performance.now() + 50_000;
  while (performance.now() < deadline) {
    const settlement = root.querySelector('.settlement');
    const over = table.matches(':state(match-over)');
    const button = root.querySelector<HTMLButtonElement>('[data-acknowledge], [data-next]');
    if (button !== null || settlement !== null) listen();
    if (settlement !== null && button !== null) {
      read(settlement);
      if (over) return { sheets, said: [...said] };
    }
    if (offline && root.querySelector('.banner[role="alert"]') !== null) return { sheets, said: [...said] };
    if (button !== null) await press(button);
    else if (table.matches(':state(your-turn)')) {
      listen();
      if ((table.game?.view.plays?.length ?? 0) >= plays) return { sheets, said: [...said] };
      const play = table.game?.view.legalPlays?.[0];
      if (play !== undefined) table.play(play.card, play.captured);
    }
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  throw new Error(`The match does not end: ${root.querySelector('.felt')?.textContent}`);
}

/** Of an answer, what this is about. */
interface Answered {
  readonly game: { readonly view: { readonly winner?: number } };
  readonly score?: RoundScore;
}

interface Heard {
  readonly scores: readonly RoundScore[];
  readonly winner: number | undefined;
  /** Of the last round; absent when the match was won in the middle of it, with all coins. */
  readonly last: RoundScore | undefined;
}

/** A page with a table where the ends of rounds and of the match are heard. */
interface Match {
  readonly table: TablePage;
  readonly endings: Ending[];
  /** What the service said of each round, and of who has won. */
  readonly heard: () => Promise<Heard>;
}

let networks = 0;

async function begin(browser: Browser, [variant, players, level, lang, to]: Game): Promise<Match> {
  networks += 1;
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    // Each match from a network of its own: what the service counts for one is not felt by the next.
    extraHTTPHeaders: { 'CF-Connecting-IP': `192.0.2.${networks}` },
  });
  const table = new TablePage(await context.newPage());
  const endings: Ending[] = [];
  const answers: Promise<Answered>[] = [];
  table.page.on('response', (response) => {
    if (/\/v1\/(ai-)?play$/.test(response.url()) && response.ok()) answers.push(response.json());
  });
  await table.page.exposeFunction('tellEnding', (ending: Ending) => endings.push(ending));
  await table.page.addInitScript(() => {
    document.addEventListener('scopa-match-end', ({ winner, score }: ScopaMatchEndEvent) =>
      tellEnding({ winner, score }),
    );
  });
  await table.page.goto(
    `${address}/?animation=none&variant=${variant}&players=${players}&level=${level}&lang=${lang}&target=${to}`,
  );
  await table.ready();
  const heard = async (): Promise<Heard> => {
    const all = await Promise.all(answers);
    return {
      scores: all.flatMap(({ score }) => (score === undefined ? [] : [score])),
      winner: all.at(-1)?.game.view.winner,
      last: all.at(-1)?.score,
    };
  };
  return { table, endings, heard };
}

/** All texts of a language that are whole as they stand, at any depth. */
const wholeTexts = (messages: object): readonly string[] =>
  Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? wholeTexts(value)
        : [],
  );

/** Names of texts that are no words of any language. */
const keys = Object.keys(en).filter((key) => /[A-Z]/.test(key));

/** What of all that was said is no sentence of the language. */
function untranslated(said: readonly string[], lang: Game[3]): readonly string[] {
  const own = new Set(wholeTexts(texts[lang]));
  const foreign = new Set(lang === 'en' ? [] : wholeTexts(en).filter((text) => !own.has(text)));
  return said.filter(
    (text) =>
      foreign.has(text) ||
      keys.includes(text) ||
      /[{}|]|undefined|\bnull\b|NaN|\[object/.test(text) ||
      /^(most|card|set)-[a-z-]+$/.test(text),
  );
}

/** The sheets say, line by line, what the service said; the last one says how it ended. */
async function expectSettled({ table, endings, heard }: Match, sheets: readonly Sheet[]): Promise<void> {
  const { scores, winner, last } = await heard();
  // A match that is won in the middle of its first round has nothing to settle.
  expect(scores.length > 0 || winner !== undefined).toBe(true);
  expect(sheets).toHaveLength(scores.length);
  const totals = new Map<number, number>();
  for (const [i, { lines, sides }] of scores.entries()) {
    const order = sides.map(({ side }) => side).sort((a, b) => a - b);
    const pointsOf = (line: RoundScore['lines'][number]): readonly number[] =>
      order.map((side) => line.sides.find((each) => each.side === side)?.points ?? 0);
    const sums = order.map((_, at) => lines.reduce((sum, line) => sum + (pointsOf(line)[at] ?? 0), 0));
    expect(sheets[i]?.lines).toEqual(lines.map(pointsOf));
    expect(sheets[i]?.sums).toEqual(sums);
    expect(sheets[i]?.match).toEqual(
      order.map((side, at) => {
        const [before, sum] = [totals.get(side) ?? 0, sums[at] ?? 0];
        totals.set(side, before + sum);
        return `${before} + ${sum} = ${before + sum}`;
      }),
    );
  }
  const shown = await table.page.locator('scopa-table .score .points').allInnerTexts();
  expect(shown.map(Number)).toEqual(totals.size === 0 ? shown.map(() => 0) : [...totals.values()]);
  expect(endings).toHaveLength(1);
  expect(endings[0]?.score).toEqual(last);
  expect(endings[0]?.winner).toBe(winner);
}

const playsOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('scopa-table')?.game?.view.plays?.length ?? 0);

describe.skipIf(!hasBrowser)('a whole match', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(games)('of %s for %d, the computer playing %s, in "%s", up to %d', async (...game) => {
    const match = await begin(browser, game);
    const { sheets, said } = await match.table.page.evaluate(playOn, {});
    await expectSettled(match, sheets);
    expect(said.length).toBeGreaterThan(30);
    expect(untranslated(said, game[3])).toEqual([]);
    // Where a second round was played at once the service may have asked for a pause; the table waits by itself.
    expect(match.table.complaints.filter((each) => !each.includes('status of 429'))).toEqual([]);
    await match.table.close();
  });

  it('goes on after the network was gone in mid-round', async () => {
    const match = await begin(browser, ['scopa', 2, 'normal', 'it', 2]);
    const { table } = match;
    await table.page.evaluate(playOn, { plays: 4 });
    const before = await playsOf(table.page);
    await table.page.context().setOffline(true);
    // One more play, which finds nobody.
    await table.page.evaluate(playOn, { offline: true });
    expect(await table.text('.banner')).toContain(italian.offline);
    expect(await playsOf(table.page)).toBe(before);
    const complaints = table.complaints.splice(0);
    expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await table.page.context().setOffline(false);
    await table.page.locator('scopa-table .banner.good').waitFor();
    const { sheets } = await table.page.evaluate(playOn, {});
    await expectSettled(match, sheets);
    expect(table.complaints).toEqual([]);
    await table.close();
  });
});
