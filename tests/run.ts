import { mkdir, rm } from 'node:fs/promises';
import { innerSteps, routeTypes } from './inner-steps.ts';
import { findChromium } from './support/chromium.ts';
import {
  countPlaywright,
  countSummary,
  RESULTS,
  runStep,
  vitestStep,
  type Count,
  type Step,
} from './step.ts';

/**
 * The whole suite, cheapest first: `npm test`. A check without tests of its own counts as one. The last line is
 * `N passed, N failed`, and the exit code says the same. Above it stands what failed, so that the end of a long log
 * tells enough.
 */
const steps: Step[] = [
  routeTypes,
  ...innerSteps,
  { name: 'Database types', command: 'node supabase/local/generate-types.ts --check' },
  { name: 'Supply chain', command: 'node tests/supply-chain.ts', count: countSummary },
  { name: 'Database (pgTAP)', command: 'node supabase/local/pgtap.ts', count: countSummary },
  vitestStep('Integration', 'integration'),
  { name: 'Browser', command: 'playwright test', count: () => countPlaywright('browser') },
  {
    name: 'Several instances',
    command: 'playwright test -c tests/instances/playwright.config.ts',
    count: () => countPlaywright('instances'),
  },
  {
    name: 'Outages',
    command: 'playwright test -c tests/outage/playwright.config.ts',
    count: () => countPlaywright('outage'),
  },
  {
    name: 'Soak, a minute and a half',
    command: 'node tests/soak/run.ts --minutes 1.5 --visitors 6',
    count: countSummary,
  },
];

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
process.env.CHROMIUM_PATH = await findChromium();
process.env.NEXT_TELEMETRY_DISABLED = '1';

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const failures: string[] = [];
for (const step of steps) {
  console.log(`\n--- ${step.name}`);
  const result = await runStep(step, (chunk) => process.stdout.write(chunk));
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failedSteps.push(step.name);
  failures.push(...result.failures.map((text) => `${step.name}: ${text}`));
}
for (const failure of failures) console.log(`\n${failure}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
