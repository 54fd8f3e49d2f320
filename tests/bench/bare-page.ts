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
  // What a tap and a followed link take at least; the page above loads nothing of it.
  'app/button/page.tsx': `import { Counter } from './counter';
export default function Page() {
  return <Counter />;
}
`,
  'app/button/counter.tsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count} taps</button>;
}
`,
  'app/link/page.tsx': `import Link from 'next/link';
export default function Page() {
  return <><h1>Another bare page</h1><Link href="/">A bare page</Link></>;
}
`,
};
