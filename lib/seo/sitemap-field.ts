import type { ISitemapField } from 'next-sitemap';
import { escapeHtml } from '../html/escape.ts';
import type { Alternates } from '../languages/translations.ts';
import { absolute } from './absolute.ts';
import { languageLinks } from './page-metadata.ts';

export interface SitemapEntry {
  path: string;
  /** The row's own date; without one no date is given, because a made-up one would be a lie. */
  changed?: string;
  /** The languages that the page is in, as its head names them. Default: its own only. */
  alternates?: Alternates;
}

/** An entry as next-sitemap takes it, escaped for XML. A date in the future is given as now. */
export function sitemapField({ path, changed, alternates = {} }: SitemapEntry): ISitemapField {
  const alternateRefs = Object.entries(languageLinks(alternates)).map(([hreflang, link]) => ({
    hreflang,
    href: escapeHtml(absolute(link)),
  }));
  const field = {
    loc: escapeHtml(absolute(path)),
    ...(alternateRefs.length > 0 && { alternateRefs }),
  };
  if (!changed) return field;
  const lastmod = Math.min(Date.parse(changed), Date.now());
  return { ...field, lastmod: new Date(lastmod).toISOString() };
}
