import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../hosted/postgres.ts';
import {
  connected,
  createProject,
  createWorkFolder,
  KINDS,
  urlOf,
  type Address,
} from '../hosted/project.ts';
import { guardsOf, historyOf, rightsOf, type Query } from '../hosted/rights.ts';
import { startEmbedded, type EmbeddedBackend } from '../support/backend.ts';
import { documentedCommands } from '../support/documented-commands.ts';
import { findProgram, installDebianPackages } from '../support/debian-packages.ts';

// The commands of docs/deploy.md, word for word, from one project into a new one. Debian's server and programs, because
// they are of one version; the npm package of `npm run job hosted` has no pg_dump.

/**
 * What `supabase` does in the commands: `db dump` runs its own script on Debian's pg_dump, where it would start a container
 * with one; `storage` works on an embedded backend, which has the Storage API of a project on this machine.
 */
const SUPABASE = `
set -euo pipefail
supabase() {
  case "$1 $2" in
    'storage cp')
      local args=()
      for one in "$@"; do [ "$one" = --remote ] || args+=("$one"); done
      command supabase --yes "\${args[@]}" ;;
    'db dump')
      local file args=()
      while [ $# -gt 0 ]; do
        if [ "$1" = -f ]; then file=$2; shift; else args+=("$1"); fi
        shift
      done
      command supabase --yes "\${args[@]}" --dry-run | bash > "$file" ;;
    *) command supabase --yes "$@" ;;
  esac
}
`;

const bin = path.dirname(
  findProgram(
    ['15', '16', '17', '18'].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
    'No PostgreSQL with its server programs: install the package postgresql.',
    () => installDebianPackages('postgresql'),
  ),
);

/** Files of both buckets with the kind of each, and the bytes with which such a file begins. */
const FILES = {
  resumes: {
    '00000000-0000-4000-8000-0000000000a1.pdf': ['application/pdf', '%PDF-1.7\n'],
    '00000000-0000-4000-8000-0000000000a2.doc': [
      'application/msword',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    ],
    '00000000-0000-4000-8000-0000000000a3.docx': [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'PK\x03\x04',
    ],
  },
  media: { [`${'a'.repeat(64)}.webp`]: ['image/webp', 'RIFF\x1a\0\0\0WEBPVP8L'] },
} as const;
const BUCKETS = ['resumes', 'media'] as const;

