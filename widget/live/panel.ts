/** The panel of live play: a match is put together, or who plays in it is seen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MatchSeat } from '../net/types.ts';
import type { OpenPanel } from '../view/scene.ts';
import { linkField } from './link.ts';
import { nameField, occupant } from './lobby.ts';
import { isPersons, say } from './seats.ts';
import type { LiveView } from './view.ts';

/** Seconds for a play that are offered; 0 is without limit. */
const clocks = [0, 30, 60, 120, 300] as const;

function clockText({ m, table }: LiveView, seconds: number): string {
  if (seconds === 0) return m.unlimited;
  if (seconds < 60) return say(m.seconds, { n: seconds });
  return say(m.minutes, { n: seconds / 60 }, new Intl.PluralRules(table.code));
}

function offer(view: LiveView): TemplateResult {
  const { m, form, act, pending, note } = view;
  const choose = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) act.fill({ clock: Number(event.target.value) });
  };
  return html`<form
    @submit=${(event: Event) => {
      event.preventDefault();
      act.create();
    }}
  >
    <p class="about">${m.about}</p>
    ${note === undefined ? nothing : html`<p class="banner" role="alert">${note}</p>`}
    <div class="fields">
      ${nameField(view)}
      <label class="field"
        ><span>${m.clock}</span
        ><select name="clock" @change=${choose}>
          ${clocks.map((each) => html`<option value=${each} .selected=${each === form.clock}>${clockText(view, each)}</option>`)}
        </select></label
      >
    </div>
    <div class="choices">
      <button type="submit" class="do main" data-create ?disabled=${pending}>${m.create}</button>
    </div>
  </form>`;
}

/** A person may be replaced while away, when the match waits for just that seat. */
const mayBeReplaced = ({ match, own }: LiveView, seat: MatchSeat): boolean =>
  own !== undefined &&
  seat.kind === 'human' &&
  seat.seat !== own &&
  !seat.connected &&
  (match?.view?.turn === seat.seat || (match?.status === 'between-rounds' && !seat.ready));

function seatRow(view: LiveView, seat: MatchSeat): TemplateResult {
  const { m, act, match, pending } = view;
  const waiting = match?.status === 'between-rounds' && seat.kind === 'human' && seat.ready;
  return html`<li>
    <span class="number" aria-hidden="true">${seat.seat + 1}</span>
    <span class="who"
      >${occupant(view, seat)}${seat.kind === 'computer' && isPersons(seat) ? html` <small>${m.standIn}</small>` : nothing}${
        waiting ? html` <small>${m.ready}</small>` : nothing
      }</span
    >
    ${
      mayBeReplaced(view, seat)
        ? html`<button type="button" class="do small" data-give=${seat.seat} ?disabled=${pending} @click=${() => act.give(seat.seat)}>
            ${m.giveAway}
          </button>`
        : nothing
    }
  </li>`;
}

/** Where the deals of a match can be checked. */
export const checkLink = ({ m, base, match }: LiveView): TemplateResult =>
  html`<a class="check-deals" href="${base}/verify#match=${match?.matchId ?? ''}" target="_blank" rel="noopener">${m.check}</a>`;

function players(view: LiveView): TemplateResult {
  const { match, m, own, act, leaving, note } = view;
  const over = match?.status === 'finished';
  return html`${note === undefined ? nothing : html`<p class="banner" role="alert">${note}</p>`}
    <ul class="seats" aria-label=${m.seats}>
      ${match?.seats.map((seat) => seatRow(view, seat))}
    </ul>
    ${over ? nothing : linkField(view, { label: m.watchLink, text: m.watchLink })}
    <p>${checkLink(view)}</p>
    ${leaving ? html`<p>${m.leaveAsk}</p>` : nothing}
    <div class="choices">
      ${
        leaving
          ? html`<button type="button" class="do main" data-leave @click=${act.leave}>${m.leave}</button>
              <button type="button" class="do" @click=${() => act.askLeave(false)}>${m.stay}</button>`
          : html`<button type="button" class="do" data-ask-leave @click=${own === undefined || over ? act.alone : () => act.askLeave(true)}>
              ${own === undefined || over ? m.alone : m.leave}
            </button>`
      }
    </div>`;
}

/** Title and content of the panel. */
export const panelOf = (view: LiveView): OpenPanel =>
  view.wish === undefined
    ? { title: view.m.players, content: players(view) }
    : { title: view.m.title, content: offer(view) };
