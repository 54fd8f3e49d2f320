import { all, firstPage, isKeptFromSearch, one, textOf } from '../support/first-html.ts';
import { expect, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';

const title = `E2E Only in English ${Date.now()}`;

/** Rows without a translation: an article and an open position. Those of the seeds have one in every language. */
const ROWS = {
  resources: () =>
    serviceClient()
      .from('blog_posts')
      .insert({
        title,
        excerpt: title,
        content: `<p>${title}</p>`,
        read_time: '1 min read',
        status: 'published',
      })
      .select('id')
      .single()
      .throwOnError(),
  careers: () =>
    serviceClient()
      .from('job_openings')
      .insert({
        title,
        department: 'Desk',
        location: 'Chur',
        type: 'Full-time',
        description: title,
        is_active: true,
      })
      .select('id')
      .single()
      .throwOnError(),
};

test.afterAll(async () => {
  await serviceClient().from('blog_posts').delete().eq('title', title).throwOnError();
  await serviceClient().from('job_openings').delete().eq('title', title).throwOnError();
});

for (const [list, store] of Object.entries(ROWS)) {
  test(`a page of /de/${list} that is not translated is 404 and leads to the one in English`, async ({
    request,
  }) => {
    const { data } = await store();
    const path = `/${list}/${data.id}`;
    const page = await firstPage(request, `/de${path}`);
    expect(page.status).toBe(404);
    expect(isKeptFromSearch(page)).toBe(true);
    const [link, ...others] = all(one(page.document, 'main'), 'a').filter(
      ({ attribs }) => attribs.href === path,
    );
    expect(others).toEqual([]);
    expect(link?.attribs).toMatchObject({ hreflang: 'en', lang: 'en' });
    const original = await firstPage(request, path);
    expect(original.status).toBe(200);
    expect(textOf(one(original.document, 'h1'))).toBe(textOf(link!));
  });
}
