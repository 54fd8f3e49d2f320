import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { tagsOfTables } from '../supabase/content-tags.ts';
import {
  collections,
  deleteRequestSchema,
  findCollection,
  saveRequestSchema,
} from './collections.ts';
import { formFields, initialValues, refusedChanges, rowInForm } from '../collections/collection.ts';
import { valuesOfRow } from '../collections/row.ts';
import { faqRowSchema } from '../faq/schema.ts';

const key = '566f51e6-2cf2-48e6-8301-640f224326f8';
const base = { key, updated_at: null };
const question = { question: 'Where is it?', answer: 'Under the third stone.' };

describe('a request to save', () => {
  it('names the field of the form, not its place in the message', () => {
    const values = { ...question, question: '' };
    const { error } = saveRequestSchema.safeParse({ collection: 'faq', base, values });
    expect(error && Object.keys(fieldErrorsOf(error))).toEqual(['question']);
  });

  it('keeps the microseconds by which two versions differ', () => {
    const base = { key, updated_at: '2026-11-20T18:39:00.123456+00:00' };
    const parsed = saveRequestSchema.parse({ collection: 'faq', base, values: question });
    expect(parsed.base).toEqual(base);
  });

  it.each([
    { collection: 'profiles', base, values: { is_admin: true } },
    { collection: 'faq', base: { ...base, key: "' or 1=1" }, values: question },
    { collection: 'faq', base: { ...base, updated_at: 'now' }, values: question },
    { collection: 'faq', base },
    // Administrators create no submission and no price.
    { collection: 'subscribers', base, values: { handled_state: 'new', note: '' } },
    {
      collection: 'prices',
      base: { key: 'prices', updated_at: null },
      values: { pricing_standard_monthly: '1' },
    },
    null,
  ])('refuses %j', (input) => {
    expect(saveRequestSchema.safeParse(input).success).toBe(false);
  });

  it('passes on no column that is not editable', () => {
    const values = { ...question, id: key, updated_at: 'now' };
    const parsed = saveRequestSchema.parse({ collection: 'faq', base, values });
    const editable = ['answer', 'category', 'display_order', 'question'];
    expect(Object.keys(parsed.values).sort()).toEqual(editable);
  });
});

it('deletes only rows of a collection, and at most a page of them', () => {
  const version = { key, updated_at: '2026-11-20T18:39:00+00:00' };
  const request = (collection: string, count: number) =>
    deleteRequestSchema.safeParse({ collection, versions: Array(count).fill(version) }).success;
  expect(request('articles', 50)).toBe(true);
  expect(request('articles', 51)).toBe(false);
  expect(request('articles', 0)).toBe(false);
  for (const other of ['profiles', 'subscribers', 'prices'])
    expect(request(other, 1), other).toBe(false);
});

describe.each(collections)('the collection $name', (collection) => {
  it('can sort its list by what it starts with, and has a unique name and address', () => {
    const { name, columns, sort } = collection;
    expect(collections.filter((other) => other.name === name)).toHaveLength(1);
    expect(name).not.toBe('new');
    const sorts = columns.filter(({ sortable }) => sortable).map(({ of }) => of);
    if (sorts.length > 0) expect(sorts).toContain(sort.column);
  });

  it('reads back into the form what a new row starts with', () => {
    const fields = formFields(collection);
    const initial = initialValues(collection);
    expect(valuesOfRow(fields, { ...initial, updated_at: '' })).toEqual(initial);
  });
});

