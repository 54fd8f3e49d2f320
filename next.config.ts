import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { missingRewrites, redirects, rewrites } from './lib/server/address-rules.ts';
import { parseSettings } from './lib/env/env.ts';
import { baselinePolicy, POLICY_HEADER } from './lib/http/content-security-policy.ts';
import { SECURITY_HEADERS } from './lib/http/security-headers.ts';
import { imageHosts } from './lib/html/images.ts';
import { LARGEST_APPLICATION } from './lib/careers/resume-file.ts';
import { notePosition } from './lib/server/build-position.ts';

// Hosts that do not run lib/server send these.
const fixedHeaders = Object.entries({
  ...SECURITY_HEADERS,
  [POLICY_HEADER]: baselinePolicy(),
}).map(([key, value]) => ({ key, value }));

/**
 * Memory for pages, in characters of their text. A build in five languages has 64 million (27 November 2026); the pages that
 * are asked for least are read from the disk.
 */
const PAGE_MEMORY = 32 * 1024 * 1024;

const config: NextConfig = {
  cacheComponents: true,
  cacheMaxMemorySize: PAGE_MEMORY,
  partialPrefetching: true,
  poweredByHeader: false,
  compress: false, // lib/server/listener.ts does
  agentRules: false,
  // Public pages are prerendered with their tags in <head>, for every client. The framework's own list of crawlers would
  // re-render those pages for each visit of a crawler. In development nothing is prerendered, so every client counts as
  // one of the list and gets the same head.
  htmlLimitedBots: process.env.NODE_ENV === 'development' ? /.*/ : /(?!)/,
  rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: missingRewrites }),
  redirects: async () => redirects,
  headers: async () => [{ source: '/:path*', headers: fixedHeaders }],
  images: {
    // A local URL that is not an image would make the optimiser fail with 500.
    localPatterns: [{ pathname: '/**/*.@(png|jpg|jpeg|webp|avif|gif)', search: '' }],
    // Rendered pictures on disk, in bytes; the framework's own bound is half of the free disk.
    maximumDiskCacheSize: 256 * 1024 * 1024,
    remotePatterns: imageHosts().map((hostname) => ({ protocol: 'https', hostname })),
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // A build has no key of the server; here the framework has not said yet that this is one.
      const build = { ...process.env, NEXT_PHASE: PHASE_PRODUCTION_BUILD };
      await notePosition(distDir, parseSettings(build));
    },
  },
  experimental: {
    // A not-found file in the layouts would stand twice in what is sent of every page.
    globalNotFound: true,
    // A page loads the styles it uses, in a few more requests: an unused kilobyte counts for more than a request here.
    cssChunking: { type: 'graph', requestCost: 4000 },
    serverActions: { bodySizeLimit: LARGEST_APPLICATION },
  },
  cacheLife: {
    // Content that visitors read from the database: fresh for 30 seconds, then served once more
    // while it is read again. It never expires by age alone: a failing backend must not take a page away.
    content: { stale: 30, revalidate: 30, expire: 365 * 24 * 60 * 60 },
    // A page that was built while the backend was away: shown, and rendered again with the first request.
    builtDuringOutage: { stale: 30, revalidate: 1, expire: 365 * 24 * 60 * 60 },
  },
};

/** The settings of the framework for one of its phases. */
export default function settingsOf(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) return config;
  return { ...config, cacheHandler: path.join(import.meta.dirname, 'lib/server/page-cache.ts') };
}
