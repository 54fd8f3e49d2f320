import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { startEmbedded } from '../setup/backend.ts';
import { startFaultyProxy } from '../setup/faulty-proxy.ts';
import { SITE_PORT } from '../setup/site.ts';

/** Beside the ports of the browser tests, so that neither meets the other. */
export const PORT = SITE_PORT + 20;
export const SITE = `http://localhost:${PORT}`;
export const LOG = path.join(import.meta.dirname, '../../test-results/outage.log');

const PROJECT = path.join(import.meta.dirname, '../..');

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** The production build behind a proxy that fails on demand, with an embedded backend of its own. */
export async function startStand(project = PROJECT, port = PORT) {
  const backend = await startEmbedded();
  const proxy = await startFaultyProxy(backend.url);
  const stand = {
    backend,
    proxy,
    /** The site's process; a test that ends it puts another one in its place. */
    site: await startSite(proxy.url, project, port),
    stop: async () => {
      await endSite(stand.site);
      await proxy.stop();
      await backend.stop();
    },
  };
  return stand;
}

/** Starts the site with the command that a newcomer types; `backendUrl` need not answer. */
export async function startSite(
  backendUrl: string,
  project = PROJECT,
  port = PORT,
): Promise<ChildProcess> {
  await mkdir(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG, { flags: 'a' });
  const site = spawn(process.execPath, [path.join(project, 'supabase/local/commands/start.ts')], {
    cwd: project,
    env: siteEnvironment(backendUrl, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  site.stderr.pipe(log, { end: false });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    site.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk);
      printed += chunk.toString();
      if (printed.includes('Ctrl-C stops everything')) resolve();
    });
    site.once('exit', () => reject(new Error(`The site did not start; see ${LOG}.`)));
  });
  return site;
}

/** The build's settings are those of the browser tests, so that their build is used as it is. */
export function siteEnvironment(backendUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    APP_URL: 'http://app.test',
    WORKSHOP: '1',
    ABUSE_TOLERANCE: '1000',
  };
}

/** Stops the site as an operator does, and waits until it is gone. */
export async function endSite(site: ChildProcess): Promise<number | null> {
  if (site.exitCode !== null) return site.exitCode;
  site.removeAllListeners('exit');
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return code;
}
