import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteRows, saveRow, undo } from '../../../app/admin/actions.ts';
import { findAccess } from '../../../lib/auth/access.ts';
import { collections, findCollection } from '../../../lib/collections/all.ts';
import { initialValues } from '../../../lib/collections/collection.ts';
import {
  listChanges,
  listRows,
  readCursor,
  writeCursor,
  type ListQuery,
} from '../../../lib/data/collections.ts';
import { newUser, signInAdministrator } from '../../support/accounts.ts';
import type { Client } from '../../support/backend.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const { expired, session } = vi.hoisted(() => ({
  expired: [] as string[],
  session: { client: null as unknown },
}));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
  updateTag: (tag: string) => expired.push(tag),
}));
// Who asks: the client of this test instead of the request's. What the actions decide from it is their own code.
vi.mock('../../../lib/auth/require-admin.ts', () => ({
  currentAccess: async () => ({
    client: session.client,
    access: await findAccess(session.client as Client),
  }),
}));

const backend = connectToEmbedded();
const clients: Record<string, Client> = {};

beforeAll(async () => {
  clients.visitor = backend().anonymous();
  clients.user = (await newUser(backend())).client;
  clients.administrator = await signInAdministrator(backend());
});

afterEach(() => {
  expired.length = 0;
  session.client = clients.administrator;
});

const article = {
  ...initialValues(findCollection('articles')!),
  title: 'A key under the mat',
  date: '2026-11-01',
};
const newest: ListQuery = {
  search: '',
  filter: '',
  sort: { column: 'created_at', ascending: false },
  after: null,
};

/** Creates an article as the administrator, and gives its version. */
async function create(values: object = {}) {
  session.client = clients.administrator;
  const result = await saveRow({
    collection: 'articles',
    base: null,
    values: { ...article, ...values },
  });
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.version;
}

async function stored(key: string) {
  const { data } = await backend().service().from('blog_posts').select('*').eq('id', key);
  return data?.[0];
}

describe.each(['visitor', 'user'])('a %s', (role) => {
  test('saves, deletes and restores nothing', async () => {
    const version = await create({ title: `Kept from the ${role}` });
    expired.length = 0;
    session.client = clients[role];
    const answers = [
      await saveRow({ collection: 'articles', base: null, values: article }),
      await saveRow({
        collection: 'articles',
        base: version,
        values: { ...article, title: 'Taken' },
      }),
      await deleteRows({ collection: 'articles', versions: [version] }),
      await undo({ change: 1 }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'failed' });
      expect(answer).toHaveProperty('message', expect.stringContaining('no longer signed in'));
    }
    expect(await stored(version.key)).toMatchObject({ title: `Kept from the ${role}` });
    expect(expired).toEqual([]);
  });

  test('writes nothing past the actions either', async () => {
    const client = clients[role]!;
    for (const { table, key, can, fields } of collections) {
      const [column] = Object.keys(fields);
      const change = { [column!]: 'taken over' } as never;
      const updated = await client
        .from(table as 'faq_items')
        .update(change)
        .neq(key as 'id', '00000000-0000-4000-8000-000000000000')
        .select();
      expect(updated.data ?? [], table).toEqual([]);
      if (!can.delete) continue;
      const deleted = await client
        .from(table as 'faq_items')
        .delete()
        .neq(key as 'id', '00000000-0000-4000-8000-000000000000')
        .select();
      expect(deleted.data ?? [], table).toEqual([]);
    }
  });
});

