'use client';

import { useParams } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { useLanguage, useSitePath } from '@/components/ui/use-language';
import { languageNames, languages, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';

interface LanguageLinksProps {
  /** Names the list for screen readers. */
  label: string;
  className?: string;
}

/**
 * This page in each language in which the site is served. They load a new document, which is in that language from its first
 * byte.
 */
export function LanguageLinks({ label, className = '' }: LanguageLinksProps) {
  const current = useLanguage();
  const { path, isRow } = useSharedPath();
  return (
    <ul aria-label={label} className={`flex flex-wrap ${className}`}>
      {languages.map((language) => {
        const href = localPath(language, path);
        const aim = (event: SyntheticEvent<HTMLAnchorElement>) => {
          event.currentTarget.href =
            translationOfPage(language) ?? (isRow ? href : withPlaceOfPage(href));
        };
        return (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
              onFocus={aim}
              onPointerDown={aim}
              onClick={aim}
              className="inline-flex min-h-11 min-w-11 items-center px-2 no-underline hover:underline aria-[current]:font-semibold"
            >
              {languageNames[language]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The address that has a page in every language, as lib/paths.ts has it: that of this page, or of the list above a stored row,
 * which may have no translation. An address that no route knows has none but the home page.
 */
function useSharedPath(): { path: string; isRow: boolean } {
  const { lang, ...parameters } = useParams() ?? {};
  const path = useSitePath();
  if (!lang) return { path: '/', isRow: true };
  // Lists in several pages have these in every language.
  const isRow = Object.keys(parameters).some((name) => name !== 'page' && name !== 'category');
  return { path: isRow ? path.slice(0, path.lastIndexOf('/')) : path, isRow };
}

/** The address of this page in another language, as its head says, with what the present one holds besides. */
export function translationOfPage(language: Language): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${language}"]`,
  );
  return link ? withPlaceOfPage(new URL(link.href).pathname) : undefined;
}

/** The query holds entries, what was chosen before, or the page of a list; the fragment, the place in the page. */
function withPlaceOfPage(path: string): string {
  return path + window.location.search + window.location.hash;
}
