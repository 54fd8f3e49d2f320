import type { ISitemapField } from 'next-sitemap';
import { escapeHtml } from '../html/escape.ts';
import type { Alternates } from '../languages/translations.ts';
import { absolute } from './absolute.ts';
import { languageLinks } from './page-metadata.ts';

/** An address for search engines. */
export interface SitemapEntry {
  path: string;
  /** The row's own date; without one no date is given, because a made-up one would be a lie. */
  changed?: string;
  /** The languages that the page is in, as its head names them. Default: its own only. */
  alternates?: Alternates;
}

/** The protocol's limit for one sitemap, and for the parts of an index. */
export const MOST_ADDRESSES = 50_000;

/** How many addresses a part holds: as many rows as Supabase gives for one request (`max_rows` in supabase/config.toml). */
export const ADDRESSES_PER_PART = 1_000;

/** The parts of a sitemap, from how many addresses each noun has: articles-1, articles-2, jobs-1 ... */
export function sitemapParts(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([noun, count]) =>
    Array.from({ length: countParts(count) }, (_, index) => `${noun}-${index + 1}`),
  );
}

/** How many parts so many addresses fill. */
export function countParts(addresses: number): number {
  return Math.ceil(addresses / ADDRESSES_PER_PART);
}

/** Reads the name of a part. Gives null for what cannot be one. */
export function parsePart(name: string): { noun: string; part: number } | null {
  const [, noun, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  return noun && number ? { noun, part: Number(number) } : null;
}

/** The rows of a part, counted from 0, both ends included. */
export function rowsOfPart(part: number): { first: number; last: number } {
  return { first: (part - 1) * ADDRESSES_PER_PART, last: part * ADDRESSES_PER_PART - 1 };
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
