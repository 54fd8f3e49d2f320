import { isDeepStrictEqual } from 'node:util';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { DomUtils } from 'htmlparser2';
import { searchedPaths } from '../../lib/routes.ts';
import {
  all,
  canonical,
  jsonLd,
  only,
  readPage,
  textOf,
  type FirstPage,
} from '../support/first-html.ts';
import { rowsOf, serviceClient, storedUpdates } from '../support/people.ts';
import { local, PUBLIC_URL } from '../support/seo-places.ts';

type Crumb = { position: number; name: string; item: string };

interface Visited {
  status: number;
  /** The address on this site to which a redirect leads. */
  location: string | null;
  links: string[];
  page: FirstPage | null;
}

/** Redirects to the hosts' own application and to other sites: there is nothing of this site to crawl. */
const OUTWARD = /^\/(?:app(?:\/|$)|login$|demo-call$|support-call$)/;
const AT_ONCE = 4;

/** Follows every link from the home page. */
async function crawl(request: APIRequestContext): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  let waiting = ['/'];
  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_ONCE);
    const found = await Promise.all(now.map((path) => look(request, path)));
    found.forEach((each, index) => visited.set(now[index]!, each));
    const next = found.flatMap(({ links, location }) => [
      ...links,
      ...(location ? [location] : []),
    ]);
    waiting = [...new Set([...waiting, ...next])].filter(
      (path) => !visited.has(path) && !OUTWARD.test(path),
    );
  }
  return visited;
}

async function look(request: APIRequestContext, path: string): Promise<Visited> {
  const response = await request.get(path, { maxRedirects: 0 });
  const status = response.status();
  const { location, 'content-type': type = '' } = response.headers();
  // A redirect has no page, whatever its body says.
  if (location || (status >= 300 && status < 400))
    return {
      status,
      location: location ? pathOf(location, response.url()) : null,
      links: [],
      page: null,
    };
  if (!type.includes('text/html')) return { status, location: null, links: [], page: null };
  const page = readPage(status, response.headers(), await response.text());
  const links = all(page.document, 'a')
    .filter(({ attribs }) => attribs.href !== undefined)
    .map(({ attribs }) => pathOf(attribs.href!, response.url()))
    .filter((href) => href !== null);
  return { status, location: null, links: [...new Set(links)], page };
}

/** The path of an address of this site without its anchor; null for other sites and for mail. */
function pathOf(href: string, base: string): string | null {
  const url = new URL(local(href), base);
  return url.origin === new URL(base).origin ? `${url.pathname}${url.search}` : null;
}

function faultsIn({ document }: FirstPage): string[] {
  const levels = all(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ name }) =>
    Number(name[1]),
  );
  const mains = levels.filter((level) => level === 1).length;
  const skipped = levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1);
  const anchors = all(document, 'a').flatMap(
    ({ attribs }) => /^#(.+)/.exec(attribs.href ?? '')?.[1] ?? [],
  );
  const leadNowhere = anchors.filter(
    (id) => !DomUtils.getElementById(decodeURIComponent(id), document.children),
  );
  return [
    ...leadNowhere.map((id) => `leads to #${id}, which is not there`),
    ...(mains === 1 ? [] : [`${mains} h1`]),
    ...skipped.map((level) => `h${level} without the level above`),
  ];
}

