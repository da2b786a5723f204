// @ts-check

/**
 * What the last screen of a run says of one failed test: where it stands, its name, and the first lines of what went wrong.
 *
 * @typedef {{ file: string, name: string, message: string }} FailedTest
 */

const MESSAGE_LINES = 12;

/**
 * The failed tests of Vitest's JSON report, and the files that did not load.
 *
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[] }} report
 * @returns {FailedTest[]}
 */
export function failedUnitTests(report) {
  return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ file, name: 'does not load', message }];
    return failed.map((test) => ({
      file,
      name: test.fullName,
      message: (test.failureMessages ?? []).join('\n'),
    }));
  });
}

/**
 * The failed and the flaky journeys of Playwright's JSON report.
 *
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] }} report
 * @returns {FailedTest[]}
 */
export function failedJourneys(report) {
  return report.suites.flatMap(failedOf);
}

/**
 * @param {Suite} suite
 * @returns {FailedTest[]}
 */
function failedOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file,
        name: title,
        message: results
          .flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failedOf)];
}

/**
 * The lines to print of one: a run is often read by its end alone.
 *
 * @param {FailedTest} test
 */
export function failureLines({ file, name, message }) {
  const said = message.split('\n').filter((line) => line.trim() !== '');
  return [`${file} › ${name}`, ...said.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join(
    '\n',
  );
}
