create table public.job_openings (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  department text not null,
  location text not null,
  type text not null,
  description text not null,
  requirements text not null default '',
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.job_openings is 'Open and closed positions. Only active ones are public.';
comment on column public.job_openings.description is 'Paragraphs split on blank lines; one that ends in a colon is a sub-heading; lines led by -, • or * are lists.';
comment on column public.job_openings.requirements is 'Split on bullets or numbered lines.';
comment on column public.job_openings.type is 'Employment type as shown, for example Full-time.';

create trigger set_updated_at before update on public.job_openings
  for each row execute function private.set_updated_at();

create index job_openings_newest on public.job_openings (created_at desc, id desc) where is_active;

alter table public.job_openings enable row level security;
grant select on public.job_openings to anon, authenticated;

create policy "Everyone reads open positions" on public.job_openings
  for select to anon, authenticated
  using (is_active);
