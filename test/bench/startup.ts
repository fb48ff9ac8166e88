/** How long the Worker takes until it can answer: what the platform counts against its limit for start-up. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { project } from '../../scripts/project.ts';
import { percentile } from './load.ts';

const runs = 7;
const bar = 50;

/** Milliseconds of one start in workerd, garbage collection included; bundling is not. */
function startUp(): number {
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

const measured = Array.from({ length: runs }, startUp);
const [fastest, middle] = [percentile(measured, 0), percentile(measured, 0.5)];
console.log(`start-up: ${middle.toFixed(1)} ms (fastest ${fastest.toFixed(1)} ms; bar: at most ${bar} ms)`);
process.exitCode = middle <= bar ? 0 : 1;
