-- Three roles in place of one flag: an owner may everything, an editor changes what visitors read, and inbox answers what
-- visitors send. Each policy and function names the roles that it lets through; what is not named is denied.

-- Accounts
alter table public.profiles add column role text check (role in ('owner', 'editor', 'inbox'));
update public.profiles set role = 'owner' where is_admin;
alter table public.profiles drop column is_admin;
alter table public.profiles add column is_admin boolean not null generated always as (role is not null) stored;
comment on column public.profiles.role is 'What the account may do in the admin area: owner, editor or inbox; null for all others. No API role may write it, its owner included.';
comment on column public.profiles.is_admin is 'Whether the admin area opens: true for every role.';

alter table public.administrator_changes add column role text check (role in ('owner', 'editor', 'inbox'));
update public.administrator_changes set role = 'owner' where is_admin;
alter table public.administrator_changes drop column is_admin;
alter table public.administrator_changes add column is_admin boolean not null generated always as (role is not null) stored;
comment on table public.administrator_changes is 'Who gave or took which role, and when. Written by functions only.';
comment on column public.administrator_changes.role is 'The role from then on; null: it was taken away.';

create function private.own_role() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select role from public.profiles
  where id = (select auth.uid()) and password_state <> 'expired'
  -- The token of a session that was ended is valid for up to an hour longer. Every token of the auth service names one.
  and coalesce(
    (
      select exists (select from auth.sessions where id = session_id and user_id = (select auth.uid()))
      from (
        select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid as session_id
      ) as claims
      where session_id is not null
    ),
    true
  );
$$;
comment on function private.own_role is 'The role of the signed-in user, in a session that runs, read at each statement; null without one.';

create function private.has_role(variadic p_roles text[]) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(private.own_role() = any (p_roles), false);
$$;
comment on function private.has_role is 'Whether the signed-in user has one of these roles, in a session that runs, read at each statement.';

-- Tables
-- A migration that adds a table to the admin area adds its line.
create table private.admin_tables (
  table_name text primary key,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['owner', 'editor', 'inbox']),
  is_restorable boolean not null default false
);
comment on table private.admin_tables is 'The tables of public that the admin area changes: which roles read their history, and whether a deleted row may come back.';
comment on column private.admin_tables.roles is 'The roles of its policies.';

-- No policy: functions alone read it.
alter table private.admin_tables enable row level security;
revoke all on private.admin_tables from public, anon, authenticated, service_role;

insert into private.admin_tables (table_name, roles, is_restorable) values
  -- The specification gives every administrator the questions.
  ('faq_items', '{owner,editor,inbox}', true),
  ('blog_posts', '{owner,editor}', true),
  ('product_updates', '{owner,editor}', true),
  ('job_openings', '{owner,editor}', true),
  ('website_content', '{owner,editor}', true),
  ('pms_providers', '{owner,editor}', true),
  ('config', '{owner}', false),
  -- What a visitor sent and was deleted never comes back.
  ('job_applications', '{owner,inbox}', false),
  ('contact_requests', '{owner,inbox}', false),
  ('demo_bookings', '{owner,inbox}', false),
  ('newsletter_subscriptions', '{owner,inbox}', false);
insert into private.retention (relation, reason) values ('private.admin_tables', 'Rights.');

create function private.own_tables() returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(table_name), '{}') from private.admin_tables
  where (select private.own_role()) = any (roles);
$$;
comment on function private.own_tables is 'The tables whose history the signed-in user may read.';

-- Every policy that asked for an administrator asks for roles, and is named after them. That no policy was left out follows
-- from the end of this file: the function that they asked cannot be dropped while one of them still does.
do $$
declare
  policy record;
  asked text := '( SELECT private.is_admin() AS is_admin)';
  asks text;
