/** What is heard of a whole round, word for word, by those who do not see the table. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckCard } from '../../widget/net/types.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

/** Something that became visible, as the page was told. */
type Told =
  | { readonly kind: 'play'; readonly seat: number; readonly card: string; readonly captured: string[] }
  | { readonly kind: 'deal'; readonly stockCount: number }
  | { readonly kind: 'sweep' | 'round-end' };

interface Transcript {
  /** Every change of the status region: what was added to it. */
  readonly said: string[];
  readonly told: Told[];
  /** Cards that were named while nobody but their holder could know them. */
  readonly betrayed: string[];
  /** Cards on the table when the listening began. */
  readonly open: number;
  /** How many regions speak, and how. */
  readonly regions: string[];
}

/** In the page: plays the round to its end, sweeping where that can be, and notes all that is said and told. */
async function listen(names: Readonly<Record<string, string>>): Promise<Transcript> {
  const table = document.querySelector('scopa-table');
  const root = table?.shadowRoot;
  const region = root?.querySelector('[role="status"]');
  if (!table || !root || !region) throw new Error('There is no table.');
  const open = table.game?.view.table.length ?? 0;
  const said: string[] = [];
  const told: Told[] = [];
  const betrayed = new Set<string>();
  const text = (): string => (region.textContent ?? '').replaceAll('\u00a0', ' ').trim();
  // Whole words: the Italian king hides in every three.
  const hidden = Object.entries(names).map(
    ([card, name]) => [card, new RegExp(`(?<!\\p{L})${name}|"${card}"`, 'iu')] as const,
  );
  const look = (): void => {
    const view = table.game?.view;
    if (view === undefined || view.phase !== 'playing') return;
    const seen = new Set([
      ...view.table,
      ...view.seats.flatMap(({ hand = [] }) => hand),
      ...(view.plays ?? []).flatMap(({ card, captured }) => [card, ...captured]),
    ]);
    const markup = root.innerHTML;
    for (const [card, name] of hidden)
      if (!seen.has(card) && name.test(markup)) betrayed.add(`${card} after ${view.plays?.length} plays`);
  };

  let last = text();
  new MutationObserver(() => {
    const now = text();
    // Sentences that come close together stand in the region together.
    said.push((now.startsWith(`${last} `) ? now.slice(last.length) : now).trim());
    last = now;
    look();
  }).observe(region, { childList: true, characterData: true, subtree: true });
  table.addEventListener('scopa-play', ({ seat, card, captured }) =>
    told.push({ kind: 'play', seat, card, captured: [...captured] }),
  );
  table.addEventListener('scopa-sweep', () => told.push({ kind: 'sweep' }));
  table.addEventListener('scopa-deal', ({ stockCount }) => told.push({ kind: 'deal', stockCount }));
  table.addEventListener('scopa-round-end', () => told.push({ kind: 'round-end' }));

  look();
  const deadline = performance.now() + 40_000;
  while (root.querySelector('.settlement') === null) {
    if (performance.now() > deadline) throw new Error(`The round does not end: ${text()}`);
    root.querySelector<HTMLButtonElement>('[data-acknowledge]')?.click();
    if (table.matches(':state(your-turn)')) {
      const { legalPlays = [], table: cards = [] } = table.game?.view ?? {};
      const sweep = legalPlays.find(
        ({ captured }) => captured.length > 0 && captured.length === cards.length,
      );
      const play = sweep ?? legalPlays[0];
      if (play !== undefined) table.play(play.card, play.captured);
    }
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  const regions = [
    ...root.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]'),
  ].map((each) => `${each.getAttribute('role')} ${each.getAttribute('aria-live')}`);
  return { said, told, betrayed: [...betrayed], open, regions };
}

type Language = 'de' | 'it' | 'en';

