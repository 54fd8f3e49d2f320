import type { Locator } from '@playwright/test';
import { TABLET_WIDTH } from '../support/budgets.ts';
import { openWithQuestion, runAxe } from '../support/visit.ts';
import { expect, FIRST_VISIT, test } from '../support/fixtures.ts';

/** Widths of a phone that is small, a tablet and a desktop, in px. */
const ADMIN_WIDTHS = [320, TABLET_WIDTH, 1440];

test.describe('what opens over a page', () => {
  test.use(FIRST_VISIT);

  test('axe finds nothing while the question about cookies lies over the page', async ({
    page,
  }) => {
    await openWithQuestion(page, '/');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await runAxe(page), `${width} px`).toEqual([]);
    }
  });
});

test('axe finds nothing while the menu is open over a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
});

test.describe('where the system sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const name of ['door', 'reader', 'billing']) {
    test(`the choice of ${name} can be told from the others`, async ({ page }) => {
      await page.goto('/');
      const chosen = page.locator(`input[name=${name}]:checked`);
      const other = page.locator(`input[name=${name}]:not(:checked)`).first();
      expect(await drawnLook(chosen)).not.toEqual(await drawnLook(other));
    });
  }
});

test('axe finds nothing in the admin area, its dialogs included', async ({ adminPage: page }) => {
  test.slow();
  const expectSound = async (shown: Locator) => {
    for (const width of ADMIN_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const { pathname } = new URL(page.url());
      if (width !== TABLET_WIDTH)
        expect(await runAxe(page), `${pathname}, ${shown}, ${width} px`).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow), `${pathname}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  // Until the session is checked there is a spinner and no more.
  await expectSound(page.getByRole('region', { name: 'Changed last' }));
  await page.keyboard.press('Control+k');
  await expectSound(page.getByRole('option', { name: 'Articles', exact: true }));
  await page.keyboard.press('Escape');
  await page.goto('/admin/faq');
  await expectSound(page.getByRole('table'));
  await page.getByRole('button', { name: 'Add New FAQ' }).click();
  await expectSound(page.getByRole('dialog').getByLabel('Question'));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expectSound(page.getByRole('alertdialog'));
  await page.goto('/admin/articles');
  await expectSound(page.getByRole('table'));
  await page.goto('/admin/articles/new');
  await expectSound(page.getByRole('textbox', { name: 'Text', exact: true }));
});

/** How the label of a radio button is drawn: its edges, its outline, its underline and the colours of all that. */
function drawnLook(radio: Locator): Promise<string> {
  return radio.evaluate((input: HTMLInputElement) => {
    const drawn =
      'border-top border-bottom border-left border-right outline text-decoration-line background-color color font-weight fill';
    const label = input.labels![0]!;
    return [label, ...label.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .flatMap((style) => drawn.split(' ').map((name) => style.getPropertyValue(name)))
      .join('; ');
  });
}
