import { resolve } from 'node:path';

/** The folder of the repository. */
export const project = resolve(import.meta.dirname, '..');
