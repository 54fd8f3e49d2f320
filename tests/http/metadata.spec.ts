import { canonical, firstHead, only } from '../support/first-html.ts';
import { clients, HIDDEN, PUBLIC_URL, searchedPlaces } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

test.use({ tolerated: TOLERATED });

const LENGTH = { shortest: 50, longest: 160 };

test.describe('the head of every public page, in the first answer of the server', () => {
  for (const { name, path, canonical: own } of searchedPlaces) {
    test(name, async ({ request }) => {
      const head = await firstHead(request, path);
      const [title = ''] = head.title;
      expect(head.title).toHaveLength(1);
      expect(title).toMatch(/\S - Nightdesk$/);
      expect(title.match(/Nightdesk$/g)).toHaveLength(1);
      const description = only(head, 'description');
      expect(description.length).toBeGreaterThanOrEqual(LENGTH.shortest);
      expect(description.length).toBeLessThanOrEqual(LENGTH.longest);
      const address = own === '/' ? PUBLIC_URL : `${PUBLIC_URL}${own}`;
      expect(canonical(head)).toEqual([address]);
      expect(only(head, 'robots')).toBe('index, follow');

      expect(only(head, 'og:title')).toBe(title);
      expect(only(head, 'og:description')).toBe(description);
      expect(only(head, 'og:url')).toBe(address);
      expect(only(head, 'og:site_name')).toBe('Nightdesk');
      expect(only(head, 'og:type')).toBe(name === 'article' ? 'article' : 'website');
      const image = only(head, 'og:image');
      expect(image).toContain(`${PUBLIC_URL}/share-cards/`);
      expect(only(head, 'og:image:width')).toBe('1200');
      expect(only(head, 'og:image:height')).toBe('630');
      expect(only(head, 'og:image:alt')).not.toBe('');
      expect(only(head, 'twitter:card')).toBe('summary_large_image');
      expect(only(head, 'twitter:image')).toBe(image);
      expect(head.html).toMatch(/<html[^>]* lang="en"/);
    });
  }
});

test('no two pages have the same description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path, canonical: own } of searchedPlaces) {
    if (own !== path && own === '/docs/features') continue; // the same page at two addresses
    const description = only(await firstHead(request, path), 'description');
    expect(seen.get(description), `${path}: ${description}`).toBeUndefined();
    seen.set(description, path);
  }
});

test('pages that are not for search say so', async ({ request }) => {
  for (const { name, path, status = 200 } of places.filter(({ name }) => HIDDEN.includes(name))) {
    const head = await firstHead(request, path);
    expect(head.status, path).toBe(status);
    for (const robots of head.meta.get('robots') ?? ['none'])
      expect(robots, name).toContain('noindex');
  }
  const coming = await firstHead(request, '/integrations/airbnb');
  expect(only(coming, 'robots')).toContain('noindex');
});

for (const [name, userAgent] of Object.entries(clients)) {
  test(`${name} gets the complete head of every kind of page`, async ({ request }) => {
    test.slow();
    for (const { path } of searchedPlaces) {
      const head = await firstHead(request, path, userAgent);
      expect(head.status, path).toBe(200);
      expect(head.title, path).toHaveLength(1);
      expect(canonical(head), path).toHaveLength(1);
      for (const tag of ['description', 'robots', 'og:title', 'og:image', 'twitter:card'])
        expect(only(head, tag), `${path} ${tag}`).not.toBe('');
    }
  });
}
