/** The page for learners: what the texts say, with the cards drawn and every figure worked out by the engine. */
import { deckCards } from '../../../../engine/decks.ts';
import { listCaptures } from '../../../../engine/index.ts';
import type { Card } from '../../../../engine/model.ts';
import { type PicturedPack, picturedPack } from '../cardPicture.ts';
import type { Language } from '../language.ts';
import { html, type Markup, prose } from '../markup.ts';
import { type Page, tableAddress } from '../page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type CountedRound, exampleRound } from './exampleRound.ts';
import { it } from './it.ts';
import type { LearnText, Passage } from './text.ts';

/** The texts by language. */
export const learnTexts: Readonly<Record<Language, LearnText>> = { de, it, en };

const suits = [...'DCSB'];
const cards: readonly Card[] = deckCards('italian-40').map(({ card }) => card);

/** The tables of the examples, and the card that is played to each. */
export const exampleTables: Readonly<
  Record<keyof LearnText['turn']['examples'], { readonly table: readonly Card[]; readonly card: Card }>
> = {
  equal: { table: ['3C', '7S', 'AB'], card: '3D' },
  sum: { table: ['7B', '2C', 'AD', '4S'], card: 'KS' },
  choice: { table: ['5D', '4C', '6S', '2B', 'AC'], card: 'QC' },
  equalFirst: { table: ['5B', '3S', '2D'], card: '5C' },
  lay: { table: ['2S', '7C'], card: '4D' },
  sweep: { table: ['6D', '2C'], card: 'JB' },
};

const fill = (text: string, holes: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => `${holes[name] ?? hole}`);

/** What a card may take, by the rules of classic Scopa. */
function capturesOf(table: readonly Card[], card: Card): readonly (readonly Card[])[] {
  const found = listCaptures({ rules: { variant: 'scopa' }, table, card });
  if (!found.ok) throw new Error(found.fault.message);
  return found.value.captures.map((capture) => capture.cards);
}

interface Scene {
  readonly text: LearnText;
  readonly language: Language;
  readonly pack: PicturedPack;
  readonly round: CountedRound;
}

const list = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** One way in which a card is played: the table with what it takes, and the card. */
function playTemplate(
  { pack }: Scene,
  { table, card }: { readonly table: readonly Card[]; readonly card: Card },
  taken: readonly Card[],
): Markup {
  return html`<div class="played"><div class="row">${table.map((each) =>
    pack.card(each, taken.includes(each) ? 'lit' : ''),
  )}</div>${pack.card(card, 'mine')}</div>`;
}

function exampleTemplate(scene: Scene, name: keyof LearnText['turn']['examples']): Markup {
  const { text, language, pack } = scene;
  const example = exampleTables[name];
  const ways = capturesOf(example.table, example.card);
  const spoken = [
    fill(text.turn.shows, {
      table: list(language, example.table.map(pack.name)),
      card: pack.name(example.card),
    }),
    ...ways.map((way) => fill(text.turn.takes, { cards: list(language, way.map(pack.name)) })),
    ...(ways.length === 0 ? [text.turn.laid] : []),
  ].join(' ');
  return html`<figure class="example" data-example="${name}"><div class="cloth" role="img" aria-label="${spoken}">${(
    ways.length === 0 ? [[]] : ways
  ).map((way) =>
    playTemplate(scene, example, way),
  )}</div><figcaption>${text.turn.examples[name]}</figcaption></figure>`;
}

/** A pile laid out by suits; the cards of the primiera stand out. */
function pileTemplate({ pack }: Scene, pile: readonly Card[], best: readonly Card[]): Markup {
  return html`<div class="suits">${suits.map((suit) => {
    const held = cards.filter((card) => card.endsWith(suit) && pile.includes(card));
    return html`<div class="fan">${held.map((card) => pack.card(card, best.includes(card) ? 'lit' : ''))}</div>`;
  })}</div>`;
}

const lineKeys = ['cards', 'coins', 'settebello', 'primiera', 'sweeps'] as const;

function countTemplate(scene: Scene): Markup {
  const { text, round } = scene;
  const { count } = text;
  const names = [count.you, count.computer];
  const best = round.line('primiera');
  const bestOf = [best.mine.cards ?? [], best.theirs.cards ?? []];
  return html`${count.lead.map((each) => html`<p>${prose(each)}</p>`)}
<div class="piles">${round.piles.map(
    (pile, side) =>
      html`<figure class="pile" data-side="${side}"><figcaption>${names[side]}</figcaption><div class="cloth">${pileTemplate(scene, pile, bestOf[side] ?? [])}</div></figure>`,
  )}</div>
<ol class="steps">${lineKeys.map((key) => {
    const { mine, theirs } = round.line(key);
    const { title, text: says } = count.steps[key];
    return html`<li><h3>${title}</h3><p>${prose(fill(says, { mine: mine.value, theirs: theirs.value }))}</p></li>`;
  })}</ol>
<div class="counted"><table class="sum" data-sum><thead><tr><th scope="col">${count.line}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${lineKeys.map((key) => {
    const { mine, theirs } = round.line(key);
    return html`<tr><th scope="row">${count.steps[key].title}</th>${[mine, theirs].map(
      ({ value, points }) => html`<td><span>${value}</span> <b>${points === 0 ? '–' : `+${points}`}</b></td>`,
    )}</tr>`;
  })}</tbody>
<tfoot><tr><th scope="row">${count.sum}</th>${round.points.map((points) => html`<td><b>${points}</b></td>`)}</tr></tfoot></table>
<div><p class="result">${prose(fill(count.result, { mine: round.points[0], theirs: round.points[1] }))}</p>
<p>${prose(count.ties)}</p></div></div>`;
}

