import type { ReactNode } from 'react';
import { SiteFrame } from '../site-frame';

/** Public pages are prerendered to the last byte; anything that would change that fails the build. */
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
