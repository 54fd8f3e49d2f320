import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { SiteDocument } from '../../_document/site-document';
import { SiteShell } from '../../_document/site-shell';

export {
  documentMetadata as generateMetadata,
  documentViewport as viewport,
} from '../../_document/site-document';

/** Nothing is prerendered: what the address holds is of one visitor, and every script needs the nonce of its request. */
export const instant = false;

/** Public pages that show what one visitor entered. They look like every other one, and are kept nowhere. */
export default async function PerRequestLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <SiteDocument>
      <SiteShell>{children}</SiteShell>
    </SiteDocument>
  );
}
