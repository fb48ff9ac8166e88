/** One play after the other: the table before it, the card that is played, and a slider through all of them. */
import { html, nothing, type TemplateResult } from 'lit';
import { cardFace } from '../view/card.ts';
import type { Scene } from '../view/scene.ts';
import type { PanelMessages } from './en.ts';
import type { PastPlay } from './past.ts';
import { say } from './words.ts';

/** What is seen of the past. */
export interface ScrubberView {
  readonly scene: Scene;
  readonly m: PanelMessages;
  readonly plays: readonly PastPlay[];
  /** The first and the shown play, counted from 0. */
  readonly from: number;
  readonly at: number;
  readonly go: (at: number) => void;
}

const face = (scene: Scene, card: string, marks: string): TemplateResult =>
  html`<span class="card ${marks}" role="img" data-card=${card} aria-label=${scene.words.card(card)}>${cardFace(scene, card)}</span>`;

/** The play that is shown, and the ways to the others. */
export function scrubber({ scene, m, plays, from, at, go }: ScrubberView): TemplateResult | typeof nothing {
  const play = plays[at];
  if (play === undefined) return nothing;
  const last = plays.length - 1;
  const slide = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) go(event.target.valueAsNumber - 1);
  };
  const { words } = scene;
  const place = say(m.at, { n: at + 1, all: plays.length }, words.m.code);
  const sentence = `${words.play(play)}${play.sweeps ? ` ${words.m.sweep}` : ''}`;
  const lies = play.captured.includes(play.card);
  return html`<p class="told" role="status">${sentence}</p>
    <div class="past">
      <div class="played">${face(scene, play.card, '')}</div>
      <div class="lying" role="group" aria-label=${m.taken}>
        ${play.table.map((card) => face(scene, card, play.captured.length === 0 ? '' : play.captured.includes(card) ? 'lit' : 'dim'))}
        ${play.table.length === 0 || lies ? html`<span class="bare"></span>` : nothing}
      </div>
    </div>
    ${
      from === last
        ? nothing
        : html`<div class="scrub">
            <button type="button" class="do" data-before ?disabled=${at <= from} @click=${() => go(at - 1)}>${m.before}</button>
            <label
              ><span class="where">${place}</span
              ><input
                type="range"
                min=${from + 1}
                max=${last + 1}
                step="1"
                .value=${`${at + 1}`}
                aria-valuetext=${`${place}: ${sentence}`}
                @input=${slide}
            /></label>
            <button type="button" class="do" data-after ?disabled=${at >= last} @click=${() => go(at + 1)}>${m.next}</button>
          </div>`
    }`;
}
