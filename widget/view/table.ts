/** The whole table, from its parts. */
import { html, nothing, type TemplateResult } from 'lit';
import { banner, bar } from './bar.ts';
import { drawing } from './drawing.ts';
import { felt } from './felt.ts';
import { panels } from './panels.ts';
import type { Scene } from './scene.ts';
import { settlement } from './settlement.ts';
import { tools } from './tools.ts';

/** Before there is a game: the felt, and what the page has put there. */
export const waitingTemplate = (says: TemplateResult | typeof nothing): TemplateResult =>
  html`<div class="table" part="table">
    ${says}
    <div class="felt empty"><slot></slot></div>
  </div>`;

/** The table of one moment; the text of the status region is the announcer's. */
export function tableTemplate(scene: Scene): TemplateResult {
  const { deck, settings, words, trouble, back, act, rules, level } = scene;
  const still = settings.animation === 'none' ? 'still' : '';
  return html`<div
    class="table ${deck.id} ${still} theme-${settings.theme}"
    part="table"
    role="group"
    lang=${words.m.code}
    aria-label=${words.m.title}
  >
    <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">${drawing(`${deck.id} symbols`, deck.symbols)}</svg>
    <slot name="header"></slot>
    ${bar(scene)}
    ${banner({
      trouble,
      back,
      m: words.m,
      retry: act.retry,
      begin: () => act.begin({ choice: rules.choice, level }),
    })}
    ${scene.live?.banner ?? nothing} ${felt(scene, settlement(scene))} ${tools(scene)}
    <slot name="footer"></slot>
    <div class="quiet" role="status" aria-live="polite"></div>
    ${panels(scene)}
  </div>`;
}
