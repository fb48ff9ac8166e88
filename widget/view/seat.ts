/** A seat at the table: its name, whether it deals, leads or plays, its cards face down and its side's pile. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { leaderOf, type Seated } from '../model/seating.ts';
import { cardBack, cardFace, smallCard } from './card.ts';
import type { Scene } from './scene.ts';

/** Name and marks of a seat. */
export function plate(scene: Scene, seated: Seated): TemplateResult {
  const { shown, words, rules } = scene;
  const leads = leaderOf(shown.dealer, rules.players, rules.direction) === seated.seat;
  const turn = shown.phase === 'playing' && shown.turn === seated.seat;
  return html`<div class="plate ${turn ? 'turn' : ''}" part="seat">
    <span class="name">${words.seat(seated.seat)}</span> ${scene.live?.mark(seated.seat) ?? nothing}
    ${shown.dealer === seated.seat ? html`<span class="mark deals">${words.m.dealer}</span>` : nothing}
    ${leads ? html`<span class="mark">${words.m.leads}</span>` : nothing}
  </div>`;
}

/** A side's pile, each sweep's capturing card face up across it. */
export function pile(scene: Scene, side: number): TemplateResult {
  const { shown, words } = scene;
  const state = shown.sides.find((each) => each.side === side);
  const sweeps = state?.sweeps ?? [];
  const filled = (state?.pile.length ?? 0) > 0;
  const over = sweeps.length === 0 ? '' : words.say('pileSweeps', { cards: words.names(sweeps) });
  const named = `${words.say('pile', { name: words.side(side) })}${over}`;
  return html`<div
    class="pile ${filled ? 'filled' : ''}"
    part="pile"
    data-pile-of=${side}
    role="img"
    aria-label=${named}
  >
    <span class="heap">${filled ? cardBack() : nothing}</span>
    ${sweeps.map((card) => html`<span class="sweep card small">${cardFace(scene, card)}</span>`)}
  </div>`;
}

/** The pack, as long as there is one. */
export function stock({ shown, words }: Scene): TemplateResult {
  const { stockCount } = shown;
  return html`<div class="stock ${stockCount === 0 ? 'gone' : ''}" role="img" aria-label=${words.say('stock', { n: stockCount })}>
    <span class="heap" data-stock>${stockCount > 0 ? cardBack() : nothing}</span>
    <span class="count" aria-hidden="true">${stockCount}</span>
  </div>`;
}

function hiddenHand(scene: Scene, { seat }: Seated): TemplateResult {
  const state = scene.shown.seats.find((each) => each.seat === seat);
  const open = state?.hand ?? [];
  const backs = Array.from({ length: state?.handCount ?? 0 }, (_, i) => `b${seat}-${i}`);
  return html`<div class="backs" data-hand-of=${seat} data-count=${backs.length}>
    ${
      open.length > 0
        ? open.map((card) => smallCard(scene, card))
        : repeat(
            backs,
            (key) => key,
            (key) => cardBack(key),
          )
    }
  </div>`;
}

/** A seat of another player. */
export function otherSeat(scene: Scene, seated: Seated): TemplateResult {
  const { shown, words } = scene;
  const count = shown.seats.find((each) => each.seat === seated.seat)?.handCount ?? 0;
  return html`<div
    class="seat"
    data-place=${seated.place}
    role="group"
    aria-label=${words.say('handOf', { name: words.seat(seated.seat), n: count })}
  >
    ${plate(scene, seated)}
    <div class="holding">
      ${hiddenHand(scene, seated)} ${seated.keepsPile ? pile(scene, seated.side) : nothing}
    </div>
  </div>`;
}
