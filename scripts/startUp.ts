/** How long the Worker takes until it can answer: what the platform counts against its limit for start-up. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { project } from './project.ts';

/**
 * Milliseconds of one start in workerd, garbage collection included; bundling is not.
 * @throws when the Worker does not start
 */
export function measureStartUp(): number {
  const { stdout, status } = spawnSync(
    resolve(project, 'node_modules/.bin/wrangler'),
    ['check', 'startup', '--outfile', resolve(project, 'dist/startup.cpuprofile')],
    {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  const active = /Active: ([\d.]+) ms/.exec(stdout);
  if (status !== 0 || active === null) throw new Error(`The start could not be measured: ${stdout}`);
  return Number(active[1]);
}
