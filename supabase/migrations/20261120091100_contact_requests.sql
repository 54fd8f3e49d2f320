create table public.contact_requests (
  -- chosen by the form, so that a second click or a resent request is the same message
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(btrim(first_name)) between 1 and 100),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  country text not null check (char_length(btrim(country)) between 1 and 100),
  properties integer not null check (properties between 1 and 100000),
  pms text not null check (char_length(btrim(pms)) between 1 and 100),
  other_pms text check (char_length(other_pms) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_requests is 'Requests for a demo or an answer, from /contact. Only the service role reads them.';
comment on column public.contact_requests.properties is 'How many properties the sender manages.';

create trigger set_updated_at before update on public.contact_requests
  for each row execute function private.set_updated_at();

alter table public.contact_requests enable row level security;
grant insert (id, first_name, last_name, email, phone, country, properties, pms, other_pms) on public.contact_requests to anon, authenticated;

create policy "Anyone sends a contact request" on public.contact_requests
  for insert to anon, authenticated
  with check (properties > 0);
