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

/** Public pages are prerendered to the last byte; anything that would change that fails the build. */
export const ensureStatic = 'navigation';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { navigation } = await words();
  return (
    <SiteDocument language={await currentLanguage()} skip={navigation.frame.skip}>
      <SiteShell>{children}</SiteShell>
    </SiteDocument>
  );
}
