-- Accounts: a profile for each user, who is an administrator, and whose password an account has
-- (docs/decisions/0046-admin-sessions-end.md).
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  password_state text not null default 'unverified' check (password_state in ('unverified', 'trusted', 'expired')),
  dashboard_opened_at timestamptz,
  last_visit_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each user. Rows are made by a trigger and changed by functions and the service role only.';
comment on column public.profiles.is_admin is 'Opens the admin area. No API role may write it, its owner included.';
comment on column public.profiles.password_state is 'unverified: it is not known yet whether the reader of the mailbox chose the password. expired: the admin area opens after a new one was chosen through a mailed link.';
comment on column public.profiles.dashboard_opened_at is 'When this administrator opened the dashboard last.';
comment on column public.profiles.last_visit_at is 'When the visit before the present one ended. Null during the first one.';

create trigger set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id);
  return new;
end;
$$;
comment on function private.create_profile is 'Trigger: gives every new user a profile without rights.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Users from before this schema.
insert into public.profiles (id, password_state)
select id, case when email_confirmed_at is not null then 'trusted' else 'unverified' end from auth.users
on conflict do nothing;

create function private.is_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and is_admin and password_state <> 'expired'
  )
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
comment on function private.is_admin is 'Whether the signed-in user is an administrator, in a session that runs, read at each statement.';

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "A user reads the own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create function public.admin_access(p_user_id uuid, p_session_id uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when not exists (
      select from public.profiles where id = p_user_id and is_admin and password_state <> 'expired'
    ) then 'user'
    when exists (
      select from auth.sessions
      where id = p_session_id and user_id = p_user_id
        and created_at > now() - interval '24 hours'
        and coalesce(updated_at, created_at) > now() - interval '8 hours'
    ) then 'admin'
    else 'expired'
  end;
$$;
comment on function public.admin_access is 'What a verified session may do: admin, user, or expired for a session of an administrator that is too old.';

-- A visit ends when the dashboard was not opened for half an hour.
create function public.note_visit() returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.profiles set
    last_visit_at = case
      when dashboard_opened_at < now() - interval '30 minutes' then dashboard_opened_at else last_visit_at
    end,
    dashboard_opened_at = now()
  where id = (select auth.uid()) and is_admin
  returning last_visit_at;
$$;
comment on function public.note_visit is 'Notes that an administrator opens the dashboard, and gives the end of the visit before; null where there was none.';

-- Who became an administrator.
create table public.administrator_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  is_admin boolean not null,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
comment on table public.administrator_changes is 'Who gave or took the administrator flag, and when. Written by set_administrator only.';

alter table public.administrator_changes enable row level security;
revoke all on public.administrator_changes, public.administrator_changes_id_seq from public, anon, authenticated, service_role;
grant select on public.administrator_changes to authenticated;
grant select, insert, update, delete on public.administrator_changes to service_role;

create policy "Administrators read who became an administrator" on public.administrator_changes
  for select to authenticated
  using ((select private.is_admin()));

create function public.list_administrators() returns table (id uuid, email text)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text
  from auth.users
  join public.profiles on profiles.id = users.id
  where (select private.is_admin()) and profiles.is_admin
  order by users.email
$$;
comment on function public.list_administrators is 'The administrators, by e-mail address; none unless an administrator asks.';

-- Administrators give and take the flag themselves. The last one keeps it.
create function public.set_administrator(p_email text, p_is_admin boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject uuid;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  -- One change at a time, so that two administrators cannot remove each other.
  perform pg_advisory_xact_lock(hashtextextended('public.profiles.is_admin', 0));
  -- Again: the change that was waited for may have removed the caller.
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select users.id into subject from auth.users
  where lower(users.email) = lower(p_email) and email_confirmed_at is not null;
  if not found then
    return 'unknown';
  end if;
  if not p_is_admin
    and not exists (select from public.profiles where is_admin and profiles.id <> subject) then
    return 'last';
  end if;
  update public.profiles set
    is_admin = p_is_admin,
    password_state = case when p_is_admin then 'expired' else password_state end
  where profiles.id = subject and is_admin is distinct from p_is_admin;
  if found then
    insert into public.administrator_changes (user_id, is_admin, changed_by)
    values (subject, p_is_admin, (select auth.uid()));
    -- Another person may know the password, or hold a session: neither must open the admin area.
    delete from auth.sessions where user_id = subject;
    if p_is_admin then
      perform private.mail_account_owner(subject, 'administrator-access');
    end if;
  end if;
  return 'done';
end;
$$;
comment on function public.set_administrator is 'Gives or takes the administrator flag and ends the sessions of the account: done, unknown (no confirmed account has the address), or last (the flag of the last administrator stays).';

-- The server stores this key with the first sign-up, beside its password; the browser that sent the form holds the other
-- half in a cookie. The auth service keeps both of the first sign-up when the address is signed up again.
create function private.note_repeated_sign_up() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := new.raw_user_meta_data - 'sign_up_key';
  return new;
end;
$$;
comment on function private.note_repeated_sign_up is 'Trigger: an address that was signed up again, or asked for another mail, has no browser whose password is trusted.';

create trigger note_repeated_sign_up before update of confirmation_sent_at on auth.users
  for each row when (
    new.email_confirmed_at is null and old.confirmation_sent_at is not null
    and new.confirmation_sent_at is distinct from old.confirmation_sent_at
  )
  execute function private.note_repeated_sign_up();

create function public.settle_password(p_user_id uuid, p_session_id uuid, p_sign_up_key text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_own boolean;
begin
  perform from public.profiles where id = p_user_id and password_state = 'unverified' for update;
  if not found then
    return 'kept';
  end if;
  select coalesce(raw_user_meta_data ->> 'sign_up_key' = p_sign_up_key, false) into is_own
  from auth.users where id = p_user_id;
  update auth.users set
    raw_user_meta_data = raw_user_meta_data - 'sign_up_key',
    encrypted_password = case when is_own then encrypted_password end
  where id = p_user_id;
  if not is_own then
    delete from auth.sessions where user_id = p_user_id and id <> p_session_id;
  end if;
  update public.profiles set password_state = 'trusted' where id = p_user_id;
  return case when is_own then 'kept' else 'removed' end;
end;
$$;
comment on function public.settle_password is 'After the first link of a mail was used in a session: keeps the password if the browser holds the key of the only sign-up, else removes it and ends all other sessions. Gives kept or removed.';

create function public.renew_password_trust(p_user_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.profiles set password_state = 'trusted' where id = p_user_id and password_state <> 'trusted';
$$;
comment on function public.renew_password_trust is 'Notes that the reader of the mailbox has just chosen the password.';

create function private.follow_password_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  perform private.mail_account_owner(new.id, 'password-changed');
  return null;
end;
$$;
comment on function private.follow_password_change is 'Trigger: a new password ends every session and is mailed to the owner, also when an administrator set it.';

create trigger follow_password_change after update of encrypted_password on auth.users
  for each row when (
    old.email_confirmed_at is not null and new.encrypted_password is not null
    and new.encrypted_password is distinct from old.encrypted_password
  )
  execute function private.follow_password_change();

revoke execute on function
  private.is_admin, private.create_profile, private.note_repeated_sign_up, private.follow_password_change,
  public.admin_access, public.note_visit, public.list_administrators, public.set_administrator,
  public.settle_password, public.renew_password_trust
from public, anon, authenticated, service_role;
grant execute on function
  private.is_admin, public.note_visit, public.list_administrators, public.set_administrator
to authenticated;
grant execute on function public.admin_access, public.settle_password, public.renew_password_trust to service_role;
