/** `npm run ci`: tests, then each further check, then one line that counts both. Goes through all before it fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findChromium, installChromium } from './chromium.ts';
import { project } from './project.ts';
import { run } from './run.ts';
import { measureStartUp } from './startUp.ts';

/** The Worker must start fast: the limit for all of its code, compressed. */
const bundleLimit = 250_000;

/** Milliseconds for a start on a machine that has more to do; the platform refuses a Worker that takes 1000. */
const startUpLimit = 400;

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Each failure by name. */
  readonly failures: readonly string[];
}

/** The fields read of vitest's JSON report. */
interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The first lines of why something failed: enough to know the place. */
const reason = (message: string): string => message.split('\n').slice(0, 12).join('\n    ');

/** What failed, by name and with its reason: the end of a long report is what people read. */
function failures({ testResults }: TestReport): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name);
    const tests = assertionResults
      .filter((result) => result.status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${reason(failureMessages.join('\n'))}`,
      );
    return status === 'failed' && tests.length === 0 ? [`${file}: ${reason(message)}`] : tests;
  });
}

/** Runs `npm test` and counts its tests. A run that fails without a failed test counts as one. */
function test(): Count {
  const file = resolve(project, 'test/output/report.json');
  rmSync(file, { force: true });
  const succeeded = run(
    'npm',
    [
      'test',
      '--',
      // Browsers and processes share a busy machine here: what fails gets a second chance, and is named all the same.
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/unsteadyTests.ts',
    ],
    // Every toolchain is here: a client that cannot be made is an error.
    { environment: { CLIENTS: process.env.CLIENTS ?? 'all' } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: ['no report of the tests was written'] };
  const report: TestReport = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests were skipped.`);
  const failed = succeeded && report.success ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, failures: failures(report) };
}

/** Bundles the Worker as for a deployment and weighs it. */
function bundle(): boolean {
  const folder = resolve(project, 'dist/worker');
  if (!run('wrangler', ['deploy', '--dry-run', '--outdir', folder])) return false;
  const size = gzipSync(readFileSync(resolve(folder, 'index.js'))).length;
  console.log(`The Worker weighs ${(size / 1000).toFixed(1)} kB compressed, of ${bundleLimit / 1000} kB.`);
  return size <= bundleLimit;
}

/** Starts the Worker as the platform does when it takes it in. */
function startUp(): boolean {
  const measured = measureStartUp();
  console.log(`The Worker starts in ${measured.toFixed(1)} ms, of ${startUpLimit} ms.`);
  return measured <= startUpLimit;
}

const steps: readonly (readonly [name: string, check: () => boolean])[] = [
  ['browser for the tests of the element', () => findChromium() !== undefined],
  ['types, lint and format', () => run('npm', ['run', 'check'])],
  ['build', () => run('npm', ['run', 'build'])],
  [
    'OpenAPI and AsyncAPI documents and the types made from them up to date, portable and sound',
    () => run('npm', ['run', 'openapi', '--', '--check']),
  ],
  ['generated requests are answered as documented', () => run('npm', ['run', 'fuzz'])],
  ['nothing breaks for clients of a released document', () => run('npm', ['run', 'compatibility'])],
  ['bundle', bundle],
  ['start-up', startUp],
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
for (const failure of tests.failures) console.log(`       ${failure}`);
for (const { name, succeeded } of results) console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${name}`);

const failed = tests.failed + results.filter(({ succeeded }) => !succeeded).length;
const passed = tests.passed + results.filter(({ succeeded }) => succeeded).length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
