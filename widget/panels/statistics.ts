/** How the person has played so far; kept in this browser, to be taken along or deleted. */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Panel } from '../view/scene.ts';
import { forgetStatistics, statistics, type Tallied } from './keptStatistics.ts';
import type { PanelView } from './view.ts';

/** Hands a file to the browser. */
function save(rows: readonly Tallied[]): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ format: 1, statistics: rows }, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = 'scopa-statistics.json';
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Points a round, with one digit. */
const average = (points: number, rounds: number, code: string): string =>
  new Intl.NumberFormat(code, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    rounds === 0 ? 0 : points / rounds,
  );

/** Keeps whether deleting is asked about, as long as the panel is open. */
export class StatisticsPanel {
  readonly #host: ReactiveControllerHost;
  #panel: Panel | undefined;
  #asking = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** A table of all games that have been played, or that there are none. */
  content(view: PanelView, panel: Panel): TemplateResult {
    const { m } = view;
    if (panel !== this.#panel) {
      this.#panel = panel;
      this.#asking = false;
    }
    const rows = statistics();
    if (rows.length === 0) return html`<p>${m.none}</p><p class="about">${m.kept}</p>`;
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${m.statistics}>
        <table class="statistics">
          <thead>
            <tr>
              ${[m.variant, m.matches, m.rounds, m.sweeps, m.average].map((each) => html`<th scope="col">${each}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map((each) => this.#row(view, each))}
          </tbody>
        </table>
      </div>
      <p class="about">${m.kept}</p>
      ${this.#choices(view, rows)}`;
  }

  #row({ scene, proposed }: PanelView, row: Tallied): TemplateResult {
    const { variant, level, won, lost, rounds, sweeps, points, against } = row;
    const { m: table } = scene.words;
    const { code } = table;
    const known = proposed.variants.find((each) => each.variant === variant);
    const name = known === undefined ? variant : scene.words.text(known.names);
    const levelName = new Map<string, string>(Object.entries(table.levels)).get(level) ?? level;
    return html`<tr>
      <th scope="row">${name} <small>${levelName}</small></th>
      <td>${won} – ${lost}</td>
      <td>${rounds}</td>
      <td>${sweeps}</td>
      <td>${average(points, rounds, code)} – ${average(against, rounds, code)}</td>
    </tr>`;
  }

  #choices({ m }: PanelView, rows: readonly Tallied[]): TemplateResult {
    const ask = (asking: boolean): void => {
      this.#asking = asking;
      this.#host.requestUpdate();
    };
    if (this.#asking)
      return html`<p>${m.removeAsk}</p>
        <div class="choices">
          <button
            type="button"
            class="do main"
            data-remove
            @click=${() => {
              forgetStatistics();
              ask(false);
            }}
          >
            ${m.remove}
          </button>
          <button type="button" class="do" @click=${() => ask(false)}>${m.cancel}</button>
        </div>`;
    return html`<div class="choices">
      <button type="button" class="do main" data-export @click=${() => save(rows)}>${m.export}</button>
      <button type="button" class="do" data-ask-remove @click=${() => ask(true)}>${m.remove}</button>
    </div>`;
  }
}
