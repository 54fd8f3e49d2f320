// @module-tag core
import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as openResume } from '../../../app/admin/applications/[id]/resume/route.ts';
import { GET as exportList } from '../../../app/admin/[collection]/export/route.ts';
import { deleteRows, saveRow, undo } from '../../../app/admin/[collection]/actions.ts';
import { erase, mark as markSeveral, read, retryMails } from '../../../app/admin/_inbox/actions.ts';
import { findCollection } from '../../../lib/desk/collections.ts';
import { adminCopy } from '../../../content/admin.ts';
import { listChanges } from '../../../lib/collections/row-changes.ts';
import { getRow } from '../../../lib/collections/row-store.ts';
import { listExports } from '../../../lib/desk/inbox/list-exports.ts';
import { unescapeHtml } from '../../../lib/html/escape.ts';
import { listUnsentMails, summarizeInbox } from '../../../lib/desk/inbox/submissions.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);
const applications = findCollection('applications')!;
/** What a spreadsheet program would run, and how the file has it. */
const FORMULAS: [text: string, cell: string][] = [
  ['=HYPERLINK("https://a.example","Go")', `"'=HYPERLINK(""https://a.example"",""Go"")"`],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', `"'\r'=1+1"`],
  ['Example\n=1+1', `"Example\n'=1+1"`],
  ['Example\r\n@SUM(A1)', `"Example\r\n'@SUM(A1)"`],
  ['Example; =1+1', "Example; '=1+1"],
  ['Example","=1+1', `"Example"",""'=1+1"`],
  ['Example;\n"@SUM(A1)', `"Example;\n""'@SUM(A1)"`],
  ['Example\t-1+1', "Example\t'-1+1"],
  ['  =1+1', "  '=1+1"],
  ...['＝', '＋', '－', '＠'].flatMap((sign): [string, string][] => [
    [`${sign}1+1`, `'${sign}1+1`],
    [`Example; ${sign}1+1`, `Example; '${sign}1+1`],
    [`Example\r${sign}1+1`, `"Example\r'${sign}1+1"`],
    [`Example, ${sign}1+1`, `"Example, '${sign}1+1"`],
    [`\u3000${sign}1+1`, `\u3000'${sign}1+1`],
  ]),
];

const PDF = '%PDF-1.7 of Ada';

let applicationId: string;
beforeAll(async () => {
  applicationId = await apply({ full_name: 'Zoë/李 Example' }, PDF);
});

/** Stores an application, with a resume where its text is given. */
async function apply(values: object, resume?: string): Promise<string> {
  const id = randomUUID();
  const service = backend().service();
  const job = service
    .from('job_openings')
    .select('id')
    .eq('is_active', true)
    .eq('language', 'en')
    .limit(1);
  const { id: job_id } = (await job.single().throwOnError()).data;
  if (resume) {
    const file = new Blob([resume], { type: 'application/pdf' });
    await service.storage.from('resumes').upload(`${id}.pdf`, file);
  }
  const person = { full_name: 'Bo Example', email: 'bo@example.org' };
  const application = { id, job_id, ...person, resume_url: resume ? `${id}.pdf` : null };
  await service
    .from('job_applications')
    .insert({ ...application, ...values })
    .throwOnError();
  return id;
}

const stored = async (id: string) => (await getRow(backend().service(), applications, id))!;

const save = (base: { key: string; updated_at: string } | null, values: object) =>
  saveRow({
    collection: 'applications',
    base: base ?? { key: randomUUID(), updated_at: null },
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

/** The rows of a workbook, the head included, with the type of each cell: what a spreadsheet program would take it for. */
async function cellsOf(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
  expect(sheet).not.toMatch(/<f[ >]|t="str"/);
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [
      ...row!.matchAll(
        /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(?:<is><t[^>]*?>(.*?)<\/t><\/is>|<v>(.*?)<\/v>|.*?)<\/c>)/gs,
      ),
    ].map(([, , type, text, value]) =>
      type!.includes('inlineStr') ? unescapeHtml(text ?? '') : Number(value),
    ),
  );
}

async function exports() {
  const table = backend().service().from('list_exports');
  const columns = 'list, format, state, is_search, exported_by';
  return (await table.select(columns).order('id').throwOnError()).data;
}

