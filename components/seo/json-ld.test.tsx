import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { faqPage } from '@/lib/faq/structured-data';
import { JsonLd } from './json-ld';

it('cannot be ended or turned into markup by what an administrator wrote', () => {
  const question = '</script><script>alert(1)</script><!-- & \u2028';
  const html = renderToStaticMarkup(
    <JsonLd data={faqPage([{ question, answer: question }], 'en')} />,
  );
  const inside = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '');
  expect(inside).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(inside).mainEntity[0].name).toBe(question);
});
