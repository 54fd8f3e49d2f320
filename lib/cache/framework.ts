import { createRequire } from 'node:module';

/**
 * The framework's own caches, on which ours build. They are not its public interface: the version is pinned, and
 * tests/instances fails when they change. Required, because they are CommonJS and this is loaded by Node itself.
 */
const require = createRequire(import.meta.url);
const CACHE = 'next/dist/server/lib/incremental-cache';

export const { default: FileSystemCache } = require(
  `${CACHE}/file-system-cache.js`,
) as typeof import('next/dist/server/lib/incremental-cache/file-system-cache');

export const { getMemoryCache } = require(
  `${CACHE}/memory-cache.external.js`,
) as typeof import('next/dist/server/lib/incremental-cache/memory-cache.external');

export const { areTagsExpired, tagsManifest } = require(
  `${CACHE}/tags-manifest.external.js`,
) as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external');

export const { createDefaultCacheHandler } =
  require('next/dist/server/lib/cache-handlers/default.js') as typeof import('next/dist/server/lib/cache-handlers/default');
