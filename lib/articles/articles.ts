import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import type { Client } from '../supabase/client.ts';
import { createPublicClient } from '../supabase/public.ts';
import { addCachedFocus, addFocus } from '../pictures/focus.ts';
import { articleDefaults } from './lists.ts';
import { call, isBeyondTheEnd, readTwice } from '../supabase/read.ts';
import { z } from '../zod.ts';

/** What a list shows of an article: never its content. */
const CARD = 'id, title, excerpt, image_url, author, shown_category, read_time, date';

/** What its own page shows of an article. */
const ARTICLE =
  `${CARD}, image_alt, content, created_at, updated_at, seo_title, seo_description` as const;

/** How many articles a page of the list holds: one large, and four rows of three. */
export const POSTS_PER_PAGE = 13;

/** What of the list is wanted: all categories (null) or these, and which page. */
const postQuery = z.object({
  categories: z.array(z.string().min(1).max(1_000)).max(1_000).nullable(),
  page: cachedValues.page,
});

/** What the place of an article in the list follows from: its id, and its day as Postgres writes it. */
const postPlace = z.object({ id: cachedValues.id, date: z.iso.date() });

/**
 * One page of the published and complete articles, newest first, and how many there are in all. Behind the last page the
 * list is empty. Row-level security leaves out what is not public yet, or no longer: by the clock of the database, as what
 * makes pages expire (lib/server/content-changes.ts).
 *
 * @throws DataError when both attempts failed
 */
export async function listBlogPosts(wanted: z.input<typeof postQuery>) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const { categories, page } = cachedArgument(postQuery, wanted);
  const from = (page - 1) * POSTS_PER_PAGE;
  const rows = await readTwice('list blog posts', async () => {
    const query = newestPosts({ count: 'exact' });
    const filtered = categories ? query.in('shown_category', categories) : query;
    const { data, error, count } = await filtered.range(from, from + POSTS_PER_PAGE - 1);
    if (error && isBeyondTheEnd(error)) return { data: { posts: [], total: 0 }, error: null };
    return { data: data && { posts: data, total: count ?? data.length }, error };
  });
  return { posts: await addCachedFocus(rows.posts.map(articleDefaults)), total: rows.total };
}

/**
 * The categories of the listed articles, each once, in order.
 *
 * @throws DataError when both attempts failed
 */
export async function listBlogCategories(): Promise<string[]> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const rows = await readTwice('list blog categories', () =>
    createPublicClient().from('blog_categories').select('category'),
  );
  return rows.flatMap(({ category }) => category ?? []);
}

/**
 * One public article with its content as stored (HTML, not sanitised yet), or null. Takes a uuid.
 *
 * @throws DataError when both attempts failed
 */
export async function getBlogPost(id: string) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const postId = cachedArgument(cachedValues.id, id);
  const { post } = await readTwice('read blog post', async () => {
    const { data, error } = await createPublicClient()
      .from('blog_posts')
      .select(ARTICLE)
      .eq('id', postId)
      .eq('status', 'published')
      .maybeSingle();
    return { data: { post: data }, error };
  });
  return post && (await addCachedFocus([articleDefaults(post)]))[0]!;
}

/**
 * One article in any state, as it is at this moment, or null. Row-level security lets administrators read drafts.
 *
 * @throws DataError when that failed
 */
export async function previewBlogPost(client: Client, id: string) {
  const stored = client.from('blog_posts').select(ARTICLE).eq('id', id);
  const post = await call('preview blog post', stored.maybeSingle());
  return post && (await addFocus([articleDefaults(post)]))[0]!;
}

/**
 * What to read after an article: the next older ones, and the newest where there are too few.
 *
 * @throws DataError when both attempts failed
 */
export async function listFurtherPosts(post: z.input<typeof postPlace>, wanted: number) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.blog_posts);
  const { id, date } = cachedArgument(postPlace, post);
  const length = cachedArgument(z.int().min(1).max(20), wanted);
  const [older, newest] = await Promise.all([
    readTwice('list older blog posts', () =>
      newestPosts().or(`date.lt.${date},and(date.eq.${date},id.lt.${id})`).limit(length),
    ),
    readTwice('list newest blog posts', () => newestPosts().limit(length + 1)),
  ]);
  const known = new Set([id, ...older.map((row) => row.id)]);
  const further = [...older, ...newest.filter((row) => !known.has(row.id))].slice(0, length);
  return addCachedFocus(further.map(articleDefaults));
}

function newestPosts(options?: { count: 'exact' }) {
  return createPublicClient()
    .from('blog_posts')
    .select(CARD, options)
    .eq('status', 'published')
    .eq('is_complete', true) // not `is`: its index serves `is_complete`, not `is_complete is true`
    .order('date', { ascending: false })
    .order('id', { ascending: false });
}
