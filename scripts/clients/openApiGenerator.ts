/** openapi-generator, a program in Java that makes clients in many languages: one file, brought by Maven. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { project } from '../project.ts';
import { step } from '../step.ts';
import { hasVersion } from './language.ts';

const version = '7.25.0';
const tools = resolve(project, 'dist/clients/tools');

/** What must be installed for it. */
export const generatorNeeds = 'Java 17 and Maven';

/** Whether that is installed. */
export const generatorIsReady = (): boolean =>
  hasVersion('javac', ['-version'], [17, 0]) && hasVersion('mvn', ['--version'], [3, 6]);

const maven = (folder: string, goal: string, ...settings: readonly string[]): Promise<void> =>
  step(folder, 'mvn', [
    '--quiet',
    '--batch-mode',
    `org.apache.maven.plugins:maven-dependency-plugin:3.8.1:${goal}`,
    ...settings,
  ]);

/** The program; brought when it is not there yet, in the one version that the settings are made for. */
async function generator(): Promise<string> {
  const file = resolve(tools, `openapi-generator-cli-${version}.jar`);
  if (!existsSync(file)) {
    const artifact = `org.openapitools:openapi-generator-cli:${version}`;
    await maven(project, 'copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${tools}`);
  }
  return file;
}

/** Makes the client in a folder from its `config.yaml` and `openapi.json`. */
export async function generate(folder: string): Promise<void> {
  await step(folder, 'java', ['-jar', await generator(), 'generate', '--config=config.yaml']);
}

/** Brings the libraries that the `pom.xml` of a folder names into a folder inside it. */
export const dependencies = (folder: string, target: string): Promise<void> =>
  maven(folder, 'copy-dependencies', `-DoutputDirectory=${target}`);
