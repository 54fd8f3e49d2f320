import { expect, test as base, type Page } from '@playwright/test';
import { FAULTS } from '../../support/faulty-proxy.ts';
import { refusedAt } from '../../support/refused.ts';
import { SITE, startStand, type Stand } from './stand.ts';

type WorkerFixtures = { stand: Stand };

export const test = base.extend<{ healed: void }, WorkerFixtures>({
  baseURL: SITE,

  storageState: refusedAt(SITE),

  stand: [
    async ({}, use) => {
      const stand = await startStand();
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  healed: [
    async ({ stand }, use) => {
      await use();
      stand.proxy.heal();
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Every way to fail in which nothing useful comes back. A delay alone must not be noticed. */
export const FAILURES = FAULTS.filter((fault) => fault !== 'delay');

/** Asks for an address as a browser without a cache would, and gives what came and how long it took. */
export async function ask(path: string, init?: RequestInit) {
  const begun = performance.now();
  const response = await fetch(`${SITE}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - begun, response };
}
