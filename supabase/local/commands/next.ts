import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LOOPBACK } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { computeBuildStamp, readBuildStamp, writeBuildStamp } from './build-stamp.ts';
import { packStaticFiles } from './pack-static-files.ts';
import { exitOf, startPart, type Environment } from './part.ts';
import { ensureWritable } from './writable.ts';

const BUILD = path.join(import.meta.dirname, '../../../.next');
const STATIC_FILES = path.join(BUILD, 'static');
const BUILD_ID = path.join(BUILD, 'BUILD_ID');
const MODULES = path.join(BUILD, '../node_modules');
const SERVER = path.join(BUILD, '../lib/server/serve.ts');
const NEXT = path.join(MODULES, 'next/dist/bin/next');
const PUBLIC_FILES = path.join(BUILD, '../public');
const ROBOTS = path.join(PUBLIC_FILES, 'robots.txt');
const NEXT_SITEMAP = path.join(MODULES, 'next-sitemap/bin/next-sitemap.mjs');

/**
 * What the site's process may take, in megabytes of long-lived objects: beyond that it would rather clear up than grow.
 * It needs 100 to 150; near the bound it does nothing but clear up (docs/capacity.md). NODE_OPTIONS has the last word.
 */
const SITE_HEAP_MB = 512;

/** Of how many pools the allocator takes memory. By default it has eight for each core, and gives little of them back. */
const ALLOCATOR_POOLS = '2';

/** Starts one of the framework's own commands as a part of this process. */
export function startNext(args: string[], env: Environment) {
  return startPart(NEXT, args, { ...env, NEXT_TELEMETRY_DISABLED: '1' });
}

/** Starts the site: the production server, or the framework's own for development. */
export function serveSite(mode: 'start' | 'dev', port: number, env: Environment) {
  const address = ['-H', LOOPBACK, '-p', String(port)];
  if (mode === 'dev') return startNext(['dev', ...address], env);
  const bound = `--max-old-space-size=${SITE_HEAP_MB} ${env.NODE_OPTIONS ?? ''}`;
  return startPart(SERVER, address, {
    MALLOC_ARENA_MAX: ALLOCATOR_POOLS,
    NEXT_TELEMETRY_DISABLED: '1',
    ...env,
    NODE_ENV: 'production',
    NODE_OPTIONS: bound.trim(),
  });
}

/** Makes the production build, unless the one that is there was made from the same sources and settings. */
export async function buildIfNeeded(env: Environment): Promise<void> {
  const stamp = await computeBuildStamp(env);
  if (stamp === (await readBuildStamp()) && existsSync(BUILD_ID)) return;
  for (const folder of [BUILD, PUBLIC_FILES]) await ensureWritable(folder);
  const code = await exitOf(startNext(['build'], { ...env, NODE_ENV: 'production' }));
  // A build whose worker went away has ended with code 0 and without an id.
  if (code !== 0 || !existsSync(BUILD_ID))
    throw new StartError('The build failed; the reason stands above.');
  await packStaticFiles(STATIC_FILES);
  await writeSitemap(env);
  await writeBuildStamp(stamp);
}

/** robots.txt and the sitemap of the static pages, from next-sitemap.config.ts into public/. */
async function writeSitemap(env: Environment): Promise<void> {
  // The program reports success whatever happens; the file tells.
  await rm(ROBOTS, { force: true });
  const args = ['--config', 'next-sitemap.config.ts'];
  await exitOf(startPart(NEXT_SITEMAP, args, { ...env, NODE_ENV: 'production' }));
  if (!existsSync(ROBOTS))
    throw new StartError('The sitemap could not be written; the reason stands above.');
}
