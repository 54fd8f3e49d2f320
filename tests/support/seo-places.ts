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

/** Crawlers and messengers that show or keep what a page says of itself. */
export const clients = {
  Googlebot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  WhatsApp: 'WhatsApp/2.24.20.89 A',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  X: 'Twitterbot/1.0',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'an unknown client': 'an-unknown-reader/0.1',
} as const;
