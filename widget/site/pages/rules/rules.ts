/** The pages of rules: one for each variant, and the list of all. */
import { EXTRAS, fittingExtras, VARIANTS, type VariantDefinition } from '../../../../engine/index.ts';
import { type PicturedPack, picturedPack } from '../cardPicture.ts';
import type { Language } from '../language.ts';
import { html, type Markup } from '../markup.ts';
import { addressOf, type Page, tableAddress } from '../page.ts';
import { emblemOf } from './emblem.ts';
import { changesAt, type Entry, rulesOf, sectionsOf } from './sheet.ts';
import { type RulesWords, rulesWords } from './words.ts';

const path = (variant: string): string => `rules/${variant}`;

const fan = (pack: PicturedPack, cards: readonly string[]): Markup =>
  html`<div class="hand-of" aria-hidden="true">${cards.map((card) => pack.card(card))}</div>`;

/** `2, 3, 4 oder 6` */
const anyOf = (language: Language, numbers: readonly number[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    [...numbers].sort((a, b) => a - b).map(String),
  );

function factsTemplate({ id, tables }: VariantDefinition, language: Language): Markup {
  const m = rulesWords[language];
  const rules = rulesOf(id);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [
      m.players,
      anyOf(
        language,
        tables.map(({ players }) => players),
      ),
    ],
    [m.pack, m.packs[rules.deck.kind]],
    [m.target, `${rules.victory.target}`],
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

const entryTemplate = (m: RulesWords, { text, differs }: Entry): Markup =>
  differs
    ? html`<li class="differs"><span class="mark" role="img" aria-label="${m.different}"></span>${text}</li>`
    : html`<li>${text}</li>`;

function extrasTemplate(variant: string, language: Language): Markup | undefined {
  const m = rulesWords[language];
  const fitting = new Set(fittingExtras(variant));
  const extras = EXTRAS.filter(({ id }) => fitting.has(id));
  if (extras.length === 0) return undefined;
  return html`<section class="part"><h2>${m.extras}</h2><p>${m.extrasLead}</p><ul class="extras">${extras.map(
    ({ id, names, summary }) =>
      html`<li><h3>${names[language]}</h3><p>${summary[language]}</p><a href="${tableAddress(language, { variant, extras: id })}" aria-label="${m.add}: ${names[language]}">${m.add}</a></li>`,
  )}</ul></section>`;
}

function tablesTemplate({ id, tables }: VariantDefinition, language: Language): readonly Markup[] {
  const m = rulesWords[language];
  const usual = rulesOf(id);
  return tables.slice(1).map(({ players }) => {
    const changes = changesAt(usual, rulesOf(id, players), language);
    return html`<section class="part beside"><h2>${m.atTable.replace('{n}', `${players}`)}</h2><div><p>${m.atTableLead}</p><ul class="rules">${changes.map(
      (text) => html`<li>${text}</li>`,
    )}</ul><p><a href="${tableAddress(language, { variant: id, players: `${players}` })}">${m.play}: ${m.atTable.replace('{n}', `${players}`)}</a></p></div></section>`;
  });
}

/** The rules of one variant. */
function variantPage(variant: VariantDefinition, place: number, language: Language): Page {
  const m = rulesWords[language];
  const { id, names, summary } = variant;
  const rules = rulesOf(id);
  const emblem = emblemOf(rules, place);
  const pack = picturedPack(rules.deck.kind, emblem, language);
  const sections = sectionsOf(rules, language);
  const differs = sections.flat().some((entry) => entry.differs);
  return {
    language,
    section: 'rules',
    path: path(id),
    title: m.rulesOf.replace('{name}', names[language]),
    description: summary[language],
    body: html`${pack.drawings}
<div class="hero"><div class="hero-text"><p class="up"><a href="${addressOf(language, 'rules')}">${m.all}</a></p><h1>${names[language]}</h1><p class="lead">${summary[language]}</p><p><a class="do" href="${tableAddress(language, { variant: id })}">${m.play}</a></p></div>${fan(pack, emblem)}</div>
${factsTemplate(variant, language)}
${differs ? html`<p class="legend"><span class="mark" aria-hidden="true"></span>${m.different}</p>` : ''}
${sections.map(
  (entries, i) =>
    html`<section class="part beside"><h2>${m.parts[i]}</h2><ul class="rules">${entries.map((entry) => entryTemplate(m, entry))}</ul></section>`,
)}
${tablesTemplate(variant, language)}
${extrasTemplate(id, language)}
<p class="end"><a class="do" href="${tableAddress(language, { variant: id })}">${m.play}</a> <a href="${addressOf(language, 'rules')}">${m.all}</a></p>`,
  };
}

/** The list of all variants. */
function listPage(language: Language): Page {
  const m = rulesWords[language];
  const shown = VARIANTS.map((variant, place) => {
    const rules = rulesOf(variant.id);
    return { variant, rules, emblem: emblemOf(rules, place) };
  });
  const packs = new Map(
    (['italian-40', 'numeral-40', 'skat-32'] as const).map((kind) => {
      const cards = shown.filter(({ rules }) => rules.deck.kind === kind).flatMap(({ emblem }) => emblem);
      return [kind as string, picturedPack(kind, cards, language)];
    }),
  );
  return {
    language,
    section: 'rules',
    path: 'rules',
    title: m.title,
    description: m.description,
    body: html`${[...packs.values()].map(({ drawings }) => drawings)}
<div class="plain-hero"><h1>${m.title}</h1><p class="lead">${m.lead.replace('{n}', `${VARIANTS.length}`)}</p></div>
<ul class="variants">${shown.map(({ variant: { id, names, summary, tables }, rules, emblem }) => {
      const pack = packs.get(rules.deck.kind);
      return html`<li><a href="${addressOf(language, path(id))}">${pack === undefined ? '' : fan(pack, emblem)}<span class="about"><b>${names[language]}</b><span>${summary[language]}</span><small>${m.players}: ${anyOf(
        language,
        tables.map(({ players }) => players),
      )} · ${m.target}: ${rules.victory.target}</small></span></a></li>`;
    })}</ul>`,
  };
}

/** All pages of rules in a language. */
export const rulesPages = (language: Language): readonly Page[] => [
  listPage(language),
  ...VARIANTS.map((variant, place) => variantPage(variant, place, language)),
];
