import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as openResume } from '../../../app/admin/applications/[id]/resume/route.ts';
import { GET as exportList } from '../../../app/admin/[collection]/export/route.ts';
import { deleteRows, saveRow } from '../../../app/admin/actions.ts';
import { findCollection } from '../../../lib/collections/all.ts';
import { getRow, listRows } from '../../../lib/data/collections.ts';

const backend = connectToEmbedded();
const { clients, actAs } = useRoles(backend);
const applications = findCollection('applications')!;
const FORMULA = '=HYPERLINK("https://evil.example","Click")';
const PDF = '%PDF-1.7 of Ada';

let applicationId: string;
beforeAll(async () => {
  applicationId = await apply({ full_name: 'Ada Example' }, PDF);
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

const save = (base: { key: string; updated_at: string } | null, values: object) =>
  saveRow({
    collection: 'applications',
    base,
    values: { handled_state: 'handled', note: 'Called back.', ...values },
  });

async function mark(id: string, values: object) {
  const { updated_at } = await stored(id);
  return save({ key: id, updated_at }, values);
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

test.each(['visitor', 'user'] as const)('a %s marks, exports and opens nothing', async (role) => {
  actAs(role);
  expect(await mark(applicationId, {})).toMatchObject({ status: 'failed' });
  expect(await stored(applicationId)).toMatchObject({ handled_state: 'new', note: '' });
  expect((await exported('applications')).status).toBe(401);
  expect((await open(applicationId)).status).toBe(401);
  expect(await openings()).toEqual([]);
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
    const late = await save({ key: id, updated_at }, { note: 'Theirs.' });
    expect(late).toMatchObject({ status: 'conflict', current: { note: 'Mine.' } });
  });

  test('creates and deletes nothing, and invents no state', async () => {
    expect((await save(null, {})).status).toBe('failed');
    const { id, updated_at } = await stored(applicationId);
    const versions = [{ key: String(id), updated_at }];
    expect((await deleteRows({ collection: 'applications', versions })).status).toBe('failed');
    expect((await mark(applicationId, { handled_state: 'lost' })).status).toBe('invalid');
  });

  test('finds what is new, and what was written', async () => {
    const id = await apply({ full_name: 'Zora Findable' });
    const find = async (search: string, filter: string) => {
      const query = { search, filter, sort: applications.sort, after: null };
      return (await listRows(clients.administrator, applications, query)).rows;
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
    const { data } = await clients.administrator.auth.getUser();
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
