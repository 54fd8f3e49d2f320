import { expect, test } from '@playwright/test';
import {
  all,
  firstPage,
  jsonLd,
  one,
  textOf,
  type Block,
  type FirstPage,
} from '../support/first-html.ts';
import { local, searchedPlaces } from '../support/seo-places.ts';

/** The types of structured data that a kind of page must have, in their order. */
const expectedTypes: Readonly<Record<string, string[]>> = {
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

/**
 * The properties that search engines ask for or recommend, by type: Google's documentation of its search features, and for
 * types it has none for, the least that makes them useful. Kept here, so that the suite asks no validator on the network.
 * That no other name is misspelt is held by the types of schema-dts.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  ContactPoint: ['contactType', 'email', 'url'],
  PostalAddress: ['addressCountry'],
  ImageObject: ['url'],
  WebSite: ['name', 'url'],
  // A rating would be the third requirement for a rich result; the site has none to show.
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step', 'totalTime', 'estimatedCost'],
  HowToStep: ['text', 'name', 'url'],
  MonetaryAmount: ['currency', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  WebPage: ['@id'],
  Person: ['name', 'url'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization'],
    ...['validThrough', 'employmentType', 'identifier', 'directApply'],
  ],
  PropertyValue: ['name', 'value'],
  Place: ['address'],
  Country: ['name'],
};

const FORMATS: readonly [RegExp, RegExp][] = [
  [/^(?:url|item|logo|image|availability|itemListOrder)$/, /^https?:\/\/[^/\s]+/],
  [/^(?:date\w+|validThrough)$/, /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/],
  [/^priceCurrency$|^currency$/, /^[A-Z]{3}$/],
  [/^price$/, /^\d+(?:\.\d{1,2})?$/],
  [/^totalTime$/, /^PT\d+M$/],
  [/^foundingDate$/, /^\d{4}$/],
  [
    /^employmentType$/,
    /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
  ],
  [/^jobLocationType$/, /^TELECOMMUTE$/],
];

type Question = { name: string; acceptedAnswer: { text: string } };
type Step = { name: string; text: string };
type Check = (page: FirstPage) => void;

function block(page: FirstPage, type: string): Block {
  const found = jsonLd(page).find((each) => each['@type'] === type);
  if (!found) throw new Error(`The page has no ${type}.`);
  return found;
}

const main = ({ document }: FirstPage) => one(document, 'main');

/** The questions are those that a reader sees, in their order. */
const questions: Check = (page) => {
  const shown = all(main(page), 'details').map((item) => ({
    name: textOf(all(item, 'h2', 'h3')[0]!),
    text: all(item, 'p').map(textOf).join('\n'),
  }));
  expect(shown.length).toBeGreaterThan(0);
  const said = (block(page, 'FAQPage').mainEntity as Question[]).map(
    ({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }),
  );
  expect(said).toEqual(shown);
};

/** The offers carry both readings of the price (docs/decisions/0023-found-and-shared.md). */
const offers =
  (dollars: string): Check =>
  (page) => {
    const said = block(page, 'SoftwareApplication').offers as Record<string, string>[];
    expect(said.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
      '0 EUR',
      `${dollars} USD`,
      '19.90 EUR',
      '15.83 EUR',
    ]);
  };

const founding: Check = (page) =>
  expect(block(page, 'Organization')).toMatchObject({ foundingDate: '2024' });

const instruction: Check = (page) => {
  const howTo = block(page, 'HowTo');
  expect(howTo).toMatchObject({
    totalTime: 'PT10M',
    estimatedCost: { currency: 'EUR', value: 0 },
  });
  const steps = howTo.step as Step[];
  expect(steps).toHaveLength(3);
  const headings = all(main(page), 'h2', 'h3', 'h4').map(textOf);
  for (const { name, text } of steps) {
    expect(headings).toContain(name);
    expect(textOf(main(page))).toContain(text);
  }
};

const article: Check = (page) => {
  const said = block(page, 'BlogPosting');
  expect(textOf(one(main(page), 'h1'))).toBe(said.headline);
  const times = all(one(main(page), 'header'), 'time');
  expect(times.map(({ attribs }) => attribs.datetime)).toEqual([said.datePublished]);
  expect(textOf(main(page))).toContain((said.author as { name: string }).name);
  expect([said.url]).toEqual(
    page.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
  );
};

