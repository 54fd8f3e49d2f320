import { withEtag } from '../http/with-etag.ts';
import { brand } from '../brand.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { paths } from '../paths.ts';
import { escapeHtml } from '../html/escape.ts';
import { blocksToHtml, blocksToText, type TextBlock } from '../html/plain-text.ts';
import { startOfDay } from '../text/format.ts';
import { absolute } from './absolute.ts';

/** An entry of a feed. */
export interface FeedEntry {
  /** Its own address on this site, which never changes. */
  path: string;
  /** Of its words, where it is not that of the feed. */
  language?: Language;
  title: string;
  body: readonly TextBlock[];
  /** An ISO 8601 moment, or a day in Switzerland. */
  published: string;
  author?: string;
  category?: string;
  image?: string;
}

/** What is written about, for feed readers: the newest first. */
export interface Feed {
  /** Default: English. */
  language?: Language;
  title: string;
  description: string;
  /** The page with the same entries. */
  page: string;
  rss: string;
  json: string;
  entries: readonly FeedEntry[];
}

/** A feed as RSS 2.0. */
export const rssResponse = (feed: Feed) => respond(rssOf(feed), 'application/rss+xml');

/** A feed as JSON Feed 1.1. */
export const jsonFeedResponse = (feed: Feed) =>
  respond(JSON.stringify(jsonFeedOf(feed), null, 1), 'application/feed+json');

function respond(body: string, type: string): Promise<Response> {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  };
  return withEtag(new Response(body, { headers }));
}

/** A feed as an RSS 2.0 document. Its date is that of the newest entry, so it changes only when an entry does. */
export function rssOf({ language, title, description, page, rss, entries }: Feed): string {
  const newest = entries[0] && tag('lastBuildDate', rfc822(entries[0].published));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', title),
    tag('link', absolute(page)),
    tag('description', description),
    tag('language', language ?? defaultLanguage),
    newest,
    `<atom:link href="${escapeHtml(absolute(rss))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(rssItem),
    '</channel>',
    '</rss>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function rssItem({ path, title, body, published, author, category }: FeedEntry): string {
  return [
    '<item>',
    tag('title', title),
    tag('link', absolute(path)),
    `<guid isPermaLink="true">${escapeHtml(absolute(path))}</guid>`,
    tag('pubDate', rfc822(published)),
    author && tag('dc:creator', author),
    category && tag('category', category),
    tag('description', blocksToHtml(body)),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A feed as a JSON Feed 1.1 document. */
export function jsonFeedOf({ language, title, description, page, json, entries }: Feed) {
  const own = language ?? defaultLanguage;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absolute(page),
    feed_url: absolute(json),
    icon: absolute(paths.shareCard('logo')),
    language: own,
    authors: [{ name: brand.name, url: absolute(paths.home) }],
    items: entries.map((entry) => ({
      id: absolute(entry.path),
      url: absolute(entry.path),
      title: entry.title,
      ...(entry.language && entry.language !== own && { language: entry.language }),
      content_text: blocksToText(entry.body, '\n\n'),
      date_published: momentOf(entry.published).toISOString(),
      ...(entry.image && { image: entry.image }),
      ...(entry.author && { authors: [{ name: entry.author }] }),
      ...(entry.category && { tags: [entry.category] }),
    })),
  };
}

/** A date as RSS writes it: Mon, 09 Nov 2026 08:30:00 GMT. */
function rfc822(iso: string): string {
  return momentOf(iso).toUTCString();
}

/** A day is published when it begins in Switzerland, as the pages show it. */
function momentOf(published: string): Date {
  return new Date(/^\d{4}-\d\d-\d\d$/.test(published) ? startOfDay(published) : published);
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
