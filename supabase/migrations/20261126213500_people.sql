-- Whom the admin area knows: colleagues by their address, and people who were invited and have no account yet.

create function public.list_colleagues() returns table (id uuid, email text)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text
  from auth.users
  join public.profiles on profiles.id = users.id
  where (select private.has_role('owner', 'inbox')) and profiles.role is not null
$$;
comment on function public.list_colleagues is 'The addresses of all administrators, for those who read who marked a submission, opened a resume or saved a list.';

-- An address without an account. It names no secret: who confirms the address gets the role (settle_password).
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254
  ),
  role text not null check (role in ('owner', 'editor', 'inbox')),
  invited_by uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.invitations is 'Addresses without an account that get a role when they are confirmed. Written by invite_administrator; owners read and withdraw.';
comment on column public.invitations.email is 'Once each, in lower case.';
comment on column public.invitations.invited_by is 'Of an owner who is none any more, nothing stays open.';

create index invitations_invited_by on public.invitations (invited_by);

create trigger set_updated_at before update on public.invitations
  for each row execute function private.set_updated_at();

alter table public.invitations enable row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;
grant select, delete on public.invitations to authenticated;
grant select, insert, update, delete on public.invitations to service_role;

create policy "Owners read who is invited" on public.invitations
  for select to authenticated
  using ((select private.has_role('owner')));
create policy "Owners withdraw an invitation" on public.invitations
  for delete to authenticated
  using ((select private.has_role('owner')));

-- An expired one opens nothing, and goes with the next cleaning.
insert into private.retention (relation, kept_for, since) values ('public.invitations', '0', 'expires_at');

alter table public.outbox drop constraint outbox_template_check;
alter table public.outbox add constraint outbox_template_check check (template in (
  'application-notice', 'application-receipt', 'contact-notice', 'contact-receipt',
  'newsletter-notice', 'newsletter-confirmation', 'demo-notice', 'password-changed', 'administrator-access',
  'administrator-invitation'
));

create function private.withdraw_invitations() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.invitations where invited_by = new.id;
  return null;
end;
$$;
comment on function private.withdraw_invitations is 'Trigger: the invitations of an owner who is none any more end.';

create trigger withdraw_invitations after update of role on public.profiles
  for each row when (old.role = 'owner' and new.role is distinct from 'owner')
  execute function private.withdraw_invitations();

create function public.invite_administrator(p_email text, p_role text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome text := public.set_administrator(p_email, p_role);
  address text := lower(p_email);
begin
  if outcome = 'done' then
    delete from public.invitations where email = address;
  end if;
  if outcome <> 'unknown' or p_role is null then
    return outcome;
  end if;
  insert into public.invitations as known (email, role, invited_by) values (address, p_role, (select auth.uid()))
  on conflict (email) do update set role = excluded.role, invited_by = excluded.invited_by, expires_at = excluded.expires_at;
  -- Pressed twice, it is one mail.
  if not exists (
    select from public.outbox
    where private.mailbox(recipient) = private.mailbox(address)
      and template = 'administrator-invitation' and created_at > now() - interval '10 minutes'
  ) then
    insert into public.outbox (template, recipient) values ('administrator-invitation', address);
  end if;
  return 'invited';
end;
$$;
comment on function public.invite_administrator is 'As set_administrator; an address without a confirmed account is invited and mailed, for seven days. Gives done, invited or last.';

-- As before, and then: who has just shown to read the mailbox of an invited address gets the role. A password that was not
-- chosen in this browser is gone, and the admin area opens when a new one is chosen, as for every new administrator.
create or replace function public.settle_password(p_user_id uuid, p_session_id uuid, p_sign_up_key text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_own boolean;
  address text;
  invitation public.invitations;
begin
  perform from public.profiles where id = p_user_id and password_state = 'unverified' for update;
  if not found then
    return 'kept';
  end if;
  select coalesce(raw_user_meta_data ->> 'sign_up_key' = p_sign_up_key, false), lower(email) into is_own, address
  from auth.users where id = p_user_id;
  update auth.users set
    raw_user_meta_data = raw_user_meta_data - 'sign_up_key',
    encrypted_password = case when is_own then encrypted_password end
  where id = p_user_id;
  if not is_own then
    delete from auth.sessions where user_id = p_user_id and id <> p_session_id;
  end if;
  delete from public.invitations where email = address returning * into invitation;
  if invitation.expires_at > now() then
    update public.profiles set role = invitation.role, password_state = case when is_own then 'trusted' else 'expired' end
    where id = p_user_id;
    insert into public.administrator_changes (user_id, role, changed_by)
    values (p_user_id, invitation.role, invitation.invited_by);
  else
    update public.profiles set password_state = 'trusted' where id = p_user_id;
  end if;
  return case when is_own then 'kept' else 'removed' end;
end;
$$;
comment on function public.settle_password is 'After the first link of a mail was used in a session: keeps the password if the browser holds the key of the only sign-up, else removes it and ends all other sessions; then gives the role of an invitation. Gives kept or removed.';

revoke execute on function
  public.list_colleagues, public.invite_administrator, private.withdraw_invitations
from public, anon, authenticated, service_role;
grant execute on function public.list_colleagues, public.invite_administrator to authenticated;