// A position: lib/careers/job-posting.test.ts.
const secondUpdates: Check = (page) => {
  const items = block(page, 'ItemList').itemListElement as {
    position: number;
    item: { headline: string };
  }[];
  expect(items.length).toBeGreaterThan(0);
  expect(items.map((item) => item.position)).toEqual([6, 7, 8, 9, 10].slice(0, items.length));
  const shown = all(main(page), 'article').flatMap((each) => all(each, 'h2', 'h3').map(textOf));
  expect(items.map(({ item }) => item.headline)).toEqual(shown.slice(0, items.length));
};

/** By the name of a place: the structured data says what the page shows. */
const shownAsSaid: Readonly<Record<string, readonly Check[]>> = {
  home: [questions, offers('9.90'), founding],
  'ai-cohost': [offers('9.90')],
  faq: [questions],
  provider: [questions, offers('29'), instruction],
  article: [article],
  'product-updates-2': [secondUpdates],
};

for (const { name, path } of searchedPlaces) {
  test(`${name}: structured data is complete and says what the page shows`, async ({ request }) => {
    const page = await firstPage(request, path);
    const blocks = jsonLd(page);
    expect(blocks.flatMap((block) => findFaults(block))).toEqual([]);
    const types = blocks.map((block) => block['@type']);
    if (expectedTypes[name]) expect(types).toEqual(expectedTypes[name]);
    expect(types.filter((type) => type === 'FAQPage').length).toBeLessThanOrEqual(1);
    for (const check of shownAsSaid[name] ?? []) check(page);
    for (const image of imagesIn(blocks))
      expect((await request.get(local(image))).headers()['content-type']).toMatch(/^image\//);
  });
}

test('under another language it has the words, the language and the addresses of the page', async ({
  request,
}) => {
  // Questions are rows, which may be in English.
  const inWords = (page: FirstPage) => jsonLd(page).filter((one) => one['@type'] !== 'FAQPage');
  for (const [path, german = path] of [
    ...['/', '/ai-cohost', '/integrations/smoobu', '/docs/faq'].map((each) => [each] as const),
    ['/info/about', '/info/ueber-uns'] as const,
  ]) {
    const english = new Set(textsIn(inWords(await firstPage(request, path))));
    const page = await firstPage(request, `/de${german.replace(/^\/$/, '')}`);
    const blocks = inWords(page);
    expect(blocks.length, path).toBeGreaterThan(0);
    const phrases = textsIn(blocks).filter((text) => / /.test(text) && text !== 'customer support');
    expect(phrases.filter((text) => english.has(text))).toEqual([]);
    expect(textsIn(blocks, 'inLanguage').filter((language) => language !== 'de')).toEqual([]);
    const addresses = [...textsIn(blocks, 'url'), ...textsIn(blocks, 'item')].map(local);
    expect(addresses.filter((address) => !/^\/de(?:[/#]|$)/.test(address))).toEqual([]);
  }
});

/** The texts of structured data, or those of one property; the company, which has one id in all languages, left out. */
function textsIn(data: unknown, property?: string, name?: string): string[] {
  if (typeof data === 'string') return property === undefined || property === name ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((each) => textsIn(each, property, name));
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data);
  const isCompany = String((data as Block)['@id']).endsWith('#organization');
  return entries.flatMap(([key, value]) =>
    isCompany && /^(?:url|logo)$/.test(key) ? [] : textsIn(value, property, key),
  );
}

/** What is wrong with a block of structured data; empty where nothing is. */
function findFaults(data: unknown, where = ''): string[] {
  if (Array.isArray(data))
    return data.flatMap((item, index) => findFaults(item, `${where}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@context': context, ...properties } = data as Record<string, unknown>;
  if (type === undefined && Object.keys(properties).join() === '@id') return []; // a reference
  const asked = ASKED[String(type)];
  if (!asked) return [`${where}: unknown type ${String(type)}`];
  const place = `${where}/${String(type)}`;
  return [
    ...(where === '' && context !== 'https://schema.org' ? [`${place}: wrong context`] : []),
    ...asked.filter((name) => isEmpty(properties[name])).map((name) => `${place} lacks ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => [
      ...(isEmpty(value) ? [`${place}: ${name} is empty`] : []),
      ...(isMalformed(name, value) ? [`${place}: ${name} is ${String(value)}`] : []),
      ...findFaults(value, `${place}.${name}`),
    ]),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isMalformed(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return FORMATS.some(([names, format]) => names.test(name) && !format.test(value));
}

function imagesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { image, logo } = data as { image?: string | string[]; logo?: { url: string } };
  const own = [image ?? [], logo?.url ?? []].flat();
  return Array.isArray(data) ? data.flatMap(imagesIn) : own;
}
