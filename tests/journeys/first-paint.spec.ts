import { expect, test } from '../support/fixtures.ts';
import { HELD_MS, holdAfter } from '../support/held-document.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/* What would be seen to move if it were painted by halves. */
for (const { path, halves, markup } of [
  { path: '/', halves: 'the bar', markup: '</nav>' },
  { path: '/contact', halves: 'the card beside the telephone', markup: '</fieldset>' },
  { path: '/test/demo', halves: 'the form beside the suitcase', markup: '</label>' },
])
  test(`nothing of ${path} is painted while only a part of ${halves} is there`, async ({
    page,
  }) => {
    const slow = await holdAfter(path, markup);
    try {
      await page.goto(slow.url);
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
      await expect.poll(painted).toBeGreaterThan(HELD_MS);
    } finally {
      // First the page: what it still fetches ahead would be refused.
      await page.close();
      slow.close();
    }
  });
