create table public.config (
  name text primary key check (name ~ '^[a-z0-9_]+$'),
  value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a price that is no number would silently become the default price
  check (name not like 'pricing\_%' or value ~ '^\d{1,6}(\.\d{1,2})?$')
);
comment on table public.config is 'Named settings of the site. Prices (EUR per property): pricing_standard_monthly, pricing_standard_yearly.';

create trigger set_updated_at before update on public.config
  for each row execute function private.set_updated_at();

alter table public.config enable row level security;
grant select on public.config to anon, authenticated;

create policy "Everyone reads the prices" on public.config
  for select to anon, authenticated
  using (name in ('pricing_standard_monthly', 'pricing_standard_yearly'));
