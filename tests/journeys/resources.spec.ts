import { storedPosts } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('titles take two lines at most and excerpts three', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/resources');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    const lines = await card.evaluate((element) => {
      const count = (part: Element) =>
        part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight);
      const [title, excerpt] = [
        element.querySelector('h2, h3'),
        element.querySelector('.line-clamp-3'),
      ];
      return [title && count(title), excerpt && count(excerpt)];
    });
    expect(Math.round(lines[0] ?? 99)).toBeLessThanOrEqual(2);
    expect(Math.round(lines[1] ?? 99)).toBeLessThanOrEqual(3);
  }
});

test('the newest articles come first, and a category has an address that can be shared', async ({
  page,
}) => {
  const posts = await storedPosts('published');
  const category = posts.find((post) => post.category?.includes(' '))!.category!;
  const titles = posts.filter((post) => post.category === category).map(({ title }) => title);

  await page.goto('/resources');
  const articles = page.getByRole('main').getByRole('article').getByRole('link');
  // No drafts, no other order, which categories: tests/integration/reads/blog-posts.test.ts.
  await expect(articles).toHaveText(posts.slice(0, 13).map(({ title }) => title));
  const filter = page.getByRole('navigation', { name: 'Categories' });
  await filter.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(/\/resources\?category=[a-z-]+$/);
  await expect(filter.getByRole('link', { name: category })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(articles).toHaveText(titles);
  await page.reload();
  await expect(articles).toHaveText(titles);
  await filter.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(articles).toHaveCount(Math.min(posts.length, 13));
});

test('an article has its facts, its contents, and a way on and back @core', async ({ page }) => {
  const [post] = await storedPosts('published');
  await page.goto(`/resources/${post.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page).toHaveTitle(`${post.title} - Nightdesk`);
  await expect(main.locator('header time')).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
  await expect(main.locator('header')).toContainText('min read');

  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).not.toHaveCount(0);
  for (const link of await contents.getByRole('link').all()) {
    const anchor = await link.getAttribute('href');
    await expect(main.locator(`h2${anchor}`)).toHaveText((await link.textContent()) ?? '');
  }
  await expect(main.getByRole('region', { name: 'Read on' }).getByRole('listitem')).toHaveCount(3);
  await main.getByRole('link', { name: 'Back to Resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
});
