import { expect, it } from 'vitest';
import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

it.each([
  [privacy, ['Introduction', 'Collection', 'Use', 'Contact']],
  [terms, ['Agreement', 'Use license', 'Subscription and payment', 'Disclaimer', 'Limitations']],
  [cookies, ['Necessary', 'Analytics', 'Marketing']],
])('$title has its sections', ({ sections }, parts) => {
  expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(parts));
});
