create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each user. Rows are made by a trigger and changed by the service role only.';
comment on column public.profiles.is_admin is 'Opens the admin area. No API role may write it, its owner included.';

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

insert into public.profiles (id) select id from auth.users on conflict do nothing;

create function private.is_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = (select auth.uid()) and is_admin);
$$;
comment on function private.is_admin is 'Whether the signed-in user is an administrator, read from the profile at each statement.';
grant execute on function private.is_admin to authenticated;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;

create policy "A user reads the own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));
