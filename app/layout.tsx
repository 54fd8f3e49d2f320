import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env/env';
import { palette } from '@/lib/palette';
import { SiteDocument } from './_document/site-document';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(settings().siteUrl), applicationName: brand.name };
}

export const viewport: Viewport = { themeColor: palette.night.DEFAULT };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