test('the whole site, link by link', async ({ request }) => {
  test.setTimeout(180_000);
  const site = await crawl(request);
  const entries = await sitemapAddresses(request);
  const listed = entries.map(({ address }) => address);
  const pathsWhere = (isWrong: (visited: Visited) => boolean) =>
    [...site].filter(([, visited]) => isWrong(visited)).map(([path]) => path);
  /** Pages for search at their one address. */
  const searched = new Map(
    [...site].flatMap(([path, { status, page }]) =>
      page &&
      status === 200 &&
      (page.meta.get('robots') ?? []).join().startsWith('index') &&
      canonical(page).map(local).join() === path
        ? [[path, page] as const]
        : [],
    ),
  );

  await test.step('no link is dead', () => {
    expect(site.size).toBeGreaterThan(40);
    expect.soft(pathsWhere(({ status }) => status >= 400)).toEqual([]);
  });
  await test.step('no redirect leads to another one', () => {
    const chained = pathsWhere(({ location }) => Boolean(location && site.get(location)?.location));
    expect.soft(chained).toEqual([]);
  });
  await test.step('pages for search can be reached, stand in a sitemap, and nothing else does', () => {
    expect.soft([...searched.keys()]).toEqual(expect.arrayContaining([...searchedPaths]));
    expect.soft(listed.map(local).sort()).toEqual([...searched.keys()].sort());
  });
  await test.step('a sitemap names the languages of a page as its head does, and each names the others', () => {
    const named = new Map(entries.map(({ address, languages }) => [local(address), languages]));
    // One expectation for all: each costs about a millisecond, and there are thousands of names.
    const heads = entries.map(({ address, languages }) => {
      const page = searched.get(local(address));
      return { address, languages: page ? languagesOf(page) : languages };
    });
    expect.soft(entries.map(({ address, languages }) => ({ address, languages }))).toEqual(heads);
    const lonely = entries.flatMap(({ address, languages }) =>
      Object.values(languages)
        .filter((other) => !isDeepStrictEqual(named.get(other), languages))
        .map((other) => `${address} names ${other}`),
    );
    expect.soft(lonely).toEqual([]);
    const information = named.get('/info/about');
    expect.soft(information).toHaveProperty('de', '/de/info/ueber-uns');
    expect.soft(information).toHaveProperty('x-default', '/info/about');
  });
  await test.step('each address that is called canonical is the address of that page', () => {
    const lost = [...site].filter(([, { page, status }]) => {
      if (!page || status !== 200 || !only(page, 'robots').startsWith('index')) return false;
      const [address = ''] = canonical(page);
      return !address.startsWith(PUBLIC_URL) || !searched.has(local(address));
    });
    expect.soft(lost.map(([path]) => path)).toEqual([]);
  });
  await test.step('each page has one h1, headings in order, and what its contents lead to', () => {
    const faults = [...site].flatMap(([path, { page }]) =>
      (page ? faultsIn(page) : []).map((fault) => `${path}: ${fault}`),
    );
    expect.soft(faults).toEqual([]);
  });
  for (const tag of ['description', 'og:image']) {
    await test.step(`no two pages have the same ${tag}`, () => {
      const seen = new Map<string, string[]>();
      for (const [path, page] of searched) {
        if (tag === 'og:image' && path.includes('?')) continue; // the next page of a list
        const value = only(page, tag);
        seen.set(value, [...(seen.get(value) ?? []), path]);
      }
      expect.soft([...seen].filter(([, paths]) => paths.length > 1)).toEqual([]);
    });
  }
  await test.step('the numbered pages of a list hold each of its rows once, for readers without scripts', async () => {
    const lists = [...searched].filter(([path]) => path.startsWith('/product-updates'));
    const rows = lists.flatMap(([, { document }]) => all(document, 'article'));
    const titles = rows.flatMap((row) => all(row, 'h2').map(textOf));
    expect.soft(titles.sort()).toEqual((await storedUpdates()).map(({ title }) => title).sort());
    expect.soft(new Set(lists.map(([, { title }]) => title.join())).size).toBe(lists.length);
  });
  await test.step('every step of a way from the home page is a page', () => {
    const ways = [...searched.values()]
      .flatMap(jsonLd)
      .filter((block) => block['@type'] === 'BreadcrumbList')
      .map((block) => block.itemListElement as Crumb[]);
    expect(ways.length).toBeGreaterThan(10);
    for (const way of ways) {
      const [, language] = /^\/(de|fr|nl|et)(?:\/|$)/.exec(local(way.at(-1)!.item)) ?? [];
      const home = language
        ? { item: `${PUBLIC_URL}/${language}` }
        : { name: 'Home', item: PUBLIC_URL };
      expect.soft(way[0]).toMatchObject({ position: 1, ...home });
      const steps = way.map(({ item }) => item);
      const pages = steps.filter((item) => site.get(local(item))?.status === 200);
      expect.soft(pages).toEqual(steps);
    }
  });
  await test.step('llms.txt lists the pages of the sitemap, each with its description', async () => {
    const response = await request.get('/llms.txt');
    expect(response.headers()['content-type']).toContain('text/plain');
    const text = await response.text();
    expect.soft(text).toMatch(/^# Nightdesk\n\n> \S/);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, to = '']) =>
      local(to),
    );
    expect.soft(links).toEqual(expect.arrayContaining([...searchedPaths]));
    for (const path of links) {
      const status = site.get(path)?.status ?? (await request.get(path)).status();
      expect.soft(status, path).toBe(200);
    }
  });
});

test('robots.txt allows every page for search and names both sitemaps', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  for (const path of searchedPaths.filter((path) => path !== '/'))
    expect(text).not.toMatch(new RegExp(`^Disallow: ${path}$`, 'm'));
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/stored-sitemap.xml`);
});

test('dates are those of the rows, and pages without a date have none', async ({ request }) => {
  const listed = await sitemapAddresses(request);
  const entries = new Map(listed.map((entry) => [local(entry.address), entry]));
  expect(entries.size, 'no address is there twice').toBe(listed.length);
  for (const path of searchedPaths)
    expect(entries.get(path), path).toMatchObject({ changed: undefined });
  const client = serviceClient();
  const pages = await rowsOf(
    client
      .from('website_content')
      .select('slug, last_updated')
      .eq('visible', true)
      .eq('language', 'en'),
  );
  for (const { slug, last_updated } of pages)
    expect(entries.get(`/info/${slug}`)?.changed, slug).toBe(new Date(last_updated).toISOString());
  const jobs = await rowsOf(
    client.from('job_openings').select('id, is_active, updated_at').eq('language', 'en'),
  );
  for (const { id, is_active, updated_at } of jobs)
    expect(entries.get(`/careers/${id}`)?.changed, id).toBe(
      is_active ? new Date(updated_at).toISOString() : undefined,
    );
});

interface Entry {
  address: string;
  changed?: string;
  /** The addresses of the page by language (hreflang), on the site under test. */
  languages: Record<string, string>;
}

/** What the head of a page says of its languages. */
function languagesOf({ document }: FirstPage): Record<string, string> {
  const links = all(document, 'link').filter(({ attribs }) => attribs.hreflang);
  return Object.fromEntries(links.map(({ attribs }) => [attribs.hreflang!, local(attribs.href!)]));
}

/** Every address of every sitemap that robots.txt names. */
async function sitemapAddresses(request: APIRequestContext): Promise<Entry[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address);
  return (await Promise.all(sitemaps.map((each) => entriesOf(request, local(each))))).flat();
}

async function entriesOf(request: APIRequestContext, path: string): Promise<Entry[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(/xml/);
  const xml = await response.text();
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    languages: Object.fromEntries(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(
        ([, language = '', address = '']) => [language, local(address.replaceAll('&amp;', '&'))],
      ),
    ),
  }));
}
