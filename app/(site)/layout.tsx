import type { ReactNode } from 'react';
import { SiteShell } from '../_document/site-shell';

/** Public pages are prerendered to the last byte; anything that would change that fails the build. */
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
