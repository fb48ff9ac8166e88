/** Links to a match, to be copied and given on. */
import { html, nothing, type TemplateResult } from 'lit';
import { fragmentOf } from '../model/matchPlace.ts';
import type { LiveView } from './view.ts';

/** Everything is in the fragment, which browsers send to no server. */
export function linkTo(matchId: string, invite: string | undefined): string {
  const url = new URL(location.href);
  url.hash = fragmentOf({ matchId, ...(invite === undefined ? {} : { invite }) });
  return url.href;
}

/** What a link is for. */
interface LinkText {
  /** Absent: a link for looking on. */
  readonly invite?: string;
  readonly label: string;
  readonly text?: string;
}

/** A link in a field of its own, with a button that copies it. */
export function linkField(
  { match, m, act, copied }: LiveView,
  { invite, label, text }: LinkText,
): TemplateResult {
  const url = linkTo(match?.matchId ?? '', invite);
  const select = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) event.target.select();
  };
  return html`<div class="link">
    ${text === undefined ? nothing : html`<p>${text}</p>`}
    <div class="choices">
      <label class="field"
        ><span class="quiet">${label}</span
        ><input type="text" readonly data-link=${invite === undefined ? 'watch' : 'invite'} .value=${url} @focus=${select}
      /></label>
      <button type="button" class="do main" data-copy @click=${() => act.copy(url)}>${copied === url ? m.copied : m.copy}</button>
      ${
        typeof navigator.share === 'function'
          ? html`<button type="button" class="do" @click=${() => act.share(url)}>${m.share}</button>`
          : nothing
      }
    </div>
  </div>`;
}

/** The invitation as a code to be scanned, behind a word that opens it. */
export function codeOf({ match, m, act, code }: LiveView, invite: string): TemplateResult {
  const url = linkTo(match?.matchId ?? '', invite);
  const open = (event: Event): void => {
    if (event.target instanceof HTMLDetailsElement && event.target.open && code?.url !== url) act.draw(url);
  };
  return html`<details class="code" @toggle=${open}>
    <summary>${m.code}</summary>
    ${
      code?.url === url
        ? html`<svg viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${m.invitation} shape-rendering="crispEdges">
            <path d=${code.path}></path>
          </svg>`
        : nothing
    }
  </details>`;
}
