/** Python: openapi-python-client, checked by mypy in strict mode. */
import { resolve } from 'node:path';
import { pythonEnvironment } from '../pythonEnvironment.ts';
import { step } from '../step.ts';
import { type ClientLanguage, clear, hasVersion, layOut } from './language.ts';

const files = { smoke: 'smoke.py', round: 'play_a_round.py', match: 'live_match.py' } as const;

export const python: ClientLanguage = {
  name: 'python',
  needs: 'Python 3.11 with venv',
  isReady: () => hasVersion('python3', ['--version'], [3, 11]),
  async make(folder, address) {
    layOut({ language: 'python', folder, address, round: files.round, match: files.match });
    // The generator and the checker.
    const programs = await pythonEnvironment(folder, resolve(folder, 'requirements.txt'));
    const python = (program: string): string => resolve(programs, program);
    clear(resolve(folder, 'scopa_table_client'));
    await step(folder, python('openapi-python-client'), [
      'generate',
      '--path=openapi.json',
      '--config=config.yaml',
      '--meta=none',
      '--output-path=scopa_table_client',
      '--overwrite',
      '--fail-on-warning',
    ]);
    await step(folder, python('mypy'), ['--strict', 'scopa_table_client', ...Object.values(files)]);
  },
  program: (folder, name) => [resolve(folder, 'venv/bin/python'), resolve(folder, files[name])],
};
