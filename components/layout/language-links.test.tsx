import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageLinks } from './language-links';

const place = vi.hoisted(() => ({ path: '/', params: {} as Record<string, string> }));
vi.mock('next/navigation', () => ({
  usePathname: () => place.path,
  useParams: () => place.params,
}));

beforeEach(() => Object.assign(place, { path: '/', params: { lang: 'en' } }));

/** The addresses to which the links lead, by their language. */
function targets(path: string, params: Record<string, string>) {
  Object.assign(place, { path, params });
  const html = renderToStaticMarkup(<LanguageLinks label="Language" />);
  return Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)" lang="(\w+)" hrefLang="(\w+)"/g)].map(
      ([, href, lang, hrefLang]) => {
        expect(hrefLang).toBe(lang);
        return [lang, href];
      },
    ),
  );
}

it.each([
  ['/faq', { lang: 'en' }, { en: '/faq', de: '/de/faq' }],
  ['/en/faq', { lang: 'en' }, { en: '/faq', de: '/de/faq' }],
  ['/de/faq', { lang: 'de' }, { en: '/faq', de: '/de/faq' }],
  [
    '/resources',
    { lang: 'en', category: 'guests', page: '2' },
    { en: '/resources', de: '/de/resources' },
  ],
])('on %s each link keeps the page', (path, params, expected) => {
  expect(targets(path, params)).toEqual(expect.objectContaining(expected));
});

it('on the page of a stored row, which may have no translation, a link without scripts leads to the list above it', () => {
  expect(targets('/de/resources/391c1c08', { lang: 'de', slug: '391c1c08' })).toEqual(
    expect.objectContaining({ en: '/resources', de: '/de/resources' }),
  );
});

it('on an address that no route knows a link leads to the home page, and not to another unknown address', () => {
  expect(targets('/nothing/here', {})).toEqual(expect.objectContaining({ en: '/', de: '/de' }));
});

it('marks the language of the page, and that one only', () => {
  Object.assign(place, { path: '/de/faq', params: { lang: 'de' } });
  const html = renderToStaticMarkup(<LanguageLinks label="Sprache" />);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/lang="de"[^>]* aria-current="true"/);
});
