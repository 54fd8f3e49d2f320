import { expect, it } from 'vitest';
import { render } from '@/tests/support/render';
import { FooterLinks } from './site-footer';

it('a link to a page in another language names that language, and no other link does', async () => {
  const links = [
    { label: 'Imprint', href: '/info/imprint' },
    { label: 'Impressum', href: '/info/impressum', language: 'de' },
  ] as const;
  const [own, foreign] = (await render(<FooterLinks links={links} />)).split('</li>');
  expect(own).toMatch(/^<li><a [^>]*href="\/info\/imprint"[^>]*>Imprint<\/a>$/);
  expect(own).not.toContain('lang');
  expect(foreign).toMatch(/<a [^>]*href="\/de\/info\/impressum"/);
  expect(foreign).toMatch(/<a [^>]*hrefLang="de"/);
  expect(foreign).toMatch(/<a [^>]*lang="de"/);
  expect(foreign).toMatch(/Impressum <span lang="en"[^>]*>German<\/span>/);
});
