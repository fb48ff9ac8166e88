/** What stands on the felt until cards are dealt: the invitation, the lobby, what is the matter. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MatchSeat } from '../net/types.ts';
import { failureText } from './failures.ts';
import { codeOf, linkField } from './link.ts';
import { nameOf, say } from './seats.ts';
import { isReplaced, type LiveView } from './view.ts';

type Drawn = TemplateResult | typeof nothing;

/** The game in a line: `Scopa · to 11 · 60 seconds`. */
function gameLine({ rules, table, match }: LiveView): string {
  if (rules === undefined) return '';
  const { names } = rules.variant;
  const name = table.code === 'de' ? names.de : table.code === 'it' ? names.it : names.en;
  const target = match?.rules.target;
  return target === undefined ? name : `${name} · ${say(table.target, { n: target })}`;
}

/** A field for the person's name. */
export const nameField = ({ form, m, act }: LiveView): TemplateResult => {
  const fill = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) act.fill({ name: event.target.value });
  };
  return html`<label class="field"
    ><span>${m.name}</span
    ><input type="text" name="name" maxlength="40" autocomplete="nickname" .value=${form.name} @input=${fill}
  /></label>`;
};

/** Whether a seat's person is there, as a dot; what it means is said beside it. */
export const presence = (here: boolean): TemplateResult =>
  html`<span class="dot ${here ? 'here' : ''}" aria-hidden="true"></span>`;

/** Who sits on a seat, in words. */
export function occupant(view: LiveView, { seat, kind, connected, side }: MatchSeat): TemplateResult {
  const { match, m, table, own } = view;
  const seats = match?.seats ?? [];
  const ownSide = seats.find((each) => each.seat === own)?.side;
  const name = nameOf(seats, seat, m) ?? (kind === 'vacant' ? m.free : table.computer);
  const role = seat === own ? m.you : own !== undefined && side === ownSide ? m.partner : undefined;
  return html`<b class=${kind === 'vacant' ? 'free' : ''}>${name}</b>${role === undefined ? nothing : html` <small>(${role})</small>`}
    ${kind === 'human' ? html` <small class="is">${presence(connected)}${connected ? m.present : m.away}</small>` : nothing}`;
}

function seatRow(view: LiveView, seat: MatchSeat): TemplateResult {
  const { m, own, act, pending } = view;
  const seated = own !== undefined && !isReplaced(view);
  return html`<li>
    <span class="number" aria-hidden="true">${seat.seat + 1}</span>
    <span class="who">${occupant(view, seat)}</span>
    ${
      seat.kind === 'vacant' && seated
        ? html`<button type="button" class="do small" data-give=${seat.seat} ?disabled=${pending} @click=${() => act.give(seat.seat)}>
            ${m.giveFree}
          </button>`
        : nothing
    }
  </li>`;
}

const remark = ({ note }: LiveView): Drawn =>
  note === undefined ? nothing : html`<p class="remark" role="alert">${note}</p>`;

function lobby(view: LiveView): TemplateResult {
  const { match, m, own, invite, act, leaving } = view;
  return html`<h2 tabindex="-1">${m.lobby}</h2>
    <p class="about">${gameLine(view)}</p>
    ${remark(view)}
    <ul class="seats" aria-label=${m.seats}>
      ${match?.seats.map((seat) => seatRow(view, seat))}
    </ul>
    <p>${m.waits}</p>
    ${own === undefined || invite === undefined ? nothing : html`${linkField(view, { invite, text: m.inviteHelp, label: m.invitation })} ${codeOf(view, invite)}`}
    ${
      leaving
        ? html`<p>${m.leaveLobby}</p>
            <div class="choices">
              <button type="button" class="do main" data-leave @click=${act.leave}>${m.leave}</button>
              <button type="button" class="do" @click=${() => act.askLeave(false)}>${m.stay}</button>
            </div>`
        : html`<div class="choices">
            ${
              own === undefined
                ? html`<button type="button" class="do" @click=${act.alone}>${m.alone}</button>`
                : html`<button type="button" class="do" @click=${() => act.askLeave(true)}>${m.leave}</button>`
            }
          </div>`
    }`;
}

function invitation(view: LiveView): TemplateResult {
  const { match, m, form, act, pending } = view;
  const vacant = match?.seats.filter(({ kind }) => kind === 'vacant') ?? [];
  const host = match?.seats.find(({ kind }) => kind === 'human');
  const name = host === undefined ? undefined : nameOf(match?.seats ?? [], host.seat, m);
  const chosen = vacant.some(({ seat }) => seat === form.seat) ? form.seat : vacant[0]?.seat;
  return html`<h2 tabindex="-1">${m.invited}</h2>
    <p class="about">${gameLine(view)}</p>
    ${name === undefined ? nothing : html`<p>${say(m.host, { name })}</p>`} ${remark(view)}
    <form
      @submit=${(event: Event) => {
        event.preventDefault();
        act.join();
      }}
    >
      ${nameField(view)}
      ${
        vacant.length < 2
          ? nothing
          : html`<fieldset class="places">
              <legend>${m.choose}</legend>
              ${match?.seats.map(
                (seat) =>
                  html`<label class="check"
                    ><input
                      type="radio"
                      name="seat"
                      value=${seat.seat}
                      ?disabled=${seat.kind !== 'vacant'}
                      .checked=${seat.seat === chosen}
                      @change=${() => act.fill({ seat: seat.seat })}
                    /><span>${say(m.seat, { n: seat.seat + 1 })}: ${occupant(view, seat)}</span></label
                  >`,
              )}
            </fieldset>`
      }
      <div class="choices">
        <button type="submit" class="do main" data-join ?disabled=${pending}>${m.sitDown}</button>
        <button type="button" class="do" data-watch @click=${act.watch}>${m.watch}</button>
      </div>
    </form>`;
}

function content(view: LiveView): TemplateResult {
  const { stage, m, act } = view;
  switch (stage.kind) {
    case 'invited':
      return invitation(view);
    case 'failed':
      return html`<h2 tabindex="-1">${failureText(stage.failure, m)}</h2>
        <div class="choices"><button type="button" class="do main" data-alone @click=${act.alone}>${m.alone}</button></div>`;
    case 'there':
      return view.match?.status === 'waiting' ? lobby(view) : html`<p role="status">${m.opening}</p>`;
    default:
      return html`<p role="status">${m.opening}</p>`;
  }
}

/** The whole screen. */
export function screenOf(view: LiveView, connected: boolean): TemplateResult {
  const { settings, table } = view;
  return html`<div class="table live theme-${settings.theme}" part="table" role="group" lang=${table.code} aria-label=${table.title}>
    <slot name="header"></slot>
    ${connected ? nothing : html`<div class="banner" part="banner" role="alert"><span>${table.offline}</span></div>`}
    <div class="felt lobby" part="felt"><div class="paper">${content(view)}</div></div>
    <slot name="footer"></slot>
    <div class="quiet" role="status" aria-live="polite"></div>
  </div>`;
}
