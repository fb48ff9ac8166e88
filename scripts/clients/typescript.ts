/** TypeScript: types by openapi-typescript, calls by openapi-fetch. */
import { resolve } from 'node:path';
import { project } from '../project.ts';
import { type ClientLanguage, layOut, step } from './language.ts';

const bin = (name: string): string => resolve(project, 'node_modules/.bin', name);

export const typescript: ClientLanguage = {
  name: 'typescript',
  needs: 'nothing but this project',
  isReady: () => true,
  async make(folder) {
    layOut('typescript', folder);
    await step(folder, bin('openapi-typescript'), ['openapi.json', '--output', 'scopa.ts']);
    await step(folder, bin('tsc'), ['--project', '.']);
  },
  program: (folder, address) => [process.execPath, resolve(folder, 'play-a-round.ts'), address],
};
