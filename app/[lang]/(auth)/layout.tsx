import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { Toaster } from '@/components/ui/toaster';
import { consent } from '@/content/en/consent';
import { toasts } from '@/content/en/states';
import { SiteDocument } from '../../_document/site-document';
import '../../_document/public.css';

export {
  documentMetadata as generateMetadata,
  documentViewport as viewport,
} from '../../_document/site-document';

export const ensureStatic = 'navigation';

export default function AuthAreaLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument>
      <CookieConsent words={consent} />
      {children}
      <Toaster words={toasts} />
    </SiteDocument>
  );
}
