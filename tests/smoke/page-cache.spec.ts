import { CHANGES } from '../support/stand.ts';
import { expect, test } from './fixtures.ts';

test('a page whose row was hidden unnoticed is 404 out of the cache once it has aged, and is back with its row', async ({
  stand: { site, backend, proxy, letPagesAge },
}) => {
  const rows = backend.service().from('website_content');
  const stateOf = async () => {
    const { status, headers } = await fetch(`${site}/info/hidden`);
    return [status, headers.get('x-nextjs-cache')];
  };
  const page = { content: '<p>Text</p>', nav_title: 'A page', page_title: 'A page' };
  proxy.fail('refuse', CHANGES);
  await rows.insert({ slug: 'hidden', visible: true, order_index: 900, ...page }).throwOnError();
  await expect.poll(stateOf).toEqual([200, 'HIT']);
  await rows.update({ visible: false }).eq('slug', 'hidden').throwOnError();
  expect(await stateOf()).toEqual([200, 'HIT']);
  await letPagesAge();
  expect(await stateOf()).toEqual([200, 'STALE']);
  await expect.poll(stateOf).toEqual([404, 'HIT']);
  await rows.update({ visible: true }).eq('slug', 'hidden').throwOnError();
  proxy.restore();
  await expect.poll(stateOf).toEqual([200, 'HIT']);
  // Every page lists these rows in its footer: an instance that starts later would render them all again.
  await backend.service().from('content_changes').delete().gt('id', 0).throwOnError();
});

test('pages that no list has, however many are made up, ask the backend for nothing', async ({
  stand: { site, proxy, quiet },
}) => {
  const lists = [
    ...['/resources?page=', '/de/resources?page=', '/resources?category=hosting&page='],
    ...['/product-updates?page=', '/docs/updates?page=', '/docs/change-log?page='],
    ...['/product-updates/more/all/', '/resources?category=made-up-'],
  ];
  const askEach = async (page: number) => {
    for (const list of lists) {
      const status = list.includes('/more/') ? 200 : 404;
      expect((await fetch(`${site}${list}${page}`)).status, list).toBe(status);
    }
  };
  // What is kept of the first pages has aged in the test before: it is read once more.
  for (const page of [500, 501]) await askEach(page);
  await quiet();
  const asked = proxy.seen();
  for (const page of [502, 503, 9_999, 99_999]) await askEach(page);
  // Another page that has aged may be read meanwhile; 32 answers that ask are 32.
  expect(proxy.seen() - asked).toBeLessThan(lists.length);
});
