import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_KEYS } from '../../../supabase/local/settings.ts';
import { SITE_PORT } from '../../support/site.ts';

/** Two files may run at a time, each with a stand of its own. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** Beside the ports of the browser tests, so that neither meets the other. */
export const PORT = SITE_PORT + 20 + 10 * WORKER;
export const SITE = `http://localhost:${PORT}`;

export const PROJECT = path.join(import.meta.dirname, '../../..');
const RESULTS = path.join(PROJECT, 'test-results');
/** Where this worker's copy of the build is. */
export const COPY = path.join(RESULTS, `outage-site-${WORKER}`);
const LOG = path.join(RESULTS, `outage-${WORKER}.log`);

const START = path.join(PROJECT, 'supabase/local/commands/start.ts');

/** Starts the site with the command that a newcomer types, on the copied build; `backendUrl` need not answer. */
export async function startSite(backendUrl: string): Promise<ChildProcess> {
  await mkdir(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG, { flags: 'a' });
  const site = spawn(process.execPath, [START], {
    cwd: COPY,
    env: siteEnvironment(backendUrl),
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
export function siteEnvironment(backendUrl: string, port = PORT): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    APP_URL: 'http://app.test',
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
