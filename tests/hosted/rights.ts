/** Runs one statement and gives its rows, on whichever backend. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

const ROLES = `(values ('anon'), ('authenticated'), ('service_role')) as roles (role)`;

/** The rights of the API's roles to what the migrations have made, as sorted lines. */
export async function rightsOf(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    select format('%s may execute %s', role, pg_proc.oid::regprocedure) as line
    from pg_proc, ${ROLES}
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(role, pg_proc.oid, 'execute')
    union all
    select format('%s may %s %s', role, privilege, pg_class.oid::regclass)
    from pg_class, ${ROLES},
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
      and has_table_privilege(role, pg_class.oid, privilege)
    union all
    select format('%s may %s %s.%s', role, privilege, pg_class.oid::regclass, attname)
    from pg_class join pg_attribute on attrelid = pg_class.oid, ${ROLES},
      unnest(array['select', 'insert', 'update', 'references']) as privilege
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
      and attnum > 0 and not attisdropped
      and has_column_privilege(role, pg_class.oid, attnum, privilege)
      and not has_table_privilege(role, pg_class.oid, privilege)
    union all
    select format('%s may %s %s', role, privilege, pg_class.oid::regclass)
    from pg_class, ${ROLES}, unnest(array['usage', 'select', 'update']) as privilege
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'S'
      and has_sequence_privilege(role, pg_class.oid, privilege)
    union all
    select format('%s may use the schema %s', role, nspname)
    from pg_namespace, ${ROLES}
    where nspname in ('public', 'private') and has_schema_privilege(role, oid, 'usage')
    union all
    select format('%s may create in the schema %s', role, nspname)
    from pg_namespace, ${ROLES}
    where nspname in ('public', 'private') and has_schema_privilege(role, oid, 'create')`);
  return rows.map(({ line }) => line).sort();
}

/** The triggers and policies that the migrations have made, also those on tables of the services, as sorted lines. */
export async function guardsOf(query: Query): Promise<string[]> {
  const rows = await query<{ line: string }>(`
    select pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text as line
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace = 'private'::regnamespace
    union all
    select format('policy %s on %s.%s for %s to %s using %s check %s',
      policyname, schemaname, tablename, cmd, roles, qual, with_check)
    from pg_policies where schemaname in ('public', 'private', 'storage', 'auth')
    union all
    select format('row-level security on %s', oid::regclass) from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relrowsecurity`);
  return rows.map(({ line }) => line).sort();
}

/** The migrations in the history, in order. */
export async function historyOf(query: Query): Promise<string[]> {
  const rows = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}
