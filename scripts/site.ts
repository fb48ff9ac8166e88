/** Builds what the Worker serves as files. */
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { documentFiles } from '../api/documentFiles.ts';
import { buildDocs } from './build-docs.ts';
import { writePages } from './pages.ts';
import { project } from './project.ts';

/** Where the site is built for `npm start`, `npm run build` and the deployment. */
export const siteFolder = 'dist/site';

/**
 * Builds the pages, the element, the documents and what their page loads into a folder of the project.
 * @throws with the builder's message when a source does not compile
 */
export async function buildSite(folder = siteFolder): Promise<void> {
  const configFile = resolve(project, 'vite.config.ts');
  // Under a test runner the builder would take the libraries' development builds, larger and chatty.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  process.env.SITE_FOLDER = folder;
  await build({ configFile });
  await build({ configFile, mode: 'element' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  delete process.env.SITE_FOLDER;
  writePages(resolve(project, folder));
  buildDocs(resolve(project, folder));
  for (const path of Object.keys(documentFiles))
    copyFileSync(resolve(project, `openapi${path}`), resolve(project, folder + path));
}
