// A line for each test, what failed in full, and the count that ./test reads.
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class Lines implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
    if (state === 'passed') this.passed += 1;
    if (state === 'failed') this.failed += 1;
    console.log(
      `${state === 'passed' ? 'ok    ' : 'FAILED'} ${relative('.', test.module.moduleId)} > ${test.fullName} (${seconds} s)`,
    );
    for (const error of errors ?? []) console.log(`${error.stack ?? error.message}\n`);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { message: string; stack?: string }[],
  ): void {
    const faults = [...errors, ...modules.flatMap((module) => module.errors())];
    for (const fault of faults) console.log(fault.stack ?? fault.message);
    console.log(`${this.passed} passed, ${this.failed + faults.length} failed`);
  }
}
