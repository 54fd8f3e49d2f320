import path from 'node:path';
import { parseArgs } from 'node:util';
import next from 'next';
import { settings } from '../env/env.ts';
import { logEvent, logFailure } from '../log.ts';
import { startOutbox } from '../mail/outbox.ts';
import { isOwnHost } from '../env/own-machine.ts';
import { isPublishedKey } from '../env/published-keys.ts';
import { withTimeout } from '../supabase/with-timeout.ts';
import { positionOf } from './build-position.ts';
import { followContentChanges } from './content-changes.ts';
import { createHttpServer } from './http-server.ts';
import { createListener } from './listener.ts';

/** The wait of a start for the changes since the build; without the backend pages are served as they are. */
const FIRST_CHANGES_MS = 2_000;
/** The time for running requests after SIGTERM; a demo booking takes up to 32 s. */
const STOP_MS = 40_000;

const { values } = parseArgs({
  options: {
    hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '3000' },
  },
});
const { hostname } = values;
const port = Number(values.port);
const folder = process.cwd();

const app = next({ dev: false, dir: folder, hostname, port });
await app.prepare();

const { trustedProxy: proxy, abuseTolerance: tolerance, ...keys } = settings();
// Everyone knows the keys of such a site, so no page of another one may reach it by a name of its own (DNS rebinding).
const isForOwnHostOnly = [keys.supabaseKey, keys.supabaseSecretKey ?? ''].some(isPublishedKey);

const server = createHttpServer(
  createListener({
    handle: app.getRequestHandler(),
    staticFolder: path.join(folder, '.next/static'),
    proxy,
    isForOwnHostOnly,
    tolerance,
  }),
  { proxy, tolerance },
);
// This import comes after the framework has read its settings. The framework loads the same module (next.config.ts).
const { expireTags } = await import('./page-cache.ts');
// The first visitor gets no page that was changed while this process was away.
const buildPosition = await positionOf(path.join(folder, '.next'));
const changes = followContentChanges(settings(), buildPosition, expireTags);
await withTimeout(FIRST_CHANGES_MS, changes.ready).catch(() => undefined);
// The port is open to others then, also where SITE_URL is this machine.
if (!isOwnHost(hostname) && isForOwnHostOnly) {
  const reason = `Published keys serve this machine only, and ${hostname} is reached from others.`;
  logFailure('start-refused', new Error(reason));
  process.exit(1);
}
server.listen(port, hostname, () => logEvent('site-listens', { hostname, port }));

const outbox = startOutbox(settings());

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  const loopsStopped = [outbox.stop(), changes.stop()];
  setTimeout(() => server.closeAllConnections(), STOP_MS).unref();
  server.close(
    () => void Promise.allSettled([app.close(), ...loopsStopped]).finally(() => process.exit(0)),
  );
  server.closeIdleConnections();
}
// `disconnect`: the command that started this server is gone, however it ended.
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
