import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbedded } from '../support/backend.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { freePorts } from '../support/free-ports.ts';
import { descendantsOf } from '../support/processes.ts';
import { startRedis } from '../support/redis.ts';
import { letPagesAge, MOVABLE_CLOCK } from './clock.ts';
import { copyProject, PROJECT } from './project-copy.ts';
import { endServer, siteEnvironment, startInstance, startSite } from '../support/servers.ts';
import { startThirdParty } from './third-party.ts';

const RESULTS = path.join(PROJECT, 'test-results');
const COPIES = path.join(RESULTS, 'smoke-servers');

export type Stand = Awaited<ReturnType<typeof startStand>>;

/**
 * One backend and two instances of one build that share a Redis: a site behind a proxy that fails on demand, and one that has
 * an analytics tag and a support chat set up.
 */
export async function startStand() {
  await mkdir(RESULTS, { recursive: true });
  const [siteFolder, otherFolder] = [path.join(COPIES, 'site'), path.join(COPIES, 'other')];
  const [backend, thirdParty, sitePort] = await Promise.all([
    startEmbedded(),
    startThirdParty(),
    freePorts(),
    copyProject(siteFolder),
    copyProject(otherFolder),
  ]);
  const [otherPort, redisPort] = [sitePort + 1, sitePort + 2];
  const siteUrl = `http://localhost:${sitePort}`;
  const otherUrl = `http://localhost:${otherPort}`;
  const proxy = await startFaultyProxy(backend.url);
  const redis = await startRedis(redisPort);
  const site = await startSite({
    folder: siteFolder,
    port: sitePort,
    log: `${siteFolder}.log`,
    env: { ...siteEnvironment(proxy.url, sitePort), ...MOVABLE_CLOCK, REDIS_URL: redis.url },
  });
  const startOther = () =>
    startInstance({
      folder: otherFolder,
      port: otherPort,
      log: `${otherFolder}.log`,
      env: {
        ...siteEnvironment(backend.url, otherPort),
        ...MOVABLE_CLOCK,
        ...thirdParty.settings,
        REDIS_URL: redis.url,
      },
    });
  let other = await startOther();
  let clockMoves = 0;
  return {
    backend,
    proxy,
    redis,
    thirdParty,
    /** Address of the site behind the proxy. */
    site: siteUrl,
    /** Address of the one that uses the third party. */
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
      const [server] = await descendantsOf(site.pid!);
      await letPagesAge(server!.pid, siteUrl);
      await letPagesAge(other.pid!, otherUrl);
    },
    stop: async () => {
      await Promise.all([endServer(site), endServer(other)]);
      await Promise.all([proxy.stop(), thirdParty.stop(), redis.stop(), backend.stop()]);
      for (const folder of [siteFolder, otherFolder]) await rm(folder, { recursive: true });
    },
  };
}
