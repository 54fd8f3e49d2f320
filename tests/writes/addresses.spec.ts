import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';
import { ask } from '../support/requests.ts';

// Each process of the site reads within 3 s what was changed past it.
const SOON = { timeout: 10_000 };
const stamp = Date.now();
const old = { page: `was-${stamp}`, other: `/old-${stamp}`, card: `/d%C3%B6r-${stamp}` };
const slug = `is-${stamp}`;

test.beforeAll(async () => {
  const page = { slug: old.page, nav_title: 'Moved', page_title: 'Moved', visible: true };
  const pages = serviceClient().from('website_content');
  await pages.insert({ ...page, content: '<p>Here</p>', order_index: 901 }).throwOnError();
});
test.afterAll(async () => {
  await serviceClient().from('website_content').delete().in('slug', [slug, old.page]);
  await serviceClient().from('redirects').delete().like('from_path', `%${stamp}%`);
});

/** Not for good: an editor may lead the address elsewhere. */
const KEPT = 'public, max-age=30';

const answerOf = async (request: APIRequestContext, path: string, method = 'GET') => {
  const response = await request.fetch(path, { method, maxRedirects: 0 });
  return [response.status(), response.headers().location];
};

const keptFor = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'];

test('a renamed page leads on from its old address, which was cached, and back again @core', async ({
  request,
}) => {
  await expect.poll(() => answerOf(request, `/info/${old.page}`), SOON).toEqual([200, undefined]);
  const pages = serviceClient().from('website_content');
  await pages.update({ slug }).eq('slug', old.page).throwOnError();
  const leadsOn = [308, `/info/${slug}`];
  await expect.poll(() => answerOf(request, `/info/${old.page}`), SOON).toEqual(leadsOn);
  expect(await answerOf(request, `/info/${old.page}`, 'HEAD')).toEqual(leadsOn);
  expect(await answerOf(request, `/de/info/${old.page}`)).toEqual([308, `/de/info/${slug}`]);
  expect(await answerOf(request, `/info/${old.page}).`)).toEqual([308, `/info/${old.page}`]);
  expect(await keptFor(request, `/info/${old.page}`)).toBe(KEPT);
  expect(await answerOf(request, `/info/${old.page}?utm_source=x`)).toEqual([
    308,
    `/info/${slug}?utm_source=x`,
  ]);
  expect(await answerOf(request, `/info/${slug}`)).toEqual([200, undefined]);
  await serviceClient()
    .from('website_content')
    .update({ slug: old.page })
    .eq('slug', slug)
    .throwOnError();
  await expect.poll(() => answerOf(request, `/info/${old.page}`), SOON).toEqual([200, undefined]);
  await expect
    .poll(() => answerOf(request, `/info/${slug}`), SOON)
    .toEqual([308, `/info/${old.page}`]);
});

