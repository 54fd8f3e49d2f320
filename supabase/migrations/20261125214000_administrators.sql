-- Administrators give and take the administrator flag themselves. The last one keeps it.
create table public.administrator_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  is_admin boolean not null,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
comment on table public.administrator_changes is 'Who gave or took the administrator flag, and when. Written by set_administrator only.';
alter table public.administrator_changes enable row level security;
grant select on public.administrator_changes to authenticated;
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
  select users.id into subject from auth.users
  where lower(users.email) = lower(p_email) and email_confirmed_at is not null;
  if not found then
    return 'unknown';
  end if;
  if not p_is_admin
    and not exists (select from public.profiles where is_admin and profiles.id <> subject) then
    return 'last';
  end if;
  update public.profiles set is_admin = p_is_admin
  where profiles.id = subject and is_admin is distinct from p_is_admin;
  if found then
    insert into public.administrator_changes (user_id, is_admin, changed_by)
    values (subject, p_is_admin, (select auth.uid()));
  end if;
  return 'done';
end;
$$;
comment on function public.set_administrator is 'Gives or takes the administrator flag: done, unknown (no confirmed account has the address), or last (the flag of the last administrator stays).';

revoke execute on function public.list_administrators, public.set_administrator from public, anon, authenticated;
grant execute on function public.list_administrators, public.set_administrator to authenticated;
