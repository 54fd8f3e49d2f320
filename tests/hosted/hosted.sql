-- What a database of Supabase's platform has before the first migration, as far as this project meets it: written by
-- hand after its documentation and its behaviour. Run by the superuser in a new database; roles belong to the whole server.
-- The platform's own superuser is supabase_admin. No one outside is given it.

do $$
declare
  role record;
begin
  for role in
    values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit createrole'),
      ('supabase_storage_admin', 'login noinherit createrole'),
      ('dashboard_user', 'nologin createrole createdb replication'),
      -- What the owner of a project is given: no superuser.
      ('postgres', 'login createrole createdb replication bypassrls')
  loop
    if not exists (select from pg_roles where rolname = role.column1) then
      execute format('create role %I %s', role.column1, role.column2);
    end if;
  end loop;
end;
$$;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
-- The storage service acts for its callers.
grant authenticator to supabase_storage_admin;

-- Time limits. The gateway logs in as authenticator and takes over those of the role that it changes to.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set statement_timeout = '2min';
alter role postgres set search_path = "$user", public, extensions;
-- Restoring a dump turns triggers off.
grant set on parameter session_replication_role to postgres;

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
end;
$$;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

-- Accounts: the tables of the auth service, with the columns that exist for everyone. No defaults of times: the service
-- writes them.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
set role supabase_auth_admin;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal text,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text
);

create table auth.refresh_tokens (
  instance_id uuid,
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);

create table auth.flow_state (
  id uuid primary key,
  user_id uuid,
  auth_code text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  email_optional boolean not null default false,
  created_at timestamptz,
  updated_at timestamptz
);

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null,
  relates_to text not null,
  created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  secret text,
  phone text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The service's own history.
create table auth.schema_migrations (version varchar(255) primary key);
insert into auth.schema_migrations values ('20260101000000');

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid;
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  );
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  );
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb;
$$;

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
    if name <> 'schema_migrations' then
      execute format('grant all on auth.%I to postgres with grant option', name);
    end if;
  end loop;
end;
$$;
grant select on auth.schema_migrations to postgres;
grant all on all sequences in schema auth to postgres;
reset role;

-- Files: the tables of the storage service, which every role may use; row-level security decides.
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
set role supabase_storage_admin;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);

-- Kinds of bucket that this project has none of. The owner of a project reads their tables and does not write them.
create table storage.buckets_vectors (
  id text primary key,
  type storage.buckettype not null default 'VECTOR',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table storage.vector_indexes (
  id text primary key,
  name text not null,
  bucket_id text not null references storage.buckets_vectors (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The service's own history.
create table storage.migrations (id integer primary key, name varchar(100) not null unique);
insert into storage.migrations values (0, 'create-migrations-table');

-- The bytes are elsewhere, so rows are deleted through the service only, which sets this setting.
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception using
      errcode = '42501', message = 'Rows of storage tables are deleted through the Storage API only.';
  end if;
  return null;
end;
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

create function storage.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.touch();

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'storage' loop
    execute format('alter table storage.%I enable row level security', name);
  end loop;
end;
$$;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant select on storage.buckets_vectors, storage.vector_indexes to anon, authenticated, postgres;
grant all on storage.buckets_vectors, storage.vector_indexes to service_role;
reset role;

-- The platform lets `postgres` make policies on the tables of the storage service, without being its owner. Here it is
-- made a member of the owner, and everything else that this would allow is refused.
grant supabase_storage_admin to postgres;
create function extensions.guard_services() returns event_trigger language plpgsql as $$
declare
  done record;
begin
  for done in select * from pg_event_trigger_ddl_commands() loop
    if session_user = 'postgres' and done.schema_name in ('auth', 'storage')
      and done.command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER') then
      raise exception using
        errcode = '42501', message = format('must be owner of %s', done.object_identity);
    end if;
  end loop;
end;
$$;
create event trigger guard_services on ddl_command_end execute function extensions.guard_services();
