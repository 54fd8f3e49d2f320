import { describe, expect, it } from 'vitest';
import { withNotice, type Notices } from './scriptless.ts';

const notices: Notices = {
  missing: [
    {
      under: '/careers/',
      heading: 'No such job.',
      text: 'A & B',
      link: { href: '/careers', label: '<Jobs>' },
    },
    { under: '/', heading: 'No such page', link: { href: '/', label: 'Home' } },
  ],
  failed: { heading: 'Not made', link: { href: '', label: 'Again' } },
  titleSuffix: ' - Site',
};
const SHELL =
  '<!DOCTYPE html><html id="__next_error__"><head><script src="a.js"></script></head><body><script></script></body></html>';
const written = (status: number, path: string, document = SHELL) =>
  withNotice(document, { status, path }, notices);

describe('a document without markup', () => {
  it('is given the words of its part of the site, a name and a language', () => {
    expect(written(404, '/careers/7').replace(/(<style>)[^<]+/, '$1…')).toBe(
      '<!DOCTYPE html><html id="__next_error__" lang="en"><head>' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
        '<title>No such job - Site</title><noscript><style>…</style></noscript><script src="a.js"></script></head>' +
        '<body><noscript><h1>No such job.</h1><p>A &amp; B</p><p><a href="/careers">&lt;Jobs></a></p></noscript>' +
        '<script></script></body></html>',
    );
  });

  it('is given those of the site elsewhere, and where it is gone for good', () => {
    expect(written(404, '/towels')).toContain('<h1>No such page</h1><p><a href="/">');
    expect(written(410, '/careers/7')).toContain('<h1>No such job.</h1>');
  });

  it('says of a failure that it is one', () => {
    expect(written(500, '/careers/7')).toContain('<h1>Not made</h1><p><a href="">Again</a>');
  });
});

it.each([
  ['with markup', 404, '<!DOCTYPE html><html lang="en"><head></head><body></body></html>'],
  ['that is not refused', 200, SHELL],
])('a document %s stays as it is', (_, status, document) => {
  expect(written(status, '/careers/7', document)).toBe(document);
});
