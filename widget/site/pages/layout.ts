/** What all pages share: the head with navigation and languages, and the foot. */
import { type Language, languages, nativeNames } from './language.ts';
import { html, type Markup } from './markup.ts';
import { addressOf, type Page, type Section, tableAddress } from './page.ts';

interface LayoutWords {
  readonly main: string;
  readonly play: string;
  readonly learn: string;
  readonly rules: string;
  readonly embed: string;
  readonly languages: string;
  readonly skip: string;
  readonly api: string;
  readonly guides: string;
  readonly verify: string;
  readonly creed: string;
}

const words: Readonly<Record<Language, LayoutWords>> = {
  de: {
    main: 'Seiten',
    play: 'Spielen',
    learn: 'Lernen',
    rules: 'Regeln',
    embed: 'Einbetten',
    languages: 'Sprache',
    skip: 'Zum Inhalt',
    api: 'API-Dokumentation',
    guides: 'API-Anleitungen',
    verify: 'Geben prüfen',
    creed: 'Keine Anmeldung, keine Werbung, nichts von fremden Servern.',
  },
  it: {
    main: 'Pagine',
    play: 'Gioca',
    learn: 'Impara',
    rules: 'Regole',
    embed: 'Incorpora',
    languages: 'Lingua',
    skip: 'Vai al contenuto',
    api: 'Documentazione API',
    guides: 'Guide alle API',
    verify: 'Controlla le carte',
    creed: 'Niente iscrizione, niente pubblicità, nulla da altri server.',
  },
  en: {
    main: 'Pages',
    play: 'Play',
    learn: 'Learn',
    rules: 'Rules',
    embed: 'Embed',
    languages: 'Language',
    skip: 'Skip to content',
    api: 'API documentation',
    guides: 'API guides',
    verify: 'Check a deal',
    creed: 'No account, no advertisements, nothing from other servers.',
  },
};

const addresses = (language: Language): readonly (readonly [section: Section, address: string])[] => [
  ['play', tableAddress(language)],
  ['learn', addressOf(language, 'learn')],
  ['rules', addressOf(language, 'rules')],
  ['embed', addressOf(language, 'embed')],
];

/** Shown by a page without a language of its own only while that one is spoken. */
const only = (language: Language, neutral: boolean): Markup =>
  neutral ? html` data-only="${language}"${language === 'en' ? '' : html` hidden`}` : html``;

function navigation(language: Language, section: Section, neutral: boolean): Markup {
  const m = words[language];
  return html`<nav class="pages" lang="${language}" aria-label="${m.main}"${only(language, neutral)}>${addresses(
    language,
  ).map(
    ([each, address]) =>
      html`<a href="${address}"${each === section ? html` aria-current="page"` : ''}>${m[each]}</a>`,
  )}</nav>`;
}

/** The head of a page that stands under a language: the others are other pages. */
export function headerOf({ language, section, path }: Page): Markup {
  const m = words[language];
  return html`<a class="skip" href="#content">${m.skip}</a>
<header class="head"><div class="strip">
<a class="brand" href="${tableAddress(language)}"><img src="/icon.svg" alt="" width="30" height="30">Scopa</a>
${navigation(language, section, false)}
<nav class="languages" aria-label="${m.languages}">${languages.map(
    (each) =>
      html`<a href="${addressOf(each, path)}" lang="${each}" hreflang="${each}"${each === language ? html` aria-current="true"` : ''}>${nativeNames[each]}</a>`,
  )}</nav>
</div></header>`;
}

/** The head of a page that changes its language without being loaded anew. */
export const neutralHeader = (section: Section): Markup => html`<header class="head"><div class="strip">
<a class="brand" href="/"><img src="/icon.svg" alt="" width="30" height="30">Scopa</a>
${languages.map((language) => navigation(language, section, true))}
<div class="languages" role="group" aria-label="Deutsch, Italiano, English">${languages.map(
  (each) => html`<button type="button" lang="${each}" data-lang="${each}">${nativeNames[each]}</button>`,
)}</div>
</div></header>`;

/** The foot in one language. */
function footerOf(language: Language, neutral: boolean): Markup {
  const m = words[language];
  return html`<footer class="foot" lang="${language}"${only(language, neutral)}><div class="strip">
<nav aria-label="Scopa">${addresses(language).map(
    ([section, address]) => html`<a href="${address}">${m[section]}</a>`,
  )}<a href="/docs" hreflang="en">${m.api}</a><a href="/docs/guides/" hreflang="en">${m.guides}</a><a href="/verify?lang=${language}">${m.verify}</a></nav>
<p>${m.creed}</p>
</div></footer>`;
}

/** The foot of a page that stands under a language. */
export const footer = (language: Language): Markup => footerOf(language, false);

/** The foot in each language, one of them shown. */
export const neutralFooter = (): Markup => html`${languages.map((language) => footerOf(language, true))}`;

/** The same page in the other languages, for search engines. */
export const alternates = (path: string): Markup =>
  html`${languages.map((each) => html`<link rel="alternate" hreflang="${each}" href="${addressOf(each, path)}">`)}`;
