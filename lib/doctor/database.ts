import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import type { Project } from './project.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');

const SUBJECT = 'database';

/** How long the questions to the database may take, in milliseconds. */
const DATABASE_MS = 15_000;

/** How many differences of one kind are named. */
const MOST_NAMED = 5;

type Row = { kind: string; name: string; detail: string };

/** Runs one query on a database. */
type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * What makes a database this site's: of the schemas public and private, and of the tables of others that the migrations
 * touch. Of a policy only command and roles are compared: how its condition is written depends on the server.
 */
const CATALOG = `
with relations as (
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, n.nspname, c.relrowsecurity, c.relkind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
), routines as (
  select p.oid, format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
    p.prosrc, p.prosecdef, p.prorettype = 'event_trigger'::regtype as is_event_trigger
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
), callers (role) as (values ('anon'), ('authenticated'))
select 'row-level security' as kind, name, case when relrowsecurity then 'on' else 'off' end as detail
from relations where relkind in ('r', 'p')
union all
select 'columns', name, string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
  || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attname)
from relations join pg_attribute a on a.attrelid = relations.oid and a.attnum > 0 and not a.attisdropped
where relkind in ('r', 'p') group by name
union all
select 'policies', format('%I.%I: %s', schemaname, tablename, policyname),
  concat_ws(' ', cmd, permissive, (select string_agg(role::text, ', ' order by role::text) from unnest(roles) role))
from pg_policies where schemaname in ('public', 'private') or (schemaname, tablename) in (('storage', 'objects'), ('storage', 'buckets'))
union all
select 'triggers', format('%s: %s', t.tgrelid::regclass, t.tgname), format('%s %s', t.tgfoid::regproc, t.tgenabled)
from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
where not t.tgisinternal and n.nspname in ('public', 'private')
union all
select 'functions', name, md5(prosrc) || case when prosecdef then ' definer' else '' end
from routines where not is_event_trigger
union all
select 'who may execute', name, role
from routines, callers where has_function_privilege(role, oid, 'execute') and not is_event_trigger
union all
select 'what the server may execute', name, 'service_role'
from routines where has_function_privilege('service_role', oid, 'execute') and not is_event_trigger
union all
select 'who may use', name, role || ' ' || privilege
from relations, callers, (values ('select'), ('insert'), ('update'), ('delete')) as privileges (privilege)
where case when privilege = 'delete' then has_table_privilege(role, oid, privilege)
  else has_any_column_privilege(role, oid, privilege) end
`;

/** Otherwise each side writes names as its own search path lets it. */
const NAMES_IN_FULL = 'set search_path = pg_catalog';

const HISTORY = 'select version from supabase_migrations.schema_migrations order by version';

/** A project has more functions and grants for its own server than the migrations give. */
const MAY_BE_MORE = ['what the server may execute'];

const ADVICE: Record<string, string> = {
  'row-level security': 'Turn it on as supabase/migrations has it.',
  'who may execute':
    'Revoke it from public, anon and authenticated, or grant it, as supabase/migrations has it.',
  'who may use': 'Revoke or grant it as supabase/migrations has it.',
};

