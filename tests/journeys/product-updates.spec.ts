import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

async function stored(type?: 'major' | 'minor') {
  const query = serviceClient()
    .from('product_updates')
    .select('id, title, body, image_url, type')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
  const { data } = await (type ? query.eq('type', type) : query);
  return data ?? [];
}

const lists = [
  { path: '/product-updates', type: undefined, title: 'Product updates' },
  { path: '/docs/updates', type: 'major', title: 'Product updates in the documentation' },
  { path: '/docs/change-log', type: 'minor', title: 'Change log' },
] as const;

for (const { path, type, title } of lists) {
  test(`${path} shows its five newest, each with day, capital month, title and paragraphs`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - Nightdesk`);
    const rows = (await stored(type)).slice(0, 5);
    const entries = page.locator('main article');
    await expect(entries.first()).toBeVisible();
    expect((await entries.locator('h2').allInnerTexts()).slice(0, 5)).toEqual(
      rows.map((row) => row.title),
    );
    for (const [index, row] of rows.entries()) {
      const entry = entries.nth(index);
      expect((await entry.locator('time').innerText()).replace(/\s+/g, ' ')).toMatch(
        /^\d{1,2} [A-Z]+ \d{4}$/,
      );
      const paragraphs = row.body.split(/\\n|\n/).filter((line) => line.trim());
      expect(await entry.locator('h2 ~ p').allTextContents()).toEqual(paragraphs);
      const pictured = Boolean(row.image_url) && row.image_url !== '/placeholder.svg';
      await expect(entry.locator('img')).toHaveCount(pictured ? 1 : 0);
    }
  });

  test(`${path} can be read to its end without JavaScript, by links`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const seen: string[] = [];
    const titles: string[] = [];
    await page.goto(path);
    for (;;) {
      seen.push(...(await page.locator('main article h2').allInnerTexts()));
      titles.push(await page.title());
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(
          `${new URL(page.url()).pathname}${new URL(page.url()).search}$`.replace('?', '\\?'),
        ),
      );
      const next = page.locator('main a[rel=next]').first();
      if ((await next.count()) === 0) break;
      await next.click();
      await page.waitForLoadState();
    }
    expect(seen).toEqual((await stored(type)).map((row) => row.title));
    expect(new Set(titles).size).toBe(titles.length);
    await context.close();
  });
}

test('what is no page is answered with 404, page 1 and internal addresses with a redirect', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  for (const page of ['0', '-1', 'x', '1.5', '99', '99999999999', '2%2F3'])
    expect(await status(`/product-updates?page=${page}`), page).toBe(404);
  expect(await status('/docs/updates?page=99')).toBe(404);
  const first = await request.get('/product-updates?page=1', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([308, '/product-updates']);
  const inner = await request.get('/docs/change-log/pages/2', { maxRedirects: 0 });
  expect([inner.status(), inner.headers()['location']]).toEqual([308, '/docs/change-log?page=2']);
});

test('the link of an update leads to it, on whatever page it stands by now', async ({ page }) => {
  await page.goto('/product-updates');
  const [newest] = await stored();
  const link = page.locator('article', { hasText: newest?.title }).locator('a[rel=bookmark]');
  await expect(link).toHaveAttribute('href', `/product-updates/${newest?.id}`);

  const rows = await stored();
  const row = rows[12];
  const answer = await page.goto(`/product-updates/${row?.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`/product-updates?page=3#update-${row?.id}`);
  await expect(page.getByRole('heading', { name: row?.title, exact: true })).toBeInViewport();
});

test('an update that does not exist is answered with 404', async ({ request }) => {
  for (const id of ['4b4d21c8-cdfa-4186-a67c-80b53b0ebd00', 'nothing', "1' or '1'='1"])
    expect((await request.get(`/product-updates/${encodeURIComponent(id)}`)).status()).toBe(404);
});

test.describe('who looks for an update that does not exist', () => {
  test.use({ tolerated: /status of 404/ });

  test('reads that it is missing, and is led on', async ({ page }) => {
    await page.goto('/product-updates/4b4d21c8-cdfa-4186-a67c-80b53b0ebd00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Product updates' }).click();
    await expect(page).toHaveURL('/product-updates');
  });
});
