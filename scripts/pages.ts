/** Writes the pages of the site into the shells that the builder has made, which name its hashed files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { EmbedFacts } from '../widget/site/pages/embed/facts.ts';
import { neutralDocument, pageDocument, sitePages } from '../widget/site/pages/index.ts';
import { elementOf, type Manifest } from './manifest.ts';
import { project } from './project.ts';
import { fileOf, type Release } from './release.ts';

/** The pages that change their language in place; each is its own shell. */
const neutral = [
  ['index.html', 'play'],
  ['verify.html', 'verify'],
] as const;

const embedFacts = (release: Release, manifest: Manifest): EmbedFacts => ({
  version: release.version,
  entry: fileOf(release, 'scopa-table.js'),
  standalone: fileOf(release, 'standalone.js'),
  element: elementOf(manifest),
  declarations: manifest.modules.flatMap(({ declarations = [] }) => declarations),
  source: (name) => readFileSync(resolve(project, 'widget/site/examples', name), 'utf8'),
});

/** Fills the built site with its pages. @throws when a shell has a place for something that pages do not have */
export function writePages(site: string, release: Release, manifest: Manifest): void {
  const shell = resolve(site, 'page.html');
  const reading = readFileSync(shell, 'utf8');
  rmSync(shell);
  for (const page of sitePages(embedFacts(release, manifest))) {
    const file = resolve(site, page.language, `${page.path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageDocument(reading, page));
  }
  for (const [name, section] of neutral) {
    const file = resolve(site, name);
    writeFileSync(file, neutralDocument(readFileSync(file, 'utf8'), section));
  }
}
