// @module-tag core
import { randomUUID } from 'node:crypto';
import { updateTag } from 'next/cache';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import {
  deleteRows,
  listPages,
  saveRow,
  setStates,
  undo,
} from '../../../app/admin/[collection]/actions.ts';
import { collections, findCollection } from '../../../lib/desk/collections.ts';
import {
  formFields,
  initialValues,
  languageOf,
  rowInForm,
  type Collection,
} from '../../../lib/collections/collection.ts';
import { settingsRow, valuesOfRow, type Row, type RowBase } from '../../../lib/collections/row.ts';
import { listChanges } from '../../../lib/collections/row-changes.ts';
import {
  getRow,
  listRows,
  readCursor,
  writeCursor,
  type ListQuery,
} from '../../../lib/collections/row-store.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);

const expired = () => vi.mocked(updateTag).mock.calls.flat();
beforeEach(() => void vi.mocked(updateTag).mockClear());

type Version = { key: string; updated_at: string };

const article = {
  ...initialValues(findCollection('articles')!),
  title: 'A key under the mat',
  date: '2026-11-01',
};
const updates = findCollection('updates')!;
const newest: ListQuery = {
  search: '',
  filter: '',
  sort: { column: 'created_at', ascending: false },
  after: null,
};

const PUBLISHED = { status: 'published', excerpt: 'Where it is.', content: 'Under the mat.' };

/** What a form sends that creates a row. */
const newRow = (key: string = randomUUID()) => ({ key, updated_at: null });

const save = (base: Version | null, values: object = {}) =>
  saveRow({ collection: 'articles', base: base ?? newRow(), values: { ...article, ...values } });

const remove = (...versions: Version[]) => deleteRows({ collection: 'articles', versions });

/** Creates an article as the administrator, and gives its version. */
async function create(values: object = {}): Promise<Version> {
  const result = await save(null, values);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.version;
}

async function stored(key: string) {
  const { data } = await backend().service().from('blog_posts').select('*').eq('id', key);
  return data?.[0];
}

const storeUpdates = (rows: { title: string; created_at?: string }[]) =>
  backend()
    .service()
    .from('product_updates')
    .insert(rows.map((row) => ({ body: 'A line.', ...row })))
    .throwOnError();

