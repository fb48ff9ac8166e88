/** What a live match adds to the table while it is played. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LiveScene } from '../view/scene.ts';
import { pressing } from './clock.ts';
import { presence } from './lobby.ts';
import { checkLink } from './panel.ts';
import { nameOf, say, unready } from './seats.ts';
import { isReplaced, type LiveView } from './view.ts';

type Drawn = TemplateResult | typeof nothing;

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** The time that is left. */
const clock = (seconds: number): TemplateResult =>
  html`<span class="mark clock ${seconds <= pressing ? 'late' : ''}" role="timer">${minutes(seconds)}</span>`;

function mark(view: LiveView, seat: number): Drawn {
  const { match, own, m, secondsLeft } = view;
  const known = match?.seats.find((each) => each.seat === seat);
  if (match === undefined || known === undefined) return nothing;
  const hurried = match.status === 'playing' && match.view?.turn === seat && secondsLeft !== undefined;
  const person = known.kind === 'human' && seat !== own;
  return html`${
    person
      ? html`<span class="presence" role="img" aria-label=${known.connected ? m.present : m.away}
          >${presence(known.connected)}${known.connected ? nothing : html`<small aria-hidden="true">${m.away}</small>`}</span
        >`
      : nothing
  }${
    known.kind === 'computer' && nameOf(match.seats, seat, m) !== undefined
      ? html`<span class="mark">${m.standIn}</span>`
      : nothing
  }${hurried ? clock(secondsLeft) : nothing}`;
}

function banner(view: LiveView): Drawn {
  const { note, m, match, act, pending } = view;
  if (isReplaced(view) && match?.status !== 'finished')
    return html`<div class="banner" part="banner" role="alert">
      <span>${m.left}</span>
      <button type="button" class="do" data-reclaim ?disabled=${pending} @click=${act.reclaim}>${m.reclaim}</button>
    </div>`;
  return note === undefined
    ? nothing
    : html`<div class="banner plain" part="banner" role="status"><span>${note}</span></div>`;
}

function between(view: LiveView): Drawn {
  const { match, own, m, table, act, pending, secondsLeft } = view;
  const self = match?.seats.find(({ seat }) => seat === own);
  const left = secondsLeft === undefined ? nothing : clock(secondsLeft);
  if (match === undefined || self?.kind !== 'human') return html`<p>${m.waitingAll} ${left}</p>`;
  if (!self.ready)
    return html`<button type="button" class="do main" data-next ?disabled=${pending} @click=${act.ready}>${table.nextRound}</button> ${left}`;
  const names = unready(match).map(({ seat }) => nameOf(match.seats, seat, m) ?? '');
  return html`<p role="status">
    ${say(m.waitingFor, { names: new Intl.ListFormat(table.code).format(names) })} ${left}
  </p>`;
}

function after(view: LiveView): TemplateResult {
  const { match, own, m, act, pending } = view;
  const next = match?.rematchId;
  return html`${
    next !== undefined
      ? html`<button type="button" class="do main" data-next data-follow @click=${act.follow}>${m.follow}</button>`
      : own === undefined
        ? nothing
        : html`<button type="button" class="do main" data-next data-rematch ?disabled=${pending} @click=${act.rematch}>${m.rematch}</button>`
  }
    <button type="button" class="do" data-alone @click=${act.alone}>${m.alone}</button>
    ${checkLink(view)}`;
}

/** Who sits there: two people and a chair between them. */
const playersIcon =
  '<circle cx="8" cy="8" r="3.2"/><path d="M2.5 19c.4-3.4 2.5-5.2 5.5-5.2s5.1 1.8 5.5 5.2"/><path d="M15 5.2a3 3 0 0 1 0 5.7M16.5 14c2.7.3 4.4 2 4.9 5"/>';

/** The parts of the table that are different in a live match. */
export function sceneOf(view: LiveView): LiveScene {
  const { match, own, m, act } = view;
  const seats = match?.seats ?? [];
  const name = (seat: number): string | undefined => nameOf(seats, seat, m);
  return {
    names: JSON.stringify([m.players, seats.map(({ seat }) => name(seat) ?? null)]),
    name,
    mark: (seat) => mark(view, seat),
    choices: own === undefined ? html`<span class="watching">${m.watching}</span>` : nothing,
    banner: banner(view),
    tools: (tool) => tool(m.players, playersIcon, act.players),
    closing: (over) => (over ? after(view) : between(view)),
  };
}
