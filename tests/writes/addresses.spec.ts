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
