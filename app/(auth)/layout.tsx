import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { Toaster } from '@/components/ui/toaster';
import { consent } from '@/content/consent';
import { toasts } from '@/content/states';

export const ensureStatic = 'navigation';

export default function AuthAreaLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieConsent words={consent} />
      {children}
      <Toaster words={toasts} />
    </>
  );
}
