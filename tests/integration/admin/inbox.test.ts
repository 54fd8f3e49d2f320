import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as openResume } from '../../../app/admin/applications/[id]/resume/route.ts';
import { GET as exportList } from '../../../app/admin/[collection]/export/route.ts';
import { deleteRows, saveRow } from '../../../app/admin/actions.ts';
import { findAccess } from '../../../lib/auth/access.ts';
import { findCollection } from '../../../lib/collections/all.ts';
import { getRow, listRows } from '../../../lib/data/collections.ts';
import { newUser, signInAdministrator } from '../../support/accounts.ts';
import type { Client } from '../../support/backend.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

const session = vi.hoisted(() => ({ client: null as unknown }));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
  updateTag: () => undefined,
}));
// Who asks: the client of this test instead of the request's. What is decided from it is the code's own.
vi.mock('../../../lib/auth/require-admin.ts', () => ({
  currentAccess: async () => ({
    client: session.client,
    access: await findAccess(session.client as Client),
  }),
}));

const backend = connectToEmbedded();
const clients: Record<string, Client> = {};
const applications = findCollection('applications')!;
const FORMULA = '=HYPERLINK("https://evil.example","Click")';

let applicationId: string;
const PDF = '%PDF-1.7 of Ada';

beforeAll(async () => {
  clients.visitor = backend().anonymous();
  clients.user = (await newUser(backend())).client;
  clients.administrator = await signInAdministrator(backend());
  applicationId = await apply({ full_name: 'Ada Example' }, PDF);
});

afterEach(() => {
  session.client = clients.administrator;
});

/** Stores an application, with a resume where its text is given. */
async function apply(values: object, resume?: string): Promise<string> {
  const id = randomUUID();
  const service = backend().service();
  const { data: jobs } = await service
    .from('job_openings')
    .select('id')
    .eq('is_active', true)
    .limit(1)
    .throwOnError();
  if (resume) {
    const file = new Blob([resume], { type: 'application/pdf' });
    const { error } = await service.storage.from('resumes').upload(`${id}.pdf`, file);
    expect(error).toBeNull();
  }
  await service
    .from('job_applications')
    .insert({
      id,
      job_id: jobs[0]!.id,
      full_name: 'Bo Example',
      email: 'bo@example.org',
      resume_url: resume ? `${id}.pdf` : null,
      ...values,
    })
    .throwOnError();
  return id;
}

const stored = async (id: string) => (await getRow(backend().service(), applications, id))!;

async function mark(id: string, values: object) {
  const { updated_at } = await stored(id);
  return saveRow({
    collection: 'applications',
    base: { key: id, updated_at },
    values: { handled_state: 'handled', note: 'Called back.', ...values },
  });
}

const open = (id: string, headers: Record<string, string> = {}) =>
  openResume(new Request(`http://site.test/admin/applications/${id}/resume`, { headers }), {
    params: Promise.resolve({ id }),
  });

const exported = (name: string, query = '') =>
  exportList(new Request(`http://site.test/admin/${name}/export${query}`), {
    params: Promise.resolve({ collection: name }),
  });

async function openings() {
  const { data } = await backend()
    .service()
    .from('resume_openings')
    .select('application_id, opened_by')
    .throwOnError();
  return data;
}

describe.each(['visitor', 'user'])('a %s', (role) => {
  test('marks, exports and opens nothing', async () => {
    session.client = clients[role];
    expect(await mark(applicationId, {})).toMatchObject({ status: 'failed' });
    expect(await stored(applicationId)).toMatchObject({ handled_state: 'new', note: '' });
    expect((await exported('applications')).status).toBe(401);
    expect((await open(applicationId)).status).toBe(401);
    expect(await openings()).toEqual([]);
  });
});

