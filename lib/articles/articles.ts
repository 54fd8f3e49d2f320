import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { alternatesOf, asPreview, familyOf } from '../languages/translations.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { addCachedFocus, addFocus } from '../pictures/focus.ts';
import { PLACEHOLDER_IMAGE } from '../html/images.ts';
import { UNNAMED } from './lists.ts';
import { call, isBeyondTheEnd, readTwice } from '../supabase/read.ts';
import { addressKey, columnOfKey } from '../forms/address-key.ts';
import { z } from '../zod.ts';

/** The columns that a list shows: never the content. */
const CARD = 'id, slug, title, excerpt, image_url, author, shown_category, read_time, date';

/** The columns that the page of an article shows. */
const ARTICLE =
  `${CARD}, image_alt, content, created_at, updated_at, seo_title, seo_description, language, translation_of` as const;

/** The number of articles on a page of the list: one large, and four rows of three. */
export const POSTS_PER_PAGE = 13;

/** The wanted part of the list: all categories (null) or these, and a page. */
const postQuery = z.object({
  categories: z.array(z.string().min(1).max(1_000)).max(1_000).nullable(),
  page: cachedValues.page,
});

/** An article's place in the list follows from the id of its original, and from its day as Postgres writes it. */
const postPlace = z.object({
  id: cachedValues.id,
  date: z.iso.date(),
  original_id: cachedValues.id.optional(),
});

/**
 * One page of the published and complete articles, newest first, and how many there are in all. Behind the last page the
 * list is empty. In another language each is shown by its translation where there is one, and the categories are those of
 * what is shown. Row-level security leaves out what is not public yet, or no longer: by the clock of the database, as what
 * makes pages expire (lib/server/content-changes.ts).
 *
 * @throws DataError when both attempts failed
 */
export async function listBlogPosts(
  wanted: z.input<typeof postQuery>,
  shownIn: Language = defaultLanguage,
) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const { categories, page } = cachedArgument(postQuery, wanted);
  const language = cachedArgument(cachedValues.language, shownIn);
  const from = (page - 1) * POSTS_PER_PAGE;
  if (page > 1 && from >= (await countBlogPosts(categories, language)))
    return { posts: [], total: 0 };
  const rows = await readTwice('list blog posts', async () => {
    const query = newestPosts(language, { count: 'exact' });
    const filtered = categories ? query.in('shown_category', categories) : query;
    const { data, error, count } = await filtered.range(from, from + POSTS_PER_PAGE - 1);
    if (error && isBeyondTheEnd(error)) return { data: { posts: [], total: 0 }, error: null };
    return { data: data && { posts: cardsOf(data), total: count ?? data.length }, error };
  });
  return { posts: await addCachedFocus(rows.posts.map(complete)), total: rows.total };
}

/**
 * The number of articles in a list, by the kept answer of its first page: no query for each page number that is made up. A
 * cached function that called itself would pass by what is kept.
 */
async function countBlogPosts(categories: string[] | null, language: Language): Promise<number> {
  return (await listBlogPosts({ categories, page: 1 }, language)).total;
}

/**
 * The categories of the listed articles, each once, in order.
 *
 * @throws DataError when both attempts failed
 */
export async function listBlogCategories(shownIn: Language = defaultLanguage): Promise<string[]> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const language = cachedArgument(cachedValues.language, shownIn);
  const client = createPublicClient();
  if (language === defaultLanguage) {
    const rows = await readTwice('list blog categories', () =>
      client.from('blog_categories').select('category'),
    );
    return rows.flatMap(({ category }) => category ?? []);
  }
  const rows = await readTwice('list translated blog categories', () =>
    client.from('translated_posts').select('shown_category').eq('shown_in', language),
  );
  return [...new Set(rows.flatMap(({ shown_category }) => shown_category ?? []))].sort(
    (one, other) => one.localeCompare(other, language),
  );
}

/**
 * One public article in a language, with its content as stored (HTML, not sanitised yet) and the languages in which it has
 * a page, or null.
 *
 * @param key its readable address or its id
 *
 * @throws DataError when both attempts failed
 */
