import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { all, canonical, firstPage, isKeptFromSearch, one, textOf } from '../support/first-html.ts';
import { SERVER_LOG } from '../support/site.ts';

// The first HTML says what is missing: crawlers, messengers and browsers without scripts read nothing else.

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
/** Rows of the seeds: a position that is closed, and an article that is not published. */
const CLOSED_JOB = '239a3486-ff68-43dd-8755-016f821d8512';
const DRAFT = '6a2ab9cd-1c42-4857-ab1e-dab94153f3a0';
const NOWHERE = '404 Oops! Page not found';
const JOB = 'Job not found or no longer available.';
const RESOURCE = 'Resource Not Found';
const RESOURCES = 'Tips for hosts, to copy and to keep';
const INFO = 'Page Not Found';
const UPDATES = NOWHERE;

/** Address, heading of the first level, and a link that leads on. */
const MISSING = [
  ['/nothing-here', NOWHERE, 'Return to Home'],
  ['/faq/nothing', NOWHERE, 'Return to Home'],
  ['/app/anything', NOWHERE, 'Return to Home'],
  ['/app/%2F%2Fevil.example', NOWHERE, 'Return to Home'],
  [`/careers/${UNKNOWN}`, JOB, 'Return to Careers'],
  [`/careers/${CLOSED_JOB}`, JOB, 'Return to Careers'],
  ['/careers/%27', JOB, 'Return to Careers'],
  ['/careers/06DAD3A1-1d3b-418e-b4b0-3e98024e7f31', JOB, 'Return to Careers'],
  [`/resources/${UNKNOWN}`, RESOURCE, 'Back to Resources'],
  [`/resources/${DRAFT}`, RESOURCE, 'Back to Resources'],
  ['/resources/391C1C08-b7af-4327-862e-8da11e3a4836', RESOURCE, 'Back to Resources'],
  ['/resources?page=99', RESOURCES, ''],
  ['/resources?category=nothing-like-it', RESOURCES, 'All'],
  ['/info/nothing', INFO, ''],
  ['/info/About', INFO, ''],
  ["/info/'or'1'='1", INFO, ''],
  ['/info/features', INFO, ''],
  ['/integrations/nothing', 'No system of that name', 'See all integrations'],
  [`/product-updates/${UNKNOWN}`, UPDATES, ''],
  ['/product-updates?page=x', UPDATES, ''], // others: lib/server/query-rules.test.ts
  ['/docs/updates?page=99', UPDATES, ''],
] as const;

for (const [path, heading, link] of MISSING) {
  test(`${path} is 404, says what is missing, and leads on`, async ({ request }) => {
    const page = await firstPage(request, path, 'Twitterbot/1.0');
    expect(page.status).toBe(404);
    expect(isKeptFromSearch(page)).toBe(true);
    // A position's page is rendered again with status 404, and then has the framework's tag too.
    if (heading !== JOB) expect(page.meta.get('robots')).toHaveLength(1);
    expect(canonical(page)).toEqual([]);
    for (const part of ['header', 'main', 'footer'])
      expect(all(page.document, part).length, part).toBeGreaterThan(0);
    expect(textOf(one(page.document, 'h1')).replace(/^404(?=\S)/, '404 ')).toBe(heading);
    const title =
      heading === RESOURCES
        ? 'No resources found'
        : heading.replace(/^404 Oops! Page/, 'Page').replace(/\.$/, '');
    expect(page.title).toEqual([`${title} - Nightdesk`]);
    expect(one(page.document, 'html').attribs.lang).toBe('en');
    const links = all(page.document, 'a').filter(({ attribs }) => attribs.href);
    if (link) expect(links.map(textOf)).toContain(link);
    else expect(links.length).toBeGreaterThan(0);
    const said = textOf(one(page.document, 'body'));
    if (heading === INFO) expect(said).toContain('The requested page could not be found.');
    if (heading === RESOURCE)
      expect(said).toContain("The resource you're looking for doesn't exist.");
    if (heading === RESOURCES)
      expect(said).toContain('No resources found. Try a different category.');
  });
}

test('the attempted path is logged, without its query', async ({ request }) => {
  const path = `/nowhere-${Date.now()}`;
  await request.get(`${path}?email=visitor@example.ch`);
  const logLine = async () =>
    (await readFile(SERVER_LOG, 'utf8')).split('\n').find((line) => line.includes(path));
  await expect.poll(logLine).toContain('"event":"page-not-found"');
  expect(await logLine()).not.toContain('example.ch');
});
