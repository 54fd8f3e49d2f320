/**
 * The bare page of the framework's installed version: what everybody pays who uses it at all. The settings that change
 * what it sends are those of next.config.ts.
 */
export const BARE_PAGE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module' }),
  'next.config.ts': `import type { NextConfig } from 'next';
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  agentRules: false,
  turbopack: { root: import.meta.dirname },
};
export default config;
`,
  'app/layout.tsx': `import type { ReactNode } from 'react';
export default function RootLayout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.tsx': `export default function Page() {
  return <h1>A bare page</h1>;
}
`,
};
