-- What visitors send: applications, contact requests, newsletter subscriptions. The server writes it with its secret key, so
-- that its limits and checks cannot be bypassed. Administrators read it, and update the state and the note, nothing else.

create function private.stamp_handling() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.handled_by := case when new.handled_state <> 'new' then (select auth.uid()) end;
  new.handled_at := case when new.handled_state <> 'new' then clock_timestamp() end;
  return new;
end;
$$;
comment on function private.stamp_handling is 'Trigger: keeps who marked a submission as read or handled, and when.';

-- The same submission within minutes is one: a double click, the back button, a repetition after a lost answer. Later it is
-- a new one, so the id does not follow from the content. lib/data/content-id.ts has the same time; a test holds the two
-- together.
create function private.repetition_time() returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '10 minutes';
$$;
comment on function private.repetition_time is 'How long an equal submission is taken for a repetition.';

create function private.refuse_repetition() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_repetition boolean;
begin
  -- Two that arrive at once see each other.
  perform pg_advisory_xact_lock(hashtextextended(new.content_id::text, 0));
  execute format('select exists (select from public.%I where content_id = $1 and created_at > $2)', tg_table_name)
    into is_repetition using new.content_id, now() - private.repetition_time();
  if is_repetition then
    raise exception using errcode = '23505', message = 'sent already';
  end if;
  return new;
end;
$$;
comment on function private.refuse_repetition is 'Trigger: refuses a submission that was stored a few minutes ago, as a unique constraint would.';

-- Applications
create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.job_openings (id) on delete restrict,
  job_title text not null default '',
  full_name text not null check (char_length(btrim(full_name)) >= 2 and char_length(full_name) <= 200),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  cover_letter text check (char_length(cover_letter) <= 10000),
  resume_url text unique check (resume_url ~ '^[0-9a-f-]{36}\.(pdf|doc|docx)$'),
  content_id uuid,
  is_suspected_spam boolean not null default false,
  handled_state text not null default 'new' check (handled_state in ('new', 'read', 'handled')),
  note text not null default '' check (char_length(note) <= 5000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(
      coalesce(full_name, '') || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '') || e'\n'
      || coalesce(job_title, '') || e'\n' || coalesce(note, '')
    )
  ) stored
);
comment on table public.job_applications is 'Applications for open positions, written by the server. Administrators read and mark them.';
comment on column public.job_applications.job_title is 'The title of the position when the application was sent: lists show and search it without a join. Filled by a trigger.';
comment on column public.job_applications.resume_url is 'Path in the private bucket resumes, or null.';
comment on column public.job_applications.content_id is 'A digest of everything that was sent. Null: repetitions are not looked for.';
comment on column public.job_applications.is_suspected_spam is 'The honeypot was filled in, or the form was sent faster than a person types. Kept and marked, because autofill and fast people look the same.';
comment on column public.job_applications.handled_by is 'Who marked it last. Null while it is new, and where the account is gone.';
comment on column public.job_applications.search_text is 'What the search of the admin area reads, see fold_text.';

create index job_applications_job on public.job_applications (job_id);
create index job_applications_content on public.job_applications (content_id, created_at);
create index job_applications_handled_by on public.job_applications (handled_by);
-- The order of the list in the admin area, and of the new ones in it.
create index job_applications_newest on public.job_applications (created_at desc, id desc);
create index job_applications_state on public.job_applications (handled_state, created_at desc, id desc);
create index job_applications_search on public.job_applications
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- It applies to the service role too, which passes row-level security.
create function private.require_open_position() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select title into new.job_title from public.job_openings where id = new.job_id and is_active for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'position closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_position is 'Trigger: refuses an application for a position that is not open, and keeps the title of one that is.';

-- A receipt says nothing that its sender typed, and a form that a machine seems to have sent gets none: neither makes the
-- site write to strangers in another person's words.
create function private.announce_application() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object(
    'id', new.id, 'position', (select title from public.job_openings where id = new.job_id)
  );
begin
  insert into public.outbox (template, data) values ('application-notice', about);
  if not new.is_suspected_spam then
    insert into public.outbox (template, recipient, data) values ('application-receipt', new.email, about - 'id');
  end if;
  return null;
end;
$$;
comment on function private.announce_application is 'Trigger: writes the mails about an application.';

create function private.abandon_resume() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.abandoned_files (bucket, path) values ('resumes', old.resume_url);
  return null;
end;
$$;
comment on function private.abandon_resume is 'Trigger: names the file of a deleted application, to be removed.';

create trigger set_updated_at before update on public.job_applications
  for each row execute function private.set_updated_at();
create trigger require_open_position before insert on public.job_applications
  for each row execute function private.require_open_position();
create trigger refuse_repetition before insert on public.job_applications
  for each row when (new.content_id is not null) execute function private.refuse_repetition();
