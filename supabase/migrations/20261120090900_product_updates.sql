create table public.product_updates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  body text not null,
  image_url text,
  type text not null default 'minor' check (type in ('major', 'minor')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.product_updates is 'What changed in the product: major in the updates of /docs, minor in its change log, both on /product-updates.';
comment on column public.product_updates.body is 'Text; a line break or a literal backslash-n starts a paragraph.';
comment on column public.product_updates.image_url is 'Hidden when blank or the placeholder path.';

create trigger set_updated_at before update on public.product_updates
  for each row execute function private.set_updated_at();

create index product_updates_newest on public.product_updates (created_at desc, id desc);
create index product_updates_type_newest on public.product_updates (type, created_at desc, id desc);

alter table public.product_updates enable row level security;
grant select on public.product_updates to anon, authenticated;

create policy "Everyone reads product updates" on public.product_updates
  for select to anon, authenticated
  using (true);
