/** Where the browser for the tests of the element is. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium of this machine: `CHROMIUM_PATH`, or the usual places; `undefined` when there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: given, PATH: path = '' } = process.env;
  if (given !== undefined && given !== '') return executable(given) ? given : undefined;
  const searched = [...path.split(delimiter).filter((folder) => folder !== ''), ...folders];
  const programs = searched.flatMap((folder) => names.map((name) => resolve(folder, name)));
  return [...programs, ...applications].find(executable);
}

/** On a Debian build machine, as root, gets Chromium from the distribution; elsewhere does nothing. */
export function installChromium(): void {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || !executable('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', command, { stdio: 'ignore', env: environment });
}
