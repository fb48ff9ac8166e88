/** All pages that the build writes, and the shells it writes them into. */
import { embedPage } from './embed/embed.ts';
import type { EmbedFacts } from './embed/facts.ts';
import { homeTexts } from './home.ts';
import { type Language, languages } from './language.ts';
import { alternates, footer, headerOf, neutralFooter, neutralHeader } from './layout.ts';
import { learnPage } from './learn/learn.ts';
import { escaped } from './markup.ts';
import type { Page } from './page.ts';
import { rulesPages } from './rules/rules.ts';

const pagesIn = (language: Language, facts: EmbedFacts): readonly Page[] => [
  learnPage(language),
  ...rulesPages(language),
  embedPage(language, facts),
];

/** Every page that stands under a language. */
export const sitePages = (facts: EmbedFacts): readonly Page[] =>
  languages.flatMap((language) => pagesIn(language, facts));

const filled = (shell: string, holes: Readonly<Record<string, string>>): string =>
  shell.replaceAll(/(?:<!--)?\{\{(\w+)\}\}(?:-->)?/g, (_, name: string) => {
    const text = holes[name];
    if (text === undefined) throw new Error(`The shell of a page wants ${name}.`);
    return text;
  });

/** A page as a document, in the shell that the builder has made. @throws when the shell wants something else */
export const pageDocument = (shell: string, page: Page): string =>
  filled(shell.replace('<html lang="en">', `<html lang="${page.language}">`), {
    title: escaped(page.title),
    description: escaped(page.description),
    alternates: alternates(page.path).text,
    section: page.section,
    header: headerOf(page).text,
    body: page.body.text,
    footer: footer(page.language).text,
  });

/** A page that changes its language in place, as a document. @throws when the shell wants something else */
export const neutralDocument = (shell: string, section: 'play' | 'verify'): string =>
  filled(shell, {
    header: neutralHeader(section).text,
    footer: neutralFooter().text,
    texts: section === 'play' ? homeTexts().text : '',
  });
