import sharp from 'sharp';
import { firstHead, only } from '../support/first-html.ts';
import { HIDDEN, local, searchedPlaces } from '../support/seo-places.ts';
import { expect, test } from '../support/fixtures.ts';
import { places, TOLERATED } from '../support/pages.ts';

test.use({ tolerated: TOLERATED });

/** WhatsApp shows nothing of more than 300 kB; a card of flat colours needs a quarter of that. */
const MOST_BYTES = 120_000;

for (const { name, path } of searchedPlaces) {
  test(`the card of ${name} is a picture of 1200 by 630 that messengers take`, async ({
    request,
  }) => {
    const address = only(await firstHead(request, path), 'og:image');
    const response = await request.get(local(address));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(response.headers()['cache-control']).toContain('public');
    const bytes = await response.body();
    expect(bytes.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    // As small as a messenger shows it, there is still a dark and a light: words on a ground.
    const { channels } = await sharp(bytes).resize(300).greyscale().stats();
    expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(180);
  });
}

test('each page has a card of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path, canonical } of searchedPlaces) {
    if (path !== canonical || path.includes('?')) continue;
    const address = only(await firstHead(request, path), 'og:image');
    expect(seen.get(address), `${path} and ${seen.get(address)}`).toBeUndefined();
    seen.set(address, path);
  }
});

test('pages that are not for search share the card of the home page', async ({ request }) => {
  for (const { path } of places.filter(({ name }) => HIDDEN.includes(name) && name !== 'not-found'))
    expect(only(await firstHead(request, path), 'og:image')).toContain('/share-cards/home.png');
});

test('there is no card for what is no page', async ({ request }) => {
  for (const name of ['nothing.png', 'home', 'resources/nothing.png', 'a/b/c.png', 'info/%00.png'])
    expect((await request.get(`/share-cards/${name}`)).status(), name).toBe(404);
});
