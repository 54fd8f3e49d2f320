-- A mail about the admin area names who gives which role.

drop function private.mail_account_owner(uuid, text);
create function private.mail_account_owner(p_user_id uuid, p_template text, p_data jsonb default '{}') returns void
language sql
security definer
set search_path = ''
as $$
  -- An address that the outbox does not take must not undo what the mail would tell about.
  insert into public.outbox (template, recipient, data, language)
  select p_template, email, p_data, case
      when raw_user_meta_data ->> 'language' in ('de', 'fr', 'nl', 'et') then raw_user_meta_data ->> 'language'
      else 'en'
    end
  from auth.users
  where id = p_user_id and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254;
$$;
comment on function private.mail_account_owner is 'Writes a mail to the owner of an account, in the language of the account.';

create function private.words_of_role(p_role text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('role', p_role, 'inviter', (select email from auth.users where id = (select auth.uid())));
$$;
comment on function private.words_of_role is 'What a mail to a new administrator names: the role, and the address of the owner who gives it.';

create or replace function public.set_administrator(p_email text, p_role text default null) returns text
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
    perform private.mail_account_owner(subject, 'administrator-access', private.words_of_role(p_role));
  end if;
  return 'done';
end;
$$;

create or replace function public.invite_administrator(p_email text, p_role text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text := public.set_administrator(p_email, p_role);
  address text := lower(p_email);
  previous text;
  expiry timestamptz;
begin
  if outcome = 'done' then
    delete from public.invitations where email = address;
  end if;
  if outcome <> 'unknown' or p_role is null then
    return outcome;
  end if;
  select role into previous from public.invitations where email = address;
  insert into public.invitations as known (email, role, invited_by) values (address, p_role, (select auth.uid()))
  on conflict (email) do update set role = excluded.role, invited_by = excluded.invited_by, expires_at = excluded.expires_at
  returning expires_at into expiry;
  -- Pressed twice, it is one mail; another role has one of its own, because the mail names it.
  if previous = p_role and exists (
    select from public.outbox
    where private.mailbox(recipient) = private.mailbox(address)
      and template = 'administrator-invitation' and created_at > now() - interval '10 minutes'
  ) then
    return 'mailed';
  end if;
  insert into public.outbox (template, recipient, data)
  values ('administrator-invitation', address, private.words_of_role(p_role) || jsonb_build_object('until', expiry));
  return 'invited';
end;
$$;
comment on function public.invite_administrator is 'As set_administrator; an address without a confirmed account is invited and mailed, for seven days. Gives done, invited, mailed (invited, and the mail of less than ten minutes ago is the only one) or last.';

revoke execute on function private.mail_account_owner, private.words_of_role
from public, anon, authenticated, service_role;
