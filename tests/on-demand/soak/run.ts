import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceClient } from '../../support/people.ts';
import { SERVER_LOG } from '../../support/site.ts';
import startSite from '../../support/start-site.ts';
import { activities } from './activities.ts';
import type { Desk } from './desk.ts';
import { openLedger } from './ledger.ts';
import { failuresIn, gaveWayIn } from './logged.ts';
import { openRecord } from './record.ts';
import { judge, tableOf } from './report.ts';
import { CONNECTIONS_MS, IDLE_MS, readSettings } from './settings.ts';
import { openVisitor } from './visitor.ts';
import { watchParts } from './watch.ts';

/**
 * npm run full:soak: visitors and administrators at work on the production build, on loopback, for some minutes
 * (docs/capacity.md). Ends with code 1 when something failed, a row was lost or doubled, or a handle was left open.
 */
async function soak(): Promise<boolean> {
  const { minutes, visitors, pauseMs, only } = readSettings(process.argv.slice(2));
  const names = only ? [only] : Object.keys(activities);
  const stopSite = await startSite();
  try {
    const ledger = openLedger();
    const service = serviceClient();
    const openDesk = async (): Promise<Desk> => ({ visitor: await openVisitor(), ledger, service });

    // Once through everything, so that what is there before is not taken for what grew.
    const first = openRecord(Object.keys(activities));
    const desk = await openDesk();
    for (const [name, { act }] of Object.entries(activities))
      await first.note(name, () => act(desk));
    await sleep(IDLE_MS);

    const before = await readFile(SERVER_LOG, 'utf8');
    const watch = await watchParts();
    const record = openRecord(names);
    const begun = performance.now();
    const end = begun + minutes * 60_000;
    const visit = async () => {
      const own = await openDesk();
      while (performance.now() < end) {
        const name = draw(names);
        await record.note(name, () => activities[name]!.act(own));
        if (pauseMs > 0) await sleep(randomInt(pauseMs));
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
    const seconds = (performance.now() - begun) / 1000;
    watch.stopSampling();
    await sleep(CONNECTIONS_MS);

    const logged = (await readFile(SERVER_LOG, 'utf8')).slice(before.length);
    const findings = {
      seconds,
      lines: record.lines(),
      accounts: await ledger.compare(service),
      health: await watch.conclude(),
      gaveWay: gaveWayIn(logged),
      logged: failuresIn(logged),
      reasons: [...first.reasons, ...record.reasons],
    };
    console.log(`\n${tableOf(findings)}\n`);
    const judged = judge(findings);
    for (const violation of judged.flat()) console.error(violation);
    const failed = judged.filter((violations) => violations.length > 0).length;
    console.log(`${judged.length - failed} passed, ${failed} failed`);
    return failed === 0;
  } finally {
    await stopSite();
  }
}

/** One of the names, as often as its share says. */
function draw(names: string[]): string {
  let rest = randomInt(names.reduce((sum, name) => sum + activities[name]!.share, 0));
  return names.find((name) => (rest -= activities[name]!.share) < 0)!;
}

process.exit((await soak()) ? 0 : 1);
