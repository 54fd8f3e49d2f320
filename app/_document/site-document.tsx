import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env/env';
import { languages, type Language } from '@/lib/languages/languages';
import { palette } from '@/lib/palette';
import '../globals.css';

/** The metadata of every page. Each root layout exports it. */
export function documentMetadata(): Metadata {
  return { metadataBase: new URL(settings().siteUrl), applicationName: brand.name };
}

export const documentViewport: Viewport = { themeColor: palette.night.DEFAULT };

/** The languages for which the pages of a root layout below `app/[lang]` are made. Each of these layouts exports it. */
export function languageParams(): { lang: Language }[] {
  return languages.map((lang) => ({ lang }));
}

interface SiteDocumentProps {
  language: Language;
  /** The words of the link to the content. */
  skip: string;
  children: ReactNode;
}

/** The document around every page, with the fonts and the styles that all of them share. */
export function SiteDocument({ language, skip, children }: SiteDocumentProps) {
  return (
    <html lang={language} data-scroll-behavior="smooth">
      <body>
        {/* The first stop of the Tab key: past the header, to the content. */}
        <a
          href="#main"
          data-theme="light"
          className="fixed top-2 left-2 z-50 rounded-sm px-4 py-3 font-semibold outline-offset-[-5px] not-focus:sr-only"
        >
          {skip}
        </a>
        {children}
      </body>
    </html>
  );
}
