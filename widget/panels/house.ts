/** Every house rule in one form; what cannot be played is said at its field. */
import { html, nothing, type TemplateResult } from 'lit';
import { languageOf } from '../i18n/index.ts';
import type { Frozen, Rules, RulesChoice } from '../net/types.ts';
import { check, number, select } from './fields.ts';
import { beginButtons, extrasField } from './gameForm.ts';
import {
  applies,
  changed,
  type HouseGroup,
  type HouseRule,
  houseRules,
  sameValue,
  valueIn,
  withOptions,
} from './houseRules.ts';
import { isAt } from './proposal.ts';
import type { PanelView } from './view.ts';

/** One text of a switch; of a choice its name, then its values. */
function textOf(texts: object, name: string): string | readonly string[] {
  const found = new Map<string, unknown>(Object.entries(texts)).get(name);
  return Array.isArray(found) ? found.map(String) : `${found ?? name}`;
}

const groups: readonly HouseGroup[] = ['taking', 'sweeps', 'aces', 'deal', 'counting', 'end'];

/** The rules in force, and the variant's own. */
interface Base {
  readonly own: Frozen<Rules>;
  readonly now: Frozen<Rules>;
}

/** The choice with one rule changed. The target has a field of its own, which goes before what the rules say. */
function choiceWith(choice: RulesChoice, rule: HouseRule, value: unknown, own: Frozen<Rules>): RulesChoice {
  const isTarget = rule.name === 'target';
  const { options, ...others } = choice;
  const rest = isTarget ? { ...others, target: Number(value) } : others;
  const next = changed(rule, isTarget ? own.victory?.target : value, own, options);
  return next === undefined ? rest : { ...rest, options: next };
}

/** Of the scoring items the service names the list: to blame is what has been changed of it. */
function faultAt(
  { proposed: { fault }, scene }: PanelView,
  rule: HouseRule,
  { own, now }: Base,
): string | undefined {
  const { section, field: name, item } = rule;
  const here = isAt(fault, 'options', section, name) || (rule.name === 'target' && isAt(fault, 'target'));
  const changedHere = item === undefined || !sameValue(valueIn(rule, own), valueIn(rule, now));
  return here && changedHere ? scene.words.m.clash : undefined;
}

function field(view: PanelView, rule: HouseRule, base: Base): TemplateResult | typeof nothing {
  const { own, now } = base;
  const { proposed, m } = view;
  const { name, kind, values } = rule;
  if (!applies(rule, now)) return nothing;
  const value = valueIn(rule, now);
  const set = (next: unknown): void =>
    proposed.change({ choice: choiceWith(proposed.choice, rule, next, own) });
  const text = textOf(m.house, name);
  const extra = { name, fault: faultAt(view, rule, base) };
  if (kind === 'number')
    return number(`${text}`, Number(proposed.choice.target ?? value), rule.bounds ?? [0, 0], set, extra);
  if (kind === 'switch') {
    const [off, on] = values;
    return check(`${text}`, sameValue(value, on), (flipped) => set(flipped ? on : off), extra);
  }
  const [label = name, ...texts] = typeof text === 'string' ? [text] : text;
  const at = values.findIndex((each) => sameValue(each, value));
  const choices = values.map((each, i) => ({ value: `${i}`, text: texts[i] ?? `${each}` }));
  // A variant may have something that is not offered otherwise.
  const unlisted = at === -1 ? [{ value: '-1', text: m.house.own }] : [];
  return select(
    label,
    `${at}`,
    [...unlisted, ...choices],
    (chosen) => set(chosen === '-1' ? valueIn(rule, own) : values[Number(chosen)]),
    extra,
  );
}

/** The form; until the variant is known there is nothing to change. */
export function housePanel(view: PanelView): TemplateResult {
  const { proposed, scene, m } = view;
  const { choice, level, variant, resolved, fault } = proposed;
  const { words, act } = scene;
  const table = variant?.tables.find(({ players }) => players === choice.players) ?? variant?.tables[0];
  if (table === undefined) return html`<p role="status">${words.m.busy}</p>`;
  const base: Base = { own: table.rules, now: withOptions(table.rules, choice.options) };
  const sheetOf = resolved?.sheet[languageOf(words.m.code)];
  const reset = (): void => {
    const { options: _, extras: __, ...plain } = choice;
    proposed.change({ choice: plain });
  };
  return html`<form class="house" @submit=${(event: Event) => event.preventDefault()}>
    <p class="about"><b>${variant === undefined ? '' : words.text(variant.names)}</b> ${m.house.about}</p>
    ${groups.map(
      (group) => html`<fieldset data-group=${group}>
        <legend>${m.house.groups[group]}</legend>
        <div class="fields wide">
          ${houseRules.filter((rule) => rule.group === group).map((rule) => field(view, rule, base))}
        </div>
      </fieldset>`,
    )}
    ${extrasField(view)}
    ${fault === undefined ? nothing : html`<p class="banner" role="status">${words.m.clash}</p>`}
    ${
      sheetOf === undefined
        ? nothing
        : html`<details>
            <summary>${m.sheet}</summary>
            <ul class="sheet">
              ${sheetOf.map((each) => html`<li>${each}</li>`)}
            </ul>
          </details>`
    }
    <div class="choices">
      ${beginButtons(view)}
      <button type="button" class="do" @click=${() => act.open('menu', { choice, level })}>${m.done}</button>
      <button type="button" class="do" data-reset @click=${reset}>${m.house.reset}</button>
    </div>
  </form>`;
}
