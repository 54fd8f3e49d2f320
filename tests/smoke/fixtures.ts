import { rm } from 'node:fs/promises';
import { expect, test as base } from '../support/fixtures.ts';
import { freePorts } from '../support/free-ports.ts';
import { letPagesAge, MOVABLE_CLOCK } from '../support/movable-clock.ts';
import { startRedis } from '../support/redis.ts';
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

/**
 * One backend and two instances of one build that share a Redis: a site behind a proxy that fails on demand, and one that has
 * an analytics tag and a support chat set up.
 */
async function startTwoInstances() {
  const redis = await startRedis(await freePorts());
  const stand = await startStand('smoke', { REDIS_URL: redis.url });
  const port = stand.port + 1;
  const otherUrl = `http://localhost:${port}`;
  const folder = `${stand.folder}-other`;
  await copyProject(folder);
  const startOther = () =>
    startInstance({
      folder,
      port,
      log: `${folder}.log`,
      env: {
        ...siteEnvironment(stand.backend.url, port),
        ...MOVABLE_CLOCK,
        ...THIRD_PARTY,
        REDIS_URL: redis.url,
      },
    });
  let other = await startOther();
  let clockMoves = 0;
  return {
    ...stand,
    redis,
    /** Address of the instance that uses the third party. */
    other: otherUrl,
    /** Does something while the other instance is down. Its clock stays as far ahead as that of the site. */
    restartOther: async (meanwhile: () => Promise<void>) => {
      await endServer(other);
      await meanwhile();
      other = await startOther();
      for (let move = 0; move < clockMoves; move += 1) await letPagesAge(other.pid!, otherUrl);
    },
    /** Makes every cached page stale. The clocks of both servers stay alike: edits are compared across machines. */
    letPagesAge: async () => {
      clockMoves += 1;
      await stand.letPagesAge();
      await letPagesAge(other.pid!, otherUrl);
    },
    stop: async () => {
      await endServer(other);
      await stand.stop();
      await redis.stop();
      await rm(folder, { recursive: true });
    },
  };
}
