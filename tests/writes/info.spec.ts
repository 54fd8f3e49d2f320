import { serviceClient } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

const stored: string[] = [];

/** Stores a page at a new address, so that no copy of it is cached. */
async function storePage(content: string): Promise<string> {
  const slug = `page-${Date.now()}-${stored.length}`;
  const { error } = await serviceClient().from('website_content').insert({
    slug,
    content,
    visible: true,
    nav_title: 'A test page',
    page_title: 'A test page',
    order_index: 900,
    last_updated: '2026-11-03T23:30:00Z',
  });
  if (error) throw error;
  stored.push(slug);
  return `/info/${slug}`;
}

// A page that is rendered before the site has heard of it would keep the link for the jobs after this one.
test.afterAll(async ({ request }) => {
  await serviceClient().from('website_content').delete().in('slug', stored);
  for (const slug of stored)
    await expect.poll(async () => (await request.get(`/info/${slug}`)).status()).toBe(404);
});

test('a page shows its title, its date in full, and its text without what could harm @core', async ({
  page,
}) => {
  const address = await storePage(
    '<h1>First</h1><p onclick="harm()">Text <img src=x onerror="document.title=\'harm\'"></p>' +
      '<script>document.title="harm"</script><p><a href="java&#9;script:harm()">link</a></p>' +
      '<p><a href="https://example.org">away</a></p>',
  );
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['A test page']);
  await expect(main.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  await expect(main.getByText('Last updated: November 3, 2026')).toBeVisible();
  await expect(main.locator('time[datetime^="2026-11-03"]')).toHaveText('November 3, 2026');
  await expect(main.getByText('link', { exact: true })).not.toHaveAttribute('href');
  await expect(main.getByRole('link', { name: 'away' })).toHaveAttribute('rel', 'noopener');
  await expect(main.locator('img, [onclick]')).toHaveCount(0);
  await expect(page).toHaveTitle('A test page - Nightdesk');
});

test('a page without text yet says so', async ({ page }) => {
  const response = await page.goto(await storePage('<p> </p>'));
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Content coming soon...')).toBeVisible();
});
