/** What a client language brings along, and the steps that all of them share. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../project.ts';

/** How a client in one language is made, checked and used. */
export interface ClientLanguage {
  readonly name: string;
  /** What must be installed, for the message when it is not. */
  readonly needs: string;
  /** Whether that is installed, new enough. */
  isReady(): boolean;
  /** Generates the client into `folder` and compiles it with the program beside it; rejects when a step fails. */
  make(folder: string): Promise<void>;
  /** Command line of the compiled program that plays a round against the service at `address`. */
  program(folder: string, address: string): readonly [program: string, ...parameters: string[]];
}

/** The document that all clients are made from. */
export const openApiFile = resolve(project, 'openapi/openapi.json');

/** Where the client of a language is made; never committed. */
export const clientFolder = (language: string): string => resolve(project, 'dist/clients', language);

/** Lays the generator's settings and the program into the folder where the client is made. What `kept` names stays. */
export function layOut(language: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(resolve(project, 'openapi/clients', language), folder, { recursive: true });
  cpSync(openApiFile, resolve(folder, 'openapi.json'));
}

/** Removes a generated folder, so that nothing of an earlier document remains. */
export function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const execute = promisify(execFile);

/**
 * Runs one step in a folder.
 * @throws with all that the program said when it fails
 */
export async function step(
  folder: string,
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    const env = { ...process.env, ...environment };
    await execute(program, [...parameters], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const said = error as Partial<Record<'stdout' | 'stderr' | 'message', string>>;
    throw new Error([said.message, said.stdout].filter(Boolean).join('\n'));
  }
}

/** Whether a program reports at least this version, `[1, 24]` for 1.24. */
export function hasVersion(
  program: string,
  parameters: readonly string[],
  [major, minor]: readonly [number, number],
): boolean {
  const { status, stdout } = spawnSync(program, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found = status === 0 ? /(\d+)\.(\d+)/.exec(stdout) : null;
  if (found === null) return false;
  const [, foundMajor, foundMinor] = found.map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
}
