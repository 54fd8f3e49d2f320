// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { wordsIn } from '@/content/words';
import type { StoredProvider } from '@/lib/providers/listed-providers';
import { render } from '@/tests/support/render';
import { IntegrationsList } from './integrations-list';

vi.mock('next/navigation', () => ({ useParams: () => ({ lang: 'de' }) }));

const stored: StoredProvider[] = (['active', 'coming_soon'] as const).flatMap((status) =>
  (['en', 'de'] as const).map((language) => ({
    name: `${status} ${language}`,
    code: `${status}_${language}`.toUpperCase(),
    description: `Words in ${language}.`,
    icon: null,
    status,
    language,
  })),
);

/** Of each system on the German page: its description, and the languages of that and of the link to its page. */
async function descriptions() {
  const html = await render(
    <IntegrationsList stored={stored} words={wordsIn('de')} language="de" />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('li')].map((card) => {
    const text = card.querySelector('p[dir=auto]');
    const link = card.querySelector('a[href*="/integrations/"]');
    return [text?.textContent, text?.getAttribute('lang'), link?.getAttribute('hreflang')];
  });
}

it('a system that is not translated is named as English, and its link leads to the English page', async () => {
  expect(await descriptions()).toEqual([
    ['Words in en. Englisch', 'en', 'en'],
    ['Words in de.', null, null],
    ['Words in en. Englisch', 'en', undefined],
    ['Words in de.', null, undefined],
  ]);
});
