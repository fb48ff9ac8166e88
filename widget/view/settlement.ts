/** The settlement of a round, line by line with the raw figures, then the points of the match. */
import { html, nothing, type TemplateResult } from 'lit';
import { partnered } from '../model/seating.ts';
import { matchPointsBefore, primieraValues, resultOf } from '../model/settlement.ts';
import type { RoundScore, ScoreLine, ScoreLineSide } from '../net/types.ts';
import { smallCard } from './card.ts';
import type { Scene } from './scene.ts';

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

/** The cards that make a figure, shown for the lines that are about a few of them. */
function evidence(
  scene: Scene,
  line: ScoreLine,
  { cards = [], value }: ScoreLineSide,
): TemplateResult | typeof nothing {
  if (cards.length === 0 || cards.length > 10) return nothing;
  const kind = line.item?.kind;
  if (kind === 'primiera') {
    const deck = new Map(scene.rules.deck.map((each) => [each.card, each]));
    const valued = primieraValues(cards, value, deck);
    return html`<span class="proof"
      >${cards.map(
        (card) =>
          html`<span class="worth">${smallCard(scene, card)}${valued.find((each) => each.card === card)?.value ?? nothing}</span>`,
      )}</span
    >`;
  }
  if (kind === 'most-cards' || kind === 'most-of-suit' || kind === 'card') return nothing;
  return html`<span class="proof">${cards.map((card) => smallCard(scene, card))}</span>`;
}

function row(scene: Scene, line: ScoreLine, sides: readonly number[]): TemplateResult {
  const { words } = scene;
  const result = resultOf(line);
  const name = scene.lineName(line);
  const why = scene.explain?.(line) ?? '';
  const bonuses = line.key === 'bonus' ? scene.bonuses : [];
  return html`<tr>
    <th scope="row">
      ${name} ${line.item?.card === undefined ? nothing : smallCard(scene, line.item.card)}
      ${result.kind === 'won' || why !== '' ? nothing : html`<small>${result.kind === 'tie' ? words.m.tie : words.m.nobody}</small>`}
      ${bonuses.map((bonus) => html`<small>${words.event(bonus, false, 0)}</small>`)}
    </th>
    ${sides.map((side) => {
      const own = line.sides.find((each) => each.side === side);
      if (own === undefined) return html`<td></td>`;
      return html`<td class=${own.points > 0 ? 'won' : ''}>
        <span class="figure">${own.value}</span>
        ${own.points === 0 ? nothing : html`<b>${signed(own.points)}</b>`} ${evidence(scene, line, own)}
      </td>`;
    })}
  </tr>
  ${why === '' ? nothing : html`<tr><td class="why" colspan=${sides.length + 1}>${why}</td></tr>`}`;
}

function verdict(scene: Scene, over: boolean, winner: number | undefined, overtime: boolean): string {
  const { words, seats, shown } = scene;
  const { m } = words;
  if (!over) return overtime ? m.goesOn : '';
  if (winner === undefined) return m.draw;
  const own = seats.find((each) => each.role === 'self')?.side;
  const together = partnered(shown.seats);
  if (winner === own) return together ? m.weWin : m.youWin;
  return together && own !== undefined ? m.theyWin : words.say('wins', { name: words.side(winner) });
}

function counted(scene: Scene, score: RoundScore, sides: readonly number[]): TemplateResult {
  const { words } = scene;
  const { m } = words;
  const sum = (side: number): number => score.sides.find((each) => each.side === side)?.roundPoints ?? 0;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${m.line}</th>
        ${sides.map((side) => html`<th scope="col">${words.side(side)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${score.lines.map((line) => row(scene, line, sides))}
    </tbody>
    <tfoot class="sums">
      <tr>
        <th scope="row">${m.sum}</th>
        ${sides.map((side) => html`<td><b>${signed(sum(side))}</b></td>`)}
      </tr>
      <tr class="match">
        <th scope="row">${m.matchPoints}</th>
        ${sides.map((side) => {
          const before = matchPointsBefore(score, side);
          return html`<td><small>${before} + ${sum(side)} =</small> <strong>${before + sum(side)}</strong></td>`;
        })}
      </tr>
    </tfoot>
  </table>`;
}

/** The sheet over the felt once a round or the match is over. */
export function settlement(scene: Scene): TemplateResult | typeof nothing {
  const { shown, score, words, seats, act, rules, level, live, canShare } = scene;
  const { m } = words;
  const over = shown.phase === 'match-over';
  if (shown.phase === 'playing' || (score === undefined && !over)) return nothing;
  const sides = seats.filter((each) => each.keepsPile).map((each) => each.side);
  const title = words.say('settlement', { n: shown.round });
  const says = verdict(scene, over, shown.winner, score?.overtime === true);
  return html`<div class="settlement ${over ? 'over' : ''}" part="settlement" role="group" aria-label=${title}>
    <h2>${over ? says : title}</h2>
    ${!over && says !== '' ? html`<p>${says}</p>` : nothing}
    ${score === undefined ? nothing : counted(scene, score, sides)}
    <div class="choices">
      ${
        live !== undefined
          ? live.closing(over)
          : over
            ? html`<button type="button" class="do main" data-next @click=${() => act.begin({ choice: rules.choice, level })}>${m.newGame}</button>`
            : html`<button type="button" class="do main" data-next @click=${act.nextRound}>${m.nextRound}</button>`
      }
      ${canShare ? html`<button type="button" class="do" data-share @click=${act.share}>${m.share}</button>` : nothing}
    </div>
  </div>`;
}
