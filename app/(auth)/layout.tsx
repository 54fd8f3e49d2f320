import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { Toaster } from '@/components/ui/toaster';

export const ensureStatic = 'navigation';

export default function AuthAreaLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieConsent />
      {children}
      <Toaster />
    </>
  );
}
