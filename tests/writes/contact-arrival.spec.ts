import type { Page } from '@playwright/test';
import { newAddress } from '../support/people.ts';
import { DONE, fillIn, send, stored } from '../support/contact-form.ts';
import { expect, field, test } from '../support/fixtures.ts';
import { holdScripts, isSameDocument, loseScripts, markDocument } from '../support/slow-scripts.ts';

test.describe('before the script of the form is there', () => {
  test('what was typed and chosen stays as it is, and so does the focus', async ({ page }) => {
    const email = newAddress();
    await openHeld(page, async (letThrough) => {
      await fillIn(page, email, 'Other');
      await field(page, 'Number of properties').focus();
      await markDocument(page);
      letThrough();
    });
    await page.waitForLoadState('networkidle');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await expect(field(page, 'Country')).toHaveValue('Switzerland');
    await expect(field(page, 'Property management system')).toHaveValue('OTHER');
    await expect(field(page, 'Number of properties')).toBeFocused();
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
    expect(await isSameDocument(page), 'the script sends it').toBe(true);
    expect(await stored(email)).toHaveLength(1);
  });

  test('a form that is sent goes as it is, and is stored once @core', async ({ page }) => {
    const email = newAddress();
    await openHeld(page, async (letThrough) => {
      await fillIn(page, email);
      await send(page);
      letThrough();
    });
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    expect(await stored(email)).toHaveLength(1);
  });
});

test('on a translated page nothing is lost that is typed, and the form is sent @core', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.evaluate(translate);
  await fillIn(page, email);
  await page.evaluate(translate);
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await send(page);
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test.describe('a script of the form that cannot be loaded', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('leaves a form that the browser sends itself', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await loseScripts(page);
    await fillIn(page, email);
    await send(page);
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    expect(await stored(email)).toHaveLength(1);
  });
});

/** Opens the page, and holds its scripts back until told otherwise. */
async function openHeld(page: Page, act: (letThrough: () => void) => Promise<void>) {
  const letThrough = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await act(letThrough);
}

/** Runs in the page: wraps every text in an element, as translating browsers do. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement } = text;
    if (!text.data.trim() || parentElement?.closest('script, style, font, option')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.textContent = text.data;
  }
}
