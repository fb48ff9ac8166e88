/** The fields of forms. */
import { html, nothing, type TemplateResult } from 'lit';

/** One of several values. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Choices from texts by value. */
export const choicesOf = (
  texts: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(texts),
): readonly Choice[] => values.map((value) => ({ value, text: texts[value] ?? value }));

/** What is wrong with a field, beside it. */
const faultOf = (fault: string | undefined, id: string): TemplateResult | typeof nothing =>
  fault === undefined ? nothing : html`<small class="fault" role="alert" id=${id}>${fault}</small>`;

/** A choice among several; `fault` says why it cannot be. */
export function select(
  label: string,
  value: string,
  choices: readonly Choice[],
  set: (value: string) => void,
  { name = '', fault }: { readonly name?: string; readonly fault?: string | undefined } = {},
): TemplateResult {
  const change = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) set(event.target.value);
  };
  const id = `fault-${name}`;
  return html`<label class="field"
    ><span>${label}</span
    ><select
      name=${name || nothing}
      aria-invalid=${fault === undefined ? nothing : 'true'}
      aria-describedby=${fault === undefined ? nothing : id}
      @change=${change}
    >
      ${choices.map((choice) => html`<option value=${choice.value} .selected=${choice.value === value}>${choice.text}</option>`)}
    </select>
    ${faultOf(fault, id)}</label
  >`;
}

/** A whole number within bounds; `fault` says why it cannot be. */
export function number(
  label: string,
  value: number | undefined,
  [least, most]: readonly [least: number, most: number],
  set: (value: number) => void,
  { name, fault }: { readonly name: string; readonly fault?: string | undefined },
): TemplateResult {
  const change = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement) || !event.target.reportValidity()) return;
    set(event.target.valueAsNumber);
  };
  const id = `fault-${name}`;
  return html`<label class="field"
    ><span>${label} (${least} – ${most})</span
    ><input
      type="number"
      name=${name}
      required
      min=${least}
      max=${most}
      step="1"
      .value=${`${value ?? ''}`}
      aria-invalid=${fault === undefined ? nothing : 'true'}
      aria-describedby=${fault === undefined ? nothing : id}
      @change=${change}
    />${faultOf(fault, id)}</label
  >`;
}

/** Something that holds or does not; `about` says more. */
export function check(
  label: string,
  on: boolean,
  flip: (on: boolean) => void,
  {
    name = '',
    about,
    fault,
  }: { readonly name?: string; readonly about?: string; readonly fault?: string | undefined } = {},
): TemplateResult {
  const change = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) flip(event.target.checked);
  };
  const id = `fault-${name}`;
  return html`<label class="check"
    ><input
      type="checkbox"
      name=${name || nothing}
      .checked=${on}
      aria-invalid=${fault === undefined ? nothing : 'true'}
      aria-describedby=${fault === undefined ? nothing : id}
      @change=${change}
    /><span
      >${about === undefined ? label : html`<b>${label}</b> <small>${about}</small>`} ${faultOf(fault, id)}</span
    ></label
  >`;
}
