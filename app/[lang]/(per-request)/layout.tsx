import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { SiteDocument } from '../../_document/site-document';
import { SiteShell } from '../../_document/site-shell';

export {
  documentMetadata as generateMetadata,
  documentViewport as viewport,
  languageParams as generateStaticParams,
} from '../../_document/site-document';

/** Nothing is prerendered: what the address holds is of one visitor, and every script needs the nonce of its request. */
export const instant = false;

/** Public pages that show what one visitor entered. They look like every other one, and are kept nowhere. */
export default async function PerRequestLayout({ children }: { children: ReactNode }) {
  await connection();
  const { navigation } = await words();
  return (
    <SiteDocument language={await currentLanguage()} skip={navigation.frame.skip}>
      <SiteShell>{children}</SiteShell>
    </SiteDocument>
  );
}
