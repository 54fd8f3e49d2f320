-- One history for everything that visitors see and administrators change. Every process of the site asks it what was changed,
-- through the admin area, in Supabase Studio or with SQL, and expires the pages that show it (lib/server/content-changes.ts).
create table public.content_changes (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  changed_by uuid references auth.users (id) on delete set null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint content_changes_before check (
    case operation when 'insert' then before is null when 'update' then before is not null else true end
  ),
  constraint content_changes_after check ((after is null) = (operation = 'delete'))
);
comment on table public.content_changes is 'Every change of an editable row. Written by triggers, read by administrators, changed by no one.';
comment on column public.content_changes.row_id is 'The primary key as text. No foreign key: what was deleted keeps its history.';
comment on column public.content_changes.changed_by is 'Null where it was not a signed-in user: a seed, a migration, the service role, a deleted account.';
comment on column public.content_changes.before is 'Null for a creation, and for a deleted submission: what a visitor sent is not kept.';

create index content_changes_row on public.content_changes (table_name, row_id, id);
create index content_changes_user on public.content_changes (changed_by);
create index content_changes_recent on public.content_changes (created_at) include (id, table_name);

create trigger set_updated_at before update on public.content_changes
  for each row execute function private.set_updated_at();

alter table public.content_changes enable row level security;
revoke all on public.content_changes, public.content_changes_id_seq from public, anon, authenticated, service_role;
grant select on public.content_changes to authenticated;
grant select, insert, update, delete on public.content_changes to service_role;

create policy "Administrators read who changed what" on public.content_changes
  for select to authenticated
  using ((select private.is_admin()));

-- Takes the name of the primary key as its argument; without one it is id. The history keeps what was written, not what is
-- computed for the search.
create function private.record_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key_column text := coalesce(tg_argv[0], 'id');
  editor uuid := (select auth.uid());
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'search_text' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'search_text' end;
begin
  -- Saving the values that are stored already is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  insert into public.content_changes (table_name, row_id, operation, changed_by, before, after)
  values (
    tg_table_name,
    coalesce(after, before) ->> key_column,
    lower(tg_op),
    (select id from auth.users where id = editor),
    before,
    after
  );
  return null;
end;
$$;
comment on function private.record_change is 'Trigger: keeps who, when, before and after of a row.';

-- TRUNCATE runs no trigger for each row.
create function private.record_truncate() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  execute format(
    'insert into public.content_changes (table_name, row_id, operation, changed_by, before)
     select $1, stored ->> $2, ''delete'', (select id from auth.users where id = (select auth.uid())), stored - ''search_text''
     from (select to_jsonb(removed) as stored from %I.%I as removed) as rows',
    tg_table_schema, tg_table_name
  ) using tg_table_name, coalesce(tg_argv[0], 'id');
  return null;
end;
$$;
comment on function private.record_truncate is 'Trigger: keeps every row of a table that is emptied as a deletion. Takes the name of the primary key as record_change does.';

-- Ids and times are given before a change is committed, so one may appear later than others that came after it: the last
-- minute before the position is read again, without the changes that the position knows. The position of a build is a time
-- and knows none: a few seconds are read again, so that a database filled just before its first build does not make all of
-- its pages expire. `last` is the newest change of the reading before: where it is gone, by retention or because a backup
-- was restored, others may be gone with it.
create function public.read_content_changes(p_position jsonb default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  at timestamptz := p_position ->> 'at';
  known int8multirange := coalesce(p_position ->> 'known', '{}');
  last bigint := p_position ->> 'last';
  last_at timestamptz := p_position ->> 'last_at';
  overlap interval := '60 seconds';
  -- Variables of the query: the planner knows their values, and takes the index.
  since timestamptz := least(at, now()) - overlap;
  unknown_since timestamptz := at - case when p_position ? 'known' then overlap else interval '5 seconds' end;
  kept_since timestamptz := now() - (select kept_for from private.retention where relation = 'public.content_changes');
  tables jsonb;
begin
  select
    jsonb_agg(distinct table_name) filter (where created_at > unknown_since and not known @> id),
    range_agg(int8range(id, id, '[]')) filter (where created_at > now() - overlap)
  into tables, known
  from public.content_changes
  where created_at > since;
  return jsonb_build_object(
    'tables', coalesce(tables, '[]'),
    'is_complete', coalesce(
      at <= now() and coalesce(unknown_since > kept_since, true)
      and (last is null or exists (select from public.content_changes where id = last and created_at = last_at)),
      false
    ),
    'position', (
      select jsonb_build_object('at', now(), 'known', coalesce(known, '{}')::text, 'last', max(id), 'last_at', max(created_at))
      from (select id, created_at from public.content_changes order by id desc limit 1) as newest
    )
  );
end;
$$;
comment on function public.read_content_changes is 'Tables with changes that a position does not know, and the position after them. Not complete: changes may be missing, because there is no position, or the table does not reach back to it any more.';

-- The history holds ids of users; administrators see the addresses of those who made changes.
create function public.list_editors() returns table (id uuid, email text)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text from auth.users
  where (select private.is_admin())
    and exists (select from public.content_changes where changed_by = users.id)
$$;
comment on function public.list_editors is 'E-mail addresses of the users who changed something; none unless an administrator asks.';

-- A deleted row comes back as it was. Administrators may not write every column (id, created_at, ...), so the function
-- does, with the values of the history and no others.
create function public.restore_row(p_change bigint) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.content_changes;
  columns text;
  restored integer;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select * into change from public.content_changes where id = p_change;
  if not found or change.before is null or change.table_name not in (
    'faq_items', 'blog_posts', 'product_updates', 'job_openings', 'website_content', 'pms_providers'
  ) then
    return false;
  end if;
  -- A column that came later gets its default, and one that is gone is left out.
  select string_agg(format('%I', attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', change.table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and change.before ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
    change.table_name, columns
  ) using change.before || jsonb_build_object('updated_at', clock_timestamp());
  get diagnostics restored = row_count;
  return restored > 0;
end;
$$;
comment on function public.restore_row is 'Stores a deleted row again as it was before a change, in every column but updated_at, for an administrator. False: there is no such change, or the row is there. A value that must be unique and is taken raises 23505.';

revoke execute on function
  private.record_change, private.record_truncate, public.read_content_changes, public.list_editors, public.restore_row
from public, anon, authenticated, service_role;
grant execute on function public.read_content_changes to service_role;
grant execute on function public.list_editors, public.restore_row to authenticated;
