/** Programs of Python in an environment of their own. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { step } from './step.ts';

/**
 * Makes `venv` in a folder with the versions that a file of requirements pins, anew when these change. The folder of its
 * programs. @throws with what Python said when it fails
 */
export async function pythonEnvironment(folder: string, requirements: string): Promise<string> {
  const venv = resolve(folder, 'venv');
  const programs = resolve(venv, 'bin');
  const installed = resolve(venv, 'installed.txt');
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return programs;
  rmSync(venv, { recursive: true, force: true });
  await step(folder, 'python3', ['-m', 'venv', venv]);
  const pip = ['install', '--quiet', '--disable-pip-version-check', '--requirement', requirements];
  await step(folder, resolve(programs, 'pip'), pip);
  writeFileSync(installed, wanted);
  return programs;
}
