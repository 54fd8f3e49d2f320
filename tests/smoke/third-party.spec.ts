import { button, sheet } from '../support/consent.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { THIRD_PARTY, watchThirdParty } from './third-party.ts';

// Under the policy that the site sends with these settings, in a browser that enforces it and reports to the fixtures.

const WAITING = /Nothing of it is here until you start it/;
/** Longer than a consent takes to load what it allows. */
const SETTLED_MS = 1_000;
const LABELS = ['navbar_login', 'navbar_signup', 'cta_start_today'];

test('the tag runs and reports after Accept All alone, until that is taken back, and the chat after its own button alone', async ({
  page,
  stand,
}) => {
  const site = stand.other;
  const thirdParty = await watchThirdParty(page.context());
  const { ANALYTICS_ID, ANALYTICS_SCRIPT_URL } = THIRD_PARTY;
  await page.goto(`${site}/test`);
  await expect(page.getByText(WAITING)).toBeVisible();
  const response = await page.goto(site);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(new URL(ANALYTICS_SCRIPT_URL).origin);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
  await expect(sheet(page)).toBeVisible();
  await clickLinks(page);
  await page.waitForTimeout(SETTLED_MS);
  expect(thirdParty.paths()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await button(page, 'Accept All').click();
  await expect.poll(() => thirdParty.hits()).toContainEqual({ en: 'page_view', tid: ANALYTICS_ID });
  expect(thirdParty.paths()[0]).toBe('/gtag/js');
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_ga']);
  await clickLinks(page);
  const events = () => thirdParty.hits().filter(({ en }) => en === 'click');
  await expect
    .poll(events)
    .toEqual(
      LABELS.map((label) => ({ en: 'click', event_category: 'conversion', event_label: label })),
    );

  await page.goto(`${site}/test`);
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.waitForTimeout(SETTLED_MS);
  expect(thirdParty.paths(), 'a yes to cookies is none to the chat').not.toContain('/chat.js');
  await page.getByRole('button', { name: 'Start the support chat' }).click();
  await expect(page.getByText('The support chat has been loaded.')).toBeVisible();
  await expect(page.getByText('The chat is open.')).toBeVisible();
  await expect.poll(() => thirdParty.paths()).toContain('/chat-session');

  // The chat ends with the document that it runs in, also where a link leads on without loading one.
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(`${site}/faq`);
  // The question fails while one document follows another.
  await expect(async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'isOld') as unknown)).toBeUndefined();
  }).toPass();
  await page.goto(`${site}/test`);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await button(page, 'Reject All').click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.waitForTimeout(SETTLED_MS);
  thirdParty.forget();
  await page.goto(site);
  await clickLinks(page);
  await page.waitForTimeout(SETTLED_MS);
  expect(thirdParty.paths()).toEqual([]);
});

/** Clicks the three links that are reported, and stays on the page. */
async function clickLinks(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  for (const link of [
    header.getByRole('link', { name: 'Login' }),
    header.getByRole('link', { name: 'Sign Up' }),
    page.getByRole('link', { name: 'Start Today' }).first(),
  ])
    await link.evaluate((element) => {
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      (element as HTMLElement).click();
    });
}
