import { createRequire } from 'node:module';
import type * as defaultHandler from 'next/dist/server/lib/cache-handlers/default.js';
import type * as fileSystem from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type * as memory from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import type * as lifetimes from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import type * as tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * The framework's own caches, on which ours build. They are not its public interface: the version is pinned, and
 * tests/instances fails when they change. Required, because they are CommonJS and this is loaded by Node itself.
 */
const require = createRequire(import.meta.url);
const LIB = 'next/dist/server/lib';
const CACHE = `${LIB}/incremental-cache`;

export const { default: FileSystemCache } = require(
  `${CACHE}/file-system-cache.js`,
) as typeof fileSystem;
export const { getMemoryCache } = require(`${CACHE}/memory-cache.external.js`) as typeof memory;
export const { SharedCacheControls } = require(
  `${CACHE}/shared-cache-controls.external.js`,
) as typeof lifetimes;
export const { areTagsExpired, areTagsStale, tagsManifest } = require(
  `${CACHE}/tags-manifest.external.js`,
) as typeof tags;
export const { createDefaultCacheHandler } = require(
  `${LIB}/cache-handlers/default.js`,
) as typeof defaultHandler;
