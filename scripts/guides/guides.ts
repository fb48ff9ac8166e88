/** The guides of the API as they are written: Markdown in `openapi/guides`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { project } from '../project.ts';

/** In the order in which they are read; `index` lists them. */
export const guideNames = [
  'index',
  'quick-start',
  'rules',
  'sealed-games',
  'live-matches',
  'errors',
  'fairness',
  'limits',
  'deploying',
  'clients',
  'changelog',
] as const;

/** One guide. */
export interface Guide {
  /** The last part of its address. */
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
}

/** Where a guide is served. */
export const guideAddress = (name: string): string => `/docs/guides/${name === 'index' ? '' : name}`;

/** The address of a guide that another names by its file, `errors.md`; nothing for any other link. */
export function addressOfFile(link: string): string | undefined {
  const [, name] = /^([\w-]+)\.md$/.exec(link) ?? [];
  return name === undefined ? undefined : guideAddress(name);
}

/** Reads all guides. @throws when one has no title in its first line */
export function readGuides(): readonly Guide[] {
  return guideNames.map((name) => {
    const markdown = readFileSync(resolve(project, 'openapi/guides', `${name}.md`), 'utf8');
    const [, title] = /^# (.+)\n/.exec(markdown) ?? [];
    if (title === undefined) throw new Error(`The guide ${name} has no title.`);
    return { name, title, markdown };
  });
}