async function openings() {
  const table = backend().service().from('resume_openings');
  return (await table.select('application_id, opened_by').throwOnError()).data;
}

async function filesOf(id: string) {
  const { data } = await backend().service().storage.from('resumes').list('', { search: id });
  return data;
}

describe('an administrator', () => {
  test('marks an application and notes something, and alters nothing that was sent', async () => {
    const before = await stored(applicationId);
    const foreign = { full_name: 'Another Name', email: 'x@example.org' };
    expect((await mark(applicationId, foreign)).status).toBe('done');
    const { handled_state, note, handled_by, handled_at, updated_at, search_text, ...sent } =
      await stored(applicationId);
    expect({ handled_state, note }).toEqual({ handled_state: 'handled', note: 'Called back.' });
    expect(search_text).toContain('called back.');
    expect(handled_by).toBeTruthy();
    expect(handled_at).toBeTruthy();
    expect(updated_at).not.toBe(before.updated_at);
    expect(before).toMatchObject(sent);
  });

  test('creates and deletes nothing, and invents no state', async () => {
    expect((await save(null, {})).status).toBe('invalid');
    const { id, updated_at } = await stored(applicationId);
    const versions = [{ key: String(id), updated_at }];
    expect((await deleteRows({ collection: 'applications', versions })).status).toBe('invalid');
    expect((await mark(applicationId, { handled_state: 'unknown' })).status).toBe('invalid');
  });

  test('marks several at once, and leaves those alone that have the state already', async () => {
    const keys = [await apply({}), await apply({}), await apply({ handled_state: 'read' })];
    const before = await stored(keys[2]!);
    const sent = [...keys, randomUUID()];
    const marked = await markSeveral({ collection: 'applications', keys: sent, state: 'read' });
    expect(marked).toEqual({ status: 'done', changed: 2 });
    for (const key of keys) expect(await stored(key)).toMatchObject({ handled_state: 'read' });
    expect((await stored(keys[0]!)).handled_by).toBeTruthy();
    expect(await stored(keys[2]!)).toEqual(before);
  });

  test('reads a new one, and takes nothing from one that a colleague has handled', async () => {
    for (const [before, after] of [
      ['new', 'read'],
      ['handled', 'handled'],
    ]) {
      const key = await apply({ handled_state: before });
      expect(await read({ collection: 'applications', key })).toEqual({ status: 'done' });
      expect(await stored(key)).toMatchObject({ handled_state: after });
    }
  });

  test.each([
    { collection: 'faq' },
    { collection: 'job_applications' },
    { state: 'unknown' },
    { state: 'Read' },
    { keys: [] },
    { keys: ['1'] },
    { keys: ['1),or=(id.not.is.null'] },
    { keys: Array.from({ length: 51 }, () => randomUUID()) },
    { keys: null },
  ])('marks nothing with %j', async (hostile) => {
    const valid = { collection: 'applications', keys: [applicationId], state: 'read' };
    const marking = { ...valid, ...hostile };
    expect(await markSeveral(marking as never)).toMatchObject({ status: 'invalid' });
  });

  // What else is deleted and recorded is in supabase/tests/submissions.sql.
  test('deletes an application for good, with its resume', async () => {
    const id = await apply({}, PDF);
    const deletion = { collection: 'applications', key: id };
    expect(await erase(deletion)).toEqual({ status: 'done', isFileRemoved: true });
    expect(await getRow(backend().service(), applications, id)).toBeNull();
    expect(await filesOf(id)).toEqual([]);
    const of = { collection: applications, key: id };
    const [change] = await listChanges(clients.administrator, { of, limit: 5 });
    expect(change).toMatchObject({ operation: 'delete', editor: expect.stringContaining('@') });
    expect(await undo({ changes: [change!.id] })).toMatchObject({ status: 'changed' });
    expect(await erase(deletion)).toEqual({ status: 'done', isFileRemoved: true });
  });

  test('is told when the file stays, and removes it with the next attempt', async () => {
    const id = await apply({}, PDF);
    const { fetch } = globalThis;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { url } = new Request(input as string, init);
      if (url.includes('/storage/v1/')) throw new TypeError('The storage is away.');
      return fetch(input, init);
    });
    const deletion = { collection: 'applications', key: id };
    expect(await erase(deletion)).toEqual({ status: 'done', isFileRemoved: false });
    vi.restoreAllMocks();
    expect(await filesOf(id)).toHaveLength(1);
    expect(await erase(deletion)).toEqual({ status: 'done', isFileRemoved: true });
    expect(await filesOf(id)).toEqual([]);
  });

  test('sends the mails again that were given up', async () => {
    const service = backend().service();
    const failed = { last_error: 'SMTP-550', attempts: 5 };
    await service
      .from('outbox')
      .insert([
        { template: 'contact-notice', ...failed, failed_at: new Date().toISOString() },
        { template: 'contact-notice', ...failed, last_error: 'ECONNREFUSED' },
      ])
      .throwOnError();
    expect(await listUnsentMails()).toEqual({
      givenUp: { count: 1, codes: ['SMTP-550'] },
      retried: { count: 1, codes: ['ECONNREFUSED'] },
    });
    expect(await retryMails({ everything: true } as never)).toMatchObject({ status: 'invalid' });
    expect(await retryMails({})).toEqual({ status: 'done', count: 1 });
    expect(await listUnsentMails()).toMatchObject({ givenUp: { count: 0 }, retried: { count: 2 } });
    expect(await retryMails({})).toEqual({ status: 'done', count: 0 });
  });

  test('reads what came in since the last visit, and what waits longest', async () => {
    const summaryOf = (since: string | null) =>
      summarizeInbox(clients.administrator, applications, since);
    const oldest = await apply({ created_at: '2019-12-31T00:00:00+00:00' });
    await apply({ created_at: '2020-01-02T00:00:00+00:00' });
    const summary = await summaryOf('2020-01-01');
    expect(summary.longest).toMatchObject({ key: oldest });
    expect(summary.arrived).toBeGreaterThan(0);
    await apply({ created_at: '2019-12-31T01:00:00+00:00' });
    expect(await summaryOf('2020-01-01')).toEqual({ ...summary, waiting: summary.waiting + 1 });
    expect(await summaryOf(null)).toMatchObject({ arrived: null });
  });

  test('opens a resume by a link of one minute, and is recorded for each time', async () => {
    const response = await open(applicationId);
    expect(response.status).toBe(303);
    const address = response.headers.get('location')!;
    const file = await fetch(address);
    expect(file.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`Zoë 李 Example - ${String((await stored(applicationId)).job_title)}.pdf`)}`,
    );
    expect(await file.text()).toBe(PDF);
    const token = new URL(address).searchParams.get('token')!;
    const claims = Buffer.from(token.split('.')[1]!, 'base64url').toString();
    const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
    expect(exp - iat).toBe(60);
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
      last_name: FORMULAS[nth]?.[0] ?? 'Example',
      email: `row-${nth}@example.org`,
      country: nth === 1 ? 'CH' : 'Estonia',
      properties: 3,
      pms: nth === 1 ? 'BOOKING' : 'OTHER',
      phone: nth === 20 ? '+41791234567' : null,
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
    for (const [, cell] of FORMULAS) expect(csv).toContain(`,${cell},`);
    // The clock of Zurich, and names for codes.
    expect(csv).toContain('2026-01-01 01:00,Row 0,');
    expect(csv).toContain(',Switzerland,3,Booking.com,');
    expect(csv).not.toContain('+00:00');
    expect(csv).toContain(",'+41791234567,");
    const quoted = /"(?:[^"]|"")*"/g;
    for (const [cell] of csv.matchAll(quoted)) expect(cell).not.toMatch(/^"[=+@\t\r\n＝＋－＠-]/);
    const unquoted = csv.replace(quoted, 'quoted');
    expect(unquoted).not.toMatch(/(^|[,;\t])\s*[=+@＝＋－＠-]/m);
    const lines = unquoted.trim().split(/\r\n|\r|\n/);
    expect(lines).toHaveLength(601);
    expect(new Set(lines).size).toBe(601);
    const handled = await exported('contact-requests', '?filter=handled');
    expect((await handled.text()).trim().split('\r\n')).toHaveLength(1);
    expect((await exported('articles')).status).toBe(404);
  });

  test('saves a workbook: text stays text, moments are Swiss dates, codes are names', async () => {
    const person = { first_name: 'Workbook', email: 'w@example.org', properties: 2 };
    const formulas = FORMULAS.map(([formula]) => formula);
    const rows = [...formulas, 'Zurich', '_x0041_'].map((last_name, nth) => ({
      ...person,
      last_name,
      country: 'CH',
      pms: 'BOOKING',
      phone: nth === 0 ? '0791234567' : null,
      created_at: `2026-07-01T22:30:${10 + nth}+00:00`,
    }));
    await backend().service().from('contact_requests').insert(rows).throwOnError();
    const response = await exported('contact-requests', '?q=Workbook&format=xlsx');
    expect(response.headers.get('content-disposition')).toMatch(/-\d\d\.xlsx"$/);
    const [head, ...cells] = await cellsOf(response);
    expect(head!.slice(0, 4)).toEqual(['Received', 'First name', 'Last name', 'E-mail']);
    const lastNames = cells.map((row) => row[2]);
    for (const formula of formulas) expect(lastNames).toContain(formula.replace(/\r\n?/g, '\n'));
    expect(lastNames).toContain('_x005F_x0041_');
    const first = cells.find((row) => row[2] === formulas[0])!;
    // Half past midnight on 2 July, in days since 30 December 1899.
    expect(first[0]).toBeCloseTo(
      (Date.UTC(2026, 6, 2, 0, 30) - Date.UTC(1899, 11, 30)) / 86_400_000,
      5,
    );
    expect(first).toContain('0791234567');
    for (const row of cells)
      expect(row).toEqual(expect.arrayContaining(['Switzerland', 'Booking.com', 'New', 2]));
  });

  test('is recorded for each list that is saved, without what was searched for', async () => {
    const before = await exports();
    await (await exported('applications', '?filter=new&q=Ada&format=xlsx')).body?.cancel();
    await (await exported('subscribers')).body?.cancel();
    const { data } = await clients.administrator.auth.getUser();
    const by = { exported_by: data.user!.id };
    expect((await exports()).slice(before.length)).toEqual([
      { list: 'applications', format: 'xlsx', state: 'new', is_search: true, ...by },
      { list: 'subscribers', format: 'csv', state: '', is_search: false, ...by },
    ]);
    const shown = await listExports(clients.administrator, applications);
    expect(shown[0]).toMatchObject({ format: 'xlsx', ...by });
  });

  test('saves nothing without the record, for another site, or in another format', async () => {
    const before = await exports();
    const request = (headers: Record<string, string>) =>
      exportList(new Request('http://site.test/admin/applications/export', { headers }), {
        params: Promise.resolve({ collection: 'applications' }),
      });
    expect((await request({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const format of ['pdf', '', 'XLSX'])
      expect((await exported('applications', `?format=${format}`)).status).toBe(404);
    const { fetch } = globalThis;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { url } = new Request(input as string, init);
      if (url.includes('/list_exports')) throw new TypeError('The database is away.');
      return fetch(input, init);
    });
    const failed = await exported('applications');
    vi.restoreAllMocks();
    expect(failed.status).toBe(503);
    expect(await failed.text()).toBe(adminCopy.collection.exportFailed);
    expect(await exports()).toEqual(before);
  });

  test('is sent a long list page by page, and no page is read ahead of the reader', async () => {
    const rows = Array.from({ length: 3000 }, (_, nth) => ({ email: `reader-${nth}@example.org` }));
    await backend().service().from('newsletter_subscriptions').insert(rows).throwOnError();
    const requests = vi.spyOn(globalThis, 'fetch');
    const response = await exported('subscribers');
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    expect(new TextDecoder().decode(value).trim().split('\r\n')).toHaveLength(501);
    const reads = requests.mock.calls.filter(([input]) =>
      String(input instanceof Request ? input.url : input).includes('/newsletter_subscriptions?'),
    );
    vi.restoreAllMocks();
    // The page that was read, and the one after it in two parts.
    expect(reads.length).toBeLessThanOrEqual(3);
    expect(reads.length).toBeGreaterThan(0);
  });
});
