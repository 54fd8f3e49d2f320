import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How many tests of a step passed and failed; a check without tests of its own counts as one. */
export type Count = { passed: number; failed: number };

/** One command of the suite, and how its tests are counted. */
export type Step = {
  name: string;
  command: string;
  count?: (code: number, output: string) => Promise<Count>;
};

/** Where the counted runs leave their reports. */
export const RESULTS = 'test-results';

/**
 * Runs a step in a shell.
 *
 * @param onOutput gets what the command writes, as it comes; the same text is given back at the end
 */
export async function runStep(
  step: Step,
  onOutput: (chunk: Buffer) => void = () => {},
): Promise<Count & { output: string }> {
  const { code, output } = await execute(step.command, onOutput);
  const counted = await step.count?.(code, output).catch(() => null);
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // An exit code that no counted failure explains is a failure of its own.
  return { passed: passed || 0, failed: failed || (code === 0 ? 0 : 1), output };
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
export function vitestStep(name: string, project: string, report = project): Step {
  const file = `${RESULTS}/${report}.json`;
  return {
    name,
    command: `vitest run --project '${project}' --reporter=default --reporter=json --outputFile.json=${file}`,
    count: async () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = await readReport<{
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      }>(file);
      // A file that could not be loaded has no tests that could fail.
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
      };
    },
  };
}

/** Counts a Playwright run by the report that its configuration writes. */
export async function countPlaywright(report: string): Promise<Count> {
  const { stats, errors } = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  }>(`${RESULTS}/${report}.json`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  };
}

/** Counts a command of our own by its last line, `N passed, N failed`. */
export async function countSummary(_code: number, output: string): Promise<Count> {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
