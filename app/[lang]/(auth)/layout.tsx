import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { Toaster } from '@/components/ui/toaster';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { SiteDocument } from '../../_document/site-document';
import '../../_document/public.css';

export {
  documentMetadata as generateMetadata,
  documentViewport as viewport,
  languageParams as generateStaticParams,
} from '../../_document/site-document';

export const ensureStatic = 'navigation';

export default async function AuthAreaLayout({ children }: { children: ReactNode }) {
  const { consent, navigation, states } = await words();
  return (
    <SiteDocument language={await currentLanguage()} skip={navigation.frame.skip}>
      <CookieConsent words={consent.consent} />
      {children}
      <Toaster words={states.toasts} />
    </SiteDocument>
  );
}