/** The sentences, written down once more as a person would say them. */
const sentences = {
  de: {
    who: ['Du', 'Computer'],
    takes: (cards: string) => `nimmt ${cards}.`,
    laid: 'wird abgelegt.',
    dealt: (n: number) => `Neue Karten, noch ${n} im Talon.`,
    last: 'Die letzten Karten sind gegeben.',
    rest: (n: number, who: string) => `Rest vom Tisch, ${n} ${n === 1 ? 'Karte' : 'Karten'}: ${who}.`,
    and: ' und ',
  },
  it: {
    who: ['Tu', 'Computer'],
    takes: (cards: string) => `prende ${cards}.`,
    laid: 'va in tavola.',
    dealt: (n: number) => `Nuove carte, ne restano ${n} nel mazzo.`,
    last: 'Sono le ultime carte.',
    rest: (n: number, who: string) => `Le carte rimaste, ${n}: ${who}.`,
    and: ' e ',
  },
  en: {
    who: ['You', 'Computer'],
    takes: (cards: string) => `takes ${cards}.`,
    laid: 'is laid.',
    dealt: (n: number) => `New cards are dealt, ${n} left in the pack.`,
    last: 'The last cards are dealt.',
    rest: (n: number, who: string) => `The last ${n} ${n === 1 ? 'card' : 'cards'} on the table: ${who}.`,
    and: ' and ',
  },
} as const;

/** `a, b and c`; English has one comma more. */
const list = (words: readonly string[], language: Language): string => {
  const { and } = sentences[language];
  const comma = language === 'en' && words.length > 2 ? ',' : '';
  return [words.slice(0, -1).join(', '), ...words.slice(-1)]
    .filter((each) => each !== '')
    .join(`${comma}${and}`);
};

function expected(
  { told, open }: Transcript,
  deck: ReadonlyMap<string, DeckCard>,
  language: Language,
): string[] {
  const { who, takes, laid, dealt, last, rest } = sentences[language];
  const nameOf = (card: string): string => deck.get(card)?.names[language] ?? '';
  const countOf = (card: string): string => `${deck.get(card)?.values[0]}`;
  let left = open;
  let taker = '';
  return told.flatMap((each, at) => {
    if (each.kind === 'deal') return [each.stockCount === 0 ? last : dealt(each.stockCount)];
    // What lies there at the end goes to whoever took last.
    if (each.kind === 'round-end') return left === 0 ? [] : [rest(left, taker)];
    if (each.kind !== 'play') return [];
    const { seat, card, captured } = each;
    left += captured.length === 0 ? 1 : -captured.length;
    if (captured.length > 0) taker = who[seat] ?? '';
    // Two are told by their names, a heap by what it counts.
    const taken = list(captured.map(captured.length > 2 ? countOf : nameOf), language);
    const does = captured.length === 0 ? laid : takes(taken);
    const sweep = told[at + 1]?.kind === 'sweep' ? ' Scopa!' : '';
    return [`${who[seat]}: ${nameOf(card)}, ${countOf(card)}, ${does}${sweep}`];
  });
}

describe.skipIf(!hasBrowser)('what is heard of a round', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['de', 'it', 'en'] as const)('is one sentence a play, and nothing hidden: %s', async (language) => {
    const response = await fetch(`${address}/v1/decks/italian-40`);
    const { cards } = (await response.json()) as { cards: DeckCard[] };
    const deck = new Map(cards.map((each) => [each.card as string, each]));
    expect(deck.size).toBe(40);
    const table = await TablePage.open(browser, `/?animation=none&level=easy&lang=${language}`);
    await table.settle();
    await table.page.waitForTimeout(100);
    const names = Object.fromEntries(cards.map(({ card, names: known }) => [card, known[language]]));
    const transcript = await table.page.evaluate(listen, names);
    const { said, told, betrayed, regions } = transcript;
    const plays = told.filter(({ kind }) => kind === 'play');
    expect(plays.length).toBeGreaterThanOrEqual(35);
    expect(told.at(-1)?.kind).toBe('round-end');
    expect(said.join(' ')).toBe(expected(transcript, deck, language).join(' '));
    expect(betrayed).toEqual([]);
    expect(regions).toEqual(['status polite']);
    expect(table.complaints).toEqual([]);
    await table.close();
  });
});