describe('an administrator', () => {
  test('creates, changes and deletes a row, and its pages are made again each time', async () => {
    const version = await create();
    expect(await stored(version.key)).toMatchObject({ title: article.title, status: 'draft' });
    const changed = await save(version, { title: 'A key in a box' });
    expect(changed).toMatchObject({ status: 'done', version: { key: version.key } });
    expect(await stored(version.key)).toMatchObject({ title: 'A key in a box' });
    const last = changed.status === 'done' ? changed.version : version;
    expect(await remove(last)).toMatchObject({ status: 'done' });
    expect(await stored(version.key)).toBeUndefined();
    expect(expired()).toEqual(['blog-posts', 'blog-posts', 'blog-posts']);
  });

  test('is told which field is wrong, and nothing is stored', async () => {
    const values = { status: 'published', image_url: '/a.png', date: 'soon' };
    expect(await save(null, values)).toEqual({
      status: 'invalid',
      fieldErrors: {
        date: 'Date must be a date',
        image_alt: 'Describe the picture in a few words',
        excerpt: 'A published article needs an excerpt',
        content: 'A published article needs a text',
      },
    });
    expect(expired()).toEqual([]);
  });

  // A rule that is younger than a row, a column that the form shows less exactly than it is stored: both came to light here.
  test('saves every row as its form shows it, and nothing of it changes', async () => {
    const twice = { public_from: '2026-10-25T01:30:00+00:00' };
    const exact = { public_until: '2027-01-01T10:20:30.123456+00:00' };
    await backend()
      .service()
      .from('blog_posts')
      .insert([
        { title: 'A time that comes twice', ...twice, ...exact },
        {
          title: 'Without descriptions',
          image_url: '/a.png',
          content: '<p>Text</p><p><img src="/b.png" /></p>',
        },
      ])
      .throwOnError();
    let saved = 0;
    for (const collection of collections.filter(({ kind }) => kind !== 'inbox')) {
      const read = async () => {
        const { data } = await backend()
          .service()
          .from(collection.table)
          .select('*')
          .throwOnError();
        const rows = data as unknown as Row[];
        return collection.kind === 'settings' ? [settingsRow(collection.key, rows)] : rows;
      };
      const keyOf = (row: Row) => String(row[collection.key] ?? collection.name);
      const editedAs = ({ translation_of }: Row) =>
        (typeof translation_of === 'string' && collection.translation) || collection;
      const fieldsOf = (row: Row) => formFields(editedAs(row)).filter(({ readOnly }) => !readOnly);
      // The translations into one language stand for the others.
      const rows = (await read()).filter((row) => ['en', 'et'].includes(languageOf(row)));
      for (const row of rows) {
        const edited = editedAs(row);
        const answer = await saveRow({
          collection: edited.name,
          base: { key: keyOf(row), updated_at: row.updated_at },
          values: valuesOfRow(fieldsOf(row), rowInForm(edited, row)),
        });
        expect(answer, `${collection.name} ${keyOf(row)}`).toMatchObject({ status: 'done' });
        saved += 1;
      }
      const now = new Map((await read()).map((row) => [keyOf(row), row]));
      // Texts are cleaned, and formatted ones made safe.
      for (const row of rows)
        for (const { name, kind } of fieldsOf(row))
          if (!['text', 'textarea', 'html'].includes(kind))
            expect(
              now.get(keyOf(row))?.[name] || null,
              `${collection.name} ${keyOf(row)}: ${name}`,
            ).toEqual(row[name] || null);
    }
    expect(saved).toBeGreaterThan(50);
  });

  test('needs a description for a picture that is chosen, and for one that loses it', async () => {
    const { data } = await backend()
      .service()
      .from('blog_posts')
      .insert({ title: 'An old picture', image_url: '/a.png', content: '<img src="/b.png" />' })
      .select('id, updated_at')
      .single()
      .throwOnError();
    const old = { key: data!.id, updated_at: data!.updated_at };
    const kept = { image_url: '/a.png', content: '<img src="/b.png" />' };
    expect(await save(old, { ...kept, image_url: '/c.png' })).toMatchObject({
      fieldErrors: { image_alt: 'Describe the picture in a few words' },
    });
    expect(await save(old, { ...kept, content: '<img src="/d.png" />' })).toMatchObject({
      fieldErrors: { content: expect.stringContaining('Describe every picture') },
    });
    const described = await create({ image_url: '/a.png', image_alt: 'A key' });
    expect(await save(described, { image_url: '/a.png', image_alt: '' })).toMatchObject({
      fieldErrors: { image_alt: 'Describe the picture in a few words' },
    });
  });

  test('lists what is a draft or scheduled, searched or not, page after page', async () => {
    const [draft, scheduled] = ['draft', 'published'].map((status) => ({
      status,
      title: `Firewood ${status}`,
      excerpt: 'Where it is.',
      content: 'Behind the house.',
      date: '2026-01-01',
      public_from: null as string | null,
      is_archived: false,
    }));
    const rows = [
      draft,
      { ...draft, title: 'Firewood archived', is_archived: true },
      { ...scheduled, title: 'Firewood public' },
      { ...scheduled, title: 'Firewood by day', date: '2999-01-01' },
      { ...scheduled, title: 'Firewood by moment', public_from: '2999-01-01T10:00:00Z' },
    ];
    await backend()
      .service()
      .from('blog_posts')
      .insert(rows as never)
      .throwOnError();
    const collection = findCollection('articles')!;
    const titlesOf = async (filter: string, search: string) => {
      const titles: string[] = [];
      let after: ListQuery['after'] = null;
      do {
        const query: ListQuery = { search, filter, language: 'en', sort: collection.sort, after };
        const page = await listRows(clients.administrator, collection, query, { limit: 1 });
        titles.push(...page.rows.map(({ title }) => String(title)));
        after = page.next;
      } while (after);
      return titles.filter((title) => title.startsWith('Firewood')).sort();
    };
    for (const search of ['', 'firewood']) {
      expect(await titlesOf('scheduled', search)).toEqual([
        'Firewood by day',
        'Firewood by moment',
      ]);
      expect(await titlesOf('draft', search)).toEqual(['Firewood draft']);
    }
    for (const each of collections.filter(({ filter }) => filter?.narrower))
      for (const filter of ['draft', 'scheduled']) {
        const query = { search: '', filter, language: 'en' as const, sort: each.sort, after: null };
        await expect(
          listRows(clients.administrator, each, query),
          each.name,
        ).resolves.toBeDefined();
      }
    await backend().service().from('blog_posts').delete().like('title', 'Firewood %');
  });

  test('is told beside the field what can never happen', async () => {
    const redirect = (from_path: string, to_path: string) =>
      saveRow({ collection: 'redirects', base: newRow(), values: { from_path, to_path } });
    const errors = async (answer: ReturnType<typeof saveRow>) => {
      const result = await answer;
      return result.status === 'invalid' ? Object.keys(result.fieldErrors) : result.status;
    };
    const { key } = await create({ ...PUBLISHED, title: 'At its address' });
    expect(await errors(redirect(`/resources/${key}`, '/faq'))).toEqual(['from_path']);
    for (const nowhere of ['/fqa', '/info/nowhere', `/careers/${key}`, '/de/nirgends', '/faq/a'])
      expect(await errors(redirect('/old-desk', nowhere)), nowhere).toEqual(['to_path']);
    for (const [place, page] of [
      '/faq#payment',
      `/resources/${key}`,
      '/de/faq',
      '/old-desk-0',
    ].entries())
      expect(await errors(redirect(`/old-desk-${place}`, page)), page).toBe('done');
    const over = { ...PUBLISHED, date: '2027-03-02', public_until: '2027-03-02T00:00' };
    expect(await errors(save(null, over))).toEqual(['date']);
    expect(await errors(save(null, { ...over, public_until: '2027-03-02T00:01' }))).toBe('done');
    expect(await errors(save(null, { ...PUBLISHED, slug: 'desk-keys' }))).toBe('done');
    for (const slug of ['desk-keys', 'lists', randomUUID(), 'Desk keys'])
      expect(await errors(save(null, { ...PUBLISHED, slug })), slug).toEqual(['slug']);
    await backend().service().from('redirects').delete().like('from_path', '/old-desk%');
  });

  test('gets the other version after an edit conflict, and overwrites nothing', async () => {
    const version = await create({ title: 'Two editors' });
    await save(version, { title: 'The faster one' });
    const slower = await save(version, { title: 'The slower one' });
    expect(slower).toMatchObject({ status: 'conflict', current: { title: 'The faster one' } });
    expect(await remove(version)).toEqual({ status: 'changed' });
    expect(await stored(version.key)).toMatchObject({ title: 'The faster one' });
  });

  test.each([
    ['articles', { title: 'Sent twice' }],
    ['faq', { question: 'Sent twice?', answer: 'Stored once.', category: '', display_order: '' }],
  ])(
    'creates one row of %s however often its form is sent, and gives every time the first answer',
    async (name, filled) => {
      const collection = findCollection(name)!;
      const base = newRow();
      const values = { ...initialValues(collection), ...filled };
      const send = () => saveRow({ collection: name, base, values });
      const [first, ...repeated] = [await send(), ...(await Promise.all([send(), send()]))];
      expect(first).toMatchObject({ status: 'done', version: { key: base.key } });
      expect(repeated).toEqual([first, first]);
      const changes = await listChanges(clients.administrator, {
        of: { collection, key: base.key },
        limit: 5,
      });
      expect(changes).toHaveLength(1);
      const [field] = Object.keys(filled);
      const other = await saveRow({
        collection: name,
        base,
        values: { ...values, [field!]: 'Another one' },
      });
      const current = { [field!]: filled[field as never] };
      expect(other).toMatchObject({ status: 'conflict', current });
    },
  );

  test('stores only HTML that the page would show', async () => {
    const content = '<h1>Hello</h1><p onclick="harm()">Text</p><script>harm()</script>';
    const { key } = await create({ title: 'With a script', content });
    expect(await stored(key)).toMatchObject({ content: '<h2>Hello</h2><p>Text</p>' });
  });

  test('is told beside the field that an address is taken', async () => {
    const titles = { page_title: 'About us', nav_title: 'About', slug: 'about' };
    const values = { ...initialValues(findCollection('pages')!), ...titles };
    expect(await saveRow({ collection: 'pages', base: newRow(), values })).toEqual({
      status: 'invalid',
      fieldErrors: { slug: 'Another page has this already' },
    });
  });

  test('deletes no position that has applications', async () => {
    const service = backend().service();
    const { data } = await service
      .from('job_openings')
      .select('key:id, updated_at')
      .eq('language', 'en')
      .throwOnError();
    const position = data[0]!;
    await service
      .from('job_applications')
      .insert({ job_id: position.key, full_name: 'Ada Keller', email: 'ada@example.org' })
      .throwOnError();
    expect(await deleteRows({ collection: 'positions', versions: [position] })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Something else still refers to it'),
    });
  });

  test('is offered the pages that visitors read, by title, and no draft', async () => {
    await create({ title: 'Offered: a draft' });
    const { key } = await create({ ...PUBLISHED, title: 'Offered: an article' });
    const answer = await listPages({});
    const pages = answer.status === 'done' ? answer.pages : [];
    const named = (title: string) => pages.filter((page) => page.title === title);
    expect(named('Help & FAQ')).toMatchObject([{ language: 'en', address: '/faq' }]);
    expect(named('The company in brief')).toMatchObject([{ address: '/info/about' }]);
    expect(named('Offered: an article')).toMatchObject([{ address: `/resources/${key}` }]);
    expect(named('Offered: a draft')).toEqual([]);
    expect(pages.some(({ language, address }) => language === 'de' && address === '/de/faq')).toBe(
      true,
    );
  });

  test('saves settings together over the version that was read, adds none, and undoes each alone', async () => {
    const prices = findCollection('prices')!;
    const read = async () => (await getRow(clients.administrator, prices, 'prices'))!;
    const before = await read();
    const base = { key: 'prices', updated_at: before.updated_at };
    const save = (values: Record<string, string>, of: RowBase = base) =>
      saveRow({ collection: 'prices', base: of, values });
    const monthly = '€ 21,50';
    const both = { pricing_standard_monthly: monthly, pricing_standard_yearly: '200' };
    expect((await save({ ...both, pricing_standard_yearly: 'much' })).status).toBe('invalid');
    expect(await read(), 'none of two is stored where one is refused').toEqual(before);
    expect((await save({ pricing_standard_weekly: '1' }, newRow('prices'))).status).toBe('invalid');
    expect((await deleteRows({ collection: 'prices', versions: [base] })).status).toBe('invalid');
    expect(await save(both)).toMatchObject({ status: 'done' });
    expect(await save({ pricing_standard_monthly: '9' })).toMatchObject({
      status: 'conflict',
      current: { pricing_standard_monthly: '21.50', pricing_standard_yearly: '200' },
    });
    const [last] = await listChanges(clients.administrator, {
      of: { collection: prices, key: 'prices' },
      limit: 1,
    });
    expect(last).toMatchObject({ row_id: 'pricing_standard_yearly', after: { value: '200' } });
    expect(await undo({ changes: [last!.id] })).toEqual({ status: 'done' });
    expect(await read()).toMatchObject({
      pricing_standard_monthly: '21.50',
      pricing_standard_yearly: before.pricing_standard_yearly,
    });
  });

  test('is told beside its field which fact about the company is none, and stores no other', async () => {
    const facts = findCollection('company')!;
    const read = async () => (await getRow(clients.administrator, facts, 'company'))!;
    const before = await read();
    const save = (values: Record<string, string>) => {
      const base = { key: 'company', updated_at: before.updated_at };
      return saveRow({ collection: 'company', base, values });
    };
    const wrong = { legal_name: 'Lamp GmbH', security_contact: 'by pigeon', tax: 'half' };
    expect(await save(wrong)).toEqual({
      status: 'invalid',
      fieldErrors: {
        security_contact: expect.stringContaining('https://'),
        tax: expect.stringContaining('Tax in prices'),
      },
    });
    expect(await read()).toEqual(before);
    expect(await save({ legal_name: 'Lamp GmbH', tax: 'none' })).toMatchObject({ status: 'done' });
    expect(await read()).toMatchObject({ legal_name: 'Lamp GmbH', tax: null });
  });

  test('publishes several at once as their forms would, says what was refused, and undoes it', async () => {
    const ready = await create({ excerpt: 'Where it is.', content: 'Under the mat.' });
    const empty = await create();
    const versions = [ready, empty, { ...empty, updated_at: article.date + 'T00:00:00Z' }];
    const setting = { collection: 'articles', versions, state: 'published' } as const;
    vi.mocked(updateTag).mockClear();
    const answer = await setStates(setting);
    expect(answer).toMatchObject({
      status: 'done',
      changes: [expect.any(Number)],
      refused: [
        { key: empty.key, reason: expect.stringMatching(/^A published article needs/) },
        { key: empty.key, reason: expect.stringContaining('in the meantime') },
      ],
    });
    expect(await stored(ready.key)).toMatchObject({ status: 'published' });
    expect(await stored(empty.key)).toMatchObject({ status: 'draft' });
    expect(expired()).toContain('blog-posts');
    if (!('changes' in answer)) throw new Error(answer.status);
    expect(await undo({ changes: answer.changes })).toEqual({ status: 'done' });
    expect(await stored(ready.key)).toMatchObject({ status: 'draft' });
    const tooMany = Array.from({ length: 51 }, () => ready);
    expect(await setStates({ ...setting, versions: tooMany })).toMatchObject({ status: 'invalid' });
  });

  test('undoes a change and a deletion; the row keeps its address', async () => {
    const version = await create({ title: 'Undo: first' });
    expect((await save(version, { title: 'Undo: second' })).status).toBe('done');
    const lastChange = async () => {
      const of = { collection: findCollection('articles')!, key: version.key };
      return (await listChanges(clients.administrator, { of, limit: 5 }))[0]!;
    };
    const change = await lastChange();
    expect(change).toMatchObject({ operation: 'update', before: { title: 'Undo: first' } });
    expect(change.editor).toContain('@');
    expect(await undo({ changes: [change.id] })).toEqual({ status: 'done' });
    const current = (await stored(version.key))!;
    expect(current).toMatchObject({ title: 'Undo: first' });

    await remove({ key: current.id, updated_at: current.updated_at });
    expect(await undo({ changes: [(await lastChange()).id] })).toMatchObject({ status: 'done' });
    expect(await stored(version.key)).toMatchObject({ title: 'Undo: first' });
    expect(await undo({ changes: [999_999] })).toEqual({ status: 'changed' });
  });
});

