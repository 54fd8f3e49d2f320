import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adminCopy } from '../../content/admin.ts';
import { paths } from '../../lib/paths.ts';
import playwright from '../../playwright.config.ts';
import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { findChromium } from '../../tests/support/chromium.ts';
import { refusedAt } from '../../tests/support/consent.ts';
import { SITE_URL } from '../../tests/support/site.ts';
import startSite from '../../tests/support/start-site.ts';

/**
 * Takes the pictures of the README and of the guide for administrators from the running production build, on fresh data:
 * `npm run pictures`. They stand beside this file.
 */
const SIZE = { width: 1280, height: 800 };
/** A phone; the name of its pictures ends in `-phone`. */
const PHONE = { width: 360, height: 720 };
/** Percent: letters stay sharp and every picture below 100 kB. */
const QUALITY = 82;
const ARTICLE = 'The winter checklist';
const QUESTION = 'Can the team check a reply before it is sent?';
/** Tools that a host can use before there is an account. */
const TOOLS = { calculator: paths.calculator, 'ask-a-house': paths.tryIt, trust: paths.trust };
const { faq, faqDialog, faqDelete } = adminCopy;

const stop = await startSite();
const browser = await chromium.launch({
  ...playwright.use?.launchOptions,
  executablePath: findChromium(),
});
try {
  await takePublicPages(browser);
  await takeAdminArea(browser);
} finally {
  await browser.close();
  await stop();
}

async function takePublicPages(from: Browser) {
  const page = await newPage(from);
  await page.goto(paths.home);
  await take(page, 'home');
  for (const [name, path] of Object.entries(TOOLS)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await takeTwice(page, name);
  }
}

async function takeAdminArea(from: Browser) {
  const page = await newPage(from);
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(LOCAL_ADMINISTRATOR.email);
  await take(page, 'sign-in');
  await form.getByLabel('Password', { exact: true }).fill(LOCAL_ADMINISTRATOR.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: adminCopy.dashboard.title }).waitFor();
  await takeTwice(page, 'dashboard');
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: ARTICLE }).click();
  await page.getByRole('toolbar').waitFor();
  await takeTwice(page, 'article');
  await page.goto('/admin/search?q=night');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await takeTwice(page, 'search');

  await create(page);
  await take(page, 'faq-list');
  const other = await page.context().newPage();
  for (const editor of [page, other]) await edit(editor);
  await take(page, 'faq-edit');
  await answer(other, 'Yes. Switch it on for each property.');
  await other.getByRole('dialog').waitFor({ state: 'detached' });
  await answer(page, 'Yes, property by property, under Settings.');
  await page
    .getByRole('dialog')
    .getByText(/changed this FAQ while/)
    .waitFor();
  await take(page, 'faq-conflict');
  await page.getByRole('button', { name: adminCopy.conflict.takeOther }).click();

  await openList(page);
  await row(page)
    .getByRole('button', { name: new RegExp(`^${faq.delete}`) })
    .click();
  await page.getByRole('alertdialog').getByText(faqDelete.text).waitFor();
  await take(page, 'faq-delete');
}

async function newPage(from: Browser): Promise<Page> {
  const context = await from.newContext({
    baseURL: SITE_URL,
    viewport: SIZE,
    reducedMotion: 'reduce',
    storageState: refusedAt(SITE_URL),
  });
  return context.newPage();
}

async function openList(page: Page) {
  await page.goto('/admin/faq');
  await page.getByRole('heading', { name: faq.title }).waitFor();
}

function row(page: Page) {
  return page.getByRole('row').filter({ hasText: QUESTION });
}

async function create(page: Page) {
  await openList(page);
  await page.getByRole('button', { name: faq.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill(QUESTION);
  await dialog.getByLabel('Answer').fill('Yes, if you like.');
  await dialog.getByLabel('Display order').fill('0');
  await dialog.getByRole('button', { name: faqDialog.create }).click();
  await row(page).waitFor();
  await openList(page);
}

async function edit(page: Page) {
  await openList(page);
  await row(page)
    .getByRole('button', { name: new RegExp(`^${faq.edit}`) })
    .click();
  await page.getByRole('dialog').getByLabel('Question').waitFor();
}

async function answer(page: Page, text: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Answer').fill(text);
  await dialog.getByRole('button', { name: faqDialog.update }).click();
}

/** Takes a page in a wide window and on a phone. */
async function takeTwice(page: Page, name: string) {
  await take(page, name);
  await page.setViewportSize(PHONE);
  await take(page, `${name}-phone`);
  await page.setViewportSize(SIZE);
}

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: QUALITY })
    .toBuffer();
  await writeFile(path.join(import.meta.dirname, `${name}.webp`), picture);
  console.log(`${name}.webp  ${Math.round(picture.length / 1_000)} kB`);
}