create trigger stamp_handling before update of handled_state on public.job_applications
  for each row when (new.handled_state is distinct from old.handled_state) execute function private.stamp_handling();
create trigger announce after insert on public.job_applications
  for each row execute function private.announce_application();
create trigger abandon_resume after delete on public.job_applications
  for each row when (old.resume_url is not null) execute function private.abandon_resume();

alter table public.job_applications enable row level security;
revoke all on public.job_applications from public, anon, authenticated, service_role;
grant select, update (handled_state, note, updated_at) on public.job_applications to authenticated;
grant select, insert, update, delete on public.job_applications to service_role;

create policy "Administrators read what was sent" on public.job_applications
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators mark what was sent" on public.job_applications
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Contact requests
create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(btrim(first_name)) between 1 and 100),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  country text not null check (char_length(btrim(country)) between 1 and 100),
  properties integer not null check (properties between 1 and 100000),
  pms text not null check (char_length(btrim(pms)) between 1 and 100),
  other_pms text check (char_length(other_pms) <= 100),
  message text check (char_length(message) <= 2000),
  content_id uuid,
  is_suspected_spam boolean not null default false,
  handled_state text not null default 'new' check (handled_state in ('new', 'read', 'handled')),
  note text not null default '' check (char_length(note) <= 5000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(
      coalesce(first_name, '') || e'\n' || coalesce(last_name, '') || e'\n' || coalesce(email, '') || e'\n'
      || coalesce(phone, '') || e'\n' || coalesce(country, '') || e'\n' || coalesce(pms, '') || e'\n'
      || coalesce(other_pms, '') || e'\n' || coalesce(message, '') || e'\n' || coalesce(note, '')
    )
  ) stored
);
comment on table public.contact_requests is 'Requests for a demo or an answer, from /contact, written by the server. Administrators read and mark them.';
comment on column public.contact_requests.properties is 'How many properties the sender manages.';
comment on column public.contact_requests.message is 'What the sender wrote, or null.';
comment on column public.contact_requests.content_id is 'A digest of everything that was sent. Null: repetitions are not looked for.';
comment on column public.contact_requests.is_suspected_spam is 'The honeypot was filled in, or the form was sent faster than a person types. Kept and marked, because autofill and fast people look the same.';
comment on column public.contact_requests.handled_by is 'Who marked it last. Null while it is new, and where the account is gone.';
comment on column public.contact_requests.search_text is 'What the search of the admin area reads, see fold_text.';

create index contact_requests_content on public.contact_requests (content_id, created_at);
create index contact_requests_handled_by on public.contact_requests (handled_by);
create index contact_requests_newest on public.contact_requests (created_at desc, id desc);
create index contact_requests_state on public.contact_requests (handled_state, created_at desc, id desc);
create index contact_requests_search on public.contact_requests
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create function private.announce_contact_request() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (template, data) values ('contact-notice', jsonb_build_object('id', new.id));
  if not new.is_suspected_spam then
    insert into public.outbox (template, recipient) values ('contact-receipt', new.email);
  end if;
  return null;
end;
$$;
comment on function private.announce_contact_request is 'Trigger: writes the mails about a contact request.';

create trigger set_updated_at before update on public.contact_requests
  for each row execute function private.set_updated_at();
create trigger refuse_repetition before insert on public.contact_requests
  for each row when (new.content_id is not null) execute function private.refuse_repetition();
create trigger stamp_handling before update of handled_state on public.contact_requests
  for each row when (new.handled_state is distinct from old.handled_state) execute function private.stamp_handling();
create trigger announce after insert on public.contact_requests
  for each row execute function private.announce_contact_request();

alter table public.contact_requests enable row level security;
revoke all on public.contact_requests from public, anon, authenticated, service_role;
grant select, update (handled_state, note, updated_at) on public.contact_requests to authenticated;
grant select, insert, update, delete on public.contact_requests to service_role;

create policy "Administrators read what was sent" on public.contact_requests
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators mark what was sent" on public.contact_requests
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Newsletter subscriptions. The newsletter begins when the owner of the address confirms it.
create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (
    email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254
  ),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  is_suspected_spam boolean not null default false,
  handled_state text not null default 'new' check (handled_state in ('new', 'read', 'handled')),
  note text not null default '' check (char_length(note) <= 5000),
  handled_by uuid references auth.users (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(email, '') || e'\n' || coalesce(note, ''))
  ) stored
);
comment on table public.newsletter_subscriptions is 'Addresses that asked for the newsletter, once each, in lower case, written by the server. Administrators read and mark them.';
comment on column public.newsletter_subscriptions.requested_at is 'When the form was last sent for an address that is not confirmed.';
comment on column public.newsletter_subscriptions.token_hash is 'SHA-256 of the token in the last mail. Confirms nothing while the address is unsubscribed.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'In the link of every letter that ends the subscription. Opens nothing else.';
comment on column public.newsletter_subscriptions.is_suspected_spam is 'The honeypot was filled in, or the form was sent faster than a person types. Kept and marked, because autofill and fast people look the same.';
comment on column public.newsletter_subscriptions.handled_by is 'Who marked it last. Null while it is new, and where the account is gone.';
comment on column public.newsletter_subscriptions.search_text is 'What the search of the admin area reads, see fold_text.';

