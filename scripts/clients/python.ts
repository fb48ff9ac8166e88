/** Python: openapi-python-client, checked by mypy in strict mode. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ClientLanguage, clear, hasVersion, layOut, step } from './language.ts';

/** The generator and the checker live in a virtual environment of their own, renewed when the pinned versions change. */
async function environment(folder: string): Promise<string> {
  const venv = resolve(folder, 'venv');
  const requirements = resolve(folder, 'requirements.txt');
  const installed = resolve(venv, 'installed.txt');
  const wanted = readFileSync(requirements, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return venv;
  clear(venv);
  await step(folder, 'python3', ['-m', 'venv', venv]);
  await step(folder, resolve(venv, 'bin/pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--requirement',
    requirements,
  ]);
  writeFileSync(installed, wanted);
  return venv;
}

const files = { smoke: 'smoke.py', round: 'play_a_round.py', match: 'live_match.py' } as const;

export const python: ClientLanguage = {
  name: 'python',
  needs: 'Python 3.11 with venv',
  isReady: () => hasVersion('python3', ['--version'], [3, 11]),
  async make(folder, address) {
    layOut({ language: 'python', folder, address, round: files.round, match: files.match });
    const venv = await environment(folder);
    const python = (program: string): string => resolve(venv, 'bin', program);
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
