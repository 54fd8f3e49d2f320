import { withEtag } from '../http/with-etag.ts';
import type { Language } from '../languages/languages.ts';
import { escapeHtml } from '../html/escape.ts';
import { blocksToHtml, type TextBlock } from '../html/plain-text.ts';
import { startOfDay } from '../text/format.ts';
import { absolute } from './absolute.ts';

export interface FeedEntry {
  /** Its own address on this site. */
  path: string;
  /** An address that never changes, which readers know it by. Default: its own. */
  guid?: string;
  title: string;
  /** The language of its title and body. */
  language: Language;
  body: readonly TextBlock[];
  /** An ISO 8601 moment, or a day in Switzerland. */
  published: string;
  author?: string;
  category?: string;
}

/** A list for feed readers, the newest entry first. */
export interface Feed {
  language: Language;
  title: string;
  description: string;
  /** Its own address. */
  url: string;
  /** The page with the same entries. */
  page: string;
  entries: readonly FeedEntry[];
}

export function rssResponse(feed: Feed): Promise<Response> {
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  };
  return withEtag(new Response(rssOf(feed), { headers }));
}

/** A feed as an RSS 2.0 document. Its date is that of the newest entry, so it changes only when an entry does. */
export function rssOf({ language, title, description, url, page, entries }: Feed): string {
  const newest = entries[0] && tag('lastBuildDate', rfc822(entries[0].published));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', absolute(page)),
    tag('description', description),
    tag('language', language),
    newest,
    `<atom:link href="${escapeHtml(absolute(url))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => rssItem(entry, language)),
    '</channel>',
    '</rss>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function rssItem(entry: FeedEntry, feedLanguage: Language): string {
  const { path, guid = path, title, language, body, published, author, category } = entry;
  return [
    '<item>',
    tag('title', title),
    tag('link', absolute(path)),
    `<guid isPermaLink="true">${escapeHtml(absolute(guid))}</guid>`,
    tag('pubDate', rfc822(published)),
    language !== feedLanguage && tag('dc:language', language),
    author && tag('dc:creator', author),
    category && tag('category', category),
    tag('description', blocksToHtml(body)),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A date as RSS writes it: Mon, 09 Nov 2026 08:30:00 GMT. A day begins in Switzerland, as the pages show it. */
function rfc822(published: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(published);
  return new Date(isDay ? startOfDay(published) : published).toUTCString();
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
