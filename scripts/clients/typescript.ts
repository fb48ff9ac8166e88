/** TypeScript: types by openapi-typescript, calls by openapi-fetch. */
import { resolve } from 'node:path';
import { project } from '../project.ts';
import { step } from '../step.ts';
import { type ClientLanguage, layOut } from './language.ts';

const bin = (name: string): string => resolve(project, 'node_modules/.bin', name);

const files = { smoke: 'smoke.ts', round: 'play-a-round.ts', match: 'live-match.ts' } as const;

export const typescript: ClientLanguage = {
  name: 'typescript',
  needs: 'nothing but this project',
  isReady: () => true,
  async make(folder, address) {
    layOut({ language: 'typescript', folder, address, round: files.round, match: files.match });
    await step(folder, bin('openapi-typescript'), ['openapi.json', '--output', 'scopa.ts']);
    await step(folder, bin('tsc'), ['--project', '.']);
  },
  program: (folder, name) => [process.execPath, resolve(folder, files[name])],
};
