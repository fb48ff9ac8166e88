/** Above the felt: the scores, the match, and what the table has to say about the connection. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../i18n/index.ts';
import { tallyOf } from '../model/tally.ts';
import { flipExtra } from '../model/wish.ts';
import type { Scene } from './scene.ts';

function score(scene: Scene, side: number): TemplateResult {
  const { shown, words, rules } = scene;
  const state = shown.sides.find((each) => each.side === side);
  const points = state?.score ?? 0;
  const now =
    state === undefined || shown.phase !== 'playing' ? { points: 0, sweeps: 0 } : tallyOf(state, rules);
  const swept = now.sweeps > 0 ? words.say('sweepCount', { n: now.sweeps }) : undefined;
  const name = words.side(side);
  const spoken = [
    words.say('score', { name, n: points }),
    now.points > 0 ? words.say('scoreNow', { n: now.points }) : '',
    swept === undefined ? '' : `, ${swept}`,
  ];
  const turn =
    shown.phase === 'playing' && shown.seats.some((seat) => seat.seat === shown.turn && seat.side === side);
  return html`<li class="score ${turn ? 'turn' : ''}" part="score">
    <span class="quiet">${spoken.join('')}</span>
    <span class="name" aria-hidden="true">${name}</span>
    <span class="points" aria-hidden="true"
      >${points}${now.points > 0 ? html`<span class="now"> + ${now.points}</span>` : nothing}${
        swept === undefined ? nothing : html`<small class="now">${swept}</small>`
      }</span
    >
  </li>`;
}

/** The house rule with a switch of its own; its name is the same in every language. */
function napolaSwitch(scene: Scene): TemplateResult {
  const { rules, act, level } = scene;
  const extras = rules.choice.extras ?? [];
  const on = extras.includes('napola');
  const flip = (): void =>
    act.wish({ choice: { ...rules.choice, extras: flipExtra(extras, 'napola') }, level });
  return html`<button type="button" class="switch" role="switch" aria-checked=${on ? 'true' : 'false'} @click=${flip}>
    <span class="track" aria-hidden="true"></span>Napola
  </button>`;
}

/** Scores, and the line about the match. */
export function bar(scene: Scene): TemplateResult {
  const { shown, seats, words, rules, variantName, level, act, live, score: counted } = scene;
  const { m } = words;
  const { target, aim } = rules;
  const sides = seats.filter((each) => each.keepsPile).map((each) => each.side);
  return html`<div class="bar" part="bar" data-sides=${sides.length}>
    <ul class="scores" aria-label=${m.scores}>
      ${sides.map((side) => score(scene, side))}
    </ul>
    <div class="meta">
      <span class="about">
        <b>${variantName}</b>
        <span>${words.say(aim === 'least' ? 'targetLeast' : 'target', { n: target })} · ${words.say('round', { n: shown.round })}${
          counted?.overtime === true ? html` · ${m.overtime}` : nothing
        }</span>
      </span>
      <span class="choices">
        ${
          live === undefined
            ? html`<button type="button" class="chip" @click=${() => act.open('level')}>
                  <span class="quiet">${m.level}: </span>${m.levels[level]}
                </button>
                ${rules.variant.extras.includes('napola') ? napolaSwitch(scene) : nothing}`
            : live.choices
        }
      </span>
    </div>
  </div>`;
}

/** What the banner is about. */
interface BannerState {
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
