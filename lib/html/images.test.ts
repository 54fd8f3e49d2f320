import { describe, expect, it } from 'vitest';
import { imageHosts, imageSource, iconSource } from './images.ts';
import fc from 'fast-check';

describe('imageHosts', () => {
  it('reads host names', () => {
    expect(imageHosts(' Project.supabase.co, images.example.org,')).toEqual([
      'project.supabase.co',
      'images.example.org',
    ]);
    expect(imageHosts('')).toEqual([]);
  });

  it.each(['*', '*.example.org', 'https://images.example.org', 'localhost', '10.0.0.1'])(
    'refuses %s',
    (setting) => {
      expect(() => imageHosts(setting)).toThrow(/IMAGE_HOSTS/);
    },
  );
});

// What an address is resolved by: strings of any characters seldom have two of them.
const slashesAndDots = fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a') });
const origins = { siteUrl: 'https://nightdesk.example', hosts: ['images.example.org'] };

describe('imageSource', () => {
  it.each([
    ['/images/posts/decide-once.png', '/images/posts/decide-once.png'],
    ['https://nightdesk.example/images/a.png', '/images/a.png'],
    [' https://images.example.org/a.png?w=9 ', 'https://images.example.org/a.png?w=9'],
  ])('shows %s', (stored, shown) => {
    expect(imageSource(stored, origins)).toBe(shown);
  });

  it.each([
    ...[
      null,
      '',
      '//elsewhere.example/a.png',
      '/\\elsewhere.example/a.png',
      './/elsewhere.example/a.png',
    ],
    ...['https://nightdesk.example//elsewhere.example/a.png', 'http://images.example.org/a.png'],
    ...['https://images.example.org:8443/a.png', 'https://images.example.org.evil.example/a.png'],
    ...['data:image/svg+xml,<svg onload=alert(1)>', 'javascript:alert(1)', 'https://['],
  ])('does not show %s', (stored) => {
    expect(imageSource(stored, origins)).toBeNull();
  });

  it('gives a path of this site, an address on a known host, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), slashesAndDots, fc.webUrl()), (stored) => {
        const shown = imageSource(stored, origins);
        if (shown === null) return;
        const { origin } = new URL(shown, origins.siteUrl);
        expect(['https://nightdesk.example', 'https://images.example.org']).toContain(origin);
      }),
    );
  });
});

it.each(['/icons/smoobu.svg', 'data:image/svg+xml;base64,PHN2Zy8+'])('shows %s', (stored) => {
  expect(iconSource(stored)).toBe(stored);
});

it.each([
  ...[null, '', 'icon.svg', 'data:text/html,<p>', 'https://elsewhere.example/icon.svg'],
  ...['//elsewhere.example/icon.svg', '/\\elsewhere.example/icon.svg'],
])('does not show %s', (stored) => {
  expect(iconSource(stored)).toBeNull();
});
