import { defaultLanguage, languages } from '../../lib/languages/languages.ts';
import { localPath } from '../../lib/languages/local-path.ts';
import { expect, test } from '../support/fixtures.ts';
import { installLooks } from '../support/page-checks/looks.ts';
import { places } from '../support/pages.ts';
import { ON_DEMAND } from '../support/site.ts';
import {
  HEIGHT,
  lookAtLayout,
  lookAtSmallestWindow,
  lookAtTwiceTheText,
  runAxe,
} from '../support/visit.ts';

/** Their addresses name a stored row, which has one of its own in each language. */
const OF_A_ROW = ['info', 'info-imprint', 'resources-category', 'article', 'provider', 'job'];
const visited = places.filter(({ name, canonical }) => !canonical && !OF_A_ROW.includes(name));
const others = languages.filter((language) => language !== defaultLanguage);

// The template is tested in English (routes.spec.ts). Here are words of another length: each page in one language in turn,
// and in all of them on demand.
for (const [turn, language] of others.entries()) {
  test.describe(language, () => {
    test.use({
      locale: language,
      tolerated: /404 .*\/nothing-here/,
      viewport: { width: 360, height: HEIGHT },
    });
    for (const [index, { name, path, status = 200 }] of visited.entries()) {
      const isInTurn = index % others.length === turn;
      test(`${name} in ${language}`, { tag: isInTurn ? [] : ON_DEMAND }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const response = await page.goto(localPath(language, path));
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.fonts.ready);
        await installLooks(page);
        expect.soft(await lookAtLayout(page)).toEqual([]);
        expect.soft(await runAxe(page, { colours: false })).toEqual([]);
        expect.soft(await lookAtSmallestWindow(page)).toEqual([]);
        expect.soft(await lookAtTwiceTheText(page, 360)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        expect.soft(await lookAtLayout(page)).toEqual([]);
      });
    }
  });
}