begin
  for policy in
    select tablename, policyname, qual, with_check, wanted.let_in,
      case wanted.let_in
        when '{owner,editor,inbox}' then 'Administrators'
        when '{owner,editor}' then 'Owners and editors'
        when '{owner,inbox}' then 'Owners and inbox'
        else 'Owners'
      end as people
    from pg_catalog.pg_policies
    join (
      select table_name, roles from private.admin_tables
      union all
      values
        ('resume_openings', array['owner', 'inbox']),
        ('list_exports', array['owner', 'inbox']),
        ('administrator_changes', array['owner'])
    ) as wanted (table_name, let_in) on schemaname = 'public' and tablename = wanted.table_name
    where strpos(concat(qual, with_check), asked) > 0
  loop
    select '( SELECT private.has_role(' || string_agg(quote_literal(role), ', ') || '))' into asks
    from unnest(policy.let_in) as role;
    execute format('alter policy %I on public.%I', policy.policyname, policy.tablename)
      || coalesce(' using (' || replace(policy.qual, asked, asks) || ')', '')
      || coalesce(' with check (' || replace(policy.with_check, asked, asks) || ')', '');
    if policy.people <> 'Administrators' then
      execute format(
        'alter policy %I on public.%I rename to %I', policy.policyname, policy.tablename,
        replace(policy.policyname, 'Administrators', policy.people)
      );
    end if;
  end loop;
end;
$$;

-- An application's history holds the note about it, so the history has the rights of its table.
drop policy "Administrators read who changed what" on public.content_changes;
create policy "Administrators read who changed what in their tables" on public.content_changes
  for select to authenticated
  using (table_name = any ((select private.own_tables())::text[]));

-- Storage's own table: a hosted project lets this role make and drop policies there, not rename them.
drop policy "Administrators add a picture under the name of its content" on storage.objects;
create policy "Owners and editors add a picture under the name of its content" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and name ~ '^[0-9a-f]{64}\.webp$'
    and (select private.has_role('owner', 'editor'))
  );

-- Functions
create or replace function public.admin_access(p_user_id uuid, p_session_id uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select case
        when exists (
          select from auth.sessions
          where id = p_session_id and user_id = p_user_id
            and created_at > now() - interval '24 hours'
            and coalesce(updated_at, created_at) > now() - interval '8 hours'
        ) then role
        else 'expired'
      end
      from public.profiles where id = p_user_id and role is not null and password_state <> 'expired'
    ),
    'user'
  );
$$;
comment on function public.admin_access is 'What a verified session may do: owner, editor, inbox, user, or expired for a session of an administrator that is too old.';

drop function public.list_administrators();
create function public.list_administrators() returns table (id uuid, email text, role text, is_waiting boolean)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text, profiles.role, profiles.password_state = 'expired'
  from auth.users
  join public.profiles on profiles.id = users.id
  where (select private.has_role('owner')) and profiles.role is not null
  order by users.email
$$;
comment on function public.list_administrators is 'The administrators, by e-mail address; none unless an owner asks. Waiting: the admin area opens when a new password was chosen through a mailed link.';

-- Owners give and take roles themselves. The last owner stays one.
drop function public.set_administrator(text, boolean);
create function public.set_administrator(p_email text, p_role text default null) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject uuid;
  present text;
begin
  if not private.has_role('owner') then
    raise exception using errcode = '42501', message = 'not an owner';
  end if;
  -- One change at a time, so that two owners cannot remove each other.
  perform pg_advisory_xact_lock(hashtextextended('public.profiles.role', 0));
  -- Again: the change that was waited for may have removed the caller.
  if not private.has_role('owner') then
    raise exception using errcode = '42501', message = 'not an owner';
  end if;
  select users.id, profiles.role into subject, present
  from auth.users
  join public.profiles on profiles.id = users.id
  where lower(users.email) = lower(p_email) and email_confirmed_at is not null;
  if not found then
    return 'unknown';
  end if;
  if present = 'owner' and p_role is distinct from 'owner'
    and not exists (select from public.profiles where role = 'owner' and profiles.id <> subject) then
    return 'last';
  end if;
  if p_role is not distinct from present then
    return 'done';
  end if;
  update public.profiles set
    role = p_role,
    password_state = case when present is null then 'expired' else password_state end
  where profiles.id = subject;
  insert into public.administrator_changes (user_id, role, changed_by) values (subject, p_role, (select auth.uid()));
  -- Another person may know the password, or hold a session: neither must open the admin area. Another role needs no new
  -- password, and is read at each statement.
  if present is null or p_role is null then
    delete from auth.sessions where user_id = subject;
  end if;
  if present is null then
    perform private.mail_account_owner(subject, 'administrator-access');
  end if;
  return 'done';
