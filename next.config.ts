import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { redirects, rewrites } from './lib/address-rules.ts';
import { cacheLimits } from './lib/cache/limits.ts';
import { hintSharedScripts } from './lib/http/compile-hints.ts';
import { documentPolicy } from './lib/http/content-security-policy.ts';
import { policySettings } from './lib/http/policy-settings.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from './lib/http/security-headers.ts';
import { imageHosts } from './lib/image-hosts.ts';

// For hosts on which lib/http/watch-requests.ts does not run, and for development. Where it runs, it has the last word.
const fixedHeaders = Object.entries({
  ...SECURITY_HEADERS,
  [POLICY_HEADER]: documentPolicy(
    policySettings(process.env),
    null,
    process.env.NODE_ENV === 'development',
  ),
}).map(([key, value]) => ({ key, value }));

// A build keeps nothing: its pages come with it. Several instances share what they have prerendered and read
// (docs/decisions/0026-shared-cache.md).
const cacheFile = (name: string) => path.join(import.meta.dirname, 'lib/cache', name);
const ownCache: NextConfig = { cacheHandler: cacheFile('page-cache.ts') };
const sharedCache: NextConfig = {
  cacheHandler: cacheFile('shared-page-cache.ts'),
  cacheHandlers: { default: cacheFile('data-cache.ts') },
};

const config: NextConfig = {
  cacheComponents: true,
  cacheMaxMemorySize: cacheLimits.memoryBytes,
  partialPrefetching: true,
  poweredByHeader: false,
  // lib/http/whole-answer.ts names each page once; the framework reads the whole text for it on every request.
  generateEtags: false,
  agentRules: false,
  // Public pages are prerendered with their tags in <head>, for every client. The framework's own list of crawlers would
  // have those pages rendered anew for each visit of a crawler. While developing, where nothing is prerendered, every
  // client counts as one of the list, so that it gets the same head.
  htmlLimitedBots: process.env.NODE_ENV === 'development' ? /.*/ : /(?!)/,
  rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
  redirects: async () => redirects,
  headers: async () => [{ source: '/:path*', headers: fixedHeaders }],
  images: {
    remotePatterns: imageHosts().map((hostname) => ({ protocol: 'https', hostname })),
  },
  compiler: { runAfterProductionCompile: ({ distDir }) => hintSharedScripts(distDir) },
  // The framework's own words for the file that it asks for.
  turbopack: {
    resolveAlias: { '../build/polyfills/polyfill-module': './lib/http/no-polyfills.ts' },
  },
  experimental: {
    // app/not-found.tsx, with its frame, would stand twice in what is sent of every page.
    globalNotFound: true,
    // A page loads the styles it uses, in a few more requests: an unused kilobyte counts for more than a request here.
    cssChunking: { type: 'graph', requestCost: 4000 },
    // An application with a resume of 5 MB; what is larger is refused by middleware.ts.
    serverActions: { bodySizeLimit: '6mb' },
  },
  cacheLife: {
    // What visitors read from the database: fresh for 30 seconds (specification, section 7), then served once more
    // while it is read again. It never expires by age alone: a failing backend must not take a page away.
    content: { stale: 30, revalidate: 30, expire: 365 * 24 * 60 * 60 },
    // A page that was built while the backend was away: shown, and made again at the first request.
    healing: { stale: 30, revalidate: 1, expire: 365 * 24 * 60 * 60 },
  },
};

/** The settings of the framework for one of its commands. */
export default function settingsOf(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) return config;
  return { ...config, ...(process.env.REDIS_URL ? sharedCache : ownCache) };
}