create index newsletter_subscriptions_ended on public.newsletter_subscriptions (coalesce(unsubscribed_at, requested_at))
  where confirmed_at is null or unsubscribed_at is not null;
create index newsletter_subscriptions_handled_by on public.newsletter_subscriptions (handled_by);
create index newsletter_subscriptions_newest on public.newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_state on public.newsletter_subscriptions (handled_state, created_at desc, id desc);
create index newsletter_subscriptions_search on public.newsletter_subscriptions
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- It has a limit of its own beside that of the receipts.
create function private.ask_for_confirmation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  in_an_hour integer;
  in_a_day integer;
begin
  perform private.lock_mailbox(new.email);
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*) into in_an_hour, in_a_day
  from public.outbox
  where private.mailbox(recipient) = private.mailbox(new.email)
    and template = 'newsletter-confirmation' and created_at > now() - interval '1 day';
  -- Only the owner of an address can end its subscription, so one who comes back does not wait for the hour.
  if in_a_day >= 3 or (in_an_hour >= 1 and (tg_op = 'INSERT' or old.unsubscribed_at is null)) then
    return null;
  end if;
  update public.newsletter_subscriptions set token_hash = encode(sha256(token::bytea), 'hex') where id = new.id;
  insert into public.outbox (template, recipient, data) values (
    'newsletter-confirmation', new.email,
    jsonb_build_object('token', token, 'unsubscribe', new.unsubscribe_token)
  );
  return null;
end;
$$;
comment on function private.ask_for_confirmation is 'Trigger: makes the token of a subscription and the mail that carries it, once an hour and three times a day at most for a mailbox.';

create trigger set_updated_at before update on public.newsletter_subscriptions
  for each row execute function private.set_updated_at();
create trigger stamp_handling before update of handled_state on public.newsletter_subscriptions
  for each row when (new.handled_state is distinct from old.handled_state) execute function private.stamp_handling();
-- After, not before: an address that is there already must not be asked by the insert that it refuses.
create trigger ask_for_confirmation after insert or update of requested_at on public.newsletter_subscriptions
  for each row execute function private.ask_for_confirmation();

alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
grant select, update (handled_state, note, updated_at) on public.newsletter_subscriptions to authenticated;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;

create policy "Administrators read what was sent" on public.newsletter_subscriptions
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators mark what was sent" on public.newsletter_subscriptions
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create function public.subscribe_address(p_email text, p_is_suspected_spam boolean) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.newsletter_subscriptions as known (email, is_suspected_spam) values (p_email, p_is_suspected_spam)
  on conflict (email) do update set requested_at = now(), confirmed_at = null, unsubscribed_at = null
  where known.confirmed_at is null or known.unsubscribed_at is not null;
$$;
comment on function public.subscribe_address is 'Stores an address and asks it for confirmation, where the limit of its mailbox allows a mail; otherwise its last mail stays valid. One that is confirmed already is left as it is.';

create function public.confirm_subscription(p_token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  confirmed public.newsletter_subscriptions;
begin
  select * into confirmed from public.newsletter_subscriptions
  where token_hash = encode(sha256(p_token::bytea), 'hex') and unsubscribed_at is null for update;
  if not found then
    return false;
  end if;
  if confirmed.confirmed_at is null then
    update public.newsletter_subscriptions set confirmed_at = now() where id = confirmed.id;
    insert into public.outbox (template, data) values ('newsletter-notice', jsonb_build_object('id', confirmed.id));
  end if;
  return true;
end;
$$;
comment on function public.confirm_subscription is 'Confirms the address to which a token was sent, also when asked again; false for an unknown token.';

-- The token stays, so that the last mail works for one who subscribes again when no other mail may be sent.
create function public.end_subscription(p_token uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions set unsubscribed_at = coalesce(unsubscribed_at, now())
  where unsubscribe_token = p_token;
  return found;
end;
$$;
comment on function public.end_subscription is 'Ends a subscription, also when asked again; false for an unknown token.';

revoke execute on function
  public.subscribe_address, public.confirm_subscription, public.end_subscription,
  private.stamp_handling, private.repetition_time, private.refuse_repetition, private.require_open_position,
  private.announce_application, private.abandon_resume, private.announce_contact_request, private.ask_for_confirmation
from public, anon, authenticated, service_role;
grant execute on function public.subscribe_address, public.confirm_subscription, public.end_subscription to service_role;
