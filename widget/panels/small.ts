/** The small panels: rules, keys, the question before a new game, a link. */
import { html, type TemplateResult } from 'lit';
import type { Panel } from '../view/scene.ts';
import type { PanelView } from './view.ts';

// What is read only can be longer than the panel: it takes the focus, so that keys can scroll it.

/** The rules in force, in plain language. */
export const rulesPanel = ({ scene: { sheet } }: PanelView): TemplateResult =>
  html`<ul class="sheet" tabindex="0">
    ${sheet.map((each) => html`<li>${each}</li>`)}
  </ul>`;

/** The keys of the table. */
export function keysPanel({ scene, m }: PanelView): TemplateResult {
  const { m: table } = scene.words;
  const keys: readonly (readonly [key: string, text: string])[] = [
    ['1 – 9, 0', m.keyCard],
    ['← →', m.keyArrows],
    ['Enter', table.confirm],
    ['Esc', table.cancel],
    ['H', table.hint],
    ['U', table.takeBack],
    ['N', table.newGame],
    ['L', table.level],
    ['D', m.deck],
    ['?', m.keys],
  ];
  return html`<dl class="keys" tabindex="0">
    ${keys.map(([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}
  </dl>`;
}

/** The question before a running game ends. */
export function askPanel({ scene: { act }, m, proposed: { choice, level } }: PanelView): TemplateResult {
  return html`<p>${m.newGameAsk}</p>
    <div class="choices">
      <button type="button" class="do main" data-begin @click=${() => act.begin({ choice, level })}>${m.start}</button>
      <button type="button" class="do" @click=${act.close}>${m.keep}</button>
    </div>`;
}

/** The link that could not be given on otherwise, or that it has been copied. */
export function linkPanel({ m }: PanelView, { link }: Panel): TemplateResult {
  if (link === undefined) return html`<p role="status">${m.copied}</p>`;
  const whole = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) event.target.select();
  };
  return html`<label class="field"
    ><span>${m.copyHelp}</span><input type="text" readonly data-link .value=${link} @focus=${whole}
  /></label>`;
}
