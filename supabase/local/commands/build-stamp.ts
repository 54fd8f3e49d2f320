import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from './part.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const STAMP = path.join(ROOT, '.next/build-stamp');

/** Everything that a build reads: these folders and files, and these settings. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next-sitemap.config.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const BUILD_SETTINGS = ['SITE_URL', 'SUPPORT_EMAIL', 'CAREERS_EMAIL', 'IMAGE_HOSTS'];

/** A hash of what a build reads. */
export async function computeBuildStamp(env: Environment): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesIn(source))
      hash.update(file).update(await readFile(path.join(ROOT, file)));
  }
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${env[name] ?? ''}`);
  return hash.digest('hex');
}

/** The stamp of the build that is there, or null. */
export function readBuildStamp(): Promise<string | null> {
  return readFile(STAMP, 'utf8').catch(() => null);
}

/** Remembers what the build that is there was made from. */
export function writeBuildStamp(stamp: string): Promise<void> {
  return writeFile(STAMP, stamp);
}

/** Written by the build itself. */
const GENERATED = /^public\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;

async function filesIn(source: string): Promise<string[]> {
  if (path.extname(source)) return [source];
  const entries = await readdir(path.join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !GENERATED.test(file))
    .sort();
}
