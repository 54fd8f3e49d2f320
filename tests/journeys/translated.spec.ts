import type { Page } from '@playwright/test';
import * as application from '../support/application-form.ts';
import * as contact from '../support/contact-form.ts';
import * as demo from '../support/demo-form.ts';
import { expect, expectToast, field, signIn, test, toastOf } from '../support/fixtures.ts';
import { newAddress, serviceClient } from '../support/people.ts';
import { choose, expectStep } from '../support/survey-steps.ts';

// A browser that translates a page puts each text, also what is added later, into an element of its own. React goes on with
// the text that was there: it cannot take that away, nor put anything before it, and what it writes into it is never seen.

type Translated = typeof globalThis & { replaced: Map<HTMLElement, { text: Text; was: string }> };

/** Does to a page what the translation of a browser does. The page has to be hydrated. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const { replaced } = Object.assign(globalThis, { replaced: new Map() }) as Translated;
    const kept = 'script, style, noscript, textarea, svg, font, [contenteditable]';
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).append(text.data);
        replaced.set(outer, { text, was: text.data });
        text.replaceWith(outer);
      }
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  });

/** The texts of a page that React has changed out of sight. */
const stale = (page: Page) =>
  page.evaluate(() =>
    [...((globalThis as Partial<Translated>).replaced ?? [])]
      .filter(([{ isConnected }, { text, was }]) => isConnected && text.data !== was)
      .map(([, { text, was }]) => `${was} -> ${text.data}`),
  );

test.afterEach(async ({ page }) => {
  expect(await stale(page), 'what is shown is what React shows').toEqual([]);
});

test('the contact form', async ({ page }) => {
  await page.goto('/contact');
  await contact.send(page);
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/is required/);
  await translate(page);
  await contact.fillIn(page, newAddress());
  await contact.send(page);
  await expect(page.getByRole('heading', { name: contact.DONE })).toBeVisible();
});

test('sign-in and sign-up', async ({ page }) => {
  const email = newAddress();
  await signIn(page, email, 'not-the-password');
  await expect(toastOf(page, 'Login failed')).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in' }).click();
  await expect(toastOf(page, 'Login failed')).toContainText('Invalid login credentials');
  await page.getByRole('tab', { name: 'Create account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create account' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
});

test('the demo booking', async ({ page }) => {
  await page.goto('/test/demo');
  await demo.book(page);
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/is required/);
  await translate(page);
  await field(page, 'Language').selectOption('French');
  await expect(page.getByText(/\+33$/)).toBeVisible();
  await demo.fillIn(page, `+41 79 ${demo.newDigits()}`);
  await demo.book(page);
  await expect(demo.resultOf(page)).toContainText('Booking Created Successfully!');
});

test('an application', async ({ page }) => {
  await application.open(page);
  await application.submit(page).click();
  await expect(field(page, 'Full name')).toBeFocused();
  await translate(page);
  await application.fillIn(page, newAddress(), application.PDF);
  await application.submit(page).click();
  await expect(toastOf(page, application.THANKS)).toBeVisible();
  await expect(application.applyButton(page)).toBeVisible();
});

test('the newsletter', async ({ page }) => {
  const email = newAddress();
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await page.goto('/faq');
  await form.getByLabel('E-mail').fill('ada@example');
  await form.getByRole('button').click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await translate(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByText(`The next newsletter goes to ${email}`)).toBeVisible();
});

test('the survey', async ({ page }) => {
  await page.goto('/pre-launch');
  await choose(page, 'Yes');
  await expectStep(page, 2);
  await translate(page);
  await choose(page, /Team/);
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await choose(page, /Solo/);
  await choose(page, '6-20');
  await choose(page, /Other/);
  await page.getByLabel('Name of your system').fill('Paper');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectStep(page, 5);
  await choose(page, 'Other');
  await expect(page.getByRole('heading', { name: 'Thank you for your input!' })).toBeVisible();
});

test('the calculator', async ({ page }) => {
  await page.goto('/calculator');
  const tag = page.getByRole('region', { name: 'The answer' });
  const messages = page.getByLabel('Messages per property and week', { exact: true });
  await messages.fill('2');
  await expect(tag).toContainText('−33.00');
  await translate(page);
  await page.getByLabel('Properties', { exact: true }).fill('7');
  await messages.fill('');
  await expect(tag).toContainText('Still wanted:');
  await messages.fill('30');
  await page.getByLabel('Properties', { exact: true }).fill('30');
  await expect(tag).toContainText('Yes.');
  await expect(page.getByRole('region', { name: 'The sum' })).toContainText('30 × 30');
});

test('the house book', async ({ page }) => {
  await page.goto('/try');
  const question = page.getByLabel('Your question');
  for (const text of ['Where are the bins?', 'What is the wifi password?']) {
    await question.fill(text);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('log')).toContainText(text);
    if (text.startsWith('Where')) await translate(page);
  }
  await page.locator('#own-pets > summary').click();
  await page.locator('#write-pets').fill('Yes, one.');
  await expect(page.locator('#own-pets > summary')).toContainText('Thin');
});

test('an editor of the desk', async ({ adminPage }) => {
  const articles = serviceClient().from('blog_posts');
  const { data } = await articles
    .insert({ title: 'The translated key', excerpt: 'Where it hangs.', content: '<p>Keys</p>' })
    .select('id')
    .single()
    .throwOnError();
  await adminPage.goto(`/admin/articles/${data.id}`);
  const save = adminPage.getByRole('button', { name: 'Save as draft' });
  await expect(save).toBeEnabled();
  await translate(adminPage);
  const title = adminPage.getByRole('textbox', { name: 'Title', exact: true });
  for (const text of ['The first key', 'The second key']) {
    await title.fill(text);
    await save.click();
    await expectToast(adminPage, 'Article saved');
    await expect(adminPage.locator('[data-slot=save-bar] [role=status]')).toHaveText(/^Saved/);
  }
  await adminPage.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(adminPage.locator('[data-slot=publish-head]')).toContainText('Published');
  await adminPage.getByRole('button', { name: 'Unpublish' }).click();
  await expect(adminPage.locator('[data-slot=publish-head]')).toContainText('Draft');
  await save.click();
  await expect(adminPage.locator('[data-slot=save-bar] [role=status]')).toHaveText(/^Saved/);
  expect(await stale(adminPage)).toEqual([]);
  await adminPage.getByRole('button', { name: 'Delete', exact: true }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await adminPage.waitForURL('**/admin/articles');
});
