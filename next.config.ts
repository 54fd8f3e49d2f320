import type { NextConfig } from 'next';
import { redirects, rewrites } from './lib/address-rules.ts';
import { imageHosts } from './lib/image-hosts.ts';

// Pages of the workshop (docs/decisions/0020-workshop.md) end in .workshop.tsx: a build that does not ask for them does
// not know them as pages.
const workshopExtensions = process.env.WORKSHOP === '1' ? ['workshop.tsx'] : [];

const config: NextConfig = {
  pageExtensions: [...workshopExtensions, 'tsx', 'ts', 'jsx', 'js'],
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  agentRules: false,
  rewrites: async () => ({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
  redirects: async () => redirects,
  images: {
    remotePatterns: imageHosts().map((hostname) => ({ protocol: 'https', hostname })),
  },
  experimental: {
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

export default config;
