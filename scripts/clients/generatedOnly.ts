/** Languages that a client is generated for without a program beside it: openapi-generator, its settings, a look at the syntax. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { has } from '../run.ts';
import { step } from '../step.ts';
import { clear, openApiFile, settingsFolder } from './language.ts';
import { generate } from './openApiGenerator.ts';

/** How the syntax of what was made is looked at. */
interface SyntaxCheck {
  /** The program that does it, with the parameters before a file. */
  readonly command: readonly [program: string, ...parameters: string[]];
  /** Ending of the files. */
  readonly ending: string;
}

/** A language that is generated, and where possible looked at. */
export interface GeneratedLanguage {
  readonly name: string;
  /** A file that calls of live matches are in, to know that all was made. */
  readonly matches: string;
  /** Absent: nothing on a usual machine can look at it. */
  readonly syntax?: SyntaxCheck;
}

/** In the order in which they are made. */
export const generatedLanguages: readonly GeneratedLanguage[] = [
  { name: 'csharp', matches: 'src/ScopaTable/Api/MatchesApi.cs' },
  { name: 'kotlin', matches: 'src/main/kotlin/scopa/table/apis/MatchesApi.kt' },
  { name: 'swift', matches: 'Sources/ScopaTable/APIs/MatchesAPI.swift' },
  {
    name: 'php',
    matches: 'lib/Api/MatchesApi.php',
    syntax: { command: ['php', '-l'], ending: 'php' },
  },
  {
    name: 'ruby',
    matches: 'lib/scopa_table/api/matches_api.rb',
    syntax: { command: ['ruby', '-wc'], ending: 'rb' },
  },
];

/** Whether the syntax can be looked at on this machine. */
export const canBeChecked = ({ syntax }: GeneratedLanguage): boolean =>
  syntax !== undefined && has(syntax.command[0]);

/**
 * Generates a client into `folder` and looks at its syntax if it can.
 * @throws with what a program said when a step fails, or when a part is missing
 */
export async function makeGenerated(language: GeneratedLanguage, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  clear(resolve(folder, 'generated'));
  cpSync(settingsFolder(language.name), folder, { recursive: true });
  cpSync(openApiFile, resolve(folder, 'openapi.json'));
  await generate(folder);
  if (!existsSync(resolve(folder, 'generated', language.matches)))
    throw new Error(`${language.matches} was not made.`);
  const { syntax } = language;
  if (syntax === undefined || !canBeChecked(language)) return;
  const files = ['generated', '-name', `*.${syntax.ending}`, '-print0'];
  const command = `find "$@" | xargs -0 -n 1 -P 2 ${syntax.command.join(' ')}`;
  await step(folder, 'sh', ['-c', command, 'sh', ...files]);
}
