/** What a client language brings along, and the steps that all of them share. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { project } from '../project.ts';

/**
 * The programs beside a client: `smoke` tries it and stands in the folder of its settings; the others are printed in
 * its README under their headings, and taken from there.
 */
export const programs = ['smoke', 'round', 'match'] as const;
export type ProgramName = (typeof programs)[number];

const headings = { round: 'Play a round', match: 'A live match' } as const;

/** How a client in one language is made, checked and used. */
export interface ClientLanguage {
  readonly name: string;
  /** What must be installed, for the message when it is not. */
  readonly needs: string;
  /** Whether that is installed, new enough. */
  isReady(): boolean;
  /**
   * Generates the client into `folder` and compiles it with the programs beside it, those of the README for the service
   * at `address`; rejects when a step fails.
   */
  make(folder: string, address: string): Promise<void>;
  /** Command line of a compiled program; `smoke` takes the address of the service as a last parameter. */
  program(folder: string, name: ProgramName): readonly [program: string, ...parameters: string[]];
}

/** The document that all clients are made from. */
export const openApiFile = resolve(project, 'openapi/openapi.json');

/** The address in every README, and of `npm start`. */
export const localService = 'http://localhost:8787';

/** Where the settings of a language are. */
export const settingsFolder = (language: string): string => resolve(project, 'openapi/clients', language);

/** Where the client of a language is made; never committed. */
export const clientFolder = (language: string): string => resolve(project, 'dist/clients', language);

/**
 * The program under a heading of a README.
 * @throws when there is none
 */
function printed(readme: string, heading: string): string {
  const [, section] = readme.split(`\n## ${heading}\n`);
  const [, code] = /```\w+\n(.*?)```/s.exec(section ?? '') ?? [];
  if (code === undefined) throw new Error(`The README has no program under "${heading}".`);
  return code;
}

/** What a client in one folder is laid out from. */
export interface Layout {
  readonly language: string;
  readonly folder: string;
  /** The service that the programs of the README call. */
  readonly address: string;
  /** The files that they become. */
  readonly round: string;
  readonly match: string;
}

/** Lays the generator's settings, the document and the programs into the folder where the client is made. */
export function layOut({ language, folder, address, ...files }: Layout): void {
  mkdirSync(folder, { recursive: true });
  cpSync(settingsFolder(language), folder, { recursive: true });
  cpSync(openApiFile, resolve(folder, 'openapi.json'));
  const readme = readFileSync(resolve(folder, 'README.md'), 'utf8');
  for (const name of ['round', 'match'] as const) {
    const file = resolve(folder, files[name]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed(readme, headings[name]).replaceAll(localService, address));
  }
}

/** Removes a generated folder, so that nothing of an earlier document remains. */
export function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
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
