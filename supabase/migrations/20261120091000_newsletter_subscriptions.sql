create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.newsletter_subscriptions is 'Addresses that asked for the newsletter, once each, in lower case. Only the service role reads them.';

create trigger set_updated_at before update on public.newsletter_subscriptions
  for each row execute function private.set_updated_at();

alter table public.newsletter_subscriptions enable row level security;
grant insert (email) on public.newsletter_subscriptions to anon, authenticated;

create policy "Anyone subscribes an address" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (email = lower(email));
