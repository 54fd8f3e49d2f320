import { expect, it } from 'vitest';
import { isFixedAddress } from '../routes.ts';
import { targetOf } from './target-of.ts';
import { cutSigns } from './without-sign.ts';

const targets = new Map([
  ['/info/old', '/info/new'],
  ['/integrations/old', '/integrations/new'],
  ['/old', '/faq#payment'],
  ['/old-home', '/'],
  ['/only-german', '/de/neu'],
  ['/de/own', '/de/eigen'],
  ['/own', '/contact'],
  ['/old_(page)', '/about'],
  ['/y', '/x'],
  ['/de/x', '/de/y'],
]);
const leads = (path: string) => targetOf(path, targets, isFixedAddress);

it.each([
  ['/de/info/old', '/de/info/new'],
  ['/et/integrations/old', '/et/integrations/new'],
  ['/fr/old', '/fr/faq#payment'],
  ['/nl/old-home', '/nl'],
  ['/fr/only-german', '/de/neu'],
  ['/de/own', '/de/eigen'],
  ['/fr/own', '/fr/contact'],
  ['/xx/old', null],
])('under another language %s leads to %s', (path, target) => expect(leads(path)).toBe(target));

it('a redirect of a language and one of English make no loop', () => {
  expect(leads('/de/x')).toBe('/de/y');
  expect(leads('/de/y')).toBeNull();
});

it.each([
  ['/faq)', '/faq'],
  ['/faq.', '/faq'],
  ['/faq,', '/faq'],
  ['/faq%22', '/faq'],
  ['/faq%E2%80%99).', '/faq'],
  ['/docs/faq%3E', '/docs/faq'],
  ['/)', '/'],
  ['/de)', '/de'],
  ['/de/careers!', '/de/careers'],
  ['/old%5D', '/faq#payment'],
  ['/de/old;', '/de/faq#payment'],
  ['/old_(page)', '/about'],
  ['/nothing)', null],
  ['/faq/)', null],
  ['//evil.example)', null],
])('with a sign at its end %s leads to %s', (path, target) => expect(leads(path)).toBe(target));

it('reads a long text of signs once', () => {
  const text = `${')'.repeat(100_000)}x`;
  expect(cutSigns(text)).toBe(text);
});
