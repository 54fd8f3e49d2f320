import { render as renderHtml } from '@/tests/support/render';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './updates-feed.tsx';
import { UpdatesList } from './updates-list.tsx';
import type { StoredUpdate } from './update-view.ts';

const update = (number: number, values: Partial<StoredUpdate> = {}): StoredUpdate => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Update ${number}`,
  body: 'One.\\nTwo.',
  image_url: null,
  image_alt: '',
  type: 'minor',
  created_at: '2026-11-12T09:00:00+00:00',
  is_sample: false,
  language: 'en',
  ...values,
});

const render = (updates: StoredUpdate[] | null, total = updates?.length ?? 0, page = 1) =>
  renderHtml(<UpdatesList result={updates && { updates, total }} list="all" page={page} />);

describe('UpdatesList', () => {
  it('says that there are none, and takes a failure for no empty list', async () => {
    expect(await render([])).toContain('No product updates found. Please check back later!');
    expect(await render(null)).toContain('Failed to load product updates. Please try again later.');
  });

  it.each([
    [1, 1, []],
    [10_000, 700, ['699', '699', '700', '701', '2000', '701']],
  ])('of %i updates links the pages around %i', async (total, page, pages) => {
    const html = await render([update(1)], total, page);
    expect(html.match(/<article/g)).toHaveLength(1);
    const linked = [...html.matchAll(/href="[^"]*page=(\d+)"/g)].map(([, number]) => number);
    expect(linked).toEqual(pages);
  });

  it('shows a picture with its words, unless it is blank, the placeholder or on another host', async () => {
    const withImage = (image_url: string | null) => render([update(1, { image_url })]);
    expect(await withImage('/images/updates/team-access.png')).toContain(
      'alt="Illustration: Update 1"',
    );
    const hidden = [null, '', '  ', '/placeholder.svg', 'https://stranger.example/a.png', 'data:,'];
    for (const image of hidden) expect(await withImage(image), String(image)).not.toContain('<img');
  });

  it('marks an update in another language than the page, and links its page in that language', async () => {
    const html = await render([update(1, { language: 'de' }), update(2)]);
    expect(html.match(/lang="de"/g)).toHaveLength(2);
    expect(html).toContain('>German</p>');
    const links = [...html.matchAll(/href="([^"]*)" rel="bookmark"/g)].map(([, href]) => href);
    expect(links).toEqual([
      '/de/product-updates/00000000-0000-4000-8000-000000000001',
      '/product-updates/00000000-0000-4000-8000-000000000002',
    ]);
  });

  it('shows markup in a title or body as text', async () => {
    const html = await render([
      update(1, { title: '<img src=x>', body: '<script>alert(1)</script>' }),
    ]);
    expect(html).not.toMatch(/<script|<img/);
  });
});

it.each([
  [1, 1, 2000, [1, 2, null, 2000]],
  [4, 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  // The pages from one to another are shown.
  [1, 4, 4, [1, 2, 3, 4]],
  [2, 9, 2000, [1, 2, null, 9, 10, null, 2000]],
])('from page %i to %i of %i the pager leaves out what is far away', (first, last, all, pages) => {
  expect(pageNumbers(first, last, all)).toEqual(pages);
});
