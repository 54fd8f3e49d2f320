import { expect, test } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET } from '../../../app/admin/content-file/file/route.ts';
import { collections } from '../../../lib/desk/collections.ts';
import { tableOf } from '../../../lib/collections/row-store.ts';

const backend = connectToEmbedded();
registerRoles(backend);

const ask = (headers = {}) =>
  GET(new Request('http://site.test/admin/content-file/file', { headers }));

test('all content as a file has every row of each collection, nothing that visitors sent and no account', async () => {
  const text = await (await ask()).text();
  const file = JSON.parse(text) as { collections: Record<string, object[]> };
  const kept = collections.filter(({ kind }) => kind === 'content' || kind === 'settings');
  expect(Object.keys(file.collections)).toEqual(kept.map(({ name }) => name));
  for (const collection of kept) {
    const rows = file.collections[collection.name]!;
    const { count } = await tableOf(backend().service(), collection).select('*', {
      count: 'exact',
      head: true,
    });
    expect(rows, collection.name).toHaveLength(count!);
    for (const row of rows.slice(0, 1))
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining(
          collection.kind === 'settings' ? ['name', 'value'] : Object.keys(collection.fields),
        ),
      );
  }
  expect(text).not.toContain('admin@');
});

test('it is given from a page of the site', async () => {
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});
