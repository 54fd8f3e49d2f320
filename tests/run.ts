import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findChromium } from './setup/chromium.ts';

/**
 * The whole suite, cheapest first: `npm test`. A check without tests of its own counts as one. The last line is
 * `N passed, N failed`, and the exit code says the same.
 */
type Count = { passed: number; failed: number };
type Step = {
  name: string;
  command: string;
  count?: (code: number, output: string) => Promise<Count>;
};

const RESULTS = 'test-results';

const steps: Step[] = [
  { name: 'Route types', command: 'next typegen' },
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint', command: 'eslint .' },
  {
    name: 'Import rules',
    command:
      'depcruise app components content lib supabase/local tests middleware.ts instrumentation.ts instrumentation-client.ts',
  },
  { name: 'Formatting', command: 'prettier --check --log-level warn .' },
  { name: 'Unused code', command: 'knip' },
  { name: 'Database types', command: 'node supabase/local/generate-types.ts --check' },
  { name: 'Supply chain', command: 'node tests/supply-chain.ts', count: countSummary },
  { name: 'Unit', command: vitest('unit'), count: () => countVitest('unit') },
  { name: 'Database (pgTAP)', command: 'node supabase/local/pgtap.ts', count: countSummary },
  { name: 'Integration', command: vitest('integration'), count: () => countVitest('integration') },
  { name: 'Browser', command: 'playwright test', count: () => countPlaywright('browser') },
  {
    name: 'Outages',
    command: 'playwright test -c tests/outage/playwright.config.ts',
    count: () => countPlaywright('outage'),
  },
  { name: 'Soak, one minute', command: 'node tests/soak/run.ts --minutes 1' },
];

function vitest(project: string): string {
  return `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`;
}

async function countVitest(project: string): Promise<Count> {
  const report = JSON.parse(await readFile(`${RESULTS}/${project}.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
  };
}

async function countPlaywright(name: string): Promise<Count> {
  const report = JSON.parse(await readFile(`${RESULTS}/${name}.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

async function countSummary(_code: number, output: string): Promise<Count> {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

async function run(step: Step): Promise<Count> {
  console.log(`\n--- ${step.name}`);
  const { code, output } = await execute(step.command);
  const counted = await step.count?.(code, output).catch(() => null);
  const { passed, failed } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // An exit code that no counted failure explains is a failure of its own.
  return { passed: passed || 0, failed: failed || (code === 0 ? 0 : 1) };
}

function execute(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();
process.env.NEXT_TELEMETRY_DISABLED = '1';

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const step of steps) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.name);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
