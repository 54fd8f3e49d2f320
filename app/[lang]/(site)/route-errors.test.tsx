import { prerender } from 'react-dom/static';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { texts as faq } from '@/content/de/faq';
import { texts as states } from '@/content/de/states';

const errorFiles = import.meta.glob<ComponentType<{ retry: () => void }>>('./**/error.tsx', {
  import: 'default',
});

/** What the error file of a route says, as HTML. */
async function said(folder: string): Promise<string> {
  const RouteError = await errorFiles[`./${folder}error.tsx`]!();
  const { prelude } = await prerender(<RouteError retry={() => undefined} />);
  return new Response(prelude).text();
}

it.each([
  ['careers/', 'Error loading job openings. Please try again later.'],
  ['careers/[jobId]/', 'Error loading job details. Please try again later.'],
  ['faq/', 'Failed to load FAQ items. Please try again later.'],
  ['info/', 'Page Not Found'],
  ['resources/', 'Failed to load blog posts. Please try again later.'],
  ['resources/[slug]/', 'Failed to load resource. Please try again later.'],
  ['product-updates/', 'Failed to load product updates. Please try again later.'],
  ['docs/', 'Failed to load features content. Please try again later.'],
  ['docs/updates/', 'Failed to load product updates. Please try again later.'],
  ['docs/change-log/', 'Failed to load product updates. Please try again later.'],
  ['docs/support/', 'Failed to load FAQ items. Please try again later.'],
  ['docs/faq/', 'Failed to load FAQ items. Please try again later.'],
  ['integrations/', 'Failed to load integrations. Please try again later.'],
  ['', 'This page could not be loaded'],
])('a failure below %s says: %s, and tries again', async (folder, sentence) => {
  const html = await said(folder);
  expect(html).toContain(sentence);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Try Again');
});

it('a failed position leads back to the list, and a failed article to the resources', async () => {
  expect(await said('careers/[jobId]/')).toContain('Return to Careers');
  const article = await said('resources/[slug]/');
  expect(article).toContain('Resource Not Found');
  expect(article).toContain('Back to Resources');
});

it('the home page still stands, with the default prices, and says that the questions could not be read', async () => {
  const html = await said('(home)/');
  expect(html).toContain('>19.90<');
  expect(html).toContain('Failed to load FAQ items. Please try again later.');
  expect(html).toContain('id="morning-title"');
});

it('integrations that could not be read still show the built-in list, and the survey asks its questions', async () => {
  expect(await said('integrations/')).toContain('Smoobu');
  expect(await said('pre-launch/')).toContain('Five questions before the night begins');
});

it('a failure on a German page is told in German', async () => {
  vi.stubGlobal('location', { pathname: '/de/faq' });
  vi.resetModules();
  const [html, home] = [await said('faq/'), await said('(home)/')];
  vi.unstubAllGlobals();
  expect(home).toContain('>19,90<');
  expect(home).not.toContain('Failed to load');
  expect(html).toContain(faq.faq.error);
  expect(html).toContain(states.tryAgain);
  expect(html).not.toContain('Try Again');
});
