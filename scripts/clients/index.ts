/** All languages a client is made for. */
import { go } from './go.ts';
import { java } from './java.ts';
import type { ClientLanguage } from './language.ts';
import { python } from './python.ts';
import { rust } from './rust.ts';
import { typescript } from './typescript.ts';

/** In the order in which they are made. */
export const clientLanguages: readonly ClientLanguage[] = [typescript, python, go, rust, java];

/** Whether a missing toolchain is an error rather than a skipped client: `CLIENTS=all`. */
export const allClientsWanted = (): boolean => process.env.CLIENTS === 'all';
