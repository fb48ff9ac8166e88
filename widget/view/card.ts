/** How one card is drawn, face up or face down. */
import { html, nothing, type TemplateResult } from 'lit';
import { backId } from '../cards/backId.ts';
import type { Deck } from '../cards/deck.ts';
import type { Card } from '../net/types.ts';
import { drawing } from './drawing.ts';
import type { Scene } from './scene.ts';

const frame = (deck: Deck, card: Card, isOpen: boolean): TemplateResult | typeof nothing =>
  deck.frame === undefined
    ? nothing
    : drawing(`${deck.id} ${card} ${isOpen ? 'open' : 'closed'}`, () => deck.frame?.(card, isOpen) ?? '');

/** The face as the inside of a card: the art, moved a little to make room for the corner sign. */
export function cardFace({ deck, settings, words }: Scene, card: Card): TemplateResult {
  const sign = words.index(card, settings.indices);
  const { width, height } = deck;
  // The art fills the card: with a sign in the corner it steps back from it, inside a frame only sideways.
  const down = deck.frame === undefined ? 0.105 : 0.07;
  const room = sign !== '' ? `translate(${width * 0.125} ${height * down})scale(.86)` : '';
  return html`<svg class="art" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
      <g transform=${room === '' ? nothing : room}>${drawing(`${deck.id} ${card}`, () => deck.face(card) ?? '')}</g>${frame(deck, card, sign !== '')}
    </svg>
    ${
      sign === ''
        ? nothing
        : html`<span class="index ${sign.length > 2 ? 'long' : ''}" part="index" data-suit=${card[1] ?? ''} aria-hidden="true"
            >${sign}${deck.hasSuitSigns ? suitSign(deck, card[1] ?? '') : nothing}</span
          >`
    }`;
}

/** A suit's sign in a line of text. */
export const suitSign = (deck: Deck, suit: string): TemplateResult =>
  html`<svg class="suit" viewBox="0 0 100 100" focusable="false">${drawing(`${deck.id} suit ${suit}`, () => deck.suit(suit))}</svg>`;

/** A small card that only shows itself, with its name for those who do not see it. */
export const smallCard = (scene: Scene, card: Card): TemplateResult =>
  html`<span class="card small" role="img" aria-label=${scene.words.card(card)}>${cardFace(scene, card)}</span>`;

/** A card face down. */
export const cardBack = (flip?: string): TemplateResult =>
  html`<span class="back" part="card-back" data-flip=${flip ?? nothing}
    ><svg viewBox="0 0 50 82" preserveAspectRatio="none" aria-hidden="true" focusable="false"><use href="#${backId}"></use></svg></span
  >`;
