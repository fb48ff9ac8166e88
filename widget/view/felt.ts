/** The felt: the other seats, the cards on the table, and the person's own cards. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ordered } from '../model/handOrder.ts';
import { confirmable } from '../model/interaction.ts';
import { layingOf, sameCards, takeableCards } from '../model/selection.ts';
import { isCounted, worthCounting } from '../model/tally.ts';
import type { Card } from '../net/types.ts';
import { cardBack, cardFace, suitSign } from './card.ts';
import type { Scene } from './scene.ts';
import { otherSeat, pile, plate, stock } from './seat.ts';

/** Cards of the table that something is about to take, or for which the cards are dealt again. */
function lit(scene: Scene): readonly Card[] {
  const { interaction, shown, peek, settings, legalPlays, ownTurn, hint } = scene;
  if (shown.staged !== undefined) return shown.staged.captured;
  if (shown.notice !== undefined) return shown.notice.causeCards ?? [];
  if (interaction.kind === 'choosing') return takeableCards(interaction.plays, interaction.picked);
  if (hint !== undefined && ownTurn) return hint.play.captured ?? [];
  if (!ownTurn || peek === undefined || settings.assist === 'none') return [];
  return legalPlays.filter((play) => play.card === peek).flatMap((play) => play.captured);
}

/** Room for so many places; the style sheet has a grid for each. */
const roomFor = (places: number): string =>
  places <= 8 ? 'n8' : places <= 12 ? 'n12' : places <= 15 ? 'n15' : 'n24';

function tableCard(scene: Scene, card: Card, lights: readonly Card[]): TemplateResult {
  const { interaction, words, act } = scene;
  const choosing = interaction.kind === 'choosing';
  const takeable = choosing && takeableCards(interaction.plays, []).includes(card);
  const picked = choosing && interaction.picked.includes(card);
  return html`<button
    type="button"
    class="card ${lights.includes(card) ? 'lit' : ''} ${picked ? 'picked' : ''} ${choosing && !takeable ? 'dim' : ''}"
    part="card"
    data-card=${card}
    data-flip=${card}
    aria-label=${words.card(card)}
    aria-disabled=${takeable ? 'false' : 'true'}
    aria-pressed=${takeable ? (picked ? 'true' : 'false') : nothing}
    @click=${() => (takeable ? act.pickCard(card) : act.hurry())}
  >
    ${cardFace(scene, card)}
  </button>`;
}

const stagedCard = (scene: Scene, card: Card): TemplateResult =>
  html`<span class="card staged" data-flip=${card} role="img" aria-label=${scene.words.card(card)}
    >${cardFace(scene, card)}</span
  >`;

function tableCards(scene: Scene): TemplateResult {
  const { shown, words } = scene;
  const { staged } = shown;
  const lights = lit(scene);
  // The played card lies on the first of those it takes; one that takes itself gets a place of its own.
  const first =
    staged === undefined
      ? -1
      : shown.places.findIndex((card) => card !== undefined && staged.captured.includes(card));
  const places = staged !== undefined && first === -1 ? [...shown.places, undefined] : shown.places;
  const stageAt = first === -1 ? places.length - 1 : first;
  return html`<div
    class="cards ${roomFor(places.length)}"
    part="cards"
    role="group"
    aria-label=${words.m.table}
    data-zone="table"
  >
    ${repeat(
      places,
      (_, i) => i,
      (card, i) =>
        html`<div class="place">
          ${
            card === undefined
              ? nothing
              : repeat(
                  [card],
                  (each) => each,
                  (each) => tableCard(scene, each, lights),
                )
          }
          ${
            staged !== undefined && i === stageAt
              ? repeat(
                  [staged.card],
                  (each) => each,
                  (each) => stagedCard(scene, each),
                )
              : nothing
          }
        </div>`,
    )}
  </div>`;
}

