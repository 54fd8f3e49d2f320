import type { Page } from '@playwright/test';
import { BUDGETS } from '../support/budgets.ts';
import { SITE_URL } from '../support/site.ts';
import { expect, expectLink, mainNavigation, test } from '../support/fixtures.ts';
import { holdPage } from '../support/slow-scripts.ts';

/** The links of the navigation bar. */
const LINKS: [label: string, href: string][] = [
  ['Home', '/'],
  ['AI co-host', '/ai-cohost'],
  ['Pricing', '/#pricing'],
  ['Resources', '/resources'],
  ['Product updates', '/product-updates'],
  ['Help & FAQ', '/faq'],
  ['About', '/info/about'],
  ['Careers', '/careers'],
];

/** Those below them, in the menu of narrow windows only. A booking system of the seeds is connected. */
const MORE_LINKS: typeof LINKS = [
  ['House book', '/try'],
  ['Calculator', '/calculator'],
  ['Demo on your phone', '/test/demo'],
];

/** Three pages of the code and those of the seeds that are visible and belong into the footer. */
const LEGAL = [
  ...['Privacy', 'Terms', 'Cookies', 'Data processing'],
  ...['AI disclosure', 'Accessibility', 'Imprint'],
];

/** The pages that the menu leads to. */
const LEADS = LINKS.map(([, href]) => href).filter((href) => href !== '/' && !href.includes('#'));

test.use({ viewport: { width: 1440, height: 900 } });

test('the navigation bar has its links, and Admin for administrators only @core', async ({
  page,
}) => {
  await page.goto('/faq');
  const nav = mainNavigation(page);
  for (const [label, href] of LINKS) await expectLink(nav, label, href);
  for (const [, href] of MORE_LINKS) await expect(nav.locator(`a[href="${href}"]`)).toBeHidden();
  await expectLink(page.getByRole('banner'), /^Sign Up/, '/app/auth/register');
  // Where it leads: http/addresses.spec.ts.
  await expectLink(page.getByRole('banner'), /^Login/, '/app');
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
  const current = nav.getByRole('link', { name: 'Help & FAQ' });
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('an administrator sees the Admin link and Dashboard on a prerendered page @core', async ({
  adminPage,
}) => {
  await adminPage.goto('/faq');
  await expectLink(adminPage, 'Admin', '/admin');
  const dashboard = adminPage.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
});

test('the bar becomes solid white with a shadow beyond 10 px', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, shadow: boxShadow !== 'none' };
    });
  expect((await look()).shadow).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect.poll(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', shadow: true });
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expect.poll(async () => (await look()).shadow, '10 px are not enough').toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(10);
});

test('the pricing link leads to the section from every page, and so does its address', async ({
  page,
}) => {
  const pricing = page.locator('#pricing');
  const top = () => distanceFromTop(page, '#pricing');
  for (const from of ['/', '/faq']) {
    await page.goto(from);
    await mainNavigation(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/#pricing$/);
    await expect(pricing).toBeInViewport();
    await expect.poll(top).toBeLessThan(150);
  }
  await page.goto('/faq');
  await page.goto('/#pricing');
  await expect.poll(top).toBeLessThan(150);
});

test('a link to the page that one is on leads to its anchor or its top, however often it is pressed', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const goDown = () => page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const nav = mainNavigation(page);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Nightdesk' });

  await page.goto('/#pricing');
  for (let press = 0; press < 2; press += 1) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => distanceFromTop(page, '#pricing')).toBeLessThan(150);
    expect(new URL(page.url()).hash).toBe('#pricing');
  }
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect.poll(top).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('#pricing');

  for (const [path, link] of [
    ['/', logo],
    ['/faq', nav.getByRole('link', { name: 'Help & FAQ' })],
    ['/features', page.getByRole('contentinfo').getByRole('link', { name: 'Features' })],
  ] as const) {
    await page.goto(path);
    await goDown();
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect.poll(top, path).toBe(0);
  }
});

test('a visit that began at an anchor does not come back to it, and a page starts at its top while another one still scrolls', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const nav = mainNavigation(page);
  const follow = async (name: string, path: string) => {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  };
  await page.goto('/#pricing');
  await expect.poll(() => distanceFromTop(page, '#pricing')).toBeLessThan(150);
  for (let visit = 0; visit < 2; visit += 1) {
    await follow('Help & FAQ', '/faq');
    await follow('Home', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await stillAt(page)).toBe(0);
  }
  await follow('Help & FAQ', '/faq');
  await follow('Pricing', '/#pricing');
  await expect.poll(() => distanceFromTop(page, '#pricing')).toBeLessThan(150);

  for (const [name, path] of [
    ['Help & FAQ', '/faq'],
    ['Careers', '/careers'],
    ['AI co-host', '/ai-cohost'],
  ] as const) {
    await follow('Home', '/');
    await expect.poll(top).toBe(0);
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(top).toBeGreaterThan(0);
    await follow(name, path);
    expect(await stillAt(page), path).toBe(0);
  }
});

