/** Go: oapi-codegen, checked by `go vet`. */
import { resolve } from 'node:path';
import { type ClientLanguage, hasVersion, layOut, step } from './language.ts';

const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

export const go: ClientLanguage = {
  name: 'go',
  needs: 'Go 1.26',
  isReady: () => hasVersion('go', ['version'], [1, 26]),
  async make(folder) {
    layOut('go', folder);
    await step(folder, 'go', ['run', generator, '-config', 'oapi-codegen.yaml', 'openapi.json']);
    await step(folder, 'go', ['vet', './...']);
    await step(folder, 'go', ['build', '-o', 'play-a-round', './playaround']);
  },
  program: (folder, address) => [resolve(folder, 'play-a-round'), address],
};
