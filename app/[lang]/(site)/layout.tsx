import type { ReactNode } from 'react';
import { SiteDocument } from '../../_document/site-document';
import { SiteShell } from '../../_document/site-shell';

export {
  documentMetadata as generateMetadata,
  documentViewport as viewport,
} from '../../_document/site-document';

/** Public pages are prerendered to the last byte; anything that would change that fails the build. */
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument>
      <SiteShell>{children}</SiteShell>
    </SiteDocument>
  );
}
