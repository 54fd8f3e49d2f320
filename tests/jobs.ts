import { execSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { concurrently } from 'concurrently';
import { findChromium } from './support/chromium.ts';
import { summarise } from './support/summary.ts';

/**
 * Every job of the tests, and the command that runs them:
 *
 *     node tests/jobs.ts                       lists the jobs
 *     node tests/jobs.ts check|core|rest|all   those of a tier
 *     node tests/jobs.ts journeys              one of them, whole
 *     node tests/jobs.ts journeys 2/3          a shard of it
 *     node tests/jobs.ts journeys -g menu      with an option of its command
 *
 * `npm run check`, `npm test` and `npm run test:all` run the tiers check, core and all; rest is what core leaves of all.
 */
export type Job = {
  name: string;
  command: string;
  tiers: readonly Tier[];
  /** The program whose reports and options it has. */
  runner?: 'vitest' | 'playwright';
  /** Into how many parts it can be divided among machines. */
  shards?: number;
  /** Uses one core only, or is short: runs beside another one. */
  isSmall?: true;
};
type Tier = 'check' | 'core' | 'rest' | 'all';

const CHECK: Tier[] = ['check', 'core', 'all'];
const CORE: Tier[] = ['core', 'all'];
/** Tests with the tag `core` are in the core, the others in the rest. */
const DIVIDED: Tier[] = ['core', 'rest', 'all'];
const REST: Tier[] = ['rest', 'all'];

const vitest = (project: string) =>
  ({ runner: 'vitest', command: `vitest run --project '${project}'`, shards: 4 }) as const;
const playwright = (options: string) =>
  ({ runner: 'playwright', command: `playwright test ${options}`, shards: 4 }) as const;

const CACHE = 'node_modules/.cache';
const SOURCES =
  'app components content lib supabase/local tests middleware.ts instrumentation.ts instrumentation-client.ts';

const jobs: readonly Job[] = [
  { name: 'unit', tiers: CHECK, isSmall: true, ...vitest('unit*') },
  { name: 'types', tiers: CHECK, isSmall: true, command: 'tsc --noEmit' },
  {
    name: 'lint',
    tiers: CHECK,
    isSmall: true,
    command: `eslint --cache --cache-strategy content --cache-location ${CACHE}/eslint/ .`,
  },
  {
    name: 'format',
    tiers: CHECK,
    isSmall: true,
    command: `prettier --check --log-level warn --cache --cache-strategy content --cache-location ${CACHE}/prettier.json .`,
  },
  {
    name: 'imports',
    tiers: CHECK,
    isSmall: true,
    command: `depcruise --cache ${CACHE}/dependency-cruiser --cache-strategy content ${SOURCES} && depcruise --config .dependency-cruiser.folders.mjs lib`,
  },
  { name: 'unused', tiers: CHECK, isSmall: true, command: 'knip' },
  { name: 'database', tiers: CORE, isSmall: true, command: 'node supabase/local/pgtap.ts' },
  { name: 'integration', tiers: DIVIDED, ...vitest('integration') },
  // One build for every job after it.
  { name: 'build', tiers: DIVIDED, command: 'node tests/support/build.ts' },
  { name: 'http', tiers: CORE, ...playwright('--project=http') },
  { name: 'routes', tiers: DIVIDED, ...playwright('--project=routes') },
  { name: 'journeys', tiers: DIVIDED, ...playwright('--project=journeys') },
  { name: 'writes', tiers: DIVIDED, ...playwright('--project=writes') },
  { name: 'smoke', tiers: REST, ...playwright('-c tests/smoke/playwright.config.ts') },
  { name: 'outages', tiers: REST, ...playwright('-c tests/outages/playwright.config.ts') },
  { name: 'framework', tiers: REST, ...playwright('-c tests/framework/playwright.config.ts') },
  { name: 'hosted', tiers: REST, isSmall: true, ...vitest('hosted') },
  { name: 'restore', tiers: REST, isSmall: true, ...vitest('restore') },
  // Run by hand: a person judges a picture that has changed, and another browser.
  { name: 'pictures', tiers: [], ...playwright('--project=pictures') },
  { name: 'firefox', tiers: [], ...playwright('-c tests/firefox/playwright.config.ts') },
];

const RESULTS = 'test-results';
// The commands are found as in a script of npm.
process.env.PATH = `node_modules/.bin:${process.env.PATH}`;
const ONLY = {
  vitest: { core: '--tags-filter=core', rest: "--tags-filter='!core'" },
  playwright: { core: '--grep=@core', rest: '--grep-invert=@core' },
};

const [wanted = '', ...args] = process.argv.slice(2);
const job = jobs.find(({ name }) => name === wanted);
const chosen = job
  ? [{ ...job, command: [job.command, ...args.map(asOption)].join(' ') }]
  : jobs.filter(({ tiers }) => tiers.some((tier) => tier === wanted)).map(ofTier);
if (chosen.length > 0) await run(chosen);
else {
  for (const { name, tiers, shards = 1 } of jobs)
    console.log(`${name.padEnd(12)} up to ${shards} shards   ${tiers.join(', ') || 'by hand'}`);
  process.exitCode = wanted ? 1 : 0;
}

/** The job with those of its tests that are in the tier. */
function ofTier(one: Job): Job {
  const isPart = one.tiers === DIVIDED && one.runner && (wanted === 'core' || wanted === 'rest');
  return isPart ? { ...one, command: `${one.command} ${ONLY[one.runner!][wanted]}` } : one;
}

/** `2/3` is a shard; what a shell would read has quotes. */
function asOption(text: string): string {
  if (/^\d+\/\d+$/.test(text)) return `--shard=${text}`;
  return /^[\w./:=@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Runs the small jobs two at a time and the others, which use all cores, one after the other; then says what failed. */
async function run(chosenJobs: Job[]): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  for (const { name } of chosenJobs) rmSync(`${RESULTS}/${name}.json`, { force: true });
  if (chosenJobs.some(({ runner }) => runner === 'playwright'))
    console.log(`Chromium: ${findChromium()}`);
  if (chosenJobs.some(({ tiers }) => tiers === CHECK)) {
    rmSync('.next/dev/types', { recursive: true, force: true });
    execSync('next typegen', { stdio: 'ignore' });
  }
  const [small, large] = [true, false].map((isSmall) =>
    chosenJobs.filter((one) => Boolean(one.isSmall) === isSmall),
  );
  const ended = [
    ...(await runSome(small!, { group: true, maxProcesses: 2 })),
    ...(await runSome(large!, { raw: true, maxProcesses: 1 })),
  ];
  process.exitCode = summarise(ended) ? 0 : 1;
}

async function runSome(some: Job[], options: { group?: true; raw?: true; maxProcesses: number }) {
  if (some.length === 0) return [];
  const commands = some.map(({ name, command, runner }) => {
    const report = `${RESULTS}/${name}.json`;
    if (runner === 'vitest')
      return {
        name,
        command: `${command} --reporter=default --reporter=json --outputFile.json=${report}`,
      };
    if (runner === 'playwright')
      return {
        name,
        command: `${command} --reporter=list,json --output=${RESULTS}/${name}`,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      };
    return { name, command };
  });
  const { result } = concurrently(commands, { ...options, prefix: 'none' });
  // A failed one makes it reject with the same list.
  const events = await result.catch((closed: Awaited<typeof result>) => closed);
  return events.map(({ command, exitCode, timings }) => ({
    job: some.find(({ name }) => name === command.name)!,
    isDone: exitCode === 0,
    seconds: timings.durationSeconds,
  }));
}
