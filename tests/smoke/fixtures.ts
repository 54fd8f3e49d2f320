import { rm } from 'node:fs/promises';
import { expect, test as base } from '../support/fixtures.ts';
import { endServer, siteEnvironment, startInstance } from '../support/servers.ts';
import { copyProject, startStand } from '../support/stand.ts';
import { THIRD_PARTY } from './third-party.ts';

type Stand = Awaited<ReturnType<typeof startTwoInstances>>;

export const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({}, use) => {
      const stand = await startTwoInstances();
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

export { expect };

/** The secret with which the database may tell the first instance of a change. */
export const WEBHOOK_SECRET = 'secret-of-the-webhook-in-these-tests';

/**
 * One backend and two instances of one build, with clocks that differ: a site behind a proxy that fails on demand, and one
 * that has an analytics tag and a support chat set up.
 */
async function startTwoInstances() {
  const stand = await startStand('smoke', { CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const port = stand.port + 1;
  const folder = `${stand.folder}-other`;
  await copyProject(folder);
  const startOther = () =>
    startInstance({
      folder,
      port,
      log: `${folder}.log`,
      env: { ...siteEnvironment(stand.backend.url, port), ...THIRD_PARTY },
    });
  let other = await startOther();
  return {
    ...stand,
    /** Address of the instance that uses the third party. */
    other: `http://localhost:${port}`,
    /** Does something while the other instance is down. */
    restartOther: async (meanwhile: () => Promise<void>) => {
      await endServer(other);
      await meanwhile();
      other = await startOther();
    },
    stop: async () => {
      await endServer(other);
      await stand.stop();
      await rm(folder, { recursive: true });
    },
  };
}
