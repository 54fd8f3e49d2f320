import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../support/backend.ts';
import { startRedis } from '../../support/redis.ts';
import { SITE_PORT } from '../../support/site.ts';
import { siteEnvironment } from '../outages/site-process.ts';
import { startBalancer } from './balancer.ts';

/** Beside the ports of the browser tests and of the outage suite. */
const FIRST_PORT = SITE_PORT + 40;
const BALANCER_PORT = FIRST_PORT + 2;
const REDIS_PORT = FIRST_PORT + 3;

const PROJECT = path.join(import.meta.dirname, '../../..');
const RESULTS = path.join(PROJECT, 'test-results/instances');
const LOG = path.join(PROJECT, 'test-results/instances.log');
const BUILD = path.join(PROJECT, 'supabase/local/commands/build.ts');
const NEXT = path.join(PROJECT, 'node_modules/next/dist/bin/next');
/** What an instance runs on, besides the build and the packages. */
const FILES = ['lib', 'public', 'next.config.ts', 'package.json'];

export type Stand = Awaited<ReturnType<typeof startStand>>;
export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Two instances of one build with folders of their own, as on two machines, behind a balancer. */
export async function startStand(isShared: boolean) {
  const backend = await startEmbedded();
  await build(backend.url);
  const redis = isShared ? await startRedis(REDIS_PORT) : null;
  const env = { REDIS_URL: redis?.url };
  const first = await startInstance('first', FIRST_PORT, backend.url, env);
  const second = await startInstance('second', FIRST_PORT + 1, backend.url, env);
  const balancer = await startBalancer(BALANCER_PORT, [FIRST_PORT, FIRST_PORT + 1]);
  return {
    backend,
    redis,
    instances: [first, second] as const,
    /** Address of the balancer. */
    site: `http://localhost:${BALANCER_PORT}`,
    stop: async () => {
      await balancer.stop();
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
      await redis?.stop();
      await backend.stop();
    },
  };
}

/** The build of the browser tests, made now unless it is there. */
async function build(backendUrl: string): Promise<void> {
  const env = siteEnvironment(backendUrl, FIRST_PORT);
  const made = spawn(process.execPath, [BUILD], { cwd: PROJECT, env, stdio: 'inherit' });
  const [code] = (await once(made, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The build failed; the reason stands above.');
}

async function startInstance(
  name: string,
  port: number,
  backendUrl: string,
  env: { REDIS_URL: string | undefined },
) {
  const folder = path.join(RESULTS, name);
  await copyProject(folder);
  const log = createWriteStream(LOG, { flags: 'a' });
  const url = `http://localhost:${port}`;
  let site: ChildProcess | undefined;

  async function start(): Promise<void> {
    site = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], {
      cwd: folder,
      env: { ...siteEnvironment(backendUrl, port), ...env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    site.stdout?.pipe(log, { end: false });
    site.stderr?.pipe(log, { end: false });
    while (!(await isAlive(url))) {
      if (site.exitCode !== null) throw new Error(`An instance did not start; see ${LOG}.`);
      await pause(100);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!site || site.exitCode !== null || site.signalCode !== null) return;
    const ended = once(site, 'exit');
    site.kill(signal);
    await ended;
  }

  await start();
  return { url, start, end };
}

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of FILES)
    await cp(path.join(PROJECT, file), path.join(folder, file), { recursive: true });
  await cp(path.join(PROJECT, '.next'), path.join(folder, '.next'), {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(PROJECT, '.next/cache')),
  });
  await symlink(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
}

function isAlive(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}