describe('an administrator', () => {
  test('creates, changes and deletes a row, and its pages are made again each time', async () => {
    const version = await create();
    expect(await stored(version.key)).toMatchObject({
      title: 'A key under the mat',
      status: 'draft',
    });
    const changed = await saveRow({
      collection: 'articles',
      base: version,
      values: { ...article, title: 'A key in a box' },
    });
    expect(changed).toMatchObject({ status: 'done', version: { key: version.key } });
    expect(await stored(version.key)).toMatchObject({ title: 'A key in a box' });
    const last = changed.status === 'done' ? changed.version : version;
    expect(await deleteRows({ collection: 'articles', versions: [last] })).toEqual({
      status: 'done',
    });
    expect(await stored(version.key)).toBeUndefined();
    expect(expired).toEqual(['blog-posts', 'blog-posts', 'blog-posts']);
  });

  test('is told which field is wrong, and nothing is stored', async () => {
    const values = { ...article, status: 'published', image_url: '/a.png', date: 'soon' };
    expect(await saveRow({ collection: 'articles', base: null, values })).toEqual({
      status: 'invalid',
      fieldErrors: {
        date: 'Date must be a date',
        image_alt: 'Describe the picture in a few words',
        excerpt: 'A published article needs an excerpt',
        content: 'A published article needs a text',
        read_time: 'A published article needs a reading time',
      },
    });
    expect(expired).toEqual([]);
  });

  test('gets the other version after an edit conflict, and overwrites nothing', async () => {
    const version = await create({ title: 'Two editors' });
    await saveRow({
      collection: 'articles',
      base: version,
      values: { ...article, title: 'The faster one' },
    });
    const slower = await saveRow({
      collection: 'articles',
      base: version,
      values: { ...article, title: 'The slower one' },
    });
    expect(slower).toMatchObject({ status: 'conflict', current: { title: 'The faster one' } });
    expect(await deleteRows({ collection: 'articles', versions: [version] })).toEqual({
      status: 'changed',
    });
    expect(await stored(version.key)).toMatchObject({ title: 'The faster one' });
  });

  test('creates a row once, however often the same is sent', async () => {
    const first = await create({ title: 'Sent twice' });
    const second = await create({ title: 'Sent twice' });
    expect(second).toEqual(first);
  });

  test('stores only HTML that the page would show', async () => {
    const { key } = await create({
      title: 'With a script',
      content: '<h1>Hello</h1><p onclick="harm()">Text</p><script>harm()</script>',
    });
    expect(await stored(key)).toMatchObject({ content: '<h2>Hello</h2><p>Text</p>' });
  });

  test('is told beside the field that an address is taken', async () => {
    const values = {
      ...{ page_title: 'About us', nav_title: 'About', slug: 'about', content: '' },
      ...{ last_updated: '2026-11-20', visible: true, in_footer: false, order_index: '3' },
    };
    expect(await saveRow({ collection: 'pages', base: null, values })).toEqual({
      status: 'invalid',
      fieldErrors: { slug: 'Another page has this already' },
    });
  });

  test('deletes no position that has applications', async () => {
    const { data } = await backend().service().from('job_openings').select('id, updated_at');
    const position = data![0]!;
    await backend()
      .service()
      .from('job_applications')
      .insert({ job_id: position.id, full_name: 'Ada Keller', email: 'ada@example.org' })
      .throwOnError();
    const versions = [{ key: position.id, updated_at: position.updated_at }];
    expect(await deleteRows({ collection: 'positions', versions })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Something else still refers to it'),
    });
  });

  test('changes a price, and neither adds nor removes one', async () => {
    const { data } = await backend()
      .service()
      .from('config')
      .select('name, updated_at')
      .eq('name', 'pricing_standard_monthly');
    const base = { key: data![0]!.name, updated_at: data![0]!.updated_at };
    expect(await saveRow({ collection: 'prices', base, values: { value: '21.50' } })).toMatchObject(
      { status: 'done' },
    );
    expect(
      await saveRow({ collection: 'prices', base: null, values: { value: '1' } }),
    ).toMatchObject({ status: 'failed' });
    expect(await deleteRows({ collection: 'prices', versions: [base] })).toMatchObject({
      status: 'failed',
    });
    expect(await saveRow({ collection: 'prices', base, values: { value: 'much' } })).toMatchObject({
      status: 'invalid',
    });
  });

  test('undoes a change and a deletion; the row keeps its address', async () => {
    const version = await create({ title: 'Undo: first' });
    const changed = await saveRow({
      collection: 'articles',
      base: version,
      values: { ...article, title: 'Undo: second' },
    });
    const of = { collection: findCollection('articles')!, key: version.key };
    const administrator = clients.administrator!;
    const [change] = await listChanges(administrator, { of, limit: 5 });
    expect(change).toMatchObject({ operation: 'update', before: { title: 'Undo: first' } });
    expect(change?.editor).toContain('@');
    expect(await undo({ change: change!.id })).toMatchObject({ status: 'done', key: version.key });
    expect(await stored(version.key)).toMatchObject({ title: 'Undo: first' });

    const current = (await stored(version.key))!;
    expect(changed.status).toBe('done');
    await deleteRows({
      collection: 'articles',
      versions: [{ key: current.id, updated_at: current.updated_at }],
    });
    const [deletion] = await listChanges(administrator, { of, limit: 5 });
    expect(await undo({ change: deletion!.id })).toMatchObject({ status: 'done' });
    expect(await stored(version.key)).toMatchObject({ title: 'Undo: first' });
    expect(await undo({ change: 999_999 })).toEqual({ status: 'changed' });
  });
});

describe('a list', () => {
  test('pages through all rows, each once, in its order', async () => {
    const administrator = clients.administrator!;
    const updates = findCollection('updates')!;
    const rows = Array.from({ length: 120 }, (_, place) => ({
      title: `Listed ${place}`,
      body: 'A line.',
      // several of the same moment, which the key tells apart
      created_at: `2020-01-0${1 + (place % 3)}T00:00:00Z`,
    }));
    await backend().service().from('product_updates').insert(rows).throwOnError();
    const { count } = await backend()
      .service()
      .from('product_updates')
      .select('*', { count: 'exact', head: true });
    for (const sort of [
      { column: 'created_at', ascending: false },
      { column: 'title', ascending: true },
    ]) {
      const seen: unknown[] = [];
      let after: ListQuery['after'] = null;
      do {
        const page = await listRows(administrator, updates, { ...newest, sort, after });
        expect(page.rows.length).toBeLessThanOrEqual(50);
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next && readCursor(writeCursor(page.next));
      } while (after);
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count!);
    }
  });

  test('searches, and takes every sign as it is written', async () => {
    const administrator = clients.administrator!;
    const updates = findCollection('updates')!;
    const titles = ['100% of (both), "quoted"', '100 of both', 'a\\b_c*d'];
    await backend()
      .service()
      .from('product_updates')
      .insert(titles.map((title) => ({ title, body: 'A line.' })))
      .throwOnError();
    const search = async (text: string) =>
      (await listRows(administrator, updates, { ...newest, search: text })).rows.map(
        ({ title }) => title,
      );
    expect(await search('100% OF (both), "quoted"')).toEqual(['100% of (both), "quoted"']);
    expect(await search('a\\b_c*d')).toEqual(['a\\b_c*d']);
    expect(await search('no such thing')).toEqual([]);
    const page = await listRows(administrator, updates, {
      ...newest,
      search: 'listed',
      after: ['2020-01-02T00:00:00+00:00', 'ffffffff-ffff-4fff-8fff-ffffffffffff'],
    });
    expect(page.rows).toHaveLength(50);
  });

  test('begins at the start for a cursor that is none', () => {
    for (const written of ['', 'x', '[]', Buffer.from('{"a":1}').toString('base64url')])
      expect(readCursor(written)).toBeNull();
  });
});
