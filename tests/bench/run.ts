import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { weighPrefetching } from '../support/weigh.ts';
import { places } from '../support/pages.ts';
import { ADDRESSES, startContestants, type Contestant } from './contestants.ts';
import { writeIntoPage } from './figures.ts';
import { followLink, tapIsland } from './interactions.ts';
import {
  BARE_BUTTON,
  BARE_LINK,
  ISLANDS,
  MENU_LINKS,
  type Island,
  type PrefetchedLink,
} from './islands.ts';
import { EFFORT, LOAD, NETWORKS, SHARES, type Network } from './limits.ts';
import { ensureMachinePackages } from './machine-packages.ts';
import { visitCold, weighCold, type Visit } from './page-load.ts';
import { openBrowser, openPhone, type Phone } from './phone.ts';
import { processorTime, stolenShare } from './processor-time.ts';
import { report } from './report.ts';
import { emptyResults } from './results.ts';
import { loadFor, watchMemory } from './serving.ts';
import { buildBare, buildSite, makeWorkspace, removeWorkspace } from './workspace.ts';

// npm run bench [-- --quick | --minutes N]: the site against a bare page of its framework and against its home page as static HTML,
// in turn, in one run on one machine (docs/performance.md).
const { values: asked } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, minutes: { type: 'string' } },
});
const isQuick = asked.quick;
const given = isQuick ? EFFORT.quick : EFFORT.full;
const effort = { ...given, minutes: Number(asked.minutes ?? given.minutes) };
const begun = Date.now();
const [busyBefore = NaN] = os.loadavg();
const say = (what: string) =>
  console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(4)} s  ${what}`);

const CONTESTANTS: readonly Contestant[] = ['bare', 'still', 'site'];
const LINK_NETWORK: Network = '9 Mbit/s, 100 ms';
const results = emptyResults();
let stolen = NaN;

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
    const before = await processorTime();
    await measure(running, browser);
    stolen = stolenShare(before, await processorTime());
  } finally {
    await browser.close();
    await running.stop();
  }
} finally {
  await removeWorkspace(workspace);
}
const minutes = (Date.now() - begun) / 60_000;
const command = [
  'npm run bench',
  ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : []),
].join(' ');
const text = report(results, { command, minutes, busyBefore, stolen });
await writeIntoPage('bench', text);
console.log(`\n${text}\n`);

async function measure(
  running: Awaited<ReturnType<typeof startContestants>>,
  browser: Browser,
): Promise<void> {
  const whole = effort.minutes * 60_000;
  const started = Date.now();
  const isTimeLeft = (share: number) => Date.now() < started + whole * share;
  const repeat = async (times: number, share: number, round: () => Promise<void>) => {
    for (let done = 0; done < times && (done === 0 || isTimeLeft(share)); done += 1) await round();
  };

  say('bytes');
  for (const who of CONTESTANTS) results.weights[who] = await weighCold(browser, ADDRESSES[who]);
  results.prefetched = await weighAhead(browser);

  say('requests per second');
  for (const who of CONTESTANTS) await loadFor(ADDRESSES[who], LOAD.warmUpSeconds);
  await repeat(effort.rounds, 1, async () => {
    for (const who of CONTESTANTS)
      results.served[who].push(await loadFor(ADDRESSES[who], LOAD.seconds));
    results.passedOn.push(await loadFor(passedOn('/'), LOAD.seconds));
  });

  say('first visits');
  await repeat(effort.loads, SHARES.loads, async () => {
    for (const network of Object.keys(NETWORKS) as Network[]) {
      for (const who of CONTESTANTS)
        results.visits[network][who].push(await visitCold(browser, network, ADDRESSES[who]));
    }
  });

  say('interactions and navigation');
  await repeat(effort.taps, SHARES.taps, async () => {
    const tap = async (address: string, island: Island) =>
      add(results.taps, island.name, await tapIsland(browser, address, island));
    const follow = async (address: string, link: PrefetchedLink) =>
      add(results.links, link.name, await followLink(browser, LINK_NETWORK, address, link));
    await tap(ADDRESSES.bare, BARE_BUTTON);
    for (const island of ISLANDS) await tap(ADDRESSES.site, island);
    await follow(`${ADDRESSES.bare}/link`, BARE_LINK);
    for (const link of MENU_LINKS) await follow(ADDRESSES.site, link);
  });

  say('every public route');
  for (const { path } of places) {
    if (!isTimeLeft(SHARES.routes)) break;
    const address = ADDRESSES.site + path;
    const route = { weight: await weighCold(browser, address), visits: [] as Visit[] };
    for (let done = 0; done < effort.routeLoads; done += 1)
      route.visits.push(await visitCold(browser, LINK_NETWORK, address));
    results.routes.set(path, route);
  }

  say('memory');
  const memory = () => running.memoryOf('site');
  // Every page first by the framework's own way and then as visitors are answered.
  const found = places.filter(({ status }) => status === undefined);
  const made = found.map(({ path }) => passedOn(path));
  const repeated = found.map(({ path }) => ADDRESSES.site + path);
  results.memory = await watchMemory([...made, ...repeated], memory, started + whole);
  say('done');
}

/** Bytes that a phone fetches ahead while somebody looks at the whole home page. */
async function weighAhead(browser: Browser): Promise<number> {
  const phones: Phone[] = [];
  const open = async () => {
    const phone = await openPhone(browser, null);
    phones.push(phone);
    return phone.page;
  };
  const loads = await weighPrefetching(open, ADDRESSES.site);
  // A page slowed down takes most of a core even while it does nothing.
  for (const phone of phones) await phone.close();
  return loads.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** An address whose answer is not repeated (lib/http/repeated-answers.ts): the framework makes it every time. */
function passedOn(path: string): string {
  return `${ADDRESSES.site}${path}?from=bench`;
}

function add(times: Map<string, number[]>, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}
