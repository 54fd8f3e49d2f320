// @module-tag core
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, prepareDatabase } from '../../../supabase/local/database.ts';
import { Inbox } from '../../../supabase/local/inbox.ts';
import { openLite, type Lite } from '../../../supabase/local/lite.ts';
import { createObjectStore } from '../../../supabase/local/storage.ts';
import { isRemote } from '../../support/backend.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../supabase/migrations');

/**
 * A row as each table takes it since it is there, told apart by the number of the state in which it was written. A new
 * table needs one here; that is checked.
 */
const ROWS: Record<string, (state: number) => string> = {
  'public.website_content': (state) =>
    `(slug, nav_title, page_title, content) values ('page-${state}', 'Page', 'Page', '<p>${state}</p>')`,
  'public.config': (state) => `(name, value) values ('fact_${state}', '${state}')`,
  'public.price_changes': (state) =>
    `(name, value, valid_from) values ('pricing_standard_monthly', '${state}', now() + interval '${state + 1} days')`,
  'public.channel_rules': (state) =>
    `(channel, situation, summary) values ('Channel ${state}', 'direct', 'Not known.')`,
  'public.subprocessors': (state) =>
    `(name, task, data, country, safeguard, since) values ('Company ${state}', 'a', 'b', 'c', 'd', '2026-01-01')`,
  'public.company_facts': (state) => `(name, value) values ('fact_${state}', '${state}')`,
  'public.faq_items': (state) =>
    `(question, answer) values ('Question ${state}?', 'An answer that is long enough')`,
  'public.pms_providers': (state) => `(name, code) values ('Provider', 'PMS_${state}')`,
  'public.job_openings': (state) =>
    `(id, title, department, location, type, description, is_active) values ('${jobOf(state)}', 'Job', 'Desk', 'Bern', 'Full-time', 'Keys', true)`,
  'public.job_applications': (state) =>
    `(id, job_id, full_name, email) values (gen_random_uuid(), '${jobOf(state)}', 'Ada L.', 'ada@example.org')`,
  'public.blog_posts': (state) => `(title, category) values ('Article ${state}', ' ')`,
  'public.product_updates': (state) => `(title, body) values ('Update ${state}', 'Words')`,
  'public.newsletter_subscriptions': (state) => `(email) values ('reader-${state}@example.org')`,
  'public.contact_requests': (state) =>
    `(id, first_name, last_name, email, country, properties, pms) values (gen_random_uuid(), 'Ada', 'L.', 'a${state}@example.org', 'Estonia', 3, 'None')`,
  'public.demo_bookings': (state) =>
    `(stay, held_until, provider, phone_number) values (daterange('2027-01-01'::date + ${state}, '2027-01-02'::date + ${state}), now(), 'sandbox', '+372550000${10 + state}')`,
  // Of the first twelve states; later the flag follows from the role.
  'public.administrator_changes': (state) =>
    `(user_id, ${state < 12 ? 'is_admin' : 'role'}) values (gen_random_uuid(), ${state < 12 ? 'true' : `'owner'`})`,
  'public.erasures': () => `(digest, counts) values (repeat('a', 64), '{}')`,
  'public.invitations': (state) =>
    `(email, role, invited_by, expires_at) select 'guest-${state}@example.org', 'editor', id, now() from auth.users limit 1`,
  'public.resume_openings': () => '(application_id) select id from public.job_applications limit 1',
  'public.list_exports': () => `(list, format) values ('applications', 'csv')`,
  'public.abandoned_files': (state) => `(bucket, path) values ('resumes', '${state}.pdf')`,
  'public.pictures': (state) => `(path) values (lpad('${state}', 64, 'a') || '.webp')`,
  'private.picture_uses': (state) =>
    `(path, table_name, row_id) values ('${state}.webp', 'blog_posts', '1')`,
  'private.outdated_translations': () =>
    `(table_name, row_id, language) values ('blog_posts', gen_random_uuid(), 'de')`,
  'public.redirects': (state) => `(from_path, to_path) values ('/old-${state}', '/new')`,
  'public.missing_addresses': (state) => `(path) values ('/missing-${state}')`,
  // One row, whatever the state.
  'private.erasure_secret': () => `(secret) values ('a secret') on conflict do nothing`,
  'private.retention': (state) => `(relation, reason) values ('public.table_${state}', 'A test.')`,
  'private.admin_tables': (state) => `(table_name, roles) values ('table_${state}', '{owner}')`,
  'private.rate_limits': (state) =>
    `(key, count, expires_at) values (rpad('${state}', 64, 'a'), 1, now() + interval '1 day')`,
  'private.form_answers': (state) =>
    `(key, claimed_until, expires_at) values (rpad('${state}', 64, 'a'), now(), now() + interval '1 day')`,
};

/** Tables that a later migration drops with their rows, and why that loses nothing that anyone needs. */
const DROPPED: Readonly<Record<string, string>> = {
  'public.missing_addresses': 'Counts of addresses that led nowhere; the log has a line for each.',
  'private.form_answers': 'Answers to forms for a day; the content of a form tells its repetition.',
};

/** Hold what the migrations themselves write and change; of these only the rows of this test have to stay. */
const RULES = ['private.retention', 'private.admin_tables'];