test('such a link jumps for those who want less motion, and a modified click stays the browser’s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  const tryBoth = () =>
    page.evaluate(() => {
      const behaviours: unknown[] = [];
      const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        behaviours.push(options.behavior);
        scrollTo(options);
      }) as typeof window.scrollTo;
      const link = document.querySelector<HTMLElement>('nav a[href="/faq"]')!;
      let answered = false;
      const note = (event: Event) => {
        answered = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', note);
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
      );
      const modified = answered;
      link.click();
      window.removeEventListener('click', note);
      return { behaviours, modified, plain: answered };
    });
  // Until the page's scripts are there, every click is the browser's.
  await expect.poll(tryBoth).toEqual({ behaviours: ['instant'], modified: false, plain: true });
});

test('a hash that names nothing, or is no text, leads nowhere', async ({ page }) => {
  await page.clock.install();
  for (const hash of ['#nothing', '#100%']) {
    await page.goto(`/${hash}`);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a new path starts at the top, and going back returns to the place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await mainNavigation(page).getByRole('link', { name: 'Help & FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});

test('the footer links the stored pages that are visible, and carries the current year @core', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const legal = footer.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(legal).toHaveText(LEGAL);
  await expectLink(footer, 'About', '/info/about');
  await expect(footer.locator('a[href="/info/press"]')).toHaveCount(0);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens by button, closes by Escape and after a link, and returns the focus @core', async ({
    page,
  }) => {
    await page.goto('/faq');
    const nav = mainNavigation(page);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect(nav).toBeHidden();
    await toggle.press('Enter');
    await expect(nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    for (const [label] of [...LINKS, ...MORE_LINKS])
      await expect(nav.getByRole('link', { name: label, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(nav).toBeHidden();
  });

  test('the menu does not wait for a page that is long on its way', async ({ page }) => {
    const release = await holdPage(page, '/info/about');
    await page.goto('/faq');
    const nav = mainNavigation(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await nav.getByRole('link', { name: 'About' }).click();
    await expect(nav).toBeHidden();
    await expect(page).toHaveURL(/\/faq$/);
    release();
    await expect(page).toHaveURL(/\/info\/about$/);
  });

  test('the menu closes at once for what is on the same page', async ({ page }) => {
    await page.goto('/');
    const nav = mainNavigation(page);
    await openMenu(page);
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await expect(nav).toBeHidden();
    await expect(page.locator('#pricing')).toBeInViewport();
  });

  test('without JavaScript the menu works, and shows what a visitor sees', async ({
    plainPage: page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(mainNavigation(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Help & FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('the menu that is opened again is not closed by the link before', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq');
    const nav = mainNavigation(page);
    await openMenu(page);
    await nav.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/info/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.clock.runFor(2000); // longer than a menu waits for its page
    await expect(nav).toBeVisible();
  });
});

test('the bar is one row on every phone, signed in or not', async ({ page, context }) => {
  const bar = page.getByRole('banner');
  for (const viewer of ['user', 'admin', 'visitor']) {
    await context.addCookies([{ name: 'viewer', value: viewer, url: SITE_URL }]);
    await page.goto('/contact');
    const signUp = bar.getByRole('link', { name: 'Sign Up', includeHidden: true });
    if (viewer !== 'visitor') await expect(signUp).toHaveCount(0);
    for (const width of [320, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await bar.boundingBox())?.height, `${viewer}, ${width} px`).toBeLessThan(80);
    }
  }
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('fetches the pages of its menu ahead, within the budget', async ({ page }) => {
    const fetched = watchFetches(page);
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect
      .poll(() => LEADS.filter((path) => !fetched.some((one) => one.path === path)))
      .toEqual([]);
    const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.prefetchBytes);
  });
});

/** Gives the list to which every page of the menu is added that is fetched from now on. */
function watchFetches(page: Page) {
  const fetched: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() !== 'fetch' || !LEADS.includes(path)) return;
    const sizes = await request.sizes().catch(() => null);
    if (sizes) fetched.push({ path, bytes: sizes.responseBodySize });
  });
  return fetched;
}

/** Opens the menu, and waits until the pages that its links lead to are fetched ahead. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForLoadState('networkidle');
}

/** How far from the upper edge of the window an element begins, in pixels. */
function distanceFromTop(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((it) => Math.abs(it.getBoundingClientRect().top));
}

/** Where the window is once it has stood still for ten frames. */
function stillAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let y = NaN;
    for (let still = 0; still < 10; still = y === window.scrollY ? still + 1 : 0) {
      y = window.scrollY;
      await new Promise(requestAnimationFrame);
    }
    return y;
  });
}
