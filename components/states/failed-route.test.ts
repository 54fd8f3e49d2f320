import { expect, it } from 'vitest';
import { failureAt } from '@/content/failures';

it.each([
  ['/careers', 'Error loading job openings. Please try again later.'],
  ['/careers/06dad3a1', 'Error loading job details. Please try again later.'],
  ['/faq', 'Failed to load FAQ items. Please try again later.'],
  ['/resources', 'Failed to load blog posts. Please try again later.'],
  ['/resources/lists/hosting/2', 'Failed to load blog posts. Please try again later.'],
  ['/resources/391c1c08', 'Failed to load resource. Please try again later.'],
  ['/product-updates', 'Failed to load product updates. Please try again later.'],
  ['/docs', 'Failed to load features content. Please try again later.'],
  ['/docs/updates', 'Failed to load product updates. Please try again later.'],
  ['/docs/change-log', 'Failed to load product updates. Please try again later.'],
  ['/docs/support', 'Failed to load FAQ items. Please try again later.'],
  ['/docs/faq', 'Failed to load FAQ items. Please try again later.'],
])('a failure at %s says: %s', (path, message) => {
  expect(failureAt(path).message).toBe(message);
});

it('has a title for every route, and a toast for some', () => {
  expect(failureAt('/resources/391c1c08').head?.title).toBe('Resource Not Found');
  expect(failureAt('/info/imprint').head?.title).toBe('Page Not Found');
  expect(failureAt('/about').head?.title).toBe('This page could not be loaded');
  expect(failureAt('/careers').toast).toBe('Failed to load job openings. Please try again later.');
  expect(failureAt('/careers/06dad3a1').toast).toBe(
    'Failed to load job details. Please try again later.',
  );
});
