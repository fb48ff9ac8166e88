/** Below the felt: what a person can ask of the table. */
import { html, type TemplateResult } from 'lit';
import { drawing } from './drawing.ts';
import type { Scene } from './scene.ts';

const icons = {
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.7.6-1.1 1.3-1.1 2.2h-5c0-.9-.4-1.6-1.1-2.2A6 6 0 0 1 12 3Z"/>',
  back: '<path d="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1"/>',
  last: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2.5"/>',
  rules: '<path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Zm0 0v14"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
};

const icon = (drawn: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawing(drawn, () => drawn)}</svg>`;

function tool(name: string, drawn: string, action: () => void, off = false): TemplateResult {
  return html`<button type="button" class="tool" aria-disabled=${off ? 'true' : 'false'} @click=${off ? () => {} : action}>
    ${icon(drawn)}<span>${name}</span>
  </button>`;
}

/** The row of tools. */
export function tools({ words: { m }, act, ownTurn, canTakeBack, shown, live }: Scene): TemplateResult {
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${m.menu} data-zone="tools">
    ${live?.tools(tool) ?? html`${tool(m.hint, icons.hint, act.hint, !ownTurn)} ${tool(m.takeBack, icons.back, act.takeBack, !canTakeBack)}`}
    ${tool(m.lastShort, icons.last, () => act.open('last'), shown.lastPlay === undefined)}
    ${tool(m.rules, icons.rules, () => act.open('rules'))} ${tool(m.menu, icons.menu, () => act.open('menu'))}
  </div>`;
}
