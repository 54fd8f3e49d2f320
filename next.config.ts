import type { NextConfig } from 'next';
import { redirects, rewrites } from './lib/address-rules.ts';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  reactCompiler: true,
  poweredByHeader: false,
  agentRules: false,
  rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
  redirects: async () => redirects,
  cacheLife: {
    // What visitors read from the database: fresh for 30 seconds (specification, section 7), then served once more
    // while it is read again. It never expires by age alone: a failing backend must not take a page away.
    content: { stale: 30, revalidate: 30, expire: 365 * 24 * 60 * 60 },
    // A page that was built while the backend was away: shown, and made again at the first request.
    healing: { stale: 30, revalidate: 1, expire: 365 * 24 * 60 * 60 },
  },
};

export default config;
