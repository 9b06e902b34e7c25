/**
 * What a step comes to, in passed and failed. `report` is Vitest's JSON, absent for a step that counts as one.
 * A test file that cannot even be loaded, a crash, and a run of no test at all each count as a failure; only where a
 * change may reach none (`mayBeNone`) is a run without one right.
 *
 * @typedef {{ status: string, name?: string, assertionResults: { status: string, fullName?: string }[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} Report
 * @param {{ exitCode: number, tests?: boolean, report?: Report, mayBeNone?: boolean }} run
 */
export function outcomeOf({ exitCode, tests, report, mayBeNone = false }) {
  if (!tests) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report) return { passed: 0, failed: mayBeNone && exitCode === 0 ? 0 : 1 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const { numPassedTests: passed, numFailedTests } = report;
  const failed = numFailedTests + unloaded.length;
  const silent = failed === 0 && (exitCode !== 0 || (passed === 0 && !mayBeNone));
  return { passed, failed: silent ? 1 : failed };
}

/**
 * The names of what failed, one for each test and each file that could not be loaded.
 *
 * @param {Report | undefined} report
 * @returns {string[]}
 */
export const failuresIn = (report) =>
  (report?.testResults ?? []).flatMap(({ status, name, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    return status === 'failed' ? [`${name}`] : [];
  });
