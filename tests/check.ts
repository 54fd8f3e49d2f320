import { mkdir } from 'node:fs/promises';
import { innerSteps, routeTypes } from './inner-steps.ts';
import { RESULTS, runStep, type Step } from './step.ts';

/**
 * The inner loop: `npm run check`. The steps that need no database, build or browser, side by side; only what failed
 * shows its output. The exit code is 1 when anything did.
 */

/** More at once are no faster on two cores, and use more memory on every machine. */
const AT_ONCE = 2;

const begun = performance.now();
const failed: { name: string; output: string }[] = [];

async function check(step: Step): Promise<void> {
  const start = performance.now();
  const result = await runStep(step);
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  console.log(`${step.name.padEnd(14)} ${verdict.padEnd(7)} ${seconds(start)}`);
  if (result.failed > 0) failed.push({ name: step.name, output: result.output });
}

async function checkInTurn(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(step);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`.padStart(7);
}

process.env.NEXT_TELEMETRY_DISABLED = '1';
await mkdir(RESULTS, { recursive: true });
await check(routeTypes);
const waiting = [...innerSteps];
await Promise.all(Array.from({ length: AT_ONCE }, () => checkInTurn(waiting)));

for (const { name, output } of failed) console.log(`\n--- ${name}\n${output.trim()}`);
console.log(`\n${failed.length > 0 ? 'Not yet' : 'All well'} after ${seconds(begun).trim()}.`);
process.exit(failed.length > 0 ? 1 : 0);