export async function getBlogPost(key: string, shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const postKey = cachedArgument(cachedValues.slug, key);
  const language = cachedArgument(cachedValues.language, shownIn);
  const { post } = await readTwice('read blog post', async () => {
    const { data, error } = await createPublicClient()
      .from('blog_posts')
      .select(ARTICLE)
      .eq(columnOfKey(postKey), postKey)
      .eq('language', language)
      .eq('status', 'published')
      .maybeSingle();
    return { data: { post: data }, error };
  });
  if (!post) return null;
  const family = await readTwice('read the languages of a blog post', () =>
    createPublicClient()
      .from('blog_posts')
      .select('id, slug, language, translation_of, date, image_url, author')
      .or(familyOf(post))
      .eq('status', 'published'),
  );
  const original = family.find(({ translation_of }) => translation_of === null);
  if (!original) return null;
  const { date, image_url, author } = original;
  const shown = { ...post, date, image_url, author, language, original_id: original.id };
  const [withFocus] = await addCachedFocus([complete(shown)]);
  return { ...withFocus!, alternates: alternatesOf(family, addressKey) };
}

/**
 * One article in any state, as it is at this moment, or null. Row-level security lets administrators read drafts.
 *
 * @throws DataError when that failed
 */
export async function previewBlogPost(client: Client, key: string, language: Language) {
  const stored = client.from('blog_posts').select(ARTICLE).eq(columnOfKey(key), key);
  const post = await call('preview blog post', stored.eq('language', language).maybeSingle());
  if (!post) return null;
  const [withFocus] = await addFocus([complete(asPreview(post, language))]);
  return withFocus!;
}

/**
 * Lists what to read after an article: the next older ones, and the newest where there are too few.
 *
 * @throws DataError when both attempts failed
 */
export async function listFurtherPosts(
  post: z.input<typeof postPlace>,
  wanted: number,
  shownIn: Language = defaultLanguage,
) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const { original_id, date, ...place } = cachedArgument(postPlace, post);
  const language = cachedArgument(cachedValues.language, shownIn);
  const id = original_id ?? place.id;
  const key = language === defaultLanguage ? 'id' : 'original_id';
  const length = cachedArgument(z.int().min(1).max(20), wanted);
  const [older, newest] = await Promise.all([
    readTwice('list older blog posts', () =>
      newestPosts(language)
        .or(`date.lt.${date},and(date.eq.${date},${key}.lt.${id})`)
        .limit(length),
    ),
    readTwice('list newest blog posts', () => newestPosts(language).limit(length + 1)),
  ]);
  const known = new Set([id, ...cardsOf(older).map((row) => row.original_id)]);
  const others = cardsOf(newest).filter((row) => !known.has(row.original_id));
  const further = [...cardsOf(older), ...others].slice(0, length);
  return addCachedFocus(further.map(complete));
}

/** The team's name as an author. */
const TEAM: Record<Language, string> = {
  en: 'The Nightdesk team',
  de: 'Das Nightdesk-Team',
  fr: 'L’équipe de Nightdesk',
  nl: 'Het team van Nightdesk',
  et: 'Nightdeski meeskond',
};

/**
 * An article with all that it may lack; the category's default is the database's. As its author, the team has the name that
 * it has in the language of the article.
 */
function complete<
  Row extends Pick<Card, 'image_url' | 'author' | 'read_time'> & { language: Language },
>(row: Row) {
  const author = row.author?.trim() || UNNAMED;
  return {
    ...row,
    image_url: row.image_url?.trim() || PLACEHOLDER_IMAGE,
    author: author === TEAM.en ? TEAM[row.language] : author,
    read_time: row.read_time?.trim() ?? '',
  };
}

type Card = NonNullable<Awaited<ReturnType<typeof newestOriginals>>['data']>[number];
type ShownCard = Card & { language: Language; original_id: string };

/** The rows of either list of {@link newestPosts}, as one kind. */
function cardsOf(rows: readonly object[]): ShownCard[] {
  return (rows as (Card & Partial<ShownCard>)[]).map((row) => ({
    ...row,
    language: row.language ?? defaultLanguage,
    original_id: row.original_id ?? row.id,
  }));
}

/** The articles of a language; another one than English has a view, in which no column is known to hold a value. */
function newestPosts(language: Language, options?: { count: 'exact' }) {
  if (language !== defaultLanguage) {
    const shown = createPublicClient()
      .from('translated_posts')
      .select(`${CARD}, language, original_id`, options)
      .eq('shown_in', language)
      .order('date', { ascending: false })
      .order('original_id', { ascending: false });
    return shown as unknown as ReturnType<typeof newestOriginals>;
  }
  return newestOriginals(options);
}

function newestOriginals(options?: { count: 'exact' }) {
  return createPublicClient()
    .from('blog_posts')
    .select(CARD, options)
    .eq('status', 'published')
    .eq('is_complete', true) // not `is`: its index serves `is_complete`, not `is_complete is true`
    .eq('language', defaultLanguage)
    .order('date', { ascending: false })
    .order('id', { ascending: false });
}
