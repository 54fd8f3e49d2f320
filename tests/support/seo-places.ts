import { brand } from '../../lib/brand.ts';
import { places } from './pages.ts';

/** The address that the pages name as their own. */
export const PUBLIC_URL = (process.env.SITE_URL || brand.url).replace(/\/+$/, '');

/** An address of the public site as one of the site under test. */
export function local(address: string): string {
  return address.startsWith(PUBLIC_URL) ? address.slice(PUBLIC_URL.length) || '/' : address;
}

/** The public pages that are for search, with the address that each must call its own. */
export const searchedPlaces = places
  .filter(({ hidden }) => !hidden)
  .map((place) => ({ ...place, canonical: place.canonical ?? place.path }));
