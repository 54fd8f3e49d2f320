import { findChromium } from '../setup/chromium.ts';
import { weighPrefetching } from '../setup/weigh.ts';
import { places } from '../e2e/pages.ts';
import { ADDRESSES, startContestants, type Contestant } from './contestants.ts';
import { writeIntoPage } from './figures.ts';
import { followLink, tapIsland } from './interactions.ts';
import { ISLANDS } from './islands.ts';
import { EFFORT, LOAD, NETWORKS, type Network } from './limits.ts';
import { ensureMachinePackages } from './machine-packages.ts';
import { visitCold, weighCold } from './page-load.ts';
import { openBrowser, openPhone } from './phone.ts';
import { emptyResults, report } from './report.ts';
import { loadFor, watchMemory } from './serving.ts';
import { buildBare, buildSite, makeWorkspace, removeWorkspace } from './workspace.ts';

// npm run bench [-- --quick]: the site against a bare page of its framework and against its home page as static HTML,
// in turn, in one run on one machine (docs/performance.md).
const isQuick = process.argv.includes('--quick');
const effort = isQuick ? EFFORT.quick : EFFORT.full;
const begun = Date.now();
const deadline = begun + effort.minutes * 60_000;
const isTimeLeft = (part = 1) => Date.now() < begun + (deadline - begun) * part;
const say = (what: string) =>
  console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(4)} s  ${what}`);

const CONTESTANTS: readonly Contestant[] = ['bare', 'still', 'site'];
const results = emptyResults();

ensureMachinePackages();
const executable = await findChromium();
say('copying and building');
const workspace = await makeWorkspace();
try {
  results.builds = { bare: buildBare(workspace), site: buildSite(workspace) };
  say('starting the three');
  const running = await startContestants(workspace);
  const browser = await openBrowser(executable);
  try {
    await measure(running, browser);
  } finally {
    await browser.close();
    await running.stop();
  }
} finally {
  await removeWorkspace(workspace);
}
const minutes = (Date.now() - begun) / 60_000;
const text = report(results, { isQuick, minutes });
await writeIntoPage('bench', text);
console.log(`\n${text}\n`);

async function measure(
  running: Awaited<ReturnType<typeof startContestants>>,
  browser: Awaited<ReturnType<typeof openBrowser>>,
): Promise<void> {
  say('bytes');
  for (const who of CONTESTANTS) results.weights[who] = await weighCold(browser, ADDRESSES[who]);
  const open = async () => (await openPhone(browser, null)).page;
  results.prefetched = (await weighPrefetching(open, ADDRESSES.site)).reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  );

  say('requests per second');
  for (const who of CONTESTANTS) await loadFor(ADDRESSES[who], LOAD.warmUpSeconds);
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const who of CONTESTANTS)
      results.served[who].push(await loadFor(ADDRESSES[who], LOAD.seconds));
  }

  say('first visits');
  for (let round = 0; round < effort.loads && isTimeLeft(0.6); round += 1) {
    for (const network of Object.keys(NETWORKS) as Network[]) {
      for (const who of CONTESTANTS)
        results.visits[network][who].push(await visitCold(browser, network, ADDRESSES[who]));
    }
  }

  say('interactions and navigation');
  for (let round = 0; round < effort.taps && isTimeLeft(0.8); round += 1) {
    for (const island of ISLANDS)
      add(results.taps, island.name, await tapIsland(browser, ADDRESSES.site, island));
    for (const label of ['Help & FAQ', 'About', 'Product updates'])
      add(
        results.links,
        label,
        await followLink(browser, '9 Mbit/s, 100 ms', ADDRESSES.site, label),
      );
  }

  say('every public route');
  for (let round = 0; round < effort.routeLoads; round += 1) {
    for (const { path } of places) {
      if (!isTimeLeft(0.95)) continue;
      const address = ADDRESSES.site + path;
      if (round === 0)
        results.routes.set(path, { weight: await weighCold(browser, address), visits: [] });
      const visit = await visitCold(browser, '9 Mbit/s, 100 ms', address);
      results.routes.get(path)?.visits.push(visit);
    }
  }

  say('memory');
  const memory = () => running.memoryOf('site');
  results.memory = await watchMemory(ADDRESSES.site, memory, deadline);
  say('done');
}

function add(times: Map<string, number[]>, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}
