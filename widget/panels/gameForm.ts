/** A new game is put together: which, for how many, how strong. */
import { html, nothing, type TemplateResult } from 'lit';
import { flipExtra, levels } from '../model/wish.ts';
import type { Level } from '../net/types.ts';
import { check, select } from './fields.ts';
import { isAt } from './proposal.ts';
import type { PanelView } from './view.ts';
import { say } from './words.ts';

/** Points that are offered to win a match; any others are among the house rules. */
const targets: readonly number[] = [11, 16, 21, 31, 51];

/** The levels with what they do, and the promise. */
export function levelCards(
  { scene, m }: PanelView,
  current: Level,
  choose: (level: Level) => void,
): TemplateResult {
  const { m: table } = scene.words;
  return html`<fieldset class="levels">
    <legend>${table.level}</legend>
    ${levels.map(
      (level) =>
        html`<label class="check levelcard"
          ><input type="radio" name="level" value=${level} .checked=${level === current} @change=${() => choose(level)} /><span
            ><b>${table.levels[level]}</b> ${m.levelTexts[level]}</span
          ></label
        >`,
    )}
    <p class="promise">${m.promise}</p>
  </fieldset>`;
}

/** The house rules with names of their own, each with what it says; what cannot be played is said beside it. */
export function extrasField({ proposed, scene, m }: PanelView): TemplateResult | typeof nothing {
  const { words } = scene;
  const { choice, variant, fault, change } = proposed;
  const extras = choice.extras ?? [];
  if ((variant?.extras.length ?? 0) === 0) return nothing;
  return html`<fieldset class="extras">
    <legend>${m.extras}</legend>
    ${variant?.extras.map(({ extra, names, summary }) =>
      check(
        words.text(names),
        extras.includes(extra),
        () => change({ choice: { ...choice, extras: flipExtra(extras, extra) } }),
        {
          name: extra,
          about: words.text(summary),
          fault:
            extras.includes(extra) && isAt(fault, 'extras', `${extras.indexOf(extra)}`)
              ? words.m.clash
              : undefined,
        },
      ),
    )}
  </fieldset>`;
}

/** The same, out of the way of what is below unless one of them is played or refused. */
function foldedExtras(view: PanelView): TemplateResult | typeof nothing {
  const { proposed, m } = view;
  const { variant, choice, fault } = proposed;
  if ((variant?.extras.length ?? 0) === 0) return nothing;
  const open = (choice.extras ?? []).length > 0 || isAt(fault, 'extras');
  return html`<details ?open=${open}>
    <summary>${m.extras}</summary>
    ${extrasField(view)}
  </details>`;
}

/** The two ways to begin. */
export function beginButtons({ proposed, scene, m }: PanelView): TemplateResult {
  const { choice, level } = proposed;
  const { act } = scene;
  return html`<button type="button" class="do main" data-begin @click=${() => act.wish({ choice, level })}>${m.start}</button>
    <button type="button" class="do" data-live @click=${() => act.live({ choice, level })}>${m.friend}</button>`;
}

/** The fields of this form that a refusal can name. */
const fields = ['variant', 'players', 'target'] as const;

/** Why the game cannot be played, where no field of this form is to blame. */
function clash({ proposed, scene }: PanelView): TemplateResult | typeof nothing {
  const { fault } = proposed;
  if (fault === undefined || ['extras', ...fields].some((field) => isAt(fault, field))) return nothing;
  return html`<p class="banner" role="alert">${scene.words.m.clash}</p>`;
}

/** The whole form. */
export function gameForm(view: PanelView): TemplateResult {
  const { proposed, scene, m } = view;
  const { words, act } = scene;
  const { choice, level, variants, variant, fault, change } = proposed;
  const named = (name: (typeof fields)[number]) => ({
    name,
    fault: isAt(fault, name) ? words.m.clash : undefined,
  });
  const target = choice.target ?? 0;
  const points =
    targets.includes(target) || target === 0 ? targets : [...targets, target].sort((a, b) => a - b);
  // Until the lists are here, each field shows what is being played.
  const games =
    variants.length === 0
      ? [{ value: choice.variant, text: scene.variantName }]
      : variants.map((each) => ({ value: each.variant, text: words.text(each.names) }));
  const tables = variant?.tables ?? [{ players: choice.players ?? scene.rules.players }];
  return html`<form @submit=${(event: Event) => event.preventDefault()}>
    ${clash(view)}
    <div class="fields">
      ${select(m.variant, choice.variant, games, (value) => change({ choice: { variant: value } }), named('variant'))}
      ${select(
        m.players,
        `${choice.players ?? ''}`,
        tables.map(({ players }) => ({
          value: `${players}`,
          text: say(m.playersCount, { n: players }, words.m.code),
        })),
        (value) => change({ choice: { ...choice, players: Number(value) } }),
        named('players'),
      )}
      ${select(
        m.targetLabel,
        `${target}`,
        points.map((each) => ({ value: `${each}`, text: `${each}` })),
        (value) => change({ choice: { ...choice, target: Number(value) } }),
        named('target'),
      )}
    </div>
    ${variant === undefined ? nothing : html`<p class="about">${words.text(variant.summary)}</p>`}
    ${levelCards(view, level, (each) => change({ level: each }))} ${foldedExtras(view)}
    <div class="choices">
      <button type="button" class="do" data-house @click=${() => act.open('house', { choice, level })}>${m.allRules}</button>
    </div>
    <div class="choices">${beginButtons(view)}</div>
  </form>`;
}

/** The level alone. */
export function levelPanel(view: PanelView): TemplateResult {
  const { scene, proposed, m } = view;
  const { rules, act, level } = scene;
  return html`${levelCards(view, proposed.level, (chosen) => proposed.change({ level: chosen }))}
    <div class="choices">
      <button
        type="button"
        class="do main"
        ?disabled=${proposed.level === level}
        @click=${() => act.wish({ choice: rules.choice, level: proposed.level })}
      >
        ${m.start}
      </button>
    </div>`;
}
