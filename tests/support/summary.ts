import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/**
 * The last step of `npm test`: the slowest tests of all runners, those that failed or needed a second attempt, and the line
 * `N passed, N failed`. A report that is missing counts as a failure.
 */
const SLOWEST = 20;

type Result = { name: string; verdict: 'passed' | 'failed' | 'flaky'; ms: number };

const VERDICTS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'passed',
} as const;

const results = [
  ...(await readReport('unit', resultsOfVitest)),
  ...(await readReport('hosted', resultsOfVitest)),
  ...(await readReport('integration', resultsOfVitest)),
  ...(await readReport('browser', resultsOfPlaywright)),
  ...(await readReport('smoke', resultsOfPlaywright)),
];
const named = (verdict: Result['verdict']) =>
  results.filter((result) => result.verdict === verdict);
const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);

console.log(`The ${SLOWEST} slowest tests:`);
for (const { ms, name } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
for (const verdict of ['flaky', 'failed'] as const)
  for (const { name } of named(verdict)) console.log(`${verdict.toUpperCase()}: ${name}`);

const failed = named('failed').length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function readReport<Report>(
  name: string,
  read: (report: Report) => Result[],
): Promise<Result[]> {
  try {
    const found = read(JSON.parse(await readFile(`test-results/${name}.json`, 'utf8')) as Report);
    if (found.length > 0) return found;
  } catch {
    // Said below.
  }
  return [{ name: `${name}: no report, or no test in it`, verdict: 'failed', ms: 0 }];
}

function resultsOfVitest({ testResults }: JsonTestResults): Result[] {
  return testResults.flatMap(({ name, status: ofFile, assertionResults }): Result[] => [
    // A file that cannot be loaded or prepared has no test that failed.
    ...(ofFile === 'failed' && assertionResults.every(({ status }) => status !== 'failed')
      ? [{ name, verdict: 'failed' as const, ms: 0 }]
      : []),
    ...assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName, duration }) => ({
        name: `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
        verdict: status as 'passed' | 'failed',
        ms: duration ?? 0,
      })),
  ]);
}

function resultsOfPlaywright({ suites, errors }: JSONReport): Result[] {
  return [
    ...errors.map(({ message = '' }) => ({ name: message, verdict: 'failed' as const, ms: 0 })),
    ...suites.flatMap(resultsOfSuite),
  ];
}

function resultsOfSuite({ suites = [], specs }: JSONReportSuite): Result[] {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        // Those of a project after its dependency has failed: that failure counts.
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results: attempts }) => ({
          name: `${file}:${line} › ${title}`,
          verdict: VERDICTS[status],
          ms: attempts.reduce((sum, { duration }) => sum + duration, 0),
        })),
    ),
    ...suites.flatMap(resultsOfSuite),
  ];
}
