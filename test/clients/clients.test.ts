import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { allClientsWanted, clientLanguages } from '../../scripts/clients/index.ts';
import { clientFolder } from '../../scripts/clients/language.ts';

/** The first run compiles the generators as well. */
const minute = 60_000;

describe.for(clientLanguages)('the $name client', (language) => {
  const missing = !language.isReady() && !allClientsWanted();
  if (missing) console.warn(`Skipped: the ${language.name} client. It needs ${language.needs}.`);

  test.skipIf(missing)(
    'is generated, compiles, plays a round and tells a problem',
    { timeout: 15 * minute },
    async () => {
      const folder = clientFolder(language.name);
      await language.make(folder);

      const [program, ...parameters] = language.program(folder, inject('serverUrl'));
      const { stdout, stderr } = await promisify(execFile)(program, parameters);

      expect(stderr).toBe('');
      expect(stdout).toMatch(/^side 0: \d+ points\nside 1: \d+ points\nunknown-variant\n$/);
    },
  );
});