test('an article and a position with a readable address have that one, and the id leads on', async ({
  request,
}) => {
  const client = serviceClient();
  const article = (more: object) => ({
    ...{
      title: `Keys ${stamp}`,
      excerpt: 'About keys',
      content: '<p>Keys</p>',
      read_time: '1 min',
    },
    ...{ id: randomUUID(), status: 'published', date: new Date().toISOString().slice(0, 10) },
    ...more,
  });
  const original = article({});
  const german = article({ language: 'de', translation_of: original.id });
  const role = { title: 'Porter', department: 'Desk', location: 'Chur', type: 'Full-time' };
  const job = { ...role, id: randomUUID(), description: 'Open doors.', is_active: true };
  const [keys, schluessel, porter] = ['keys', 'schluessel', 'porter'].map(
    (key) => `${key}-${stamp}`,
  );
  const readable = {
    [`/resources/${original.id}`]: `/resources/${keys}`,
    [`/de/resources/${german.id}`]: `/de/resources/${schluessel}`,
    [`/careers/${job.id}`]: `/careers/${porter}`,
  };
  const give = async (slugs: (string | null | undefined)[]) => {
    for (const [at, { id }] of [original, german].entries())
      await client.from('blog_posts').update({ slug: slugs[at] }).eq('id', id).throwOnError();
    await client.from('job_openings').update({ slug: slugs[2] }).eq('id', job.id).throwOnError();
  };
  const text = async (path: string) => (await request.get(path)).text();
  try {
    for (const row of [original, german])
      await client.from('blog_posts').insert(row).throwOnError();
    await client.from('job_openings').insert(job).throwOnError();
    for (const old of Object.keys(readable))
      await expect.poll(() => answerOf(request, old), SOON).toEqual([200, undefined]);

    await give([keys, schluessel, porter]);
    for (const [old, now] of Object.entries(readable)) {
      await expect.poll(() => answerOf(request, old), SOON).toEqual([308, now]);
      expect(await keptFor(request, old)).toBe(KEPT);
      const page = await text(now);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${now}"`));
      expect(page, 'structured data').toMatch(new RegExp(`"(?:url|item)":"[^"]+${now}"`));
      expect(page, 'no link to the id').not.toContain(old.split('/').slice(-2).join('/'));
    }
    const toGerman = [308, `/de/resources/${schluessel}`];
    for (const key of [original.id, keys])
      expect(await answerOf(request, `/de/resources/${key}`), 'in German').toEqual(toGerman);
    expect(await text(`/resources/${keys}`)).toMatch(
      new RegExp(`hrefLang="de" href="[^"]+/de/resources/${schluessel}"`, 'i'),
    );
    for (const [key, status] of [
      [`/fr/resources/${keys}`, 404],
      [`/resources/${schluessel}`, 404],
      [`/careers/${keys}`, 404],
    ] as const)
      expect(await answerOf(request, key)).toEqual([status, undefined]);
    const lists = ['/resources', '/de/resources', '/careers', '/llms.txt', '/stored-sitemap.xml'];
    const listed = (await Promise.all(lists.map(text))).join('');
    for (const [old, now] of Object.entries(readable)) {
      expect(listed).toContain(now);
      expect(listed).not.toContain(old);
    }
    const feed = await text('/resources/feed.xml');
    expect(feed).toMatch(new RegExp(`<link>[^<]+/resources/${keys}</link>`));
    expect(feed, 'known to readers').toMatch(new RegExp(`<guid[^>]*>[^<]+/${original.id}</guid>`));

    await give([null, null, null]);
    for (const [old, now] of Object.entries(readable)) {
      await expect.poll(() => answerOf(request, now), SOON).toEqual([308, old]);
      await expect.poll(() => answerOf(request, old), SOON).toEqual([200, undefined]);
    }
  } finally {
    await client.from('blog_posts').delete().eq('id', original.id);
    await client.from('job_openings').delete().eq('id', job.id);
  }
});

test('an address that no route knows leads on in every spelling, for scripts of ours too', async ({
  request,
  page,
}) => {
  await serviceClient()
    .from('redirects')
    .insert([
      { from_path: old.other, to_path: '/faq' },
      { from_path: old.card, to_path: '/contact' },
    ])
    .throwOnError();
  await expect.poll(() => answerOf(request, old.other), SOON).toEqual([308, '/faq']);
  expect(await answerOf(request, old.other, 'HEAD')).toEqual([308, '/faq']);
  expect(await keptFor(request, old.other)).toBe(KEPT);
  for (const [name, value] of [
    ['content-type', 'text/plain'],
    ['content-length', '000000'],
  ] as const) {
    const answer = await ask({ address: old.other, headers: { [name]: value } });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/faq']);
  }
  expect(await answerOf(request, `${old.other}?a=1`)).toEqual([308, '/faq?a=1']);
  expect(await answerOf(request, `/dör-${stamp}`)).toEqual([308, '/contact']);
  expect(await answerOf(request, `/de${old.other}`)).toEqual([308, '/de/faq']);
  expect(await answerOf(request, `${old.other}%22,?a=1`)).toEqual([308, '/faq?a=1']);
  await page.goto(`${old.other}`);
  await expect(page).toHaveURL(/\/faq$/);
});
