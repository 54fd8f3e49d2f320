import type { Page } from '@playwright/test';
import { firstHead, jsonLd } from '../support/first-html.ts';
import { local, PUBLIC_URL, searchedPlaces } from '../support/seo-places.ts';
import { findFaults } from '../support/structured-data-rules.ts';
import { expect, test } from '../support/fixtures.ts';

type Block = Record<string, unknown> & { '@type': string };
type Question = { name: string; acceptedAnswer: { text: string } };
type Step = { name: string; text: string };
type Crumb = { position: number; name: string; item: string };

/** What each kind of page must have; pages that are not named here have only what the rules let through. */
const expected: Readonly<Record<string, string[]>> = {
  home: ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'],
  'ai-cohost': ['SoftwareApplication'],
  faq: ['FAQPage'],
  provider: ['SoftwareApplication', 'HowTo', 'FAQPage', 'BreadcrumbList'],
  article: ['BlogPosting', 'BreadcrumbList'],
  job: ['JobPosting', 'BreadcrumbList'],
  info: ['BreadcrumbList'],
  'product-updates': ['ItemList'],
  'product-updates-2': ['ItemList'],
  'docs-updates': ['ItemList', 'BreadcrumbList'],
  'docs-change-log': ['ItemList', 'BreadcrumbList'],
  'docs-support': ['BreadcrumbList'],
  'docs-faq': ['BreadcrumbList'],
};

for (const { name, path } of searchedPlaces) {
  test(`${name} serves structured data that holds its rules`, async ({ request }) => {
    const blocks = jsonLd((await firstHead(request, path)).html);
    expect(blocks.flatMap((block) => findFaults(block))).toEqual([]);
    const types = blocks.map((block) => block['@type']);
    if (expected[name]) expect(types).toEqual(expected[name]);
    expect(types.filter((type) => type === 'FAQPage').length).toBeLessThanOrEqual(1);
  });
}

async function open(page: Page, path: string, type: string): Promise<Block> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const block = texts.map((text) => JSON.parse(text) as Block).find((one) => one['@type'] === type);
  expect(block, `${type} on ${path}`).toBeDefined();
  return block!;
}

for (const path of ['/', '/faq', '/integrations/smoobu']) {
  test(`the questions of ${path} are those that a reader sees, in their order`, async ({
    page,
  }) => {
    const { mainEntity } = await open(page, path, 'FAQPage');
    const shown = await page.locator('main details').evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h2, h3')?.textContent,
        text: [...item.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
      })),
    );
    expect(
      (mainEntity as Question[]).map(({ name, acceptedAnswer }) => ({
        name,
        text: acceptedAnswer.text,
      })),
    ).toEqual(shown);
  });
}

test('the offers carry both readings of the price, and those that the page shows', async ({
  page,
}) => {
  for (const [path, dollars] of [
    ['/', '9.90'],
    ['/ai-cohost', '9.90'],
    ['/integrations/smoobu', '29'],
  ] as const) {
    const { offers } = await open(page, path, 'SoftwareApplication');
    const prices = (offers as { price: string; priceCurrency: string }[]).map(
      ({ price, priceCurrency }) => `${price} ${priceCurrency}`,
    );
    expect(prices).toEqual(['0 EUR', `${dollars} USD`, '19.90 EUR', '15.83 EUR']);
  }
  await page.goto('/');
  const pricing = page.locator('#pricing');
  for (const price of ['19.90', '15.83']) await expect(pricing).toContainText(price);
});

test('the organization started in the year that the structured data gives', async ({ page }) => {
  const { foundingDate, logo } = await open(page, '/', 'Organization');
  expect(foundingDate).toBe('2024');
  const picture = await page.request.get(local((logo as { url: string }).url));
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('the instruction has the three steps of the page, ten minutes and no cost', async ({
  page,
}) => {
  const howTo = await open(page, '/integrations/smoobu', 'HowTo');
  expect(howTo).toMatchObject({
    totalTime: 'PT10M',
    estimatedCost: { currency: 'EUR', value: 0 },
  });
  const steps = howTo.step as Step[];
  expect(steps).toHaveLength(3);
  for (const { name, text } of steps) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(text)).toBeAttached();
  }
});

test('an article is described as it is shown', async ({ page }) => {
  const { path } = searchedPlaces.find(({ name }) => name === 'article')!;
  const article = await open(page, path, 'BlogPosting');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(article.headline));
  await expect(main.locator('header time')).toHaveAttribute(
    'datetime',
    String(article.datePublished),
  );
  await expect(main).toContainText((article.author as { name: string }).name);
  expect(article.url).toBe(`${PUBLIC_URL}${path}`);
  for (const image of article.image as string[])
    expect((await page.request.get(local(image))).status()).toBe(200);
});

test('a position is described as it is shown, and can be applied for directly', async ({
  page,
}) => {
  const { path } = searchedPlaces.find(({ name }) => name === 'job')!;
  const job = await open(page, path, 'JobPosting');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(job.title));
  await expect(main.locator('dl time')).toHaveAttribute('datetime', String(job.datePosted));
  expect(job).toMatchObject({
    employmentType: 'FULL_TIME',
    directApply: true,
    jobLocationType: 'TELECOMMUTE',
    identifier: { value: path.split('/').at(-1) },
  });
  expect(Date.parse(String(job.validThrough))).toBeGreaterThan(Date.now());
  const countries = (job.applicantLocationRequirements as { name: string }[]).map(
    ({ name }) => name,
  );
  expect(countries).toEqual(expect.arrayContaining(['Switzerland', 'Germany', 'Estonia']));
  const lines = String(job.description)
    .split(/<\/?(?:p|ul|ol|li)>/)
    .filter(Boolean);
  const shown = (await main.innerText()).replace(/\s+/g, ' ');
  for (const line of lines)
    expect(shown).toContain(line.replaceAll('&amp;', '&').replace(/\s+/g, ' '));
});

test('every update of a page is in its list, with an address that leads to it', async ({
  page,
}) => {
  const list = await open(page, '/product-updates?page=2', 'ItemList');
  const items = list.itemListElement as {
    position: number;
    item: { headline: string; url: string };
  }[];
  expect(items.map(({ position }) => position)).toEqual([6, 7, 8, 9, 10].slice(0, items.length));
  const shown = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .allInnerTexts();
  expect(items.map(({ item }) => item.headline)).toEqual(shown.slice(0, items.length));
  const response = await page.request.get(local(items[0]!.item.url), { maxRedirects: 0 });
  expect(response.headers().location).toMatch(/\/product-updates\?page=2#update-/);
});

test('every step of the way from the home page is a page', async ({ request }) => {
  for (const { path } of searchedPlaces) {
    for (const block of jsonLd((await firstHead(request, path)).html) as Block[]) {
      if (block['@type'] !== 'BreadcrumbList') continue;
      const crumbs = block.itemListElement as Crumb[];
      expect(crumbs[0]).toMatchObject({ position: 1, name: 'Home', item: PUBLIC_URL });
      for (const { item } of crumbs)
        expect((await request.get(local(item), { maxRedirects: 0 })).status(), item).toBe(200);
    }
  }
});
