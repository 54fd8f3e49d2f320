// @module-tag core
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { registerRoles, type Role } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as openResume } from '../../../app/admin/applications/[id]/resume/route.ts';
import { GET as exportList } from '../../../app/admin/[collection]/export/route.ts';
import { GET as exportPerson } from '../../../app/admin/person/export/route.ts';
import { GET as contentFile } from '../../../app/admin/content-file/file/route.ts';
import { POST as preview } from '../../../app/admin/preview/route.ts';
import { GET as browse, POST as upload } from '../../../app/admin/media/route.ts';
import { GET as findRows } from '../../../app/admin/search/rows/route.ts';
import * as peopleActions from '../../../app/admin/administrators/actions.ts';
import * as rowActions from '../../../app/admin/[collection]/actions.ts';
import * as faqActions from '../../../app/admin/faq/actions.ts';
import * as inboxActions from '../../../app/admin/_inbox/actions.ts';
import * as personActions from '../../../app/admin/person/actions.ts';
import { collections } from '../../../lib/desk/collections.ts';
import { isOutsideRole } from '../../../lib/desk/admin-address.ts';
import { mayUse } from '../../../lib/desk/rights.ts';
import { keyOf, type Kind } from '../../../lib/collections/collection.ts';
import type { Row } from '../../../lib/collections/row.ts';
import { tableOf } from '../../../lib/collections/row-store.ts';

vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

const backend = connectToEmbedded();
const { clients, actAs } = registerRoles(backend);

const key = randomUUID();
const updated_at = '2026-11-20T18:39:00.123456+00:00';
const versions = [{ key, updated_at }];
const actions = {
  ...rowActions,
  ...faqActions,
  ...inboxActions,
  ...personActions,
  ...peopleActions,
};
const { deleteRows, erase, erasePersonsData, makeTranslation, mark, read, retryMails, saveRow } =
  actions;
const { changeAdministrator, setStates, withdraw } = actions;
const refused = { status: 'failed', message: expect.stringContaining('Your role does not') };

/** Each request of one role's part, which another role sends with its own client. */
const CALLS: Record<string, { roles: Role[]; call: () => Promise<unknown> }> = {
  'deletes an article': {
    roles: ['inbox'],
    call: () => deleteRows({ collection: 'articles', versions }),
  },
  'publishes articles': {
    roles: ['inbox'],
    call: () => setStates({ collection: 'articles', versions, state: 'published' }),
  },
  'makes a translation': {
    roles: ['inbox'],
    call: () => makeTranslation({ collection: 'pages', key, language: 'fr' }),
  },
  'saves a price': {
    roles: ['inbox', 'editor'],
    call: () =>
      saveRow({
        collection: 'prices',
        base: { key: 'pricing_standard_monthly', updated_at },
        values: { value: '1.00' },
      } as never),
  },
  'marks an application': {
    roles: ['editor'],
    call: () => mark({ collection: 'applications', keys: [key], state: 'read' }),
  },
  'reads an application': {
    roles: ['editor'],
    call: () => read({ collection: 'applications', key }),
  },
  'deletes an application': {
    roles: ['editor'],
    call: () => erase({ collection: 'applications', key }),
  },
  'erases a person': {
    roles: ['editor'],
    call: () => erasePersonsData({ person: 'ada@example.org', also: [] }),
  },
  'sends mails again': { roles: ['editor'], call: () => retryMails({}) },
  'gives a role': {
    roles: ['inbox', 'editor'],
    call: () => changeAdministrator({ email: 'ada@example.org', role: 'owner' }),
  },
  'withdraws an invitation': { roles: ['inbox', 'editor'], call: () => withdraw({ id: key }) },
};

test.each(
  Object.entries(CALLS).flatMap(([what, { roles, call }]) =>
    roles.map((role) => ({ role, what, call })),
  ),
)('$role: no action $what', async ({ role, call }) => {
  actAs(role);
  expect(await call()).toMatchObject(refused);
});

test.each(['visitor', 'user'] as const)('a %s: no action and no file', async (role) => {
  actAs(role);
  const signedOut = { status: 'failed', message: expect.stringContaining('no longer signed in') };
  for (const [name, action] of Object.entries(actions))
    expect(await action({} as never), name).toMatchObject(signedOut);
  const list = { params: Promise.resolve({ collection: 'applications' }) };
  const resume = { params: Promise.resolve({ id: key }) };
  for (const answer of [
    exportList(get('/admin/applications/export'), list),
    openResume(get(''), resume),
    exportPerson(get('/admin/person/export?q=ada@example.org')),
    contentFile(get('')),
    findRows(get('/admin/search/rows?q=a')),
    browse(get('')),
    upload(new Request('http://site.test/', { method: 'POST' })),
  ])
    expect((await answer).status).toBe(401);
});

const get = (path: string) => new Request(`http://site.test${path}`);

test('an editor gets no file, no resume and no preview of another role, and inbox uploads no picture', async () => {
  actAs('editor');
  const list = { params: Promise.resolve({ collection: 'applications' }) };
  expect((await exportList(get('/admin/applications/export'), list)).status).toBe(403);
  const resume = { params: Promise.resolve({ id: key }) };
  expect((await openResume(get(''), resume)).status).toBe(403);
  expect((await exportPerson(get('/admin/person/export?q=ada@example.org'))).status).toBe(403);
  actAs('inbox');
  expect((await upload(new Request('http://site.test/', { method: 'POST' }))).status).toBe(403);
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'show', collection: 'articles', key }))
    form.set(name, value);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = new Request('http://site.test/', { method: 'POST', body: form, headers });
  expect((await preview(asked)).status).toBe(403);
});

test('a page of another role is outside, whatever lies below it, and one that is not there is not', () => {
  for (const path of ['applications', 'applications/1/resume', 'person', 'person/export', 'prices'])
    expect(isOutsideRole('editor', `/admin/${path}`), path).toBe(true);
  for (const path of ['articles', 'articles/new', 'prices', 'administrators', 'media'])
    expect(isOutsideRole('inbox', `/admin/${path}`), path).toBe(true);
  for (const path of ['', 'faq', 'unknown', 'articles'])
    expect(isOutsideRole('editor', `/admin/${path}`), path).toBe(false);
  expect(isOutsideRole('inbox', '/admin/faq')).toBe(false);
  for (const { name } of collections)
    expect(isOutsideRole('owner', `/admin/${name}`), name).toBe(false);
});

test.each(collections)('what is shown of $name is what the database lets a role do', async (it) => {
  const stored = tableOf(backend().service(), it).select<string, Row>('*').limit(1);
  const [row] = (await stored.throwOnError()).data;
  if (!row) return; // no seed has what visitors send
  const columns: Partial<Record<Kind, string>> = { inbox: 'note', settings: 'value' };
  const column = columns[it.kind] ?? Object.keys(it.fields)[0]!;
  for (const [client, role] of [
    [clients.editor, 'editor'],
    [clients.inbox, 'inbox'],
    [clients.administrator, 'owner'],
  ] as const) {
    const same = { [column]: row[column] } as Record<string, never>;
    const update = tableOf(client, it).update(same).eq(it.key, keyOf(it, row));
    const { data: changed } = await update.select(it.key).throwOnError();
    expect([role, changed.length > 0], it.name).toEqual([role, mayUse(role, it)]);
  }
});
