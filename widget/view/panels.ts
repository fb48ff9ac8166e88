/** The one dialog of the table; what is in it comes from the panels, which are loaded when one is opened. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Scene } from './scene.ts';

/** Open whenever there is a panel. */
export function panels({ panel, opened, act, words: { m }, trouble }: Scene): TemplateResult {
  const waiting =
    trouble === 'unreachable'
      ? html`<p>${m.offline}</p>
          <div class="choices"><button type="button" class="do main" @click=${act.retry}>${m.retry}</button></div>`
      : m.busy;
  return html`<dialog part="dialog" aria-labelledby="panel-title" @close=${act.close}>
    ${
      panel === undefined
        ? nothing
        : html`<header>
              <h2 id="panel-title">${opened?.title ?? m.menu}</h2>
              <button type="button" class="close" aria-label=${m.close} @click=${act.close}>×</button>
            </header>
            ${repeat(
              // Each begins at its top, however far the one before it was scrolled.
              [panel.kind],
              (kind) => kind,
              (kind) => html`<div class="panel" data-panel=${kind}>${opened?.content ?? waiting}</div>`,
            )}`
    }
  </dialog>`;
}
