create table public.pms_providers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  code text not null unique check (code ~ '^[A-Z0-9_]+$'),
  description text not null default '',
  icon text check (icon ~ '^(https://|data:image/|/)'),
  status text not null default 'coming_soon' check (status in ('active', 'coming_soon')),
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.pms_providers is 'Property management systems and booking platforms, connected or coming soon.';
comment on column public.pms_providers.code is 'Upper case; lower-cased in the address /integrations/{code}.';
comment on column public.pms_providers.icon is 'An address, an inline data image or null.';

create trigger set_updated_at before update on public.pms_providers
  for each row execute function private.set_updated_at();

create index pms_providers_order on public.pms_providers (display_order, name);

alter table public.pms_providers enable row level security;
grant select on public.pms_providers to anon, authenticated;

create policy "Everyone reads the providers" on public.pms_providers
  for select to anon, authenticated
  using (true);
