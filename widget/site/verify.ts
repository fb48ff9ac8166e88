/** The page that checks the deals of a live match: `/verify#match=…`. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { fill } from '../i18n/fill.ts';
import { type CheckedMatch, checkMatch, matchIdIn } from '../verify/checkMatch.ts';
import type { CheckedRound } from '../verify/checkRound.ts';
import { verifyMessages } from '../verify/words.ts';
import { chooseLanguage } from './languages.ts';

const place = document.querySelector<HTMLElement>('[data-verify]');
let language = 'en';
let text = location.hash;
let busy = false;
let result: CheckedMatch | undefined;

const say = (pattern: string, n: number): string => fill(pattern, { n }, new Intl.PluralRules(language));

const sign = (holds: boolean): TemplateResult =>
  html`<span class="sign ${holds ? 'good' : 'bad'}" aria-hidden="true">${holds ? '✓' : '✗'}</span>`;

function roundTemplate({ round, checks, redeals }: CheckedRound): TemplateResult {
  const m = verifyMessages(language);
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['commitment', round.commitment],
    ['seed', round.seed],
    ...round.entropies.map(({ seat, entropy }) => [`entropy, ${say(m.seat, seat + 1)}`, entropy] as const),
    ['SHA-256(seed ‖ entropy …)', round.deckSeed],
  ];
  return html`<section data-round=${round.round}>
    <h2>${say(m.round, round.round)} <small>${say(m.dealer, round.dealer + 1)}</small></h2>
    <ul>
      ${checks.map(
        ({ name, holds }) =>
          html`<li data-check=${name} data-holds=${holds}>${sign(holds)}<span>${holds ? m.holds[name] : m.fails[name]}</span></li>`,
      )}
      ${redeals === 0 ? nothing : html`<li><span class="sign" aria-hidden="true">↻</span><span>${say(m.redeals, redeals)}</span></li>`}
    </ul>
    <details>
      <summary>${m.figures}</summary>
      <dl>
        ${figures.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}
        <dt>${m.pack}</dt>
        <dd><code>${round.deckOrder.join(' ')}</code></dd>
      </dl>
    </details>
  </section>`;
}

function verdict(): TemplateResult | typeof nothing {
  const m = verifyMessages(language);
  if (busy) return html`<p class="verdict">${m.busy}</p>`;
  if (result === undefined) return nothing;
  if (result.kind === 'failed') {
    const says = result.failure.kind === 'unreachable' ? m.unreachable : m.unknown;
    return html`<p class="verdict bad">${says}</p>`;
  }
  const { rounds } = result;
  if (rounds.length === 0) return html`<p class="verdict">${m.none}</p>`;
  const good = rounds.every(({ checks }) => checks.every(({ holds }) => holds));
  return html`<p class="verdict ${good ? 'good' : 'bad'}">${sign(good)} ${good ? say(m.allGood, rounds.length) : m.notGood}</p>`;
}

function show(): void {
  const m = verifyMessages(language);
  if (place === null) return;
  document.title = `Scopa: ${m.title}`;
  const input = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) text = event.target.value;
  };
  render(
    html`<h1 class="title">${m.title}</h1>
      ${m.about.map((each) => html`<p>${each}</p>`)}
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label><span>${m.label}</span><input type="text" name="match" .value=${matchIdIn(text) ?? text} @input=${input} /></label>
        <button type="submit" ?disabled=${busy}>${m.check}</button>
      </form>
      <div role="status">${crypto.subtle === undefined ? html`<p class="verdict bad">${m.noCrypto}</p>` : verdict()}</div>
      ${result?.kind === 'checked' && !busy ? result.rounds.map(roundTemplate) : nothing}`,
    place,
  );
}

async function check(): Promise<void> {
  const matchId = matchIdIn(text);
  if (matchId === undefined || busy || crypto.subtle === undefined) return;
  busy = true;
  show();
  result = await checkMatch(location.origin, matchId);
  busy = false;
  history.replaceState(null, '', `#match=${matchId}`);
  show();
}

addEventListener('hashchange', () => {
  text = location.hash;
  void check();
});

chooseLanguage((chosen) => {
  language = chosen;
  show();
});
void check();
