import { rm } from 'node:fs/promises';
import { startEmbedded } from '../../support/backend.ts';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { copyBuild } from './copied-build.ts';
import { COPY, endSite, startSite } from './site-process.ts';

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** The production build behind a proxy that fails on demand, with an embedded backend of its own. */
export async function startStand() {
  await copyBuild(COPY);
  const backend = await startEmbedded();
  const proxy = await startFaultyProxy(backend.url);
  const stand = {
    backend,
    proxy,
    /** The site's process; a test that ends it puts another one in its place. */
    site: await startSite(proxy.url),
    stop: async () => {
      await endSite(stand.site);
      await proxy.stop();
      await backend.stop();
      await rm(COPY, { recursive: true, force: true });
    },
  };
  return stand;
}
