/** The element's attributes, events and all the rest, as lists made from the manifest. */
import { escaped, html, Markup } from '../markup.ts';
import type { Declaration, Described, EmbedFacts } from './facts.ts';
import type { EmbedWords } from './words.ts';

/** A comment with its `code`. */
const comment = (text = ''): Markup => new Markup(escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>'));

const entry = (name: string, about: string | undefined, description: string | undefined): Markup =>
  html`<div><dt><code>${name}</code>${about === undefined || about === '' ? '' : html` <code class="type">${about}</code>`}</dt><dd>${comment(description)}</dd></div>`;

const valued = ({ type, default: usual }: Described): string =>
  [(type?.text ?? '').replace(/ \| undefined$/, ''), ...(usual === undefined ? [] : [`= ${usual}`])].join(
    ' ',
  );

const signature = ({ name, parameters = [], return: answer }: Described): string =>
  `${name ?? ''}(${parameters
    .map((each) => `${each.name ?? ''}${each.optional === true ? '?' : ''}: ${each.type?.text ?? ''}`)
    .join(', ')}): ${answer?.type?.text ?? 'void'}`;

/** What an event tells, `{ seat: number, card: Card }`. */
function told({ type }: Described, declarations: readonly Declaration[]): string {
  const members = declarations.find(({ name }) => name === type?.text)?.members ?? [];
  const fields = members.filter(({ kind }) => kind === 'field');
  return `{ ${fields.map((field) => `${field.name ?? ''}: ${field.type?.text ?? ''}`).join(', ')} }`;
}

const list = (title: string, id: string, entries: readonly Markup[]): Markup =>
  html`<section class="listed" data-list="${id}"><h3>${title}</h3><dl lang="en">${entries}</dl></section>`;

/** All lists. */
export function reference({ element, declarations }: EmbedFacts, m: EmbedWords['reference']): Markup {
  const { attributes = [], members = [], events = [], slots = [] } = element;
  const { cssParts = [], cssStates = [], cssProperties = [] } = element;
  const named = ({ name = '', description }: Described): Markup => entry(name, undefined, description);
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined);
  const methods = members.filter(({ kind }) => kind === 'method');
  return html`${list(
    m.attributes,
    'attributes',
    attributes.map((each) => entry(each.name ?? '', valued(each), each.description)),
  )}${list(
    m.properties,
    'properties',
    properties.map((each) => entry(each.name ?? '', valued(each), each.description)),
  )}${list(
    m.methods,
    'methods',
    methods.map((each) => entry(signature(each), undefined, each.description)),
  )}${list(
    m.events,
    'events',
    events.map((each) => entry(each.name ?? '', told(each, declarations), each.description)),
  )}${list(
    m.slots,
    'slots',
    slots.map((each) =>
      entry(each.name === '' ? '(default)' : (each.name ?? ''), undefined, each.description),
    ),
  )}${list(m.parts, 'parts', cssParts.map(named))}${list(m.states, 'states', cssStates.map(named))}${list(m.styles, 'styles', cssProperties.map(named))}`;
}