/** What only the database itself can say: history, row-level security, triggers, and who may do what. */
export async function checkDatabase({ databaseUrl }: Project): Promise<Line[]> {
  if (!databaseUrl)
    return [
      notChecked(
        SUBJECT,
        'Drift, row-level security and who may execute what need its address.',
        'Set DATABASE_URL (dashboard, Connect, Session pooler).',
      ),
    ];
  const client = await connect(databaseUrl);
  if (!('query' in client)) return [client];
  try {
    const wanted = await (expected ??= expectedRows());
    // Nothing that the doctor asks can change anything.
    await client.query('begin transaction read only');
    await client.query(NAMES_IN_FULL);
    const query: Query = async (sql) => (await client.query(sql)).rows;
    return await compareDatabase(query, wanted);
  } catch (error) {
    return [
      wrong(
        SUBJECT,
        `It does not answer the questions (${reasonOf(error)}).`,
        'Use the address of the role postgres, and look at the log of the database.',
      ),
    ];
  } finally {
    // Also takes the search path back, for a pooler that gives the connection to another.
    await client.query('rollback').catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

async function connect(connectionString: string) {
  // A development dependency: the address of the database belongs on no server of the site.
  const pg = await import('pg').catch(() => undefined);
  if (!pg)
    return notChecked(
      SUBJECT,
      'Here are production dependencies only.',
      'npm ci, and run this again.',
    );
  const client = new pg.default.Client({
    connectionString,
    connectionTimeoutMillis: DATABASE_MS,
    query_timeout: DATABASE_MS,
    application_name: 'doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    return wrong(
      SUBJECT,
      `DATABASE_URL gives no connection (${reasonOf(error)}).`,
      'Copy it again (dashboard, Connect), with the password of the database; the direct address needs IPv6, the session pooler does not.',
    );
  }
}

/** What the migrations of this folder make of an empty database: they run once, in memory. */
let expected: Promise<Row[]> | undefined;

async function expectedRows(): Promise<Row[]> {
  const { createBackend } = await import('../../supabase/local/backend.ts');
  const backend = await createBackend({
    dataFolder: null,
    supabaseFolder: SUPABASE,
    siteUrl: 'http://localhost',
    seed: false,
  });
  const rows = async () => {
    await backend.query(NAMES_IN_FULL);
    return backend.query<Row>(CATALOG);
  };
  return rows().finally(() => backend.close());
}

/**
 * Compares a database with the one that the migrations make, one line for each kind of difference.
 *
 * @param query asks the database that is checked
 * @param wanted what the other has
 */
async function compareDatabase(query: Query, wanted: Row[]): Promise<Line[]> {
  const history = await query(HISTORY);
  const found = (await query(CATALOG)) as Row[];
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  return [
    await compareHistory(history.map(({ version }) => String(version))),
    ...kinds.map((kind) => {
      const of = (rows: Row[]) => rows.filter((row) => row.kind === kind);
      return compareKind(kind, of(found), of(wanted));
    }),
  ];
}

async function compareHistory(found: string[]): Promise<Line> {
  const files = (await readdir(path.join(SUPABASE, 'migrations'))).map(
    (name) => name.split('_')[0]!,
  );
  const missing = files.filter((version) => !found.includes(version));
  const unknown = found.filter((version) => !files.includes(version));
  if (missing.length + unknown.length === 0)
    return right('history', `All ${files.length} migrations have run, and no other.`);
  const differences = [
    ...missing.map((version) => `${version} has not run`),
    ...unknown.map((version) => `${version} is not in supabase/migrations`),
  ];
  return wrong(
    'history',
    `${named(differences)}.`,
    'supabase migration list shows both sides; supabase db push runs what is missing.',
  );
}

function compareKind(kind: string, found: Row[], wanted: Row[]): Line {
  const key = ({ name, detail }: Row) => `${name}\n${detail}`;
  const foundKeys = new Set(found.map(key));
  const wantedKeys = new Set(wanted.map(key));
  const missing = wanted.filter((row) => !foundKeys.has(key(row)));
  const more = MAY_BE_MORE.includes(kind) ? [] : found.filter((row) => !wantedKeys.has(key(row)));
  if (missing.length + more.length === 0)
    return right(kind, `As in the migrations (${wanted.length}).`);
  return wrong(
    kind,
    `${named(differences(kind, missing, more))}.`,
    ADVICE[kind] ?? 'Find out who changed it, and bring it back with a migration.',
  );
}

function differences(kind: string, missing: Row[], more: Row[]): string[] {
  const texts: Record<string, (row: Row, isMore: boolean) => string> = {
    'row-level security': ({ name, detail }) => `${name} has it ${detail}`,
    'who may execute': ({ name, detail }, isMore) =>
      `${detail} may${isMore ? '' : ' not'} execute ${name}`,
    'what the server may execute': ({ name }) => `the server may not execute ${name}`,
    'who may use': ({ name, detail }, isMore) => {
      const [role, privilege] = detail.split(' ');
      return `${role} may${isMore ? '' : ' not'} ${privilege} ${name}`;
    },
  };
  const text = texts[kind];
  if (text && kind !== 'row-level security')
    return [...more.map((row) => text(row, true)), ...missing.map((row) => text(row, false))];
  // The same name on both sides is a change.
  const changed = more.filter(({ name }) => missing.some((row) => row.name === name));
  const isChanged = ({ name }: Row) => changed.some((row) => row.name === name);
  return [
    ...changed.map((row) => (text ? text(row, true) : `${row.name} differs`)),
    ...missing.filter((row) => !isChanged(row)).map(({ name }) => `${name} is missing`),
    ...more
      .filter((row) => !isChanged(row) && !(text && row.detail === 'on'))
      .map((row) => (text ? text(row, true) : `${row.name} is not in the migrations`)),
  ];
}

function named(all: string[]): string {
  const few = all.slice(0, MOST_NAMED).join('; ');
  return all.length > MOST_NAMED ? `${few}; and ${all.length - MOST_NAMED} more` : few;
}
