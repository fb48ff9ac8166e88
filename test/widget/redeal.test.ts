import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealRound, type RulesChoice } from '../../engine/index.ts';
import { de } from '../../widget/i18n/de.ts';
import { en } from '../../widget/i18n/en.ts';
import { it as italian } from '../../widget/i18n/it.ts';
import type { GameEvent } from '../../widget/net/types.ts';
import { Words } from '../../widget/view/words.ts';
import { address, hasBrowser, openBrowser, TablePage } from './table.ts';

const seedOf = (number: number): Uint8Array => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};

const eventsOf = (rules: RulesChoice, seed: Uint8Array): readonly GameEvent[] => {
  const dealt = dealRound({ rules, seed });
  return dealt.ok ? dealt.value.events.map((event) => ({ ...event }) as GameEvent) : [];
};

/** The first seed from which a round is dealt twice, for that reason, and what happens then. */
function redealt(rules: RulesChoice, cause: string): { seed: string; redeal: GameEvent } {
  for (let number = 0; number < 100_000; number += 1) {
    const seed = seedOf(number);
    const redeals = eventsOf(rules, seed).filter(({ kind }) => kind === 'redeal');
    const [redeal] = redeals;
    if (redeals.length === 1 && redeal?.cause === cause)
      return { seed: Buffer.from(seed).toString('hex'), redeal };
  }
  throw new Error('No round is dealt twice.');
}

const languages = { de, it: italian, en };

describe('the sentence of a redeal', () => {
  const said = (language: keyof typeof languages, event: Partial<GameEvent>): string | undefined =>
    new Words(languages[language], [], [], 'italian').event({ kind: 'redeal', ...event }, false, 40);

  it('says which cards the rule does not want on the table, and how many', () => {
    const { redeal } = redealt({ variant: 'scopa' }, 'kings');
    expect(said('en', redeal)).toBe('3 kings on the table: the cards are dealt again.');
    expect(said('de', redeal)).toBe('3 Könige auf dem Tisch: Es wird neu gegeben.');
    expect(said('it', redeal)).toBe('3 re in tavola: si ridanno le carte.');
  });

  it('says aces, tens and a low sum as well', () => {
    expect(said('en', redealt({ variant: 'cirulla' }, 'aces').redeal)).toMatch(/^2 aces on the table/);
    expect(said('en', redealt({ variant: 'scopa-numeral' }, 'tens').redeal)).toMatch(/^3 tens on the table/);
    const options = { deal: { redeal: { tableSumAtMost: 9 } } };
    expect(said('en', redealt({ variant: 'scopa', options }, 'low-sum').redeal)).toMatch(/count only [4-9]:/);
  });

  it('does without a reason that this table does not know', () => {
    const event = JSON.parse('{"kind":"redeal","cause":"toString","cards":["KD"]}');
    expect(said('en', event)).toBe('The cards are dealt again.');
  });
});

describe.skipIf(!hasBrowser)('a table where the cards are dealt again', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('shows the first cards with the kings marked and says why, before the cards that count', async () => {
    const { seed, redeal } = redealt({ variant: 'scopa' }, 'kings');
    const table = new TablePage(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
    const { page } = table;
    await page.route('**/v1/deal', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), seed }) }),
    );
    await page.goto(`${address}/?lang=en&animation=slow`);
    await page.locator('scopa-table .cards .card.lit').first().waitFor();
    const cardsAt = (selector: string): Promise<readonly (string | null)[]> =>
      page
        .locator(`scopa-table .cards ${selector}`)
        .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card')));
    expect(await cardsAt('.card')).toEqual(redeal.cards);
    expect(await cardsAt('.card.lit')).toEqual(redeal.causeCards);
    expect(redeal.causeCards).toHaveLength(3);
    const sentence = '3 kings on the table: the cards are dealt again.';
    expect(await table.text('.line p')).toBe(sentence);
    await expect.poll(() => table.text('[role="status"]')).toBe(sentence);
    expect(await table.hand.count()).toBe(0);
    await table.hand.first().waitFor();
    expect(await cardsAt('.card.lit')).toEqual([]);
    expect(await table.tableCards.count()).toBe(4);
    await table.close();
  });
});
