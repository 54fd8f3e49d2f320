import 'server-only';
import { articles } from '../articles/admin.ts';
import { languageOf, type Collection } from '../collections/collection.ts';
import { isSlug, uuidSchema } from '../forms/fields.ts';
import { ownAddressesIn } from '../html/addresses-in.ts';
import { articleContents } from '../html/stored-html.ts';
import { sanitiseStoredHtml } from '../html/sanitize.ts';
import { defaultLanguage, languages, type Language } from '../languages/languages.ts';
import { localPath, splitLanguage } from '../languages/local-path.ts';
import { pages } from '../pages/admin.ts';
import { hasPicture } from '../pictures/pictures.ts';
import { redirects } from '../redirects/admin.ts';
import { sitePath } from '../redirects/site-path.ts';
import { isFixedAddress, isReserved } from '../redirects/site-routes.ts';
import { readRedirects } from '../redirects/stored-redirects.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { call } from '../supabase/read.ts';

/** How much is looked through: rows, addresses in each, pictures; and how long an answer is kept. */
const MOST_ROWS = 200;
const MOST_IN_A_ROW = 200;
const MOST_PICTURES = 300;
const KEPT_MS = 60_000;
/** Keys in one query, which has to fit into an address; pictures that are asked for at once. */
const KEYS_IN_A_QUERY = 50;
const AT_ONCE = 6;

/** Something in a stored row that leads nowhere. */
export interface BrokenLink {
  /** The collection of the row, its key, its name and the language of that. */
  collection: string;
  key: string;
  title: string;
  language: Language;
  kind: 'link' | 'picture' | 'place' | 'redirect';
  /** What stands there. */
  address: string;
}

/** Which addresses are there, of those that were asked about. */
type Known = { isThere: (path: string) => boolean };

type Text = {
  collection: Collection;
  key: string;
  title: string;
  language: Language;
  html: string;
  image?: string | null;
};

let kept: { at: number; links: Promise<BrokenLink[]> } | null = null;

/**
 * Links and pictures of this site in the stored texts, and redirects, that lead nowhere for a visitor: of the 200
 * newest articles and the first 200 pages, drafts included. Other sites are not asked. An answer is kept for a minute.
 *
 * @param client acts as an owner or an editor, whose rights decide which rows are looked through
 * @throws DataError when something could not be read
 */
export function listBrokenLinks(client: Client): Promise<BrokenLink[]> {
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.links;
  const links = findBrokenLinks(client);
  const mine = { at: Date.now(), links };
  kept = mine;
  links.catch(() => {
    if (kept === mine) kept = null;
  });
  return links;
}

async function findBrokenLinks(client: Client): Promise<BrokenLink[]> {
  const [texts, moved] = await Promise.all([readTexts(client), readRedirects()]);
  const rows = texts.map((text) => {
    const html = sanitiseStoredHtml(text.html);
    const found = ownAddressesIn(html, MOST_IN_A_ROW);
    if (text.image) found.push({ kind: 'picture', address: text.image });
    return {
      ...text,
      found,
      places: new Set(articleContents(html).headings.map(({ id }) => `#${id}`)),
    };
  });
  const links = rows.flatMap(({ found }) => found.filter(({ kind }) => kind === 'link'));
  const wanted = [...links.map(({ address }) => address), ...moved.map(([, to]) => to)];
  const stored = await findStored(wanted.map(pathOf).filter((path) => path !== null));
  const targets = new Map(moved);
  const isThere = (address: string) => {
    const path = pathOf(address);
    if (path === null) return false;
    return stored.isThere(path) || stored.isThere(targets.get(path)?.split('#', 1)[0] ?? '/-');
  };
  const pictures = await findMissingPictures(
    rows
      .flatMap(({ found }) => found.filter(({ kind }) => kind === 'picture'))
      .map(({ address }) => address),
  );
  return [
    ...rows.flatMap(({ collection, key, title, language, found, places }) =>
      found.flatMap(({ kind, address }): BrokenLink[] => {
        const broken = { collection: collection.name, key, title, language, address };
        if (address.startsWith('#'))
          return address === '#top' || places.has(address) ? [] : [{ ...broken, kind: 'place' }];
        const isBroken = kind === 'picture' ? pictures.has(address) : !isThere(address);
        return isBroken ? [{ ...broken, kind }] : [];
      }),
    ),
    ...(await brokenRedirects(client, stored)),
  ];
}

