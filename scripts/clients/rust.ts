/** Rust: progenitor, in the crate's build script. */
import { resolve } from 'node:path';
import { step } from '../step.ts';
import { type ClientLanguage, hasVersion, layOut } from './language.ts';

export const rust: ClientLanguage = {
  name: 'rust',
  needs: 'Rust 1.88',
  isReady: () => hasVersion('cargo', ['--version'], [1, 88]),
  async make(folder, address) {
    const files = { round: 'examples/play_a_round.rs', match: 'examples/live_match.rs' };
    layOut({ language: 'rust', folder, address, ...files });
    const target = { CARGO_TARGET_DIR: resolve(folder, 'target') };
    await step(folder, 'cargo', ['build', '--quiet', '--locked', '--lib', '--examples'], target);
  },
  program: (folder, name) => [
    resolve(
      folder,
      'target/debug/examples',
      { smoke: 'smoke', round: 'play_a_round', match: 'live_match' }[name],
    ),
  ],
};
