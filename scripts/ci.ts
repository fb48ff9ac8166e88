/** `npm run ci`: tests, then each further check, then one line that counts both. Goes through all before it fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findChromium, installChromium } from './chromium.ts';
import { project } from './project.ts';
import { run } from './run.ts';

/** The Worker must start fast: the limit for all of its code, compressed. */
const bundleLimit = 250_000;

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The fields read of vitest's JSON report. */
interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
}

/** Runs `npm test` and counts its tests. A run that fails without a failed test counts as one. */
function test(): Count {
  const file = resolve(project, 'test/output/report.json');
  rmSync(file, { force: true });
  const succeeded = run(
    'npm',
    ['test', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // Every toolchain is here: a client that cannot be made is an error.
    { environment: { CLIENTS: process.env.CLIENTS ?? 'all' } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: TestReport = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests were skipped.`);
  const failed = succeeded && report.success ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed };
}

/** Bundles the Worker as for a deployment and weighs it. */
function bundle(): boolean {
  const folder = resolve(project, 'dist/worker');
  if (!run('wrangler', ['deploy', '--dry-run', '--outdir', folder])) return false;
  const size = gzipSync(readFileSync(resolve(folder, 'index.js'))).length;
  console.log(`The Worker weighs ${(size / 1000).toFixed(1)} kB compressed, of ${bundleLimit / 1000} kB.`);
  return size <= bundleLimit;
}

const steps: readonly (readonly [name: string, check: () => boolean])[] = [
  ['browser for the tests of the element', () => findChromium() !== undefined],
  ['types, lint and format', () => run('npm', ['run', 'check'])],
  ['build', () => run('npm', ['run', 'build'])],
  [
    'OpenAPI and AsyncAPI documents and the types made from them up to date, portable and sound',
    () => run('npm', ['run', 'openapi', '--', '--check']),
  ],
  ['bundle', bundle],
];

mkdirSync(resolve(project, 'test/output'), { recursive: true });
if (findChromium() === undefined) installChromium();

const tests = test();
const results = steps.map(([name, check]) => {
  console.log(`\n== ${name}`);
  return { name, succeeded: check() };
});

console.log(
  `\n${tests.failed === 0 ? 'ok    ' : 'FAILED'} npm test (${tests.passed} passed, ${tests.failed} failed)`,
);
for (const { name, succeeded } of results) console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${name}`);

const failed = tests.failed + results.filter(({ succeeded }) => !succeeded).length;
const passed = tests.passed + results.filter(({ succeeded }) => succeeded).length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
