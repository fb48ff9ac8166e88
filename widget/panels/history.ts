/** The past of the round at the table. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Panel } from '../view/scene.ts';
import { openFrom, pastOf } from './past.ts';
import { scrubber } from './scrubber.ts';
import type { PanelView } from './view.ts';

/** Keeps which play is looked at, as long as the panel is open. */
export class HistoryPanel {
  readonly #host: ReactiveControllerHost;
  #panel: Panel | undefined;
  #at: number | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** What has been shown of the round, never more: the last play first. */
  content({ scene, m }: PanelView, panel: Panel): TemplateResult {
    const { shown, view, rules, words, settings, act, canShare } = scene;
    if (panel !== this.#panel) {
      this.#panel = panel;
      this.#at = undefined;
    }
    const over = shown.phase !== 'playing';
    // Plays that the table is still to show are not told before.
    const lastShown = view.plays?.findLastIndex(({ card }) => card === shown.lastPlay?.card) ?? -1;
    const plays = pastOf(view, rules.tableCards).slice(0, lastShown + 1);
    const from = openFrom(plays, shown.viewer, over || settings.assist === 'coach');
    const at = Math.min(Math.max(this.#at ?? plays.length - 1, from), plays.length - 1);
    const go = (next: number): void => {
      this.#at = next;
      this.#host.requestUpdate();
    };
    return html`${scrubber({
      scene,
      m,
      plays,
      from,
      at,
      go,
    })}
    ${canShare ? html`<div class="choices"><button type="button" class="do" data-share @click=${act.share}>${words.m.share}</button></div>` : nothing}`;
  }
}
