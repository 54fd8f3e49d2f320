-- Whose password an account has, and how guesses at it are counted (docs/decisions/0046-admin-sessions-end.md).
alter table public.profiles add column password_state text not null default 'unproven'
  check (password_state in ('unproven', 'trusted', 'expired'));
comment on column public.profiles.password_state is 'unproven: it is not known yet whether the reader of the mailbox chose the password. expired: the admin area opens after a new one was chosen through a mailed link.';

update public.profiles set password_state = 'trusted'
where id in (select id from auth.users where email_confirmed_at is not null);

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
  perform from public.profiles where id = p_user_id and password_state = 'unproven' for update;
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

alter table public.outbox drop constraint outbox_template_check;
alter table public.outbox add constraint outbox_template_check check (template in (
  'application-notice', 'application-receipt', 'contact-notice', 'contact-receipt',
  'newsletter-notice', 'newsletter-confirmation', 'demo-notice', 'password-changed', 'administrator-access'
));

create function private.mail_account_owner(p_user_id uuid, p_template text) returns void
language sql
security definer
set search_path = ''
as $$
  -- An address that the outbox does not take must not undo what the mail would tell about.
  insert into public.outbox (template, recipient)
  select p_template, email from auth.users
  where id = p_user_id and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254;
$$;
comment on function private.mail_account_owner is 'Writes a mail to the owner of an account.';

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
comment on function private.follow_password_change is 'Trigger: a new password ends every session and is mailed to the owner, whoever set it.';

create trigger follow_password_change after update of encrypted_password on auth.users
  for each row when (
    old.email_confirmed_at is not null and new.encrypted_password is not null
    and new.encrypted_password is distinct from old.encrypted_password
  )
  execute function private.follow_password_change();

create or replace function private.is_admin() returns boolean
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

create or replace function public.admin_access(p_user_id uuid, p_session_id uuid) returns text
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

create or replace function public.set_administrator(p_email text, p_is_admin boolean) returns text
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
    -- Somebody else may know the password, or hold a session: neither must open the admin area.
    delete from auth.sessions where user_id = subject;
    if p_is_admin then
      perform private.mail_account_owner(subject, 'administrator-access');
    end if;
  end if;
  return 'done';
end;
$$;
comment on function public.set_administrator is 'Gives or takes the administrator flag and ends the sessions of the account: done, unknown (no confirmed account has the address), or last (the flag of the last administrator stays).';

-- A right password must not use up the guesses of other people.
create function public.release_rate_limit(p_keys text[]) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.rate_limits where key = any (p_keys) and count = 1;
  update private.rate_limits set count = count - 1 where key = any (p_keys);
$$;
comment on function public.release_rate_limit is 'Takes back one request from each of these counters: it was counted beforehand, and turned out to be no wrong guess.';

-- Before, the planner could run the limited query once for each counter, and delete more than asked for.
create or replace function private.forget_old_rate_limits(p_at_most integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from private.rate_limits
  where key = any (array(
    select key from private.rate_limits where expires_at <= now() limit p_at_most for update skip locked
  ));
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;

revoke execute on function
  public.settle_password, public.renew_password_trust, public.release_rate_limit,
  private.note_repeated_sign_up, private.mail_account_owner, private.follow_password_change
from public, anon, authenticated;
grant execute on function public.settle_password, public.renew_password_trust, public.release_rate_limit to service_role;
