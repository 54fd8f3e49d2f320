-- Lets the site ask whether the database is as new as itself (/readyz), without showing anything else of the history.
create function public.schema_version() returns text
language sql stable
security definer
set search_path = ''
as $$ select max(version) from supabase_migrations.schema_migrations $$;
comment on function public.schema_version is 'The newest migration that has run (docs/decisions/0024-outages.md).';

revoke execute on function public.schema_version from public, anon, authenticated;
grant execute on function public.schema_version to anon, authenticated, service_role;