const worth = (card: Card): number =>
  deckCards('italian-40').find((each) => each.card === card)?.primiera ?? 0;

/** Four cards with what each adds. */
function sumTemplate({ pack }: Scene, title: string, four: readonly Card[]): Markup {
  const values = four.map(worth);
  const sum = values.reduce((total, each) => total + each, 0);
  return html`<figure class="primiera"><figcaption>${title}</figcaption><div class="cloth"><div class="row">${four.map(
    (card, i) => html`<span class="worth">${pack.card(card)}<b>${values[i] ?? 0}</b></span>`,
  )}</div><p class="total">${values.join(' + ')} = <b>${sum}</b></p></div></figure>`;
}

function primieraTemplate(scene: Scene): Markup {
  const { text, pack, round } = scene;
  const { primiera } = text;
  const line = round.line('primiera');
  const scale = ['7C', '6C', 'AC', '5C', '4C', '3C', '2C', 'KC'];
  return html`<p>${prose(primiera.text)}</p>
<div class="cloth scale"><ul class="row">${scale.map(
    (card) =>
      html`<li class="worth">${pack.card(card)}<b>${worth(card)}</b>${card.startsWith('K') ? html`<small>${primiera.court}</small>` : ''}</li>`,
  )}</ul></div>
<div class="sums">${sumTemplate(scene, primiera.yours, line.mine.cards ?? [])}${sumTemplate(scene, primiera.theirs, line.theirs.cards ?? [])}${sumTemplate(
    scene,
    primiera.best,
    suits.map((suit) => `7${suit}`),
  )}</div>
<p>${prose(primiera.missing)}</p>`;
}

const passage = ({ title, text }: Passage): Markup =>
  html`<section><h3>${title}</h3><p>${prose(text)}</p></section>`;

/** The whole page. @throws when an example is none by the rules */
export function learnPage(language: Language): Page {
  const text = learnTexts[language];
  const pack = picturedPack('italian-40', cards, language);
  const scene: Scene = { text, language, pack, round: exampleRound() };
  const { turn, count, primiera, strategy, glossary, history, questions } = text;
  const parts: readonly (readonly [id: string, title: string, content: Markup])[] = [
    [
      'turn',
      turn.title,
      html`${turn.text.map((each) => html`<p>${prose(each)}</p>`)}<div class="examples">${(
        ['equal', 'sum', 'equalFirst', 'lay', 'choice', 'sweep'] as const
      ).map((name) =>
        exampleTemplate(scene, name),
      )}</div>${turn.after.map((each) => html`<p>${prose(each)}</p>`)}`,
    ],
    ['counting', count.title, countTemplate(scene)],
    ['primiera', primiera.title, primieraTemplate(scene)],
    [
      'strategy',
      strategy.title,
      html`<p>${prose(strategy.lead)}</p><div class="tips">${strategy.tips.map(passage)}</div>`,
    ],
    [
      'glossary',
      glossary.title,
      html`<dl class="glossary">${glossary.entries.map(
        ([word, meaning]) => html`<div><dt>${word}</dt><dd>${meaning}</dd></div>`,
      )}</dl>`,
    ],
    ['history', history.title, html`<div>${history.text.map((each) => html`<p>${prose(each)}</p>`)}</div>`],
    ['questions', questions.title, html`<div class="questions">${questions.list.map(passage)}</div>`],
  ];
  return {
    language,
    section: 'learn',
    path: 'learn',
    title: text.title,
    description: text.description,
    body: html`${pack.drawings}
<div class="hero"><div class="hero-text"><h1>${text.title}</h1><p class="lead">${text.lead}</p><p><a class="do" href="${tableAddress(language)}">${text.playNow}</a></p></div><div class="hand-of" aria-hidden="true">${['KD', '7D', 'QC'].map((card) => pack.card(card))}</div></div>
<nav class="contents" aria-label="${text.contents}">${parts.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
${parts.map(([id, title, content]) => html`<section class="part${id === 'history' ? ' beside' : ''}" id="${id}"><h2>${title}</h2>${content}</section>`)}
<p class="end"><a class="do" href="${tableAddress(language)}">${text.playNow}</a></p>`,
  };
}
