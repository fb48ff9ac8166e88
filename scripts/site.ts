/** Builds what the Worker serves as files. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** The folder of the repository. */
export const project = resolve(import.meta.dirname, '..');

/**
 * Builds the pages, the element and the documentation into `dist/site`.
 * @throws with the builder's message when a source does not compile
 */
export async function buildSite(): Promise<void> {
  const configFile = resolve(project, 'vite.config.ts');
  mkdirSync(resolve(project, 'dist/site'), { recursive: true });
  if (existsSync(resolve(project, 'widget/site/index.html'))) await build({ configFile });
  if (existsSync(resolve(project, 'widget/define.ts'))) await build({ configFile, mode: 'element' });
  const documentation = resolve(project, 'scripts/build-docs.ts');
  if (!existsSync(documentation)) return;
  const { status } = spawnSync(process.execPath, [documentation], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The documentation pages could not be built.');
}
