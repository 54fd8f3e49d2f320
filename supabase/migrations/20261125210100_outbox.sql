-- Mails to be sent. A row is written in the transaction of the submission that it tells about, so that neither is there
-- without the other; the server sends what is due (lib/mail).
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template in (
    'application-notice', 'application-receipt', 'contact-notice', 'contact-receipt',
    'newsletter-notice', 'newsletter-confirmation', 'demo-notice'
  )),
  recipient text check (recipient ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(recipient) <= 254),
  data jsonb not null default '{}',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '3 days',
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text check (last_error ~ '^[A-Za-z0-9_-]{1,60}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint outbox_sent_or_failed check (sent_at is null or failed_at is null)
);
comment on table public.outbox is 'Mails to be sent, written by triggers. Only the service role, for lib/mail, reads and writes them.';
comment on column public.outbox.template is 'A template of content/mails.ts.';
comment on column public.outbox.recipient is 'Null: the address of the site itself (MAIL_TO).';
comment on column public.outbox.data is 'What the template needs. Nothing that a visitor typed, so that the site cannot be made to send it to others. Emptied when the mail is sent.';
comment on column public.outbox.next_attempt_at is 'When it may be taken (again). While a process sends it: when another one may.';
comment on column public.outbox.give_up_at is 'After this time the next failure is the last one, if it is not one of the first four.';
comment on column public.outbox.failed_at is 'When it was given up. public.retry_outbox() starts again.';
comment on column public.outbox.last_error is 'A code of the last failure, without personal data.';

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_sent on public.outbox (sent_at) where sent_at is not null;
create index outbox_failed on public.outbox (failed_at) where failed_at is not null;

create trigger set_updated_at before update on public.outbox
  for each row execute function private.set_updated_at();

-- No policy: nobody reaches the table over the API but the service role.
alter table public.outbox enable row level security;
grant select, insert, update, delete on public.outbox to service_role;

create function public.claim_outbox(p_limit integer) returns setof public.outbox
language sql
security definer
set search_path = ''
as $$
  -- Longer than the sender takes for the one mail that it claims at once; a process that ends in between loses nothing.
  update public.outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
  where id in (
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at
    limit p_limit
    for update skip locked
  )
  returning *;
$$;
comment on function public.claim_outbox is 'Takes mails that are due, for one sender alone.';

