import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from './backend.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { freePorts } from './free-ports.ts';
import { letPagesAge, MOVABLE_CLOCK } from './movable-clock.ts';
import { descendantsOf } from './processes.ts';
import { endServer, siteEnvironment, startSite } from './servers.ts';

export const PROJECT = path.join(import.meta.dirname, '../..');
export const RESULTS = path.join(PROJECT, 'test-results');

/** The build that the tests use. */
export const BUILD = path.join(PROJECT, '.next');
/** Folders that a build leaves behind for the next one, or that `npm run dev` writes. */
export const BUILD_LEAVES_OUT = ['cache', 'dev'].map((name) => path.join(BUILD, name));
/** Folders without use for a server, and those that are linked or copied in another way. */
const SOURCES_LEAVE_OUT = [
  BUILD,
  ...['.git', 'node_modules', 'test-results', 'supabase/.data'].map((name) =>
    path.join(PROJECT, name),
  ),
];
/** The address that each process asks every 1.5 s (lib/server/content-changes.ts). */
export const CHANGES = '/rest/v1/rpc/read_content_changes';
/** Longer than the pause before a read is tried again (lib/supabase/budgets.ts). */
const QUIET_MS = 600;

/**
 * Copies a folder without some parts of it. Whole folders are copied by `cpSync`, which takes a tenth of the time of a copy
 * that asks a filter about each file.
 *
 * @param leftOut the paths of the parts
 */
export function copyWithout(source: string, target: string, leftOut: readonly string[]): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const from = path.join(source, name);
    const to = path.join(target, name);
    if (leftOut.includes(from)) continue;
    if (leftOut.some((part) => part.startsWith(`${from}/`))) copyWithout(from, to, leftOut);
    else cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** Copies the sources of the project to `target`, so that a build there leaves the project's own build alone. */
export async function copySources(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  copyWithout(PROJECT, target, SOURCES_LEAVE_OUT);
  await symlink(path.join(PROJECT, 'node_modules'), path.join(target, 'node_modules'));
}

/** Copies the project with its build, because a server writes the pages that it renders into the build. */
export async function copyProject(target: string): Promise<void> {
  await copySources(target);
  copyWithout(BUILD, path.join(target, '.next'), BUILD_LEAVES_OUT);
}

export type Stand = Awaited<ReturnType<typeof startStand>>;

/**
 * The production build in a folder of its own, behind a proxy that fails on demand, with its own embedded backend. Each
 * worker of Playwright has one.
 */
export async function startStand(name: string, settings: Record<string, string> = {}) {
  const folder = path.join(RESULTS, `${name}-site-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  const [backend, port] = await Promise.all([startEmbedded(), freePorts(), copyProject(folder)]);
  // The build has read the same seeds, whenever this database got them: its pages are up to date.
  await backend.service().from('content_changes').delete().gt('id', 0).throwOnError();
  const proxy = await startFaultyProxy(backend.url, CHANGES);
  const env = { ...siteEnvironment(proxy.url, port), ...MOVABLE_CLOCK, ...settings };
  const start = () => startSite({ folder, port, log: `${folder}.log`, env });
  const site = `http://localhost:${port}`;
  let server = await start();
  return {
    backend,
    proxy,
    folder,
    /** The first of five ports in a row; the site is on this one. */
    port,
    /** Address of the site. */
    site,
    /** The process that was started; the site's server is its child. */
    server: () => server,
    restart: async () => {
      server = await start();
    },
    /** Asks for an address as a browser without a cache would, and gives what came and how long it took. */
    ask: async (address: string, init?: RequestInit) => {
      const begun = performance.now();
      const response = await fetch(site + address, { redirect: 'manual', ...init });
      const text = await response.text();
      const milliseconds = performance.now() - begun;
      return { status: response.status, text, milliseconds, response };
    },
    /** Makes every cached page stale. */
    letPagesAge: async () => {
      const [child] = await descendantsOf(server.pid!);
      await letPagesAge(child!.pid, site);
    },
    /** Waits until the site asks its backend for nothing any more. */
    quiet: async () => {
      for (let seen = -1; proxy.held() > 0 || seen !== proxy.seen();) {
        seen = proxy.seen();
        await pause(QUIET_MS);
      }
    },
    stop: async () => {
      await endServer(server);
      await Promise.all([proxy.stop(), backend.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
