/** Rust: progenitor, in the crate's build script. */
import { resolve } from 'node:path';
import { type ClientLanguage, hasVersion, layOut, step } from './language.ts';

export const rust: ClientLanguage = {
  name: 'rust',
  needs: 'Rust 1.88',
  isReady: () => hasVersion('cargo', ['--version'], [1, 88]),
  async make(folder) {
    layOut('rust', folder);
    const target = { CARGO_TARGET_DIR: resolve(folder, 'target') };
    await step(
      folder,
      'cargo',
      ['build', '--quiet', '--locked', '--lib', '--example', 'play_a_round'],
      target,
    );
  },
  program: (folder, address) => [resolve(folder, 'target/debug/examples/play_a_round'), address],
};
