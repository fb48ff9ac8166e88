/** Every card of every deck at the sizes that people see: for judging the drawings. */
import { backId } from '../cards/backId.ts';
import type { Deck } from '../cards/deck.ts';
import { deckOf, decksFor, loadDeck } from '../cards/decks.ts';

/** Widths of a card in CSS pixels: many cards on a telephone, a telephone, a screen, a close look. */
const widths = [44, 64, 96, 200];

const ranks = [...'A23456789TJQK'];
const suits = [...'DCSB'];

/** A sheet has its own root, as a table has, because the decks' backs share one name. */
function sheet(deck: Deck, width: number): string {
  const height = Math.round((width * deck.height) / deck.width);
  const picture = (box: string, drawn: string): string =>
    `<svg width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${drawn}</svg>`;
  const faces = suits.flatMap((suit) =>
    ranks.flatMap((rank) => {
      const face = deck.face(`${rank}${suit}`);
      return face === undefined
        ? []
        : [picture(`0 0 ${deck.width} ${deck.height}`, face + (deck.frame?.(`${rank}${suit}`, false) ?? ''))];
    }),
  );
  const back = `<span class="back">${picture('0 0 50 82', `<use href="#${backId}"/>`)}</span>`;
  return `<svg width="0" height="0">${deck.symbols()}</svg><div class="sheet">${faces.join('')}${back}</div>`;
}

const look = new CSSStyleSheet();
look.replaceSync(`
  .sheet { display: flex; flex-wrap: wrap; gap: 4px; padding: 8px; background: #1d5b3d; }
  .sheet > svg, .back svg { display: block; background: #fffaf0; border-radius: 4px; }
  .back svg { background: #23466f; color: #e9d9b0; }
`);

/** What eyes without red cones see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const protanopia = `<svg width="0" height="0"><filter id="protanopia" color-interpolation-filters="linearRGB">
  <feColorMatrix values="0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0"/>
</filter></svg>`;

/** Fills the page: `filter` as CSS has it, such as `grayscale(1)`, or `protanopia`. */
export async function showContactSheet(page: Element, only: string, filter: string): Promise<void> {
  page.insertAdjacentHTML('beforebegin', protanopia);
  for (const id of decksFor('italian-40')) {
    if (only !== '' && only !== id) continue;
    await loadDeck(id);
    const deck = deckOf(id);
    if (deck === undefined) continue;
    for (const width of widths) {
      const heading = document.createElement('h2');
      heading.textContent = `${id}, ${width} px`;
      const place = document.createElement('div');
      place.style.filter = filter === 'protanopia' ? 'url(#protanopia)' : filter;
      const root = place.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [look];
      root.innerHTML = sheet(deck, width);
      page.append(heading, place);
    }
  }
}
