import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../../smoke/project-copy.ts';
import { endServer } from '../../support/servers.ts';
import { startEmbedded } from '../../support/backend.ts';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';
import { descendantsOf } from '../../support/processes.ts';
import { letPagesAge } from '../../smoke/clock.ts';
import { COPY, RESULTS, SITE, startCopy } from './site-process.ts';

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** Longer than the pause before a read is tried again (lib/supabase/budgets.ts). */
const QUIET_MS = 600;

/** The production build behind a proxy that fails on demand, with an embedded backend of its own. */
export async function startStand() {
  await mkdir(RESULTS, { recursive: true });
  const [backend] = await Promise.all([startEmbedded(), copyProject(COPY)]);
  const proxy = await startFaultyProxy(backend.url);
  const stand = {
    backend,
    proxy,
    /** The site's process; a test that ends it puts another one in its place. */
    site: await startCopy(proxy.url),
    /** From now on no page is fresh any more. */
    letPagesAge: async () => {
      const [server] = await descendantsOf(stand.site.pid!);
      await letPagesAge(server!.pid, SITE);
    },
    /** Waits until the site asks its backend for nothing any more. */
    quiet: async () => {
      for (let seen = -1; proxy.held() > 0 || seen !== proxy.seen();) {
        seen = proxy.seen();
        await pause(QUIET_MS);
      }
    },
    stop: async () => {
      await endServer(stand.site);
      await proxy.stop();
      await backend.stop();
      await rm(COPY, { recursive: true, force: true });
    },
  };
  return stand;
}
