/** Runs other programs, those of this project's packages first. */
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { project } from './project.ts';

/** What differs from running in the project's folder with this process's surroundings. */
export interface RunOptions {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const programs = resolve(project, 'node_modules/.bin');

/** Runs a program to its end, its output shown as it comes. Whether it succeeded. */
export function run(program: string, parameters: readonly string[], options: RunOptions = {}): boolean {
  const { status } = spawnSync(program, parameters, {
    cwd: options.folder ?? project,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`, ...options.environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/** Whether a program of that name can be started here. */
export function has(program: string, parameters: readonly string[] = ['--version']): boolean {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;
}
