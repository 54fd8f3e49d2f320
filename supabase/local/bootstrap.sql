-- This file runs once, before the first migration: what every hosted database has and @supabase/lite does not create.
-- Local only.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
-- Projects from before 30 May 2026 grant everything in public by default, so the migrations revoke. Newer ones grant
-- nothing, so the migrations grant. The roles of the API meet the first kind here, the server the second.
alter default privileges in schema public grant all on tables to anon, authenticated;
alter default privileges in schema public grant all on sequences to anon, authenticated;
alter default privileges in schema public grant all on functions to anon, authenticated;
-- hosted extensions belong to another owner, so revokes of the migrations never touch their functions
alter default privileges in schema extensions grant execute on functions to public;
grant all on all tables in schema storage to anon, authenticated, service_role;

-- columns of the hosted schemas that SQL written for them may name
alter table auth.users add column if not exists instance_id uuid;
alter table storage.buckets add column if not exists avif_autodetection boolean default false;

-- the bytes behind storage.objects; hosted keeps them in an object store
create schema local_storage;
create table local_storage.files (
  bucket text not null,
  name text not null,
  bytes bytea not null,
  mimetype text not null,
  cache_control text not null,
  etag text not null,
  stored_at timestamptz not null default now(),
  primary key (bucket, name)
);
-- documents are compressed already
alter table local_storage.files alter column bytes set storage external;
