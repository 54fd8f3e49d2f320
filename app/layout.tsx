import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env';
import { cn } from '@/lib/utils';
import { displayFont, textFont } from './fonts';
import './globals.css';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(settings().siteUrl), applicationName: brand.name };
}

export const viewport: Viewport = { themeColor: '#0B1A17' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={cn(displayFont.variable, textFont.variable)}
    >
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
