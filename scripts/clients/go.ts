/** Go: oapi-codegen, checked by `go vet`. */
import { resolve } from 'node:path';
import { step } from '../step.ts';
import { type ClientLanguage, hasVersion, layOut } from './language.ts';

const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

export const go: ClientLanguage = {
  name: 'go',
  needs: 'Go 1.26',
  isReady: () => hasVersion('go', ['version'], [1, 26]),
  async make(folder, address) {
    const files = { round: 'playaround/main.go', match: 'livematch/main.go' };
    layOut({ language: 'go', folder, address, ...files });
    await step(folder, 'go', ['run', generator, '-config', 'oapi-codegen.yaml', 'openapi.json']);
    await step(folder, 'go', ['vet', './...']);
    await step(folder, 'go', ['build', '-o', './programs/', './smoke', './playaround', './livematch']);
  },
  program: (folder, name) => [
    resolve(folder, 'programs', { smoke: 'smoke', round: 'playaround', match: 'livematch' }[name]),
  ],
};
