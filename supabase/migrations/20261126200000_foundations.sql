-- What everything below stands on: two extensions, no rights by default, the schema of the helpers, three functions.

-- Before the default privileges: every role may execute the functions of extensions, also where this role owns them.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- A new table or function is closed until a migration opens it, also one made in Supabase Studio, and whatever the project
-- grants by default: older projects grant everything, newer ones nothing. Only a member of a role may change its defaults.
-- Each table and function below revokes and grants for itself all the same.
do $$
declare
  owner text;
begin
  foreach owner in array array[current_user, 'postgres', 'supabase_admin'] loop
    if exists (select from pg_catalog.pg_roles where rolname = owner)
      and pg_catalog.pg_has_role(current_user, owner, 'member') then
      execute format('alter default privileges for role %I in schema public revoke all on tables from anon, authenticated, service_role', owner);
      execute format('alter default privileges for role %I in schema public revoke all on sequences from anon, authenticated, service_role', owner);
      execute format('alter default privileges for role %I in schema public revoke execute on functions from anon, authenticated, service_role', owner);
      execute format('alter default privileges for role %I revoke execute on functions from public', owner);
    end if;
  end loop;
end;
$$;

-- Helpers of policies and triggers. The schema is not exposed by the API, so none of them can be called over it.
create schema private;
comment on schema private is 'Helpers of policies and triggers; not exposed by the API.';
grant usage on schema private to authenticated;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- clock_timestamp, not now(): two updates in one transaction must differ, because editors compare this value.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
comment on function private.set_updated_at is 'Trigger: stamps updated_at, whatever the client sent.';
revoke execute on function private.set_updated_at from public, anon, authenticated, service_role;

-- unaccent is only stable because its dictionary could be replaced, which no migration does.
create function public.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
set search_path = ''
as $$
  -- Every update of a row folds its text again. ASCII has nothing to fold but capitals, and most texts are ASCII.
  select case when octet_length(p_text) = char_length(p_text) then lower(p_text) else
    translate(lower(normalize(
      extensions.unaccent(
        'extensions.unaccent'::regdictionary,
        -- Accents that are characters of their own, and characters without a width.
        regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')
      ),
      nfkc
    )), 'ς', 'σ') -- a sigma at the end of a word is the same letter
  end;
$$;
comment on function public.fold_text is 'A text as the search compares it: without accents, in lower case, in one Unicode form.';
revoke execute on function public.fold_text from public, anon, authenticated, service_role;
-- Writing a row computes its column search_text with the rights of the writer.
grant execute on function public.fold_text to authenticated, service_role;

-- Lets the site ask whether the database is as new as itself (/readyz), without showing anything else of the history.
create function public.schema_version() returns text
language sql stable
security definer
set search_path = ''
as $$ select max(version) from supabase_migrations.schema_migrations $$;
comment on function public.schema_version is 'The newest migration that has run (docs/decisions/0024-outages.md).';
revoke execute on function public.schema_version from public, anon, authenticated, service_role;
grant execute on function public.schema_version to anon, authenticated, service_role;
