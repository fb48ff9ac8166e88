/** Above the felt: the scores, the match, and what the table has to say about the connection. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../i18n/index.ts';
import type { Scene } from './scene.ts';

/** Points a side is sure of in the running round. */
function now({ shown, rules }: Scene, side: number): number {
  const state = shown.sides.find((each) => each.side === side);
  if (state === undefined || shown.phase !== 'playing') return 0;
  return state.sweeps.length * rules.sweepPoints + state.bonus;
}

function score(scene: Scene, side: number): TemplateResult {
  const { shown, words } = scene;
  const points = shown.sides.find((each) => each.side === side)?.score ?? 0;
  const more = now(scene, side);
  const name = words.side(side);
  const turn =
    shown.phase === 'playing' && shown.seats.some((seat) => seat.seat === shown.turn && seat.side === side);
  return html`<li class="score ${turn ? 'turn' : ''}" part="score">
    <span class="quiet">${words.m.score(name, points, more)}</span>
    <span class="name" aria-hidden="true">${name}</span>
    <span class="points" aria-hidden="true"
      >${points}${more > 0 ? html`<span class="now"> + ${more}</span>` : nothing}</span
    >
  </li>`;
}

function napolaSwitch(scene: Scene): TemplateResult {
  const { rules, words, act, level } = scene;
  const extras = rules.choice.extras ?? [];
  const on = extras.includes('napola');
  const flip = (): void => {
    const rest = extras.filter((extra) => extra !== 'napola');
    const { extras: _, ...choice } = rules.choice;
    act.wish({ choice: { ...choice, extras: on ? rest : [...rest, 'napola'] }, level });
  };
  return html`<button type="button" class="switch" role="switch" aria-checked=${on ? 'true' : 'false'} @click=${flip}>
    <span class="track" aria-hidden="true"></span>${words.m.napola}
  </button>`;
}

/** Scores, and the line about the match. */
export function bar(scene: Scene): TemplateResult {
  const { shown, seats, words, rules, variantName, level, act, score: counted } = scene;
  const { m } = words;
  const { target, aim } = rules;
  const sides = seats.filter((each) => each.keepsPile).map((each) => each.side);
  return html`<div class="bar" part="bar">
    <ul class="scores" aria-label=${m.scores}>
      ${sides.map((side) => score(scene, side))}
    </ul>
    <div class="meta">
      <span class="about">
        <b>${variantName}</b>
        <span>${m.round(shown.round)} · ${aim === 'least' ? m.targetLeast(target) : m.target(target)}${
          counted?.overtime === true ? html` · ${m.overtime}` : nothing
        }</span>
      </span>
      <span class="choices">
        <button type="button" class="chip" @click=${() => act.open('level')}>
          <span class="quiet">${m.level}: </span>${m.levels[level]}
        </button>
        ${rules.variant.extras.includes('napola') ? napolaSwitch(scene) : nothing}
      </span>
    </div>
  </div>`;
}

/** What the banner is about. */
export interface BannerState {
  readonly trouble: 'unreachable' | 'refused' | undefined;
  /** The connection has just come back. */
  readonly back: boolean;
  readonly m: Messages;
  readonly retry: () => void;
  readonly begin: () => void;
}

/** Says when the service is out of reach, and when it is back. */
export function banner({ trouble, back, m, retry, begin }: BannerState): TemplateResult | typeof nothing {
  if (trouble === 'unreachable')
    return html`<div class="banner" part="banner" role="alert">
      <span>${m.offline}</span><button type="button" class="do" @click=${retry}>${m.retry}</button>
    </div>`;
  if (trouble === 'refused')
    return html`<div class="banner" part="banner" role="alert">
      <span>${m.refused}</span><button type="button" class="do" @click=${begin}>${m.newGame}</button>
    </div>`;
  return back
    ? html`<div class="banner good" part="banner" role="status"><span>${m.back}</span></div>`
    : nothing;
}
