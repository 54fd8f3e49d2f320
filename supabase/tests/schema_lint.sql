-- The well-known mistakes of Supabase schemas, looked for in the catalogue.
begin;
select no_plan();

select is_empty(
  $$select tablename from pg_tables where schemaname = 'public' and not rowsecurity$$,
  'row-level security is on for every table'
);
select is_empty(
  $$select tablename, policyname from pg_policies where schemaname in ('public', 'storage') and cmd = 'ALL'$$,
  'one policy for each operation'
);
select is_empty(
  $$select tablename, policyname from pg_policies where schemaname in ('public', 'storage') and 'public' = any (roles)$$,
  'every policy names its roles'
);
select is_empty(
  $$select tablename, policyname from pg_policies where schemaname in ('public', 'storage')
    and cmd <> 'SELECT' and 'true' in (qual, with_check)$$,
  'no write policy is always true'
);
select is_empty(
  $$select tablename, policyname from pg_policies where schemaname in ('public', 'storage')
    and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\( SELECT (auth|private)\.', '', 'g') ~ '(auth|private)\.\w+\('$$,
  'functions in policies are called once for each statement, not for each row'
);
select is_empty(
  $$select tablename, policyname from pg_policies where schemaname in ('public', 'storage')
    and coalesce(qual, '') || coalesce(with_check, '') ~ '(user|app)_metadata'$$,
  'no policy trusts what a token says of its owner'
);
select is_empty(
  $$select policyname from pg_policies where schemaname = 'storage'$$,
  'no client lists, reads, adds, changes or removes a file in any bucket'
);
select results_eq(
  $$select id from storage.buckets where public$$, $$values ('media'::text)$$, 'no bucket is public but the one of pictures'
);
select is_empty(
  $$select id from storage.buckets where file_size_limit is null or allowed_mime_types is null$$,
  'every bucket limits size and kind'
);

select is_empty(
  $$select proname from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
    and not coalesce(proconfig, '{}')::text like '%search_path=%'$$,
  'every function fixes its search path'
);
select results_eq(
  $$select format('%s: %s', role, proname) collate "default" from pg_proc cross join (values ('anon'), ('authenticated')) as roles (role)
    where pronamespace::regnamespace::text in ('public', 'private') and has_function_privilege(role, oid, 'execute')
    order by role, proname$$,
  $$values ('anon: picture_focus'), ('anon: schema_version'), ('authenticated: clean_text'), ('authenticated: delete_submission'),
    ('authenticated: erase_person'), ('authenticated: find_person'), ('authenticated: fold_text'), ('authenticated: has_role'),
    ('authenticated: invite_administrator'), ('authenticated: list_administrators'), ('authenticated: list_colleagues'),
    ('authenticated: list_editors'), ('authenticated: list_outdated_translations'), ('authenticated: list_picture_uses'),
    ('authenticated: mailbox'), ('authenticated: move_faq_item'), ('authenticated: note_visit'), ('authenticated: own_tables'), ('authenticated: picture_focus'),
    ('authenticated: restore_row'), ('authenticated: schema_version'), ('authenticated: set_administrator'),
    ('authenticated: telephones'), ('authenticated: telephones_in')$$,
  'visitors and users call these functions and no others'
);
select is_empty(
  $$select proname from pg_proc where pronamespace = 'public'::regnamespace
    and not has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('service_role', oid, 'execute')$$,
  'every other one is for the server, also where a project grants nothing by default'
);
select is_empty(
  $$select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    and not coalesce(reloptions, '{}')::text like '%security_invoker=%'$$,
  'every view asks with the rights of its reader'
);
select is_empty(
  $$select extname from pg_extension where extnamespace = 'public'::regnamespace$$,
  'no extension lives in public'
);
select is_empty(
  $$select tablename, role, privilege from pg_tables
    cross join (values ('anon'), ('authenticated')) as roles (role)
    cross join (values ('truncate'), ('references'), ('trigger')) as privileges (privilege)
    where schemaname = 'public' and has_table_privilege(role, format('public.%I', tablename), privilege)$$,
  'no API role holds a privilege that row-level security does not cover'
);
select is_empty(
  $$select tablename, privilege from pg_tables
    cross join (values ('select'), ('insert'), ('update'), ('delete')) as privileges (privilege)
    where schemaname = 'public' and not has_table_privilege('service_role', format('public.%I', tablename), privilege)$$,
  'the server reads and writes every table, also where a project grants nothing by default'
);

select is_empty(
  $$select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and obj_description(oid) is null$$,
  'every table says what it is'
);
select is_empty(
  $$select tablename from pg_tables where schemaname = 'public' and not exists (
      select from pg_constraint where contype = 'p' and conrelid = format('public.%I', tablename)::regclass)$$,
  'every table has a primary key'
);
select is_empty(
  $$select tablename from pg_tables where schemaname = 'public' and tablename not like '%\_changes' and not exists (
      select from pg_trigger where tgname = 'set_updated_at' and tgrelid = format('public.%I', tablename)::regclass)$$,
  'every table stamps its changes'
);
select is_empty(
  $$select conrelid::regclass, conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])$$,
  'every foreign key has an index'
);
select is_empty(
  $$select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('timestamp without time zone', 'character varying', 'json')$$,
  'times carry their zone, texts are text'
);

select * from finish();
rollback;
