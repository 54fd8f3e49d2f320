import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { expect, FIRST_VISIT, signIn, test } from '../support/fixtures.ts';
import { watchViolations } from '../support/violations.ts';

// Every page as a browser sees it under the policy: nothing that the site does itself may be forbidden by it.

test('pages that follow without a new document run under the policy of the first', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context);
  await page.goto('/');
  // An article is stored HTML and structured data, both written into the open document.
  for (const path of ['/faq', '/resources', '/careers', '/contact']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goBack();
  await page.goto('/resources');
  await page.locator('main a[href^="/resources/"]:visible').first().click();
  await page.waitForURL('**/resources/*');
  await expect(page.locator('main [class*=prose]').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('a first visit', () => {
  test.use(FIRST_VISIT);

  test('menu, consent and a form work under the policy', async ({ page, context }) => {
    const violations = await watchViolations(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Accept All' }).click();
    await page.locator('header button[popovertarget]').click();
    await page.keyboard.press('Escape');
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test('the admin area and its dialogs work under the policy', async ({ context, page }) => {
  const violations = await watchViolations(context);
  await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
  await page.waitForURL('**/admin');
  await page.locator('#admin-sidebar').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/admin/faq');
  await page.getByRole('button', { name: /add/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The lock on scrolling is a style element that the dialog writes.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(violations).toEqual([]);
});

/** What the browser says of each attempt below. */
const REFUSALS = [
  /This document requires 'TrustedScript' assignment\. An HTMLScriptElement was directly modified/,
  /Executing inline event handler violates the following Content Security Policy directive 'script-src /,
  /This document requires 'TrustedScript' assignment and no 'default' policy for 'TrustedScript'/,
  /This document requires 'TrustedScriptURL' assignment and the 'default' policy failed to execute/,
  /Connecting to 'https:\/\/elsewhere\.example\/' violates .* directive: "connect-src /,
  /Fetch API cannot load https:\/\/elsewhere\.example\/\. Refused to connect/,
];

test.describe('what the policy is there for', () => {
  test.use({
    tolerated: new RegExp(REFUSALS.map(({ source }) => source).join('|')),
  });

  test('a script, a handler, text made code and a foreign address stay without effect', async ({
    page,
  }) => {
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const results: Record<string, boolean | string> = {};
      /** An element is waited for: its script or handler has run, if it may, once it has loaded or failed. */
      const attempt = async (name: string, act: () => Element | null | void) => {
        Reflect.set(window, 'ran', '');
        try {
          const element = act();
          await new Promise<unknown>((resolve) => {
            if (!element) return resolve(null);
            element.addEventListener('load', resolve);
            element.addEventListener('error', resolve);
          });
        } catch {
          // forbidden
        }
        results[name] = Reflect.get(window, 'ran') === name;
      };
      await attempt('inline', () => {
        const script = document.createElement('script');
        script.append(document.createTextNode("window.ran = 'inline'"));
        document.body.append(script);
      });
      await attempt('handler', () => {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<img src="data:," onerror="window.ran = 'handler'">`,
        );
        return document.body.lastElementChild;
      });
      await attempt('eval', () => void globalThis.eval("window.ran = 'eval'"));
      await attempt('data', () => {
        const script = document.createElement('script');
        script.src = "data:text/javascript,window.ran = 'data'";
        document.body.append(script);
        return script;
      });
      const refusal = new Promise<string>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ blockedURI, effectiveDirective }) => {
            if (blockedURI.startsWith('https://elsewhere.example')) resolve(effectiveDirective);
          },
        );
      });
      await fetch('https://elsewhere.example/').catch(() => {});
      results.fetch = await refusal;
      return results;
    });
    expect(ran).toEqual({
      ...{ inline: false, handler: false, eval: false, data: false },
      fetch: 'connect-src',
    });
  });
});
