/** Rounds against the computer that a test wants played, from a pack that it has laid out. */
import type { Page } from 'playwright-core';
import { deckCards } from '../../engine/decks.ts';
import { cardsOf } from '../../widget/workshop/moments.ts';

/**
 * Lets the service deal from this pack, from the top: the hand of the person who leads, the computer's, the table's; what is
 * not named follows in the order of the deck. Cards of the deck with 40 Italian ones.
 */
export async function dealFrom(page: Page, pack: string): Promise<void> {
  const first = cardsOf(pack);
  const rest = deckCards('italian-40').flatMap(({ card }) => (first.includes(card) ? [] : [card]));
  await page.route('**/v1/deal', (route) =>
    route.continue({
      postData: JSON.stringify({
        ...(route.request().postDataJSON() as object),
        dealer: 1,
        deckOrder: [...first, ...rest],
      }),
    }),
  );
}

/** Plays until the round is settled: a sweep where there is one, else the first legal play. */
export function finishRound(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const table = document.querySelector('scopa-table');
    const root = table?.shadowRoot;
    const deadline = performance.now() + 40_000;
    while (root?.querySelector('.settlement') === null) {
      if (performance.now() > deadline) throw new Error('The round does not end.');
      root.querySelector<HTMLButtonElement>('[data-acknowledge]')?.click();
      const plays = table?.game?.view.legalPlays ?? [];
      const play = plays.find(({ sweep }) => sweep) ?? plays[0];
      if (play !== undefined && table?.matches(':state(your-turn)')) table.play(play.card, play.captured);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  });
}

/** What would go by itself after a while stays: the table can be looked at in the middle of a play. */
export const holdPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const patient = (work: () => void, milliseconds = 0): number =>
      milliseconds < 300 ? Number(later(work, milliseconds)) : 0;
    Object.assign(globalThis, { setTimeout: patient });
  });
