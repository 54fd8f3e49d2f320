import type { APIRequestContext, Page } from '@playwright/test';
import { searchedPaths } from '../../lib/paths.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';

interface Visited {
  status: number;
  /** Where the address leads instead, on this site. */
  location: string | null;
  links: string[];
  faults: string[];
  isSearched: boolean;
  canonical: string;
}

/** Redirects to the hosts' own application and to other people's sites: nothing of ours can be crawled there. */
const OUTWARD = /^\/(?:app(?:\/|$)|login$|demo-call$|support-call$)/;

let site: Map<string, Visited>;

// One walk through the whole site for all tests of this file.
test.beforeAll(async ({ browser, request }) => {
  test.setTimeout(600_000);
  const page = await browser.newPage();
  await page.goto('about:blank');
  site = await crawl(page, request);
  await page.close();
});

async function crawl(page: Page, request: APIRequestContext): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path) || OUTWARD.test(path)) continue;
    const found = await look(page, request, path);
    visited.set(path, found);
    waiting.push(...found.links, ...(found.location ? [found.location] : []));
  }
  return visited;
}

async function look(page: Page, request: APIRequestContext, path: string): Promise<Visited> {
  const response = await request.get(path, { maxRedirects: 0 });
  const status = response.status();
  const header = response.headers().location;
  const base = { status, links: [], faults: [], isSearched: false, canonical: '' };
  if (header)
    return { ...base, location: pathOf(new URL(header, response.url()).href, response.url()) };
  if (!response.headers()['content-type']?.includes('text/html'))
    return { ...base, location: null };
  const read = await page.evaluate(readDocument, await response.text());
  const links = read.links
    .map((href) => pathOf(href, response.url()))
    .filter((href) => href !== null);
  return { ...base, ...read, location: null, links: [...new Set(links)] };
}

/** The path of an address of this site without its anchor; null for other sites and for mail. */
function pathOf(href: string, base: string): string | null {
  const url = new URL(local(href), base);
  return url.origin === new URL(base).origin ? `${url.pathname}${url.search}` : null;
}

/** Runs in the browser: what a page of this text says. */
function readDocument(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const faults: string[] = [];
  const levels = all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName[1]));
  const mains = levels.filter((level) => level === 1).length;
  if (mains !== 1) faults.push(`${mains} h1`);
  levels.forEach((level, index) => {
    if (index > 0 && level > levels[index - 1]! + 1)
      faults.push(`h${levels[index - 1]} before h${level}`);
  });
  if (document.documentElement.lang !== 'en') faults.push('no lang');
  for (const image of all('img:not([alt])')) faults.push(`no alt: ${image.getAttribute('src')}`);
  for (const link of all('a[href]'))
    if (!link.textContent?.trim() && !link.getAttribute('aria-label'))
      faults.push('link without words');
  if (!document.querySelector('meta[name=viewport]')) faults.push('no viewport');
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  return {
    faults,
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    isSearched: robots.startsWith('index'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
  };
}

function pagesWhere(isWrong: (page: Visited, path: string) => boolean): string[] {
  return [...site].filter(([path, page]) => isWrong(page, path)).map(([path]) => path);
}

test('no link of the site is dead', () => {
  expect(site.size).toBeGreaterThan(40);
  expect(pagesWhere(({ status }) => status >= 400)).toEqual([]);
});

test('no redirect leads to another one', () => {
  expect(pagesWhere(({ location }) => Boolean(location && site.get(location)?.location))).toEqual(
    [],
  );
});

test('no page for search is an orphan: each can be reached from the home page', () => {
  for (const path of searchedPaths) expect(site.get(path)?.status, path).toBe(200);
});

test('what can be reached and is for search stands in a sitemap', async ({ request }) => {
  const index = await (await request.get('/stored-sitemap.xml')).text();
  const stored = await Promise.all(
    [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(async ([, address = '']) =>
      (await request.get(local(address))).text(),
    ),
  );
  const listed = new Set<string>([
    ...searchedPaths,
    ...stored.flatMap((xml) =>
      [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
        local(loc.replaceAll('&amp;', '&')),
      ),
    ),
  ]);
  const missing = pagesWhere(
    ({ status, isSearched, canonical }, path) =>
      status === 200 && isSearched && local(canonical) === path && !listed.has(path),
  );
  expect(missing).toEqual([]);
  // And the other way: what stands in a sitemap can be reached.
  expect([...listed].filter((path) => !site.has(path))).toEqual([]);
});

test('every page has one h1, headings in order, a language, and words for pictures and links', () => {
  const found = [...site].flatMap(([path, { faults }]) =>
    faults.map((fault) => `${path}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test('every canonical address is on this site and answers with itself', () => {
  for (const [path, { canonical, isSearched }] of site) {
    if (!isSearched) continue;
    expect(canonical.startsWith(PUBLIC_URL), path).toBe(true);
    expect(site.get(local(canonical))?.canonical, path).toBe(canonical);
  }
});
