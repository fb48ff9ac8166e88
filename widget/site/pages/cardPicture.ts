/** Cards in pages, drawn by the build from the same decks as at the table. */
import { deckCards } from '../../../engine/decks.ts';
import type { Card, DeckKind } from '../../../engine/model.ts';
import { backId } from '../../cards/backId.ts';
import type { Deck } from '../../cards/deck.ts';
import { francesi } from '../../cards/francesi.ts';
import { napoletane } from '../../cards/napoletane.ts';
import type { Language } from './language.ts';
import { html, Markup } from './markup.ts';

/** A pack as a page shows it. */
export interface PicturedPack {
  /** The drawings: a page has them once, before the first card. */
  readonly drawings: Markup;
  /** One card with its corner sign; `mark` puts a class on it. Its name is read out. */
  card(card: Card, mark?: string): Markup;
  /** `Settebello, 7` */
  name(card: Card): string;
}

/** How far the drawing steps back from the corner sign, as at the table. */
const room = ({ width, height }: Deck): string => `translate(${width * 0.125} ${height * 0.105})scale(.86)`;

/** A pack with the drawings of the given cards only, named in a language. */
export function picturedPack(kind: DeckKind, cards: readonly Card[], language: Language): PicturedPack {
  const deck = kind === 'italian-40' ? napoletane : francesi;
  const known = new Map(deckCards(kind).map((each) => [each.card, each]));
  const { width, height } = deck;
  // Two packs may stand on a page: each face has its deck's name, and no page shows a back.
  const shared = deck.symbols().replace(new RegExp(`<g id="${backId}">.*?</g>`), '');
  const drawn = [...new Set(cards)].map(
    (card) => `<g id="${deck.id}-${card}" transform="${room(deck)}">${deck.face(card) ?? ''}</g>`,
  );
  const sign = (card: Card): string => known.get(card)?.values.join('/') ?? '';
  const name = (card: Card): string => {
    const names = known.get(card)?.names;
    return names === undefined ? card : `${names[language]}, ${sign(card)}`;
  };
  return {
    drawings: new Markup(
      `<svg class="drawings" width="0" height="0" aria-hidden="true" focusable="false"><defs>${shared}${drawn.join('')}</defs></svg>`,
    ),
    name,
    card: (card, mark = '') =>
      html`<svg class="card ${deck.id} ${mark}" data-suit="${card.slice(1)}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name(card)}"><use href="#${deck.id}-${card}"/><text x="${width * 0.04}" y="${height * 0.135}">${sign(card)}</text>${deck.hasSuitSigns ? suitSign(deck, card) : ''}</svg>`,
  };
}

const suitSign = (deck: Deck, card: Card): Markup =>
  new Markup(
    `<g transform="translate(${deck.width * 0.035} ${deck.height * 0.155})scale(.85)">${deck.suit(card.slice(1))}</g>`,
  );