/** Filled by triggers: by the rows of auth.users, of the tables that administrators edit, and of what visitors send. */
const FILLED_BY_TRIGGERS = ['public.profiles', 'public.content_changes', 'public.outbox'];

describe.skipIf(isRemote)('migrations', () => {
  let folder: string;
  let lite: Lite;
  let names: string[];

  const query = async <Row>(sql: string) => (await lite.database.query<Row>(sql)).rows;

  const tables = async () => {
    const rows = await query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')`,
    );
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-forward-'));
    await mkdir(path.join(folder, 'migrations'));
    names = (await readdir(MIGRATIONS)).sort();
    lite = await openLite({
      dataFolder: null,
      supabaseFolder: path.join(MIGRATIONS, '..'),
      siteUrl: 'http://site.test',
      pgtap: false,
      mailer: new Inbox(null),
      objectStore: createObjectStore,
    });
    await prepareDatabase(lite.database);
  });

  afterAll(async () => {
    await lite?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('keep the rows that were written in each earlier state', async () => {
    const written = new Map<string, string[]>();
    for (const [state, name] of names.entries()) {
      await copyFile(path.join(MIGRATIONS, name), path.join(folder, 'migrations', name));
      await migrate(lite.database, folder);
      const kept = await tables();
      for (const table of Object.keys(DROPPED)) if (!kept.includes(table)) written.delete(table);
      expect(await missing(written), `after ${name}`).toEqual([]);

      await query(
        `insert into auth.users (id, email) values (gen_random_uuid(), 'user-${state}@example.org')`,
      );
      const there = await tables();
      for (const [table, row] of Object.entries(ROWS)) {
        if (there.includes(table)) await query(`insert into ${table} ${row(state)}`);
      }
      for (const table of ['auth.users', ...there]) {
        const rows = await contents(table);
        const isRules = RULES.includes(table);
        written.set(table, isRules ? rows.filter((row) => /table_\d/.test(row)) : rows);
      }
    }
    const all = [...Object.keys(ROWS), ...FILLED_BY_TRIGGERS];
    expect((await tables()).sort()).toEqual(all.filter((name) => !(name in DROPPED)).sort());
    const empty = [...written].filter(([, rows]) => rows.length === 0);
    expect(empty, 'every table has had rows').toEqual([]);
    const [users, profiles] = [written.get('auth.users'), written.get('public.profiles')];
    expect(profiles).toHaveLength(users?.length ?? -1);
  });

  test('take what a stranger made up as the key of a sign-up, and leave the keys of the site', async () => {
    const key = 'k'.repeat(43);
    const keys = ['', 'k', 0, null, {}, [key], `${key}=`, key];
    for (const sign_up_key of keys)
      await lite.database.query(
        `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), gen_random_uuid() || '@keys.example', $1)`,
        [{ sign_up_key, name: 'Ada' }],
      );
    await runAgain('20261127140000_sign_up_proofs.sql');
    const rows = await query<{ data: object }>(
      `select raw_user_meta_data as data from auth.users where email like '%@keys.example'`,
    );
    expect(rows.map(({ data }) => data).filter((data) => 'sign_up_key' in data)).toEqual([
      { sign_up_key: key, name: 'Ada' },
    ]);
    expect(rows).toHaveLength(keys.length);
  });

  test('that fail name their file and line, and leave rows, tables and history as they were', async () => {
    const file = path.join(folder, 'migrations/99990101000000_half.sql');
    const before = await Promise.all([contents('public.faq_items'), tables(), history()]);
    await writeFile(
      file,
      `create table public.half (id int);
       update public.faq_items set answer = 'Everything that was there is gone';
       alter table public.faq_items drop column review_by;
       select 1 from nowhere;`,
    );
    await expect(migrate(lite.database, folder)).rejects.toThrow(
      '99990101000000_half.sql, line 4, failed: relation "nowhere" does not exist. Nothing of it was kept.',
    );
    const after = await Promise.all([contents('public.faq_items'), tables(), history()]);
    expect(after).toEqual(before);

    await writeFile(file, 'alter table public.faq_items add column tone text;');
    expect(await migrate(lite.database, folder)).toBe(1);
  });

  async function runAgain(name: string) {
    await lite.database.exec(await readFile(path.join(MIGRATIONS, name), 'utf8'));
  }

  /** The rows of a table as they were written: columns that came later are left out. */
  async function contents(table: string): Promise<string[]> {
    const rows = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ${table} as one`,
    );
    return rows.map(({ row }) => JSON.stringify(row));
  }

  async function missing(written: Map<string, string[]>): Promise<string[]> {
    const gone: string[] = [];
    for (const [table, rows] of written) {
      const now = (await contents(table)).map((row) => JSON.parse(row) as Record<string, unknown>);
      for (const row of rows) {
        // What is searched is made from the other columns, by rules that may change.
        const wanted = Object.entries(JSON.parse(row) as Record<string, unknown>).filter(
          ([name]) => name !== 'search_text',
        );
        const isThere = now.some((one) =>
          wanted.every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
        );
        if (!isThere) gone.push(`${table}: ${row}`);
      }
    }
    return gone;
  }

  const history = () =>
    query('select version from supabase_migrations.schema_migrations order by version');
});

function jobOf(state: number): string {
  return `00000000-0000-4000-8000-0000000000${10 + state}`;
}
