import { normalizeText } from '../text/clean-text.ts';
import { paths } from '../paths.ts';

/**
 * A category as it is written in an address: lower-case letters and digits of any script, joined by hyphens. Writing it
 * twice changes nothing. A category without any letter or digit is `category`.
 */
export function categorySlug(category: string): string {
  const words = normalizeText(category, 'NFKC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  return words?.join('-') ?? 'category';
}

/** A part of the list of articles: one category or all (null), and the page, counted from 1. */
export interface ResourceList {
  slug: string | null;
  page: number;
}

/** Parts of the internal address for all categories, and for the first page. lib/server/address-rules.ts writes them. */
const ALL = '-';
const START = 'start';

/** The public address of a list; the first page and the list of everything carry nothing. */
export function resourceListAddress({ slug, page }: ResourceList): string {
  const query = new URLSearchParams();
  if (slug !== null) query.set('category', slug);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.resources}?${query}` : paths.resources;
}

/**
 * Reads the internal address of a list. Gives the list, or null for what cannot be one; `isCanonical` is false where
 * the list has another public address: a category can be written in many ways, and each must not become a cached page.
 */
export function parseResourceList(params: { category: string; page: string }) {
  const category = decoded(params.category);
  const page = params.page === START ? 1 : pageNumber(params.page);
  if (category === null || page === null) return null;
  const written = category === ALL ? null : categorySlug(category);
  const slug = written === 'all' ? null : written;
  const isCanonical = params.category === (slug ? encodeURIComponent(slug) : ALL);
  return { slug, page, isCanonical: isCanonical && params.page !== '1' };
}

function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The placeholder of an unknown author. Structured data and share cards omit it. */
export const UNNAMED = 'Unknown';
