import { expect } from '@playwright/test';
import { all, jsonLd, one, textOf, type Block, type FirstPage } from './first-html.ts';

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

const prices: Check = (page) => {
  const pricing = all(page.document, 'section', 'div').find(
    ({ attribs }) => attribs.id === 'pricing',
  );
  for (const price of ['19.90', '15.83']) expect(textOf(pricing!)).toContain(price);
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

const position: Check = (page) => {
  const job = block(page, 'JobPosting');
  expect(textOf(one(main(page), 'h1'))).toBe(job.title);
  const times = all(main(page), 'dl').flatMap((list) => all(list, 'time'));
  expect(times.map(({ attribs }) => attribs.datetime)).toEqual([job.datePosted]);
  // Place, kind and end of a posting: lib/seo/job-posting.test.ts.
  const id = String(job.url).split('/').at(-1);
  expect(job).toMatchObject({ directApply: true, identifier: { value: id } });
  const lines = String(job.description)
    .split(/<\/?(?:p|ul|ol|li)>/)
    .filter(Boolean);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines)
    expect(textOf(main(page))).toContain(line.replaceAll('&amp;', '&').replace(/\s+/g, ' '));
};

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
export const shownAsSaid: Readonly<Record<string, readonly Check[]>> = {
  home: [questions, offers('9.90'), prices, founding],
  'ai-cohost': [offers('9.90')],
  faq: [questions],
  provider: [questions, offers('29'), instruction],
  article: [article],
  job: [position],
  'product-updates-2': [secondUpdates],
};
