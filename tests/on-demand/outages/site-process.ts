import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePorts } from '../../support/free-ports.ts';
import { PROJECT } from '../../smoke/project-copy.ts';
import { siteEnvironment, startSite } from '../../support/servers.ts';
import { MOVABLE_CLOCK } from '../../smoke/clock.ts';

/** Two files may run at a time, each with a stand of its own. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** The ports of the stand in a row: the site, and the sites that a test starts besides. */
export const [PORT, SECOND_PORT] = await freePorts().then((first) => [first, first + 1] as const);
export const SITE = `http://localhost:${PORT}`;

export const RESULTS = path.join(PROJECT, 'test-results');
/** Where this worker's copy of the build is. */
export const COPY = path.join(RESULTS, `outages-site-${WORKER}`);
export const LOG = path.join(RESULTS, `outages-${WORKER}.log`);

/** Starts the site on the copied build; `backendUrl` need not answer. */
export function startCopy(backendUrl: string): Promise<ChildProcess> {
  const env = { ...siteEnvironment(backendUrl, PORT), ...MOVABLE_CLOCK };
  return startSite({ folder: COPY, port: PORT, log: LOG, env });
}
