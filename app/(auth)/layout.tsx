import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { Toaster } from '@/components/ui/toaster';
import './utilities.css';

export const ensureStatic = 'navigation';

export default function AuthAreaLayout({ children }: { children: ReactNode }) {
  return (
    <div data-area="auth">
      <CookieConsent />
      {children}
      <Toaster />
    </div>
  );
}