describe('a deleted row', () => {
  /** Deletes a row as the administrator, and gives what it was and the change. */
  async function removed(collection: Collection, row: { id: string; updated_at: string }) {
    const versions = [{ key: row.id, updated_at: row.updated_at }];
    const answer = await deleteRows({ collection: collection.name, versions });
    const of = { collection, key: row.id };
    const change = (await listChanges(clients.administrator, { of, limit: 1 }))[0]!;
    expect(answer).toEqual({ status: 'done', changes: [change.id] });
    return change;
  }

  test('comes back with the others that were deleted with it, from what the deletion answered', async () => {
    const versions = [await create({ title: 'Both: one' }), await create({ title: 'Both: two' })];
    for (let time = 0; time < 2; time += 1) {
      const current = await Promise.all(versions.map(({ key }) => stored(key)));
      const seen = current.map((row) => ({ key: row!.id, updated_at: row!.updated_at }));
      const answer = await deleteRows({ collection: 'articles', versions: seen });
      if (answer.status !== 'done') throw new Error(answer.status);
      expect(answer.changes).toHaveLength(2);
      expect(await undo({ changes: answer.changes })).toEqual({ status: 'done' });
    }
    expect(await stored(versions[1]!.key)).toMatchObject({ title: 'Both: two' });
  });

  test.each([
    [
      'pages',
      'slug',
      { slug: 'taken', nav_title: 'T', page_title: 'T' },
      'Another page has the same',
    ],
    ['providers', 'code', { code: 'TAKEN', name: 'T' }, 'Another provider has the same'],
  ] as const)(
    'of %s stays away when its %s is taken meanwhile, with a reason',
    async (name, _, values, reason) => {
      const collection = findCollection(name)!;
      const insert = () =>
        backend()
          .service()
          .from(collection.table as 'faq_items')
          .insert(values as never)
          .select('*')
          .single()
          .throwOnError();
      const change = await removed(collection, (await insert()).data);
      await insert();
      expect(await undo({ changes: [change.id] })).toEqual({
        status: 'failed',
        message: expect.stringContaining(reason),
      });
    },
  );
});

