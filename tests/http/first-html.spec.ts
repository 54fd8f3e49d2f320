import { expect, test, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { SECURITY_HEADERS } from '../support/requests.ts';
import {
  all,
  canonical,
  firstPage,
  isKeptFromSearch,
  only,
  readPage,
  type FirstPage,
} from '../support/first-html.ts';
import { places } from '../support/pages.ts';
import { local, PUBLIC_URL, searchedPlaces } from '../support/seo-places.ts';

const DESCRIPTION = { shortest: 50, longest: 160 };
/** WhatsApp shows no card of more than 300 kB. A card of flat colours needs a quarter of that. */
const MOST_CARD_BYTES = 120_000;

/** Crawlers and messengers that show or keep what a page says of itself. */
const CLIENTS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'WhatsApp/2.24.20.89 A',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'an-unknown-reader/0.1',
];

/** Slack and others read only the beginning of a page; the shortest known is 32 kB. */
const BEGINNING = 16_384;

for (const { name, path, canonical: own } of searchedPlaces) {
  test(`${name}: the first HTML is complete`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    const page = readPage(response.status(), response.headers(), html);
    await test.step('status and security headers', () => {
      expect(page.status).toBe(200);
      checkSecurity(page);
    });
    await test.step('title, description, canonical address, robots', () => {
      const [title = ''] = page.title;
      expect(page.title).toHaveLength(1);
      expect(title).toMatch(/\S - Nightdesk$/);
      const description = only(page, 'description');
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.shortest);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION.longest);
      const address = own === '/' ? PUBLIC_URL : `${PUBLIC_URL}${own}`;
      expect(canonical(page)).toEqual([address]);
      expect(only(page, 'robots')).toBe('index, follow');
      expect(only(page, 'og:title')).toBe(title);
      expect(only(page, 'og:description')).toBe(description);
      expect(only(page, 'og:url')).toBe(address);
      expect(only(page, 'og:site_name')).toBe('Nightdesk');
      expect(only(page, 'og:type')).toBe(name === 'article' ? 'article' : 'website');
    });
    await test.step('the share card is a picture of 1200 by 630 that messengers take', async () => {
      const card = only(page, 'og:image');
      expect(card).toContain(`${PUBLIC_URL}/share-cards/`);
      expect(only(page, 'og:image:width')).toBe('1200');
      expect(only(page, 'og:image:height')).toBe('630');
      expect(only(page, 'og:image:alt')).not.toBe('');
      expect(only(page, 'twitter:card')).toBe('summary_large_image');
      expect(only(page, 'twitter:image')).toBe(card);
      await checkCard(request, local(card));
    });
    await test.step('a messenger that reads the beginning finds what names the page', () => {
      for (const named of ['<title>', 'rel="canonical"', 'og:title', 'og:image', 'twitter:image'])
        expect(html.slice(0, BEGINNING)).toContain(named);
    });
  });
}

for (const path of ['/faq', '/product-updates?page=2']) {
  test(`crawlers and messengers get the same head of ${path}, also from a campaign`, async ({
    request,
  }) => {
    const headOf = async (address: string, client?: string) => {
      const page = await firstPage(request, address, client);
      return {
        status: page.status,
        title: page.title,
        meta: page.meta,
        canonical: canonical(page),
      };
    };
    const head = await headOf(path);
    const tagged = `${path}${path.includes('?') ? '&' : '?'}utm_source=letter&fbclid=x`;
    for (const client of CLIENTS) expect(await headOf(tagged, client), client).toEqual(head);
  });
}

for (const { name, path, status = 200 } of places.filter(({ hidden }) => hidden)) {
  test(`${name}: the first HTML keeps the page out of search`, async ({ request }) => {
    const page = await firstPage(request, path);
    expect(page.status).toBe(status);
    checkSecurity(page);
    expect(isKeptFromSearch(page)).toBe(true);
    // What does not exist has no card. The other hidden pages share the card of the home page.
    if (status === 200) expect(only(page, 'og:image')).toContain('/share-cards/home.png');
  });
}

test('a card with hyphens in its name when it was shared is still there', async ({ request }) => {
  const [former, now] = await Promise.all(
    ['/share-cards/docs-change-log.png', '/share-cards/docs/change-log.png'].map((address) =>
      request.get(address, { maxRedirects: 0 }),
    ),
  );
  expect(former!.status()).toBe(200);
  expect(await former!.body()).toEqual(await now!.body());
});

test('there is no card for what is no page', async ({ request }) => {
  for (const name of ['nothing.png', 'home', 'resources/nothing.png', 'a/b/c.png', 'info/-.png'])
    expect((await request.get(`/share-cards/${name}`)).status(), name).toBe(404);
});

/** The headers that a scanner of sites asks of a page, and nothing in the page that undoes them. */
function checkSecurity({ headers, document }: FirstPage): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(headers[name], name).toMatch(value);
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(name), name).toEqual(["'none'"]);
  // Own files and named inline scripts only: no unsafe-inline, no unsafe-eval, no scheme, no wildcard.
  const scripts = policy.get('script-src');
  expect(scripts).toContain("'self'");
  for (const source of scripts ?? []) expect(source).toMatch(/^'(?:self|sha(?:256|384|512)-.+)'$/);
  for (const source of policy.get('style-src') ?? ['*'])
    expect(source).toMatch(/^'(?:self|nonce-.+|sha(?:256|384|512)-.+)'$/);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('set-cookie');
  for (const { attribs } of all(document, 'script'))
    if (attribs.src) expect(attribs.src).toMatch(/^\/(?!\/)/);
}

async function checkCard(request: APIRequestContext, address: string): Promise<void> {
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  expect(response.headers()['cache-control']).toContain('public');
  const bytes = await response.body();
  expect(bytes.byteLength).toBeLessThanOrEqual(MOST_CARD_BYTES);
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  // At the size of a messenger there is still a dark and a light colour: text on a background.
  const { channels } = await sharp(bytes).resize(300).greyscale().stats();
  expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(180);
}

test('the scripts that every page loads arrive compressed, with the hint to compile them at once', async ({
  request,
}) => {
  const scriptsOf = async (path: string): Promise<string[]> =>
    (await (await request.get(path)).text()).match(/(?<=<script[^>]* src=")[^"]+/g) ?? [];
  const [one, other] = [await scriptsOf('/'), await scriptsOf('/contact')];
  const hinted: string[] = [];
  for (const address of new Set([...one, ...other])) {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['content-encoding'], address).toBe('br');
    if ((await response.text()).startsWith('//# allFunctionsCalledOnLoad\n')) hinted.push(address);
  }
  expect(hinted.length).toBeGreaterThan(3);
  expect(hinted.filter((address) => !one.includes(address) || !other.includes(address))).toEqual(
    [],
  );
});