/** What a bucket holds: the name, the kind and the bytes of each file. */
async function filesIn(backend: EmbeddedBackend, bucket: (typeof BUCKETS)[number]) {
  const store = backend.service().storage.from(bucket);
  const { data } = await store.list();
  const found = data!.map(async ({ name }) => {
    const file = (await store.download(name)).data!;
    return [name, [file.type, Buffer.from(await file.arrayBuffer()).toString('latin1')]] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

let server: PostgresServer;
let work: Awaited<ReturnType<typeof createWorkFolder>>;
/** The Storage API of the project that is saved, and that of the new one. */
let files: EmbeddedBackend;
let newFiles: EmbeddedBackend;
beforeAll(async () => {
  [files, newFiles] = await Promise.all([startEmbedded(), startEmbedded()]);
  for (const bucket of BUCKETS)
    for (const [name, [contentType, bytes]] of Object.entries(FILES[bucket]))
      await files
        .service()
        .storage.from(bucket)
        .upload(name, Buffer.from(bytes, 'latin1'), { contentType });
  server = await startPostgres(async () => ({ bin, locale: ['--locale=C.UTF-8'] }));
  work = await createWorkFolder();
});
afterAll(async () => {
  await Promise.all([files?.stop(), newFiles?.stop()]);
  await work?.remove();
  await server?.stop();
});

const queryOf =
  (address: Address): Query =>
  (sql) =>
    connected(address, async (client) => (await client.query(sql)).rows as never[]);

/** Every row of every table that is not the platform's own, by table. */
async function rowsOf(query: Query): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') and tablename not in ('schema_migrations', 'migrations')`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    // The migrations make the buckets, at another time.
    const times = name === 'storage.buckets' ? `- 'created_at' - 'updated_at'` : '';
    const found = await query<{ row: string }>(
      `select (to_jsonb(one) ${times})::text as row from ${name} as one`,
    );
    rows[name] = found.map(({ row }) => row).sort();
  }
  return rows;
}

describe.each(KINDS)('from a project that grants %s by default', (from) => {
  let source: Address;
  let folder: string;

  beforeAll(async () => {
    source = await createProject(server.port, `source_${from}`, from);
    await work.supabase('db', 'push', '--include-seed', `--remote=${urlOf(source)}`);
    await fill(queryOf(source));
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-restore-'));
    await run('administrator', folder, files, {
      DB: urlOf(source),
      EMAIL: 'admin@restore.example',
    });
    await run('backup', folder, files, { DB: urlOf(source) });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('the first administrator is made by the documented command', async () => {
    const administrators = await queryOf(source)('select from public.profiles where is_admin');
    expect(administrators).toHaveLength(1);
  });

  test('into one of the other kind: files, rows, rights, triggers, policies and history', async () => {
    const into = KINDS.find((kind) => kind !== from)!;
    const target = await createProject(server.port, `from_${from}_into_${into}`, into);
    await run('restore', folder, newFiles, { NEW_DB: urlOf(target) });
    const [before, after] = [queryOf(source), queryOf(target)];
    expect(await rightsOf(after)).toEqual(await rightsOf(before));
    expect(await guardsOf(after)).toEqual(await guardsOf(before));
    expect(await historyOf(after)).toEqual(await historyOf(before));
    expect(await rowsOf(after)).toEqual(await rowsOf(before));
    for (const bucket of BUCKETS) expect(await filesIn(newFiles, bucket)).toEqual(FILES[bucket]);
    // What is written next: no number is given twice, and the trigger on auth.users is there.
    await after(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'next@restore.example')`,
    );
    expect(
      await after(
        `select from public.profiles join auth.users using (id) where email = 'next@restore.example'`,
      ),
    ).toHaveLength(1);
    await after(`update public.faq_items set answer = answer || '!'`);
  });
});

/** A row in each table that visitors and administrators fill, and what triggers make of them. */
async function fill(query: Query): Promise<void> {
  await query(`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
      values ('00000000-0000-4000-8000-0000000000ad', 'admin@restore.example', 'a hash', now(), '{}');
    insert into auth.identities (provider, provider_id, user_id, identity_data)
      values ('email', '00000000-0000-4000-8000-0000000000ad', '00000000-0000-4000-8000-0000000000ad', '{"email": "admin@restore.example"}');
    insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users;
    insert into auth.refresh_tokens (token, user_id, session_id) select 'a token', user_id, id from auth.sessions;
    insert into storage.objects (bucket_id, name) values ('resumes', gen_random_uuid() || '.pdf');
    insert into public.job_applications (job_id, full_name, email, cover_letter)
      select id, 'Ada "L."', 'ada@restore.example', e'Two\\nlines, a \\\\ and a \\t' from public.job_openings where is_active limit 1;
    insert into public.contact_requests (first_name, last_name, email, country, properties, pms)
      values ('Ada', 'L.', 'ada@restore.example', 'Estonia', 3, 'None');
    insert into public.newsletter_subscriptions (email) values ('ada@restore.example');
    insert into public.demo_bookings (stay, status, provider, phone_number)
      values ('[2099-01-01,2099-01-03)', 'confirmed', 'sandbox', '+41790000077');
    update public.faq_items set answer = answer || '.';
    insert into public.abandoned_files (bucket, path) values ('resumes', 'gone.pdf');
    insert into private.rate_limits (key, count, expires_at) values (repeat('a', 64), 1, now() + interval '1 day');`);
}

/** Runs a block of the document. */
async function run(
  name: string,
  folder: string,
  files: EmbeddedBackend,
  env: Record<string, string>,
) {
  const config = path.join(work.folder, 'supabase/config.toml');
  const port = `[api]\nenabled = true\nport = ${new URL(files.url).port}`;
  const settings = await readFile(config, 'utf8');
  await writeFile(config, settings.replace(/^\[api\]\nenabled = true\nport = \d+/m, port));
  const script = path.join(folder, 'commands.sh');
  await writeFile(script, SUPABASE + documentedCommands(name));
  const own = [path.join(import.meta.dirname, '../../node_modules/.bin'), bin];
  await promisify(execFile)('bash', [script], {
    cwd: folder,
    env: {
      ...process.env,
      ...work.env,
      ...env,
      SUPABASE_AUTH_SERVICE_ROLE_KEY: files.keys.secret,
      SUPABASE_WORKDIR: work.folder,
      PATH: [...own, process.env.PATH].join(path.delimiter),
    },
  });
}