describe('a list', () => {
  const list = (query: Partial<ListQuery>) =>
    listRows(clients.administrator, updates, { ...newest, ...query });

  /** The ids on all pages, in their order. */
  async function readAll(collection: Collection, sort: ListQuery['sort']) {
    const ids: unknown[] = [];
    let after: ListQuery['after'] = null;
    do {
      const query = { ...newest, sort, after };
      const { rows, next } = await listRows(clients.administrator, collection, query);
      expect(rows.length).toBeLessThanOrEqual(50);
      ids.push(...rows.map(({ id }) => id));
      after = next && readCursor(writeCursor(next));
    } while (after);
    return ids;
  }

  test('pages through all rows, each once, in its order', async () => {
    // Several have the same moment; the key tells them apart.
    await storeUpdates(
      Array.from({ length: 120 }, (_, place) => ({
        title: `Listed ${place}`,
        created_at: `2020-01-0${1 + (place % 3)}T00:00:00Z`,
      })),
    );
    const table = backend().service().from('product_updates');
    const { count } = await table.select('*', { count: 'exact', head: true });
    for (const sort of [newest.sort, { column: 'title', ascending: true }]) {
      const seen = await readAll(updates, sort);
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count!);
    }
  });

  test('pages through the questions in the order of the public pages, those without a place last', async () => {
    const faq = findCollection('faq')!;
    const service = backend().service();
    const rows = Array.from({ length: 130 }, (_, number) => ({
      question: `Where is towel ${number}?`,
      answer: 'In the cupboard on the left.',
      // several of the same place and of none, which the time of creation and then the key tell apart
      display_order: number % 2 ? null : number % 5,
      created_at: `2020-01-0${1 + (number % 3)}T00:00:00Z`,
    }));
    await service.from('faq_items').insert(rows).throwOnError();
    const { data: ordered } = await service
      .from('faq_items')
      .select('id')
      .order('display_order')
      .order('created_at')
      .order('id')
      .throwOnError();
    expect(await readAll(faq, faq.sort)).toEqual(ordered.map(({ id }) => id));
  });

  test('searches, and takes every sign as it is written', async () => {
    const titles = [
      ...[
        '100% of (both), "quoted"',
        '100 of both',
        'a\\b_c*d',
        'aXbYcZd',
        "it's {a|b} [c] ^d$ e.f+g?",
      ],
      ...['Zo\u00EB Stra\u00DFe', 'Zoe\u0308 \u00D8deg\u00E5rd', 'ZOE', 'a=eq.b&c:d#e;f'],
      ...[
        'M\u00FCller-Bauer',
        'Frau Mueller Bauer',
        'O\u2019Neill\u00A0\uFF21g',
        'call 079 555 12 34',
      ],
    ];
    await storeUpdates(titles.map((title) => ({ title })));
    const search = async (text: string) =>
      (await list({ search: text, language: 'en' })).rows.map(({ title }) => title as string);
    for (const [place, found] of [
      ['100% OF (both), "quoted"', [0]],
      ['"quoted" 100%', [0]],
      ['a\\b_c*d', [2]],
      ['*', [2]],
      ['b_c', [2]],
      ["it's {a|b}", [4]],
      ['^d$ e.f+g? [c]', [4]],
      ['a=eq.b&c:d#e;f', [8]],
      ['zoe', [5, 6, 7]],
      ['ZO\u00CB', [5, 6, 7]],
      ['Zoe\u0308', [5, 6, 7]],
      ['strasse zoe', [5]],
      ['STRA\u00DFE', [5]],
      ['odegard Zo\u00EB', [6]],
      ['\u0000zoe\uD800\t\u00ADstrasse\u200B', [5]],
      ...(['M\u00FCller', 'MU\u0308LLER', 'mueller', 'Mueller bauer'] as const).map(
        (searched) => [searched, [9, 10]] as const,
      ),
      ['M\u00FCller-Bauer', [9]],
      ['Mueller-Bauer', [9]],
      ['Bau\u00ADer frau', [10]],
      ["o'neill ag", [11]],
      ['O\u00B4Ne\u200Bill\u202F\uFF41\uFF27', [11]],
      ...(['0795551234', '079 555 12 34', '+41 (0)79 555 12 34', '0041795551234'] as const).map(
        (searched) => [searched, [12]] as const,
      ),
      ['call 079/555.12.34', [12]],
      ['nosuchthing', []],
      ['zoe nosuchthing', []],
    ] as const)
      expect((await search(place)).sort(), place).toEqual(found.map((at) => titles[at]!).sort());
    expect(await search(`zoe ${'odegard '.repeat(1000)}`)).toHaveLength(1);
    const after = ['2020-01-02T00:00:00+00:00', 'ffffffff-ffff-4fff-8fff-ffffffffffff'];
    expect((await list({ search: 'listed', after })).rows).toHaveLength(50);
  });

  test('begins at the start for a cursor that is none', () => {
    for (const written of ['', 'x', '[]', Buffer.from('{"a":1}').toString('base64url')])
      expect(readCursor(written)).toBeNull();
  });
});