async function readTexts(client: Client): Promise<Text[]> {
  const newest = { ascending: false } as const;
  const [posts, infos] = await Promise.all([
    call(
      'read the texts of articles',
      client
        .from('blog_posts')
        .select('id, title, language, content, image_url')
        .order('date', newest)
        .order('id', newest)
        .limit(MOST_ROWS),
    ),
    call(
      'read the texts of pages',
      client
        .from('website_content')
        .select('id, page_title, language, content')
        .order('order_index')
        .order('id')
        .limit(MOST_ROWS),
    ),
  ]);
  return [
    ...posts.map(({ id, title, language, content, image_url }) => ({
      collection: articles,
      key: id,
      title,
      language: languageOf({ language }),
      html: content,
      image: image_url,
    })),
    ...infos.map(({ id, page_title, language, content }) => ({
      collection: pages,
      key: id,
      title: page_title,
      language: languageOf({ language }),
      html: content,
    })),
  ];
}

async function brokenRedirects(client: Client, { isThere }: Known): Promise<BrokenLink[]> {
  const rows = await call(
    'read redirects',
    client
      .from('redirects')
      .select('id, from_path, to_path')
      .order('created_at', { ascending: false })
      .limit(1_000),
  );
  return rows
    .filter(({ to_path }) => !isThere(pathOf(to_path) ?? '/-'))
    .map(({ id, from_path, to_path }) => ({
      collection: redirects.name,
      key: id,
      title: from_path,
      language: defaultLanguage,
      kind: 'redirect' as const,
      address: to_path,
    }));
}

/** The path of an address, in its one spelling. */
function pathOf(address: string): string | null {
  return sitePath(address.split(/[?#]/, 1)[0] ?? '');
}

/** Addresses that are there whatever is stored: their parts are known by the router, or are files. */
const OTHERS =
  /^\/(?:images\/|share-cards\/|(?:docs\/(?:updates|change-log)|product-updates)\/pages\/|resources\/lists\/|app\/|auth\/|newsletter\/)/;

/** Which of some addresses visitors find something at. Rights of a visitor decide, at this moment. */
async function findStored(asked: readonly string[]): Promise<Known> {
  const visitor = createPublicClient();
  const known = new Set<string>();
  const wanted = asked.map(splitLanguage);
  /** A row has its page in its own language only. */
  const find = async (
    prefix: string,
    isKey: (key: string) => boolean,
    read: (keys: string[], language: Language) => PromiseLike<string[]>,
  ) => {
    for (const language of languages) {
      const keys = wanted.flatMap((one) => {
        const isHere = one.language === language && one.path.startsWith(prefix);
        const key = isHere ? one.path.slice(prefix.length) : '';
        return isKey(key) ? [key] : [];
      });
      const distinct = [...new Set(keys)];
      for (let first = 0; first < distinct.length; first += KEYS_IN_A_QUERY) {
        const found = await read(distinct.slice(first, first + KEYS_IN_A_QUERY), language);
        for (const key of found) known.add(localPath(language, prefix + key.toLowerCase()));
      }
    }
  };
  const isId = (key: string) => uuidSchema.safeParse(key).success;
  await Promise.all([
    find('/info/', isSlug, async (keys, language) => {
      const rows = visitor
        .from('website_content')
        .select('slug')
        .eq('visible', true)
        .eq('language', language);
      return (await call('find pages', rows.in('slug', keys))).map(({ slug }) => slug);
    }),
    find(
      '/integrations/',
      (key) => /^[a-z0-9_]{1,60}$/.test(key),
      async (keys, language) => {
        const codes = keys.map((key) => key.toUpperCase());
        const rows = visitor.from('pms_providers').select('code').eq('language', language);
        return (await call('find providers', rows.in('code', codes))).map(({ code }) => code);
      },
    ),
    find('/resources/', isId, async (keys, language) => {
      const rows = visitor.from('blog_posts').select('id').eq('language', language);
      return (await call('find articles', rows.in('id', keys))).map(({ id }) => id);
    }),
    find('/careers/', isId, async (keys, language) => {
      const rows = visitor.from('job_openings').select('id').eq('language', language);
      return (await call('find positions', rows.in('id', keys))).map(({ id }) => id);
    }),
    find('/product-updates/', isId, async (keys, language) => {
      const rows = visitor.from('product_updates').select('id').eq('language', language);
      return (await call('find updates', rows.in('id', keys))).map(({ id }) => id);
    }),
  ]);
  return {
    isThere: (address) => {
      const { path } = splitLanguage(address);
      return (
        known.has(address) ||
        isFixedAddress(address) ||
        isReserved(address) ||
        OTHERS.test(path) ||
        isLegal(path)
      );
    },
  };
}

/** Redirected by lib/server/address-rules.ts. */
const isLegal = (path: string) => /^\/info\/(?:privacy|terms|cookies)$/.test(path);

/** Which of some addresses are uploaded pictures that are gone. Pictures of the build and of other places are not asked for. */
async function findMissingPictures(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const uploaded = [...new Set(addresses)].filter((address) => address.startsWith('/media/'));
  const missing = new Set<string>();
  const waiting = uploaded.slice(0, MOST_PICTURES);
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name = ''] = next.slice('/media/'.length).split(/[?#]/, 1);
      if (!(await hasPicture(name))) missing.add(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return missing;
}
