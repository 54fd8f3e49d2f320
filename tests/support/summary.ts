import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type Ended = {
  job: { name: string; runner?: 'vitest' | 'playwright' };
  isDone: boolean;
  seconds: number;
};
type Result = {
  title: string;
  verdict: 'passed' | 'failed' | 'flaky';
  ms: number;
  /** The words after `npm run job --` that run it alone. */
  alone: string;
};

const SLOWEST = 10;
const VERDICTS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'passed',
} as const;

/**
 * The last screen of a run: how long each job took, the slowest tests, each test that failed or needed a second attempt
 * with its file and the command that runs it alone, and the line `N passed, N failed`. A job that failed without a test
 * that did, or has no test in its report, is a failure of its own. Gives whether nothing failed.
 */
export function summarise(ended: readonly Ended[]): boolean {
  const results = ended.flatMap(resultsOf);
  const slowest = results.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const failed = results.filter(({ verdict }) => verdict === 'failed');

  console.log('\nSeconds of each job:');
  for (const { job, isDone, seconds } of ended)
    console.log(`${inSeconds(seconds)}  ${job.name}${isDone ? '' : '  FAILED'}`);
  console.log(`\nThe ${slowest.length} slowest tests:`);
  for (const { ms, title } of slowest) console.log(`${inSeconds(ms / 1000)}  ${title}`);
  for (const { verdict, title, alone } of results)
    if (verdict !== 'passed')
      console.log(`\n${verdict.toUpperCase()}: ${title}\n  npm run job -- ${alone}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

const inSeconds = (seconds: number) => seconds.toFixed(1).padStart(7);

function resultsOf({ job: { name, runner }, isDone }: Ended): Result[] {
  const verdict = isDone ? 'passed' : 'failed';
  if (!runner) return [{ title: name, verdict, ms: 0, alone: name }];
  const results = readReport(name, runner);
  const isSaid = results.some((result) => result.verdict === 'failed');
  const itself = { title: `${name}, without a test that failed`, ms: 0, alone: name } as const;
  if (results.length === 0) return [{ ...itself, verdict: 'failed' }];
  return isDone || isSaid ? results : [...results, { ...itself, verdict }];
}

function readReport(job: string, runner: 'vitest' | 'playwright'): Result[] {
  try {
    const report: unknown = JSON.parse(readFileSync(`test-results/${job}.json`, 'utf8'));
    return runner === 'vitest'
      ? resultsOfVitest(job, report as JsonTestResults)
      : (report as JSONReport).suites.flatMap((suite) => resultsOfSuite(job, suite));
  } catch {
    return [];
  }
}

function resultsOfVitest(job: string, { testResults }: JsonTestResults): Result[] {
  return testResults.flatMap(({ name, status: ofFile, assertionResults }): Result[] => {
    const file = path.relative(process.cwd(), name);
    // A file that cannot be loaded or prepared has no test that failed.
    if (ofFile === 'failed' && assertionResults.every(({ status }) => status !== 'failed'))
      return [{ title: file, verdict: 'failed', ms: 0, alone: `${job} ${file}` }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, fullName, duration }) => ({
        title: `${file} › ${fullName}`,
        verdict: status as 'passed' | 'failed',
        ms: duration ?? 0,
        alone: `${job} ${file} -t ${JSON.stringify(fullName)}`,
      }));
  });
}

function resultsOfSuite(job: string, { suites = [], specs }: JSONReportSuite): Result[] {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        // Those of a project after the one it depends on has failed: that failure counts.
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          title: `${file}:${line} › ${title}`,
          verdict: VERDICTS[status],
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          alone: `${job} ${path.basename(file)}:${line}`,
        })),
    ),
    ...suites.flatMap((suite) => resultsOfSuite(job, suite)),
  ];
}
