/** A reporter for vitest that names, at the end, what passed at the second attempt only: such a test wants mending. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { project } from './project.ts';

const isUnsteady = (test: TestCase): boolean => test.diagnostic()?.flaky === true;

export default class UnsteadyTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (isUnsteady(test)) console.log(`UNSTEADY ${relative(project, module.moduleId)}: ${test.fullName}`);
      }
    }
  }
}
