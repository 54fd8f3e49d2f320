// @module-tag core
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  getBlogPost,
  listBlogCategories,
  listBlogPosts,
  listFurtherPosts,
  POSTS_PER_PAGE,
} from '../../../lib/articles/articles.ts';
import type { TablesInsert } from '../../../lib/supabase/database.types.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const backend = connectToEmbedded();

beforeEach(async () => {
  await backend().service().from('blog_posts').delete().neq('title', '').throwOnError();
});

const everything = { categories: null, page: 1 };

type Article = TablesInsert<'blog_posts'>;
const article: Article = {
  title: 'An article',
  excerpt: 'What it is about',
  content: '<p>Text</p>',
  category: 'Hosting',
  read_time: '4 min read',
  date: '2026-11-01',
  status: 'published',
};

describe('the list of articles', () => {
  it('is empty without articles, and has no categories', async () => {
    expect(await listBlogPosts(everything)).toEqual({ posts: [], total: 0 });
    expect(await listBlogCategories()).toEqual([]);
  });

  it('shows one article with its defaults, and never its content', async () => {
    await store([{ image_url: null, author: null, category: null }]);
    const { posts, total } = await listBlogPosts(everything);
    expect(total).toBe(1);
    const defaults = { author: 'Unknown', shown_category: 'Uncategorized' };
    expect(posts[0]).toMatchObject({ image_url: '/placeholder.svg', ...defaults });
    expect(posts[0]).not.toHaveProperty('content');
    expect(await listBlogCategories()).toEqual(['Uncategorized']);
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['an article without an excerpt', { excerpt: ' ' }],
    ['an article without content', { content: '' }],
    ['an article without a read time', { read_time: null }],
  ])('leaves out %s, and its category', async (_, lacking) => {
    await store([{ category: 'Shown' }, { category: 'Hidden', ...lacking }]);
    expect((await listBlogPosts(everything)).total).toBe(1);
    expect(await listBlogCategories()).toEqual(['Shown']);
  });

  it('puts the newest first, filters by category and pages', async () => {
    await store(
      Array.from({ length: 30 }, (_, index) => ({
        title: `Article ${index}`,
        category: index % 2 ? 'Odd' : 'Even',
        date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      })),
    );
    const first = await listBlogPosts(everything);
    expect(first.posts.map(({ title }) => title)).toEqual(
      Array.from({ length: POSTS_PER_PAGE }, (_, index) => `Article ${29 - index}`),
    );
    expect(first.total).toBe(30);
    const last = await listBlogPosts({ categories: ['Odd'], page: 2 });
    const titles = [{ title: 'Article 3' }, { title: 'Article 1' }];
    expect(last).toMatchObject({ total: 15, posts: titles });
    expect(await listBlogPosts({ categories: ['Odd'], page: 3 })).toMatchObject({ posts: [] });
    expect(await listBlogCategories()).toEqual(['Even', 'Odd']);
  });
});

describe('one article', () => {
  it('is read with its content when it is published, and not otherwise', async () => {
    const [published, draft] = await store([{}, { status: 'draft' }]);
    expect(await getBlogPost(published!.id)).toMatchObject({ content: '<p>Text</p>' });
    expect(await getBlogPost(draft!.id)).toBeNull();
    expect(await getBlogPost(randomUUID())).toBeNull();
  });

  it('is followed by the older ones, then by the newest, never by itself', async () => {
    const rows = await store(
      ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-03'].map((date) => ({ date })),
    );
    const second = rows[1]!;
    const further = await listFurtherPosts(second, 3);
    expect(further[0]!.id).toBe(rows[0]!.id);
    expect(new Set(further.map(({ id }) => id))).toEqual(
      new Set(rows.filter(({ id }) => id !== second.id).map(({ id }) => id)),
    );
  });
});

async function store(rows: Partial<Article>[]) {
  const { data } = await backend()
    .service()
    .from('blog_posts')
    .insert(rows.map((row) => ({ ...article, ...row })))
    .select('id, date')
    .throwOnError();
  return data;
}