create function public.mark_outbox_sent(p_id uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.outbox set sent_at = now(), data = '{}', last_error = null where id = p_id and sent_at is null;
$$;
comment on function public.mark_outbox_sent is 'Notes that a mail was handed to the mail server, and forgets what it said.';

create function public.mark_outbox_failed(p_id uuid, p_error text, p_is_final boolean default false) returns void
language sql
security definer
set search_path = ''
as $$
  update public.outbox set
    last_error = p_error,
    next_attempt_at = now() + case attempts
      when 1 then interval '1 minute'
      when 2 then interval '5 minutes'
      when 3 then interval '30 minutes'
      when 4 then interval '2 hours'
      else interval '1 hour'
    end,
    failed_at = case when p_is_final or (attempts > 4 and give_up_at < now()) then now() end
  where id = p_id and sent_at is null;
$$;
comment on function public.mark_outbox_failed is 'Notes a failure and when to try again; after three days, or when no further attempt makes sense, a mail is given up, and kept.';

create function public.retry_outbox() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  retried integer;
begin
  update public.outbox set
    failed_at = null, attempts = 0, next_attempt_at = now(), give_up_at = now() + interval '3 days'
  where failed_at is not null;
  get diagnostics retried = row_count;
  return retried;
end;
$$;
comment on function public.retry_outbox is 'Starts again with the mails that were given up. Gives how many.';

-- The newsletter begins when the owner of the address confirms it.
alter table public.newsletter_subscriptions
  add column requested_at timestamptz not null default now(),
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz,
  add column token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  add column unsubscribe_token uuid not null unique default gen_random_uuid();
comment on column public.newsletter_subscriptions.requested_at is 'When a mail was last asked for that confirms the address.';
comment on column public.newsletter_subscriptions.token_hash is 'SHA-256 of the token in that mail. Null once the address is unsubscribed.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'In the link of every letter that ends the subscription. Opens nothing else.';

create function private.ask_for_confirmation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update public.newsletter_subscriptions set token_hash = encode(sha256(token::bytea), 'hex') where id = new.id;
  insert into public.outbox (template, recipient, data) values (
    'newsletter-confirmation', new.email,
    jsonb_build_object('token', token, 'unsubscribe', new.unsubscribe_token)
  );
  return null;
end;
$$;
comment on function private.ask_for_confirmation is 'Trigger: makes the token of a subscription and the mail that carries it.';

-- After, not before: an address that is there already must not be asked by the insert that it refuses.
create trigger ask_for_confirmation after insert or update of requested_at on public.newsletter_subscriptions
  for each row execute function private.ask_for_confirmation();

-- Addresses from before are asked too.
alter table public.newsletter_subscriptions disable trigger set_updated_at;
update public.newsletter_subscriptions set requested_at = now();
alter table public.newsletter_subscriptions enable trigger set_updated_at;

create function public.subscribe_address(p_email text, p_is_doubtful boolean) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.newsletter_subscriptions as known (email, is_doubtful) values (p_email, p_is_doubtful)
  on conflict (email) do update set requested_at = now(), confirmed_at = null, unsubscribed_at = null
  where (known.confirmed_at is null or known.unsubscribed_at is not null)
    -- However often a form is sent: an address gets one mail an hour.
    and known.requested_at < now() - interval '1 hour';
$$;
comment on function public.subscribe_address is 'Stores an address and asks it for confirmation. One that is confirmed already is left as it is.';

create function public.confirm_subscription(p_token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  confirmed public.newsletter_subscriptions;
begin
  select * into confirmed from public.newsletter_subscriptions
  where token_hash = encode(sha256(p_token::bytea), 'hex') for update;
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

create function public.end_subscription(p_token uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions
  set unsubscribed_at = coalesce(unsubscribed_at, now()), token_hash = null
  where unsubscribe_token = p_token;
  return found;
end;
$$;
comment on function public.end_subscription is 'Ends a subscription, also when asked again; false for an unknown token.';

-- The other submissions. A receipt says nothing that its sender typed, and a form that a machine seems to have sent gets
-- none: neither makes the site write to strangers in somebody else's words.
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
  if not new.is_doubtful then
    insert into public.outbox (template, recipient, data) values ('application-receipt', new.email, about - 'id');
  end if;
  return null;
end;
$$;
comment on function private.announce_application is 'Trigger: writes the mails about an application.';

create trigger announce after insert on public.job_applications
  for each row execute function private.announce_application();

create function private.announce_contact_request() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (template, data) values ('contact-notice', jsonb_build_object('id', new.id));
  if not new.is_doubtful then
    insert into public.outbox (template, recipient) values ('contact-receipt', new.email);
  end if;
  return null;
end;
$$;
comment on function private.announce_contact_request is 'Trigger: writes the mails about a contact request.';

create trigger announce after insert on public.contact_requests
  for each row execute function private.announce_contact_request();

create function private.announce_demo_booking() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.outbox (template, data) values (
    'demo-notice', jsonb_build_object('id', new.id, 'arrival', lower(new.stay), 'departure', upper(new.stay))
  );
  return null;
end;
$$;
comment on function private.announce_demo_booking is 'Trigger: writes the mail about a confirmed demo booking. Its guest left a telephone number only.';

create trigger announce after update of status on public.demo_bookings
  for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
  execute function private.announce_demo_booking();

revoke execute on function
  public.claim_outbox, public.mark_outbox_sent, public.mark_outbox_failed, public.retry_outbox,
  public.subscribe_address, public.confirm_subscription, public.end_subscription
from public, anon, authenticated;
grant execute on function
  public.claim_outbox, public.mark_outbox_sent, public.mark_outbox_failed, public.retry_outbox,
  public.subscribe_address, public.confirm_subscription, public.end_subscription
to service_role;