function handCard(scene: Scene, card: Card, position: number): TemplateResult {
  const { interaction, ownTurn, words, act, hint, legalPlays, settings } = scene;
  const lifted = interaction.kind !== 'idle' && interaction.card === card;
  const playable = ownTurn && legalPlays.some((play) => play.card === card);
  const explained = playable && settings.assist !== 'none';
  const captures = legalPlays.filter((play) => play.card === card).map((play) => play.captured);
  return html`<div class="held">
    <button
      type="button"
      class="card ${lifted ? 'lifted' : ''} ${hint?.play.card === card && ownTurn ? 'lit' : ''}"
      part="hand-card"
      data-card=${card}
      data-flip=${card}
      data-key=${(position + 1) % 10}
      aria-label=${words.card(card)}
      aria-disabled=${playable ? 'false' : 'true'}
      aria-pressed=${interaction.kind === 'choosing' ? (lifted ? 'true' : 'false') : nothing}
      aria-describedby=${explained ? `takes-${card}` : nothing}
      @click=${() => (playable ? act.chooseCard(card) : act.hurry())}
      @pointerenter=${() => act.peek(card)}
      @pointerleave=${() => act.peek(undefined)}
      @focus=${({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && act.peek(card)}
      @blur=${() => act.peek(undefined)}
    >
      ${cardFace(scene, card)}
    </button>
    ${explained ? html`<span id="takes-${card}" hidden>${words.prospect(card, captures)}</span>` : nothing}
  </div>`;
}

/** The sentence under the table: what has just happened, or what the person can do. */
function sentence(scene: Scene): string {
  return `${action(scene)}${advice(scene)}`;
}

/** What the coach says of the play that is being looked at or put together. */
function advice({ advice: plays, words, interaction, peek, ownTurn, hint }: Scene): string {
  const card = interaction.kind === 'choosing' ? interaction.card : peek;
  if (!ownTurn || card === undefined || hint !== undefined) return '';
  const picked = interaction.kind === 'choosing' ? interaction.picked : [];
  const ofCard = plays.filter(({ play }) => play.card === card);
  const best = ofCard.find(({ play }) => sameCards(play.captured ?? [], picked)) ?? ofCard[0];
  return best === undefined ? '' : ` ${words.coach(best)}`;
}

function action(scene: Scene): string {
  const { shown, words, interaction, ownTurn, waiting, hint, peek, legalPlays, settings } = scene;
  const { m } = words;
  if (shown.notice !== undefined) return words.event(shown.notice, false, shown.stockCount) ?? '';
  if (shown.sweep !== undefined)
    return shown.lastPlay === undefined ? m.sweep : `${words.play(shown.lastPlay)} ${m.sweep}`;
  if (shown.staged !== undefined || shown.laid || waiting)
    return shown.lastPlay === undefined ? '' : words.play(shown.lastPlay);
  if (interaction.kind === 'choosing') {
    const value = words.value(interaction.card);
    return `${words.say(layingOf(interaction.plays) === undefined ? 'chooseCapture' : 'chooseOrLay', { value })}.`;
  }
  if (ownTurn && hint !== undefined) return words.hint(hint);
  if (ownTurn && peek !== undefined && settings.assist !== 'none') {
    const captures = legalPlays.filter((play) => play.card === peek).map((play) => play.captured);
    if (captures.length > 0) return `${words.prospect(peek, captures)}.`;
  }
  if (ownTurn) return `${m.yourTurn}.`;
  if (shown.phase !== 'playing') return '';
  return shown.turn === undefined || shown.turn === shown.viewer
    ? m.busy
    : `${words.say('theirTurn', { name: words.seat(shown.turn) })} …`;
}

/** The last play, for as long as it is the last. */
function recent({ shown, words, waiting, interaction }: Scene): TemplateResult | typeof nothing {
  const { lastPlay, staged, laid, sweep, notice, phase } = shown;
  const said = staged !== undefined || laid || sweep !== undefined || notice !== undefined || waiting;
  if (lastPlay === undefined || said || interaction.kind === 'choosing' || phase !== 'playing')
    return nothing;
  return html`<small class="recent">${words.play(lastPlay)}</small>`;
}

