import { expect, it } from 'vitest';
import { failedJourneys, failedUnitTests, failureLines } from './failed-tests.mjs';

it('names the failed unit tests, and the files that did not load', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: ['expected 1 to be 2'],
  };
  expect(
    failedUnitTests({
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual([
    { file: 'a.test.ts', name: 'subtracts', message: 'expected 1 to be 2' },
    { file: 'b.test.ts', name: 'does not load', message: 'Cannot find module' },
  ]);
});

it('names the failed and the flaky journeys, however deep they stand', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    tests: [{ status, results: [{ errors: message === '' ? [] : [{ message }] }] }],
  });
  const inner = {
    title: 'faults',
    file: 'shell.spec.ts',
    specs: [spec('goes on', 'flaky', 'late'), spec('stays', 'expected', '')],
  };
  const outer = {
    title: 'shell.spec.ts',
    file: 'shell.spec.ts',
    suites: [inner],
    specs: [spec('opens', 'unexpected', 'shut')],
  };
  expect(failedJourneys({ suites: [outer] })).toEqual([
    { file: 'shell.spec.ts', name: 'opens', message: 'shut' },
    { file: 'shell.spec.ts', name: 'goes on', message: 'late' },
  ]);
});

it('prints the first lines of what went wrong', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('\n');
  const lines = failureLines({ file: 'a.test.ts', name: 'subtracts', message }).split('\n');
  expect(lines[0]).toBe('a.test.ts › subtracts');
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('    line 11');
});
