import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { generatedLanguages, makeGenerated } from '../../scripts/clients/generatedOnly.ts';
import { allClientsWanted, clientLanguages } from '../../scripts/clients/index.ts';
import { clientFolder, type ProgramName, settingsFolder } from '../../scripts/clients/language.ts';
import { generatorIsReady } from '../../scripts/clients/openApiGenerator.ts';
import { startLaterService } from './laterService.ts';

/** The first run compiles the generators as well. */
const minute = 60_000;

const smoke = [
  'scopone is there',
  'illegal-play: with the legal plays',
  String.raw`side 0: \d+ points`,
  String.raw`side 1: \d+ points`,
];
const points = smoke.slice(2);

const lines = (patterns: readonly string[]): RegExp => new RegExp(`^${patterns.join('\n')}\n$`);

describe.for(clientLanguages)('the $name client', (language) => {
  const missing = !language.isReady() && !allClientsWanted();
  if (missing) console.warn(`Skipped: the ${language.name} client. It needs ${language.needs}.`);
  const folder = clientFolder(language.name);

  /** What one of its programs prints. */
  async function run(name: ProgramName, ...parameters: readonly string[]): Promise<string> {
    const [program, ...first] = language.program(folder, name);
    const { stdout, stderr } = await promisify(execFile)(program, [...first, ...parameters]);
    expect(stderr).toBe('');
    return stdout;
  }

  describe.skipIf(missing)('generated and compiled', () => {
    beforeAll(() => language.make(folder, inject('serverUrl')), 15 * minute);

    test('plays a round against the computer, reads the score, and a refusal as a typed problem', async () => {
      expect(await run('smoke', inject('serverUrl'))).toMatch(lines(smoke));
    });

    test('does the same with a later service, whose fields and values it does not know', async () => {
      const service = await startLaterService(inject('serverUrl'));
      try {
        expect(await run('smoke', service.url)).toMatch(lines(smoke));
        expect(service.answers()).toBeGreaterThan(36);
      } finally {
        service.stop();
      }
    });

    test('plays a round with the few lines of its README', async () => {
      expect(await run('round')).toMatch(lines(points));
    });

    test('plays a live match to its end with the program of its README', async () => {
      expect(await run('match')).toMatch(lines(points));
    });
  });
});

test.skipIf(!generatorIsReady() && !allClientsWanted()).for(generatedLanguages)(
  'the $name client is generated whole, and is sound as far as this machine can tell',
  { timeout: 5 * minute },
  (language) => makeGenerated(language, clientFolder(language.name)),
);

test('every README tells the same of live matches', () => {
  const told = clientLanguages.map(({ name }) => {
    const [, section] = readFileSync(resolve(settingsFolder(name), 'README.md'), 'utf8').split(
      '\n## What a live match is made of\n',
    );
    return section ?? `nothing for ${name}`;
  });
  expect(new Set(told).size).toBe(1);
});