end;
$$;
comment on function public.set_administrator is 'Gives an account a role, or takes it where none is named, and ends the sessions of one that had none or has none from then on: done, unknown (no confirmed account has the address), or last (the last owner stays one).';

create or replace function public.list_editors() returns table (id uuid, email text)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text from auth.users
  where exists (
    select from public.content_changes
    where changed_by = users.id and table_name = any ((select private.own_tables())::text[])
  )
$$;
comment on function public.list_editors is 'E-mail addresses of the users who changed something that the caller may read; none for a caller without a role.';

-- The question that is asked for every user: has this one changed something in these tables?
drop index public.content_changes_user;
create index content_changes_user on public.content_changes (changed_by, table_name);

create or replace function public.restore_row(p_change bigint) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.content_changes;
  columns text;
  restored integer;
begin
  if not private.has_role('owner', 'editor', 'inbox') then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select * into change from public.content_changes where id = p_change;
  if not found or change.before is null
    or not exists (select from private.admin_tables where table_name = change.table_name and is_restorable) then
    return false;
  end if;
  if change.table_name <> all (private.own_tables()) then
    raise exception using errcode = '42501', message = 'not a table of this role';
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
comment on function public.restore_row is 'Stores a deleted row again as it was before a change, in every column but updated_at, for a role that may use its table (private.admin_tables). False: there is no such change, or the row is there. A value that must be unique and is taken raises 23505.';

create or replace function public.move_faq_item(p_id uuid, p_place integer, p_seen uuid[]) returns boolean
language plpgsql strict
set search_path = ''
as $$
declare
  others uuid[] := array_remove(p_seen, p_id);
begin
  if not private.has_role('owner', 'editor', 'inbox') then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if array_position(p_seen, p_id) is null or p_place not between 1 and cardinality(p_seen) then
    raise exception using errcode = '22023', message = 'no such question or place';
  end if;
  -- No one writes between the comparison and the change. Readers do not wait.
  lock table public.faq_items in share row exclusive mode;
  if p_seen is distinct from
    (select array_agg(id order by display_order, created_at, id) from public.faq_items) then
    return false;
  end if;
  update public.faq_items
  set display_order = wanted.place
  from unnest(others[:p_place - 1] || p_id || others[p_place:]) with ordinality as wanted (id, place)
  where faq_items.id = wanted.id and faq_items.display_order is distinct from wanted.place;
  return true;
end;
$$;

create or replace function public.delete_submission(p_table text, p_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  email text;
  deleted integer;
  receipt text := case p_table
    when 'job_applications' then 'application-receipt'
    when 'contact_requests' then 'contact-receipt'
    when 'newsletter_subscriptions' then 'newsletter-confirmation'
  end;
begin
  if not private.has_role('owner', 'inbox') then
    raise exception using errcode = '42501', message = 'neither an owner nor inbox';
  end if;
  if p_table is null or p_table not in ('job_applications', 'contact_requests', 'demo_bookings', 'newsletter_subscriptions') then
    raise exception using errcode = '22023', message = 'not a table of submissions';
  end if;
  execute format('delete from public.%I as submission where id = $1 returning to_jsonb(submission) ->> ''email''', p_table)
    into email using p_id;
  get diagnostics deleted = row_count;
  if deleted = 0 then
    return false;
  end if;
  -- The mails about it: those to the site name its id, those to the sender the address.
  delete from public.outbox
  where data ->> 'id' = p_id::text or (template = receipt and lower(recipient) = lower(email));
  insert into public.content_changes (table_name, row_id, operation, changed_by)
  values (p_table, p_id::text, 'delete', (select auth.uid()));
  return true;
end;
$$;
comment on function public.delete_submission is 'Deletes one submission and its mails for an owner or inbox, and records who did it, without what was sent; false when it is gone already. The file of an application is named in abandoned_files.';

drop function private.is_admin();

revoke execute on function
  private.own_role, private.has_role, private.own_tables, public.list_administrators, public.set_administrator
from public, anon, authenticated, service_role;
grant execute on function
  private.has_role, private.own_tables, public.list_administrators, public.set_administrator
to authenticated;
