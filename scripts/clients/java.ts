/** Java: openapi-generator for the HTTP client of the language itself. */
import { globSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { step } from '../step.ts';
import { type ClientLanguage, clear, layOut } from './language.ts';
import { dependencies, generate, generatorIsReady, generatorNeeds } from './openApiGenerator.ts';

const classes = { smoke: 'Smoke', round: 'PlayARound', match: 'LiveMatch' } as const;

export const java: ClientLanguage = {
  name: 'java',
  needs: generatorNeeds,
  isReady: generatorIsReady,
  async make(folder, address) {
    layOut({
      language: 'java',
      folder,
      address,
      round: `${classes.round}.java`,
      match: `${classes.match}.java`,
    });
    for (const made of ['generated', 'classes']) clear(resolve(folder, made));
    await generate(folder);
    await dependencies(folder, 'libraries');
    const sources = globSync(['*.java', 'generated/src/main/java/**/*.java'], { cwd: folder });
    await step(folder, 'javac', [
      '--release',
      '17',
      '-nowarn',
      '-d',
      'classes',
      '-cp',
      'libraries/*',
      ...sources,
    ]);
  },
  program: (folder, name) => [
    'java',
    '--class-path',
    [resolve(folder, 'classes'), resolve(folder, 'libraries/*')].join(delimiter),
    classes[name],
  ],
};
