/** The page for websites that want the table: examples that run, their code, and the reference. */
import type { Language } from '../language.ts';
import { html, type Markup, prose } from '../markup.ts';
import type { Page } from '../page.ts';
import type { EmbedFacts } from './facts.ts';
import { reference } from './reference.ts';
import { type EmbedWords, embedWords } from './words.ts';

/** Stands for the address of the service; the page's script puts the real one in its place. */
const origin = 'https://scopa.example';

/** Code with its name and a button that copies it. */
const code = (m: EmbedWords, name: string, text: string): Markup =>
  html`<figure class="code"><figcaption>${name}</figcaption><button type="button" data-copy="${m.copied}" aria-label="${m.copyOf.replace('{name}', name)}" hidden>${m.copy}</button><pre tabindex="0"><code>${text.trim()}</code></pre></figure>`;

const start = (
  language: Language,
): string => `<script type="module" src="${origin}/widget/scopa-table.js"></script>
<scopa-table variant="scopa" level="normal" lang="${language}"></scopa-table>`;

/** An example as others write it: the service by its address, the types from the package. */
const shown = (text: string): string =>
  text
    .replace(/ *<link rel="icon".*\n/, '')
    .replaceAll('src="/widget/', `src="${origin}/widget/`)
    .replace(
      /script-src 'self'; connect-src 'self'/,
      `script-src ${origin}; connect-src ${origin} wss://scopa.example`,
    )
    .replace('../../frameworks/react.ts', 'scopa-table/react')
    .replace('./plain.ts', './plain.js');

/** What a project in Vue tells its builder. */
const vueSettings = `plugins: [
  vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'scopa-table' } } }),
],`;

const examples = [
  ['plain', ['plain.html', 'plain.ts', 'plain.css']],
  ['react', ['react.html', 'react.tsx']],
  ['vue', ['vue.html', 'Game.vue', 'vue.ts']],
  ['strict', ['strict.html']],
] as const;

function examplesTemplate(m: EmbedWords, { source }: EmbedFacts): Markup {
  return html`<p>${m.examples.lead}</p>${examples.map(([name, files]) => {
    const [title, text] = m.examples[name];
    return html`<section class="live" id="${name}"><div class="told"><h3>${title}</h3><p>${text}</p>${files.map(
      (file) => code(m, file.replace('plain.ts', 'plain.js'), shown(source(file))),
    )}${name === 'vue' ? code(m, 'vite.config.ts', vueSettings) : ''}</div><div class="running"><iframe src="/examples/${name}" title="${title}" loading="lazy" allow="clipboard-write"></iframe><p><a href="/examples/${name}">${m.examples.open}</a></p></div></section>`;
  })}`;
}

function versionsTemplate(m: EmbedWords, { version, entry, standalone }: EmbedFacts): Markup {
  const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)}`;
  const tag = (name: string, integrity: string): string => `<script type="module" crossorigin="anonymous"
  src="${origin}/widget/${version}/${name}"
  integrity="${integrity}"></script>`;
  return html`${m.versions.text.map((text) => html`<p>${prose(text.replace('{version}', version))}</p>`)}${code(
    m,
    m.versions.entry.replace('{size}', kilobytes(entry.weight)),
    tag('scopa-table.js', entry.integrity),
  )}${code(
    m,
    m.versions.standalone.replace('{size}', kilobytes(standalone.weight)),
    tag('standalone.js', standalone.integrity),
  )}`;
}

const imports = (version: string): string => `npm install ./scopa-table-${version}.tgz

import 'scopa-table';                              // registers <scopa-table>
import { ScopaTable } from 'scopa-table/element';  // the class alone
import { dealRound } from 'scopa-table/engine';    // the rules, without a browser
import type {} from 'scopa-table/react';           // types for JSX; 'scopa-table/vue' for templates`;

/** The whole page in a language. */
export function embedPage(language: Language, facts: EmbedFacts): Page {
  const m = embedWords[language];
  const parts: readonly (readonly [id: string, title: string, content: Markup])[] = [
    [
      'start',
      m.start.title,
      html`${code(m, 'HTML', start(language))}${m.start.text.map((text) => html`<p>${prose(text)}</p>`)}`,
    ],
    ['examples', m.examples.title, examplesTemplate(m, facts)],
    ['versions', m.versions.title, versionsTemplate(m, facts)],
    [
      'package',
      m.packages.title,
      html`<p>${m.packages.text}</p>${code(m, 'npm', imports(facts.version))}<p>${m.packages.after}</p>`,
    ],
    [
      'reference',
      m.reference.title,
      html`<p>${prose(m.reference.lead)}</p><div class="reference">${reference(facts, m.reference)}</div>`,
    ],
    ['more', m.more.title, html`<p>${prose(m.more.text)}</p>`],
  ];
  return {
    language,
    section: 'embed',
    path: 'embed',
    title: m.title,
    description: m.description,
    body: html`<div class="plain-hero"><h1>${m.title}</h1><p class="lead">${m.lead}</p></div>
${parts.map(([id, title, content]) => html`<section class="part" id="${id}"><h2>${title}</h2>${content}</section>`)}`,
  };
}
