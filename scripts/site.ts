/** Builds what the Worker serves as files. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { buildDocs } from './build-docs.ts';
import { project } from './project.ts';

/**
 * Builds the pages, the element and what the documentation page loads into `dist/site`.
 * @throws with the builder's message when a source does not compile
 */
export async function buildSite(): Promise<void> {
  const configFile = resolve(project, 'vite.config.ts');
  // Under a test runner the builder would take the libraries' development builds, larger and chatty.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  if (existsSync(resolve(project, 'widget/site/index.html'))) await build({ configFile });
  if (existsSync(resolve(project, 'widget/define.ts'))) await build({ configFile, mode: 'element' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  buildDocs(resolve(project, 'dist/site'));
}
