import { visitAtOnce } from './crowd.ts';
import { ask, expect, test } from './fixtures.ts';
import { SITE } from './site-process.ts';

// One process answers about 370 pages a second; a thousand at once would keep a read waiting close to its limit of 3 s.
const VISITORS = 500;

// Each with a table that it shows. Every page has the footer's stored pages besides. Positions are left out: whether one
// is open is asked for every visitor.
const PAGES: Readonly<Record<string, string>> = {
  '/faq': 'faq_items',
  '/integrations': 'pms_providers',
  '/product-updates': 'product_updates',
  '/resources': 'blog_posts',
};

test.beforeAll('every page has been made', async ({ stand }) => {
  expect(stand.proxy.held()).toBe(0);
  // By this process too: the first time costs it more, and a read that takes 3 s is tried a second time.
  await stand.letPagesAge();
  for (const path of Object.keys(PAGES)) expect((await ask(path)).status, path).toBe(200);
  await stand.quiet();
});

for (const [path, table] of Object.entries(PAGES)) {
  test(`${path}: many visitors at once on an expired page ask the backend for each thing once`, async ({
    stand,
  }) => {
    await ask(path);
    await stand.quiet();
    await stand.letPagesAge();
    const before = stand.proxy.seen();
    expect(await visitAtOnce(`${SITE}${path}`, VISITORS)).toEqual({ 200: VISITORS });
    const asked = () => stand.proxy.asked().slice(before);
    await expect.poll(() => asked().join('\n')).toContain(`/rest/v1/${table}?`);
    await stand.quiet();
    expect(asked().toSorted()).toEqual([...new Set(asked())].toSorted());
  });
}

test('a visitor is served while the refresh that the visit set off still waits', async ({
  stand,
}) => {
  for (const path of Object.keys(PAGES)) await ask(path);
  await stand.quiet();
  await stand.letPagesAge();
  stand.proxy.fail('hang');
  for (const path of Object.keys(PAGES)) {
    const before = stand.proxy.held();
    const { status } = await ask(path);
    expect(status, path).toBe(200);
    await expect.poll(() => stand.proxy.held(), { message: path }).toBeGreaterThan(before);
  }
});
