/** Global set-up of the tests of the element: finds the browser, or says in one line how to get one. */
import type { TestProject } from 'vitest/node';
import { findChromium, installChromium } from '../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of Chromium; empty when the machine has none, and then the tests that need it are skipped. */
    readonly chromiumPath: string;
  }
}

/** Provides `chromiumPath`. */
export default function setup(project: TestProject): void {
  if (findChromium() === undefined) installChromium();
  const path = findChromium() ?? '';
  if (path === '')
    console.warn(
      'Skipped: the tests in a browser. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  project.provide('chromiumPath', path);
}