/** Sentence and choices in one line of steady height. */
function line(scene: Scene): TemplateResult {
  const { words, interaction, waiting, act, settings, shown } = scene;
  const { m } = words;
  const choosing = interaction.kind === 'choosing';
  const counts = settings.assist === 'coach' && shown.phase === 'playing' ? gone(scene) : nothing;
  return html`<div class="line ${counts === nothing ? '' : 'counting'}" part="line">
    <p>
      ${recent(scene)} ${sentence(scene)}
      ${counts}
    </p>
    ${waiting ? html`<button type="button" class="do main" data-acknowledge @click=${act.acknowledge}>${m.acknowledge}</button>` : nothing}
    ${
      choosing
        ? html`${
            interaction.laying === true
              ? nothing
              : // Its place is kept, so that nothing moves when it appears.
                html`<button type="button" class="do main ${confirmable(interaction) === undefined ? 'kept' : ''}" @click=${act.confirm}>${m.confirm}</button>`
          }
            ${
              layingOf(interaction.plays) === undefined
                ? nothing
                : html`<button type="button" class="do ${interaction.laying === true ? 'main' : ''}" @click=${act.lay}>${m.lay}</button>`
            }
            <button type="button" class="do round" aria-label=${m.cancel} @click=${act.letGo}>×</button>`
        : nothing
    }
  </div>`;
}

/** What of the scoring cards lies in the piles. */
function gone({ shown, words, rules, deck }: Scene): TemplateResult | typeof nothing {
  const taken = shown.sides.flatMap((side) => side.pile);
  const counts = worthCounting(rules.items, rules.deck).map((counted) => {
    const cards = taken.filter((card) => isCounted(counted, card));
    const { rank, suit } = counted;
    const sign = rank === undefined ? nothing : words.index(rank, 'names');
    return html`<span class="counted" role="img" aria-label="${cards.length}: ${words.names(cards)}"
      >${sign}${suit === undefined ? nothing : suitSign(deck, suit)} × ${cards.length}</span
    >`;
  });
  return counts.length === 0 ? nothing : html`<small>${words.m.gone} ${counts}</small>`;
}

/** A short burst over the felt. */
const celebration = ({ words }: Scene): TemplateResult =>
  html`<div class="celebration" aria-hidden="true">
    <svg viewBox="-100 -100 200 200" focusable="false">
      <circle r="72" stroke-width="44" stroke-dasharray="3 15.85" /><circle r="46" stroke-width="3" />
    </svg>
    <strong>${words.m.sweep}</strong>
  </div>`;

/** The hand at the lower edge as a spectator sees it. */
const hiddenCards = (seat: number, count: number): readonly TemplateResult[] =>
  Array.from({ length: count }, (_, i) => html`<div class="held">${cardBack(`b${seat}-${i}`)}</div>`);

/** The whole felt. */
export function felt(scene: Scene, over: TemplateResult | typeof nothing): TemplateResult {
  const { seats, shown, words, act } = scene;
  const self = seats.find((each) => each.place === 'self');
  const at = (place: string): readonly TemplateResult[] =>
    seats.filter((each) => each.place === place).map((each) => otherSeat(scene, each));
  const own = shown.seats.find((each) => each.seat === self?.seat);
  const count = own?.handCount ?? 0;
  // What the style sheets ask of what is inside is said here: each `:has()` would have all of it laid out anew at every change.
  return html`<div
    class="felt ${over === nothing ? '' : 'settled'} ${scene.live === undefined ? '' : 'people'}"
    part="felt"
    data-others=${seats.length - 1}
    data-rest
    tabindex="-1"
    @click=${act.hurry}
  >
    <div class="others" data-count=${seats.length - 1}>
      ${at('left')}
      <div class="tops">${at('top')}</div>
      ${at('right')}
    </div>
    ${tableCards(scene)}
    ${
      self === undefined
        ? nothing
        : html`<div class="me">${plate(scene, self)} ${stock(scene)}</div>
            ${pile(scene, self.side)} ${line(scene)}
            <div
              class="hand"
              part="hand"
              role="group"
              aria-label=${self.role === 'self' ? words.m.hand : words.say('handOf', { name: words.seat(self.seat), n: count })}
              data-zone="hand"
              data-count=${count}
              data-hand-of=${self.seat}
            >
              ${repeat(
                ordered(own?.hand ?? [], scene.settings.order, scene.rules.deck),
                (card) => card,
                (card, i) => handCard(scene, card, i),
              )}
              ${own?.hand === undefined ? hiddenCards(self.seat, count) : nothing}
            </div>`
    }
    ${shown.sweep === undefined ? nothing : celebration(scene)} ${over}
  </div>`;
}