describe('an administrator', () => {
  test('marks an application and notes something, and alters nothing that was sent', async () => {
    const before = await stored(applicationId);
    const result = await mark(applicationId, {
      full_name: 'Somebody Else',
      email: 'x@example.org',
    });
    expect(result.status).toBe('done');
    const { handled_state, note, handled_by, handled_at, updated_at, ...sent } =
      await stored(applicationId);
    expect({ handled_state, note }).toEqual({ handled_state: 'handled', note: 'Called back.' });
    expect(handled_by).toBeTruthy();
    expect(handled_at).toBeTruthy();
    expect(updated_at).not.toBe(before.updated_at);
    expect(before).toMatchObject(sent);
  });

  test('learns that a colleague was faster', async () => {
    const id = await apply({});
    const { updated_at } = await stored(id);
    await mark(id, { note: 'Mine.' });
    const late = await saveRow({
      collection: 'applications',
      base: { key: id, updated_at },
      values: { handled_state: 'read', note: 'Theirs.' },
    });
    expect(late).toMatchObject({ status: 'conflict', current: { note: 'Mine.' } });
  });

  test('creates and deletes nothing, and invents no state', async () => {
    const values = { handled_state: 'new', note: '' };
    expect(await saveRow({ collection: 'applications', base: null, values })).toMatchObject({
      status: 'failed',
    });
    const { id: key, updated_at } = await stored(applicationId);
    const versions = [{ key: String(key), updated_at }];
    expect(await deleteRows({ collection: 'applications', versions })).toMatchObject({
      status: 'failed',
    });
    expect(await mark(applicationId, { handled_state: 'lost' })).toMatchObject({
      status: 'invalid',
    });
  });

  test('finds what is new, and what was written', async () => {
    const id = await apply({ full_name: 'Zora Findable' });
    const find = async (search: string, filter: string) => {
      const query = { search, filter, sort: applications.sort, after: null };
      return (await listRows(clients.administrator!, applications, query)).rows;
    };
    expect(await find('findable', 'new')).toMatchObject([{ id, handled_state: 'new' }]);
    expect(await find('findable', 'handled')).toEqual([]);
  });

  test('opens a resume by a link of one minute, and is recorded for each time', async () => {
    const response = await open(applicationId);
    expect(response.status).toBe(303);
    const address = response.headers.get('location')!;
    expect(await (await fetch(address)).text()).toBe(PDF);
    const token = new URL(address).searchParams.get('token')!;
    const { iat, exp } = JSON.parse(
      Buffer.from(token.split('.')[1]!, 'base64url').toString(),
    ) as Record<string, number>;
    expect(exp! - iat!).toBe(60);
    await open(applicationId);
    const { data } = await clients.administrator!.auth.getUser();
    const opening = { application_id: applicationId, opened_by: data.user!.id };
    expect(await openings()).toEqual([opening, opening]);
  });

  test('is not made to open one by another site, and gets none where there is none', async () => {
    const before = await openings();
    expect((await open(applicationId, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await open(await apply({}))).status).toBe(404);
    expect((await open(randomUUID())).status).toBe(404);
    expect((await open('x')).status).toBe(404);
    expect(await openings()).toEqual(before);
  });

  test('exports every row, and no cell that a spreadsheet program runs', async () => {
    const rows = Array.from({ length: 600 }, (_, nth) => ({
      first_name: `Row ${nth}`,
      last_name: nth === 7 ? FORMULA : 'Example',
      email: `row-${nth}@example.org`,
      country: 'Estonia',
      properties: 3,
      pms: nth === 8 ? '@SUM(A1)' : 'OTHER',
      phone: nth === 9 ? '+41791234567' : null,
      // One moment for all: pages must not lose rows with the same one.
      created_at: '2026-01-01T00:00:00+00:00',
    }));
    await backend().service().from('contact_requests').insert(rows).throwOnError();
    const response = await exported('contact-requests');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="contact-requests-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const csv = Buffer.from(await response.arrayBuffer()).toString();
    expect(csv.startsWith('\uFEFFcreated_at,first_name,last_name,')).toBe(true);
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(601);
    expect(new Set(lines).size).toBe(601);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`);
    expect(csv).toContain(",'@SUM(A1),");
    expect(csv).toContain(",'+41791234567,");
    expect(csv).not.toMatch(/(^|,)"?[=+@\t-]/m);
    const handled = await exported('contact-requests', '?filter=handled');
    expect((await handled.text()).trim().split('\r\n')).toHaveLength(1);
    expect((await exported('articles')).status).toBe(404);
  });
});
