import { expect, it } from 'vitest';
import { translated, type Texts } from './translated';

const english = {
  eyebrow: { time: '06:30', label: 'Next' },
  door: 12,
  link: { label: 'Write', href: '/contact' },
  rows: [
    { id: 'first', text: 'One', drawing: 'key' },
    { id: 'second', text: 'Two', drawing: 'bell' },
  ],
  lines: ['Seven have their answer.', 'Three wait.'],
  more: (count: number) => ({ title: `${count} more`, path: '/more' }),
  greeting: { lang: 'it', text: 'Buonasera', translation: 'Good evening' },
  side: { en: 'yes', de: 'ja' },
} as const;

const texts: Texts<typeof english> = {
  eyebrow: { label: 'Weiter' },
  link: { label: 'Schreiben' },
  rows: { second: { text: 'Zwei' }, first: { text: 'Eins' } },
  lines: ['Sieben haben ihre Antwort.', 'Drei warten.'],
  more: (count) => ({ title: `${count} weitere` }),
  greeting: { translation: 'Guten Abend' },
};

it('lays texts over English, those of a list by the ids of its entries', () => {
  const { more, ...words } = translated(english, texts);
  expect(words).toEqual({
    eyebrow: { time: '06:30', label: 'Weiter' },
    door: 12,
    link: { label: 'Schreiben', href: '/contact' },
    rows: [
      { id: 'first', text: 'Eins', drawing: 'key' },
      { id: 'second', text: 'Zwei', drawing: 'bell' },
    ],
    lines: ['Sieben haben ihre Antwort.', 'Drei warten.'],
    greeting: { lang: 'it', text: 'Buonasera', translation: 'Guten Abend' },
    side: { en: 'yes', de: 'ja' },
  });
  expect(more(3)).toEqual({ title: '3 weitere', path: '/more' });
});

// What the compiler has to refuse in a language: an error that does not come is one itself.
type Part = Texts<Pick<typeof english, 'link' | 'rows' | 'lines' | 'eyebrow'>>;
export const incomplete: Part = {
  // @ts-expect-error: a text is missing
  link: {},
  // @ts-expect-error: an entry is missing
  rows: { first: { text: 'Eins' } },
  // @ts-expect-error: a line is missing
  lines: ['Sieben haben ihre Antwort.'],
  // @ts-expect-error: a time stands in English only
  eyebrow: { label: 'Weiter', time: '07:00' },
};
// @ts-expect-error: English has no such text
export const unknown: Texts<Pick<typeof english, 'link'>> = { link: texts.link, lead: 'Sieben' };