// What the list does not read, its dialog would empty with every save.
it('the dialog of a question knows every field that it saves', () => {
  const { fields } = findCollection('faq')!;
  expect(Object.keys(faqRowSchema.shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
});

it('publishes a price only as an amount', () => {
  const { schema } = findCollection('prices')!.fields.pricing_standard_monthly!;
  for (const value of ['24.90', '24,90', '24,9', '€ 24.90', '24,90\u00a0EUR'])
    expect(schema.parse(value)).toBe('24.90');
  expect(schema.parse('1\u2019190.-')).toBe('1190');
  for (const value of ['-1', 'free', '', '1234567', '19.905', '19.900', 'CHF 19.90'])
    expect(schema.safeParse(value).success, value).toBe(false);
});

describe('a picture', () => {
  const articles = findCollection('articles')!;
  const { schema } = articles;
  const article = {
    ...initialValues(articles),
    title: 'A key under the mat',
    date: '2026-11-01',
  };
  it('in a field gets the scheme that its address lacks, and has no address that is none', () => {
    const { schema } = findCollection('articles')!.fields.image_url!;
    expect(schema.parse('www.example.org/a.png')).toBe('https://www.example.org/a.png');
    expect(schema.parse('/media/a.webp')).toBe('/media/a.webp');
    for (const wrong of [
      'a.png',
      'http://example.org/a.png',
      'javascript:steal()',
      '//a.org/a.png',
    ])
      expect(schema.safeParse(wrong).success, wrong).toBe(false);
  });

  it('in a field needs its description, in every collection that has one', () => {
    for (const collection of collections.filter(({ fields }) => fields.image_alt)) {
      expect(collection.fields.image_url?.kind, collection.name).toBe('image');
      const values = { image_url: '/media/a.webp', image_alt: '' };
      expect(refusedChanges(collection, values, null), collection.name).toHaveProperty(
        'image_alt',
        expect.stringContaining('Describe'),
      );
    }
  });

  it('in a text needs its description', () => {
    const refused = (content: string) =>
      refusedChanges(articles, schema.parse({ ...article, content }), null);
    for (const content of ['<p>t</p><img src="/a.png">', '<img alt=" " src="/a.png">'])
      expect(refused(content)).toEqual({ content: expect.stringContaining('Describe') });
    for (const content of ['<img src="/a.png" alt="A &gt; B">', 'img'])
      expect(refused(content)).toEqual({});
  });
});

const PLANS = path.join(import.meta.dirname, '../../supabase/tests/query_plans.sql');

it.each(collections)(
  'query_plans.sql tests every order and the search of $name',
  ({ table, key, sort, columns }) => {
    const sorted = new Set([
      sort.column,
      ...columns.filter(({ sortable }) => sortable).map(({ of }) => of),
    ]);
    const orders = sort.ties
      ? [`${table}_admin_order`]
      : // A primary key has its index.
        [...sorted]
          .filter((each) => each !== key)
          .map((each) => `('${table}', '${key}', '${each}',`);
    const plans = readFileSync(PLANS, 'utf8');
    const lines = [...orders, `('${table}', '${sort.column}')`];
    expect(lines.filter((line) => !plans.includes(line))).toEqual([]);
  },
);

it.each(collections)('a change of $name expires its own pages, not all', ({ table }) => {
  expect(tagsOfTables([table]).length).toBeLessThan(2);
});

describe('the reading time of an article', () => {
  const content = `<p>${'word '.repeat(700)}</p>`;
  const articles = findCollection('articles')!;
  const parsed = (values: object) =>
    articles.schema.parse({
      ...initialValues(articles),
      ...{ title: 'Keys', excerpt: 'Where they are.', date: '2026-11-26', status: 'published' },
      ...values,
    });

  it('is computed where nothing is written, so that a published article is complete', () => {
    expect(parsed({ content }).read_time).toBe('3 min read');
    expect(parsed({ content, read_time: 'An evening' }).read_time).toBe('An evening');
    expect(parsed({ content: '', status: 'draft' }).read_time).toBe('');
  });

  it('follows the text at the next change, unless an editor wrote it', () => {
    const updated_at = '2026-11-26T12:00:00Z';
    const shown = (read_time: string) =>
      rowInForm(articles, { content, read_time, updated_at }).read_time;
    expect(shown('3 min read')).toBe('');
    expect(shown('4 min read')).toBe('4 min read');
  });
});
