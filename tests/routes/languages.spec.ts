import { defaultLanguage, languages } from '../../lib/languages/languages.ts';
import { localPath } from '../../lib/languages/local-path.ts';
import { expect, test } from '../support/fixtures.ts';
import { installLooks } from '../support/page-checks/looks.ts';
import { places } from '../support/pages.ts';
import {
  HEIGHT,
  lookAtLayout,
  lookAtSmallestWindow,
  lookAtTwiceTheText,
  runAxe,
} from '../support/visit.ts';

/** Their addresses name a stored row, which has one of its own in each language. */
const OF_A_ROW = ['info', 'info-imprint', 'resources-category', 'article', 'provider', 'job'];
/** Those of the core, in German. */
const CORE = ['home', 'calculator', 'contact'];
const visited = places.filter(({ name, canonical }) => !canonical && !OF_A_ROW.includes(name));
const others = languages.filter((language) => language !== defaultLanguage);

// The template is tested in English (routes.spec.ts). Here are words of another length.
for (const language of others) {
  test.describe(language, () => {
    test.use({
      locale: language,
      tolerated: /404 .*\/nothing-here/,
      viewport: { width: 360, height: HEIGHT },
    });
    for (const { name, path, status = 200 } of visited) {
      const tag = language === 'de' && CORE.includes(name) ? '@core' : [];
      test(`${name} in ${language}`, { tag }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const response = await page.goto(localPath(language, path));
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.fonts.ready);
        await installLooks(page);
        expect.soft(await lookAtLayout(page)).toEqual([]);
        // The elements are the same in each; what they are called comes from tables that have every word.
        if (language === 'de') expect.soft(await runAxe(page, { colours: false })).toEqual([]);
        expect.soft(await lookAtSmallestWindow(page)).toEqual([]);
        expect.soft(await lookAtTwiceTheText(page, 360)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        expect.soft(await lookAtLayout(page)).toEqual([]);
      });
    }
  });
}
