import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { fontVariables } from './fonts';
import './globals.css';

/** The document around every page, with the fonts and the styles that all of them share. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth" className={fontVariables}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
