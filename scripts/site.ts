/** Builds what the Worker serves as files. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { documentFiles } from '../api/documentFiles.ts';
import { buildDocs } from './build-docs.ts';
import { readManifest } from './manifest.ts';
import { writePages } from './pages.ts';
import { project } from './project.ts';
import { type Release, release } from './release.ts';

/** Where the site is built for `npm start`, `npm run build` and the deployment. */
const siteFolder = 'dist/site';

/**
 * Builds the pages, the element, the documents and what their page loads into a folder of the project.
 * @throws with the builder's message when a source does not compile
 */
export async function buildSite(folder = siteFolder): Promise<Release> {
  const configFile = resolve(project, 'vite.config.ts');
  // Under a test runner the builder would take the libraries' development builds, larger and chatty.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  process.env.SITE_FOLDER = folder;
  await build({ configFile });
  await build({ configFile, mode: 'element' });
  await build({ configFile, mode: 'standalone' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  delete process.env.SITE_FOLDER;
  const site = resolve(project, folder);
  const published = release(site);
  const manifest = readManifest();
  writeFileSync(resolve(site, 'widget/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writePages(site, published, manifest);
  buildDocs(site);
  for (const path of Object.keys(documentFiles))
    copyFileSync(resolve(project, `openapi${path}`), site + path);
  return published;
}
