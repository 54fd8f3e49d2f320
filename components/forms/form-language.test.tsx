import { useParams } from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FormLanguage } from './form-language';

vi.mock('next/navigation', () => ({ useParams: vi.fn(), usePathname: () => '/' }));

const onPageOf = (lang?: string) => {
  vi.mocked(useParams).mockReturnValue(lang === undefined ? {} : { lang });
  return renderToStaticMarkup(<FormLanguage />);
};

it('adds nothing to an English form', () => {
  for (const lang of ['en', undefined, 'xx']) expect(onPageOf(lang)).toBe('');
});

it('names the language of a German form', () => {
  expect(onPageOf('de')).toBe('<input type="hidden" name="formLanguage" value="de"/>');
});
