import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests of a step passed and failed; a check without tests of its own counts as one. `failures` names those
 * that failed, with what they said, where the step's report tells.
 */
export type Count = { passed: number; failed: number; failures?: string[] };

/** One command of the suite, and how its tests are counted. */
export type Step = {
  name: string;
  command: string;
  count?: (code: number, output: string) => Promise<Count>;
};

/** Where the counted runs leave their reports. */
export const RESULTS = 'test-results';

/** How much of what a failed test said is repeated at the end of the suite. */
const FAILURE_CHARACTERS = 1_500;

/**
 * Runs a step in a shell.
 *
 * @param onOutput gets what the command writes, as it comes; the same text is given back at the end
 */
export async function runStep(
  step: Step,
  onOutput: (chunk: Buffer) => void = () => {},
): Promise<Required<Count> & { output: string }> {
  const { code, output } = await execute(step.command, onOutput);
  const counted = await step.count?.(code, output).catch(() => null);
  const { passed, failed, failures } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return {
    passed: passed || 0,
    // An exit code that no counted failure explains is a failure of its own.
    failed: failed || (code === 0 ? 0 : 1),
    failures: failures?.length ? failures : code === 0 ? [] : [output.slice(-FAILURE_CHARACTERS)],
    output,
  };
}

function execute(
  command: string,
  onOutput: (chunk: Buffer) => void,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(chunk);
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The step of a project of `vitest.config.ts`, or of several by a pattern; counted by its report. */
export function vitestStep(name: string, project: string, reportName = project): Step {
  const file = `${RESULTS}/${reportName}.json`;
  return {
    name,
    command: `vitest run --project '${project}' --reporter=default --reporter=json --outputFile.json=${file}`,
    count: async () => {
      const report = await readReport<VitestReport>(file);
      return {
        passed: report.numPassedTests,
        // A file that could not be loaded has no tests that could fail.
        failed: Math.max(report.numFailedTests, Math.sign(report.numFailedTestSuites)),
        failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
          ...(message ? [failure(name, message)] : []),
          ...assertionResults
            .filter((test) => test.status === 'failed')
            .map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
        ]),
      };
    },
  };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Counts a Playwright run by the report that its configuration writes. */
export async function countPlaywright(reportName: string): Promise<Count> {
  const report = await readReport<PlaywrightReport>(`${RESULTS}/${reportName}.json`);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    failures: [
      ...report.errors.map(({ message }) => failure(reportName, message)),
      ...(report.suites ?? []).flatMap(failuresOfSuite),
    ],
  };
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message: string }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
};

/** Every test of a suite that failed, or that needed a second attempt. */
function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        failure(
          `${file}:${line} › ${title}${status === 'flaky' ? ' (passed when tried again)' : ''}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** A test's name and what it said, without the colours of a terminal. */
function failure(name: string, message: string): string {
  return `${name}\n${stripVTControlCharacters(message).slice(0, FAILURE_CHARACTERS).trimEnd()}`;
}

/** Counts a command of our own by its last line, `N passed, N failed`. */
export async function countSummary(_code: number, output: string): Promise<Count> {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
