import { expect, test as base } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { refusedAt } from '../support/consent.ts';
import { findProgram, installDebianPackages } from '../support/debian-packages.ts';
import { startStand } from '../support/stand.ts';

type Fixtures = {
  /** A page of Firefox. A message in its console that is an error fails the test. */
  firefoxPage: Page;
};
type Item = { name: string; value: string };
type WorkerFixtures = { site: string; firefox: Browser };

const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const stand = await startStand('firefox');
      await use(stand.site);
      await stand.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  firefox: [
    async ({}, use) => {
      const firefox = await startFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  firefoxPage: async ({ firefox, site }, use) => {
    const page = await firefox.newPage();
    // The question about cookies would lie over what is pressed.
    const [{ name, value }] = refusedAt(site).origins[0]!.localStorage as [Item];
    const answer = (origin: string, key: string, choice: string) => {
      // The empty page at the beginning has no storage.
      if (location.origin === origin) localStorage.setItem(key, choice);
    };
    await page.evaluateOnNewDocument(answer, site, name, value);
    await page.setViewport({ width: 1280, height: 900 });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    await page.close();
    expect(complaints).toEqual([]);
  },
});

test('the home page shows its heading and leads on without a reload', async ({
  firefoxPage: page,
  site,
}) => {
  await page.goto(site, { waitUntil: 'load' });
  expect((await textOf(page, 'h1')).length).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.locator('::-p-aria([name="Contact"][role="link"])').click();
  await page.waitForFunction(() => location.pathname === '/contact');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
});

test('an answer of the FAQ opens and closes', async ({ firefoxPage: page, site }) => {
  await page.goto(`${site}/faq`, { waitUntil: 'load' });
  const answer = await page.waitForSelector('main details:not([open])');
  const summary = await answer!.$('summary');
  const isOpen = () => answer!.evaluate((element) => (element as HTMLDetailsElement).open);
  await summary!.click();
  await expect.poll(isOpen).toBe(true);
  await summary!.click();
  await expect.poll(isOpen).toBe(false);
});

test('the contact form says what is missing and keeps what was typed', async ({
  firefoxPage: page,
  site,
}) => {
  await page.goto(`${site}/contact`, { waitUntil: 'load' });
  await page.locator('main ::-p-aria([name="First name"][role="textbox"])').fill('Ada');
  await page.locator('main ::-p-aria([name="Send"][role="button"])').click();
  for (const sentence of ['Last name is required', 'Email is required', 'Country is required'])
    await expect.poll(() => textOf(page, 'main')).toContain(sentence);
  expect(await textOf(page, 'main')).not.toContain('First name is required');
  expect(
    await page.$eval('main input[name=firstName]', (input) => (input as HTMLInputElement).value),
  ).toBe('Ada');
});

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => (element as HTMLElement).innerText);
}

/** Starts a real Firefox without a window: the one that FIREFOX_PATH names, or Debian's. */
function startFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findProgram(
      [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'],
      'No Firefox for the tests: install one and name it in FIREFOX_PATH.',
      () => installDebianPackages('firefox-esr'),
    ),
    headless: true,
    timeout: 90_000,
  });
}
