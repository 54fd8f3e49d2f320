-- What strangers send stays within bounds: one receipt a day for a mailbox, demo stays that come back when their guest
-- is silent, and a rule for every table that says when its rows are deleted.

-- One mailbox has many spellings.
create function private.mailbox(p_email text) returns text
language sql
immutable
set search_path = ''
as $$
  select replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
    || case rtrim(split_part(lower(p_email), '@', 2), '.')
      when 'googlemail.com' then 'gmail.com'
      else rtrim(split_part(lower(p_email), '@', 2), '.')
    end;
$$;
comment on function private.mailbox is 'The mailbox that an address leads to, for counting: without capitals, dots and what follows a plus before the @. Where a provider tells such addresses apart, two people share a count, which costs the second one a receipt.';

create index outbox_mailbox on public.outbox (private.mailbox(recipient), created_at);

create function private.lock_mailbox(p_email text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('mailbox ' || private.mailbox(p_email), 0));
$$;
comment on function private.lock_mailbox is 'Makes a second transaction that counts the mails to this mailbox wait for the end of the first.';

-- A trigger, so that a form that comes later cannot forget it.
create function private.withhold_receipt() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_mailbox(new.recipient);
  if exists (
    select from public.outbox
    where private.mailbox(recipient) = private.mailbox(new.recipient)
      and template like '%-receipt' and created_at > now() - interval '1 day'
  ) then
    return null;
  end if;
  return new;
end;
$$;
comment on function private.withhold_receipt is 'Trigger: a mailbox gets one receipt a day, of all forms together. The submission itself is stored and announced.';

create trigger withhold_receipt before insert on public.outbox
  for each row when (new.template like '%-receipt' and new.recipient is not null)
  execute function private.withhold_receipt();

-- The newsletter has a limit of its own.
create or replace function private.ask_for_confirmation() returns trigger
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
  -- Only the owner of an address can end its subscription, so who comes back does not wait for the hour.
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

create or replace function public.subscribe_address(p_email text, p_is_doubtful boolean) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.newsletter_subscriptions as known (email, is_doubtful) values (p_email, p_is_doubtful)
  on conflict (email) do update set requested_at = now(), confirmed_at = null, unsubscribed_at = null
  where known.confirmed_at is null or known.unsubscribed_at is not null;
$$;
comment on function public.subscribe_address is 'Stores an address and asks it for confirmation, where the limit of its mailbox allows a mail; otherwise its last mail stays valid. One that is confirmed already is left as it is.';

-- The token stays, so that the last mail works for who subscribes again when no other mail may be sent.
create or replace function public.end_subscription(p_token uuid) returns boolean
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
comment on column public.newsletter_subscriptions.requested_at is 'When the form was last sent for an address that is not confirmed.';
comment on column public.newsletter_subscriptions.token_hash is 'SHA-256 of the token in the last mail. Confirms nothing while the address is unsubscribed.';

create or replace function public.confirm_subscription(p_token text) returns boolean
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

-- Demo stays. A guest answers the assistant on WhatsApp, which this site does not see: the assistant says so with
-- note_demo_answer, or an administrator enters it.
alter table public.demo_bookings
  add column answered_at timestamptz,
  add column answer_due_at timestamptz not null default now() + interval '2 days';
comment on column public.demo_bookings.answered_at is 'When the guest answered the assistant. Set by note_demo_answer or by an administrator.';
comment on column public.demo_bookings.answer_due_at is 'A booking without an answer is given back after this time.';
grant update (answered_at) on public.demo_bookings to authenticated;

create function public.note_demo_answer(p_phone_number text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.demo_bookings set answered_at = coalesce(answered_at, now())
  where phone_number = p_phone_number and status = 'confirmed';
  return found;
end;
$$;
comment on function public.note_demo_answer is 'For the assistant: the guest with this number (E.164) has answered. False where no booking has the number.';

create or replace function public.forget_ended_demo_bookings() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.demo_bookings
  where upper(stay) <= private.demo_today() or held_until < now()
    -- In the sandbox the row is the booking. Others are cancelled in their booking system first.
    or (provider = 'sandbox' and status = 'confirmed' and answered_at is null and answer_due_at < now());
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function public.forget_ended_demo_bookings is 'Deletes stays that have ended, holds that were given up, and bookings of the sandbox without an answer. Every reservation does it first, and delete_old_submissions daily.';

create function public.list_unanswered_demo_bookings(p_provider text, p_limit integer) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', provider_reference)), '[]')
  from (
    select id, provider_reference from public.demo_bookings
    where provider = p_provider and status = 'confirmed' and answered_at is null and answer_due_at < now()
    order by random()
    limit p_limit
  ) as unanswered;
$$;
comment on function public.list_unanswered_demo_bookings is 'Bookings to be cancelled in their booking system because their guest did not answer in time. In random order, so that one that cannot be cancelled does not hold up the others.';

create function public.give_back_demo_booking(p_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.demo_bookings where id = p_id and status = 'confirmed' and answer_due_at < now();
  return found;
end;
$$;
comment on function public.give_back_demo_booking is 'Deletes a booking that was cancelled in its booking system because its guest did not answer.';

create or replace function public.reserve_demo_stay(
  p_phone_number text,
  p_provider text,
  p_nights integer,
  p_horizon_days integer,
  p_hold_seconds integer,
  p_taken_nights date[]
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  running public.demo_bookings;
  reserved public.demo_bookings;
  today date := private.demo_today();
  arrival date;
  existing integer;
  unanswered integer;
begin
  -- One reservation at a time, so that two requests see each other; the constraints hold even without it.
  perform pg_advisory_xact_lock(hashtextextended('public.demo_bookings', 0));
  perform public.forget_ended_demo_bookings();

  select * into running from public.demo_bookings where phone_number = p_phone_number;
  if found then
    return jsonb_build_object('outcome', 'duplicate', 'status', running.status, 'departure', upper(running.stay));
  end if;

  -- Invented numbers never answer: they get half of the stays of the horizon at most.
  select count(*) into unanswered from public.demo_bookings where answered_at is null;
  if unanswered >= greatest(1, p_horizon_days / p_nights / 2) then
    return jsonb_build_object('outcome', 'full');
  end if;

  select today + ahead into arrival
  from generate_series(1, p_horizon_days) as ahead
  where not exists (
      select from public.demo_bookings where stay && daterange(today + ahead, today + ahead + p_nights)
    )
    and not exists (
      select from unnest(p_taken_nights) as night
      where night >= today + ahead and night < today + ahead + p_nights
    )
  order by ahead
  limit 1;
  if arrival is null then
    return jsonb_build_object('outcome', 'full');
  end if;

  select count(*) into existing from public.demo_bookings where status = 'confirmed';
  insert into public.demo_bookings (stay, held_until, provider, phone_number)
  values (
    daterange(arrival, arrival + p_nights),
    now() + make_interval(secs => p_hold_seconds),
    p_provider,
    p_phone_number
  )
  returning * into reserved;
  return jsonb_build_object(
    'outcome', 'reserved', 'id', reserved.id, 'arrival', arrival, 'departure', upper(reserved.stay), 'existing', existing
  );
end;
$$;
comment on function public.reserve_demo_stay is 'Holds the next free stay for a phone number, or says why not: duplicate (a demo runs for the number) or full (no stay is free, or half of them belong to guests who have not answered).';

-- Files without a row, whatever failed: abandoned_files knows those of deleted rows only.
create function public.list_orphaned_files(p_limit integer) returns table (bucket text, path text)
language sql
stable
security definer
set search_path = ''
as $$
  select file.bucket_id, file.name
  from storage.objects as file
  left join public.abandoned_files as abandoned on abandoned.bucket = file.bucket_id and abandoned.path = file.name
  -- One rule for each bucket: which files no row names, and how long they are kept.
  where case file.bucket_id
      when 'resumes' then
        not exists (select from public.job_applications where resume_url = file.name)
        -- The row of an upload comes later; that of an abandoned file is deleted.
        and (abandoned.id is not null or greatest(file.created_at, file.updated_at) < now() - interval '1 day')
      else false
    end
  order by abandoned.id, file.created_at, file.id
  limit p_limit;
$$;
comment on function public.list_orphaned_files is 'Stored files that no row names any more, or ever did. The server removes them through the storage API (lib/mail/clean-up.ts), because the database does not hold their bytes.';
comment on table public.abandoned_files is 'Stored files whose row was deleted, written by triggers: list_orphaned_files names them at once.';

-- What is deleted when. /privacy names the same times (content/retention.ts).
create table private.retention (
  relation text primary key,
  -- Rows are deleted so long after this moment.
  kept_for interval,
  since text,
  only_where text not null default 'true',
  -- Or they are not deleted by age: why not, and which columns hold a person all the same.
  reason text,
  persons text[] not null default '{}',
  constraint retention_rule_or_reason check (
    (kept_for is null) = (since is null) and (kept_for is null) = (reason is not null)
  )
);
comment on table private.retention is 'When the rows of each table are deleted (delete_old_submissions), or why they are not. supabase/tests/retention.sql walks all tables and names those that are missing.';
comment on column private.retention.since is 'An SQL expression over the row.';
comment on column private.retention.only_where is 'An SQL condition over the row: which rows the rule is for.';
comment on column private.retention.reason is 'For a table without a rule: why its rows stay, or what else deletes them.';
comment on column private.retention.persons is 'For a table without a rule: its columns that hold a person, whom the reason covers.';
alter table private.retention enable row level security;

insert into private.retention (relation, kept_for, since, only_where) values
  ('public.job_applications', '6 months', 'created_at', 'true'),
  ('public.contact_requests', '12 months', 'created_at', 'true'),
  ('public.newsletter_subscriptions', '1 month', 'coalesce(unsubscribed_at, requested_at)', 'confirmed_at is null or unsubscribed_at is not null'),
  -- Sent, given up, or never tried because no server runs: each names its recipient.
  ('public.outbox', '30 days', 'coalesce(sent_at, failed_at, give_up_at)', 'true'),
  ('public.content_changes', '24 months', 'created_at', 'true'),
  ('public.administrator_changes', '24 months', 'changed_at', 'true'),
  -- Made by a later migration.
  ('public.list_exports', '24 months', 'created_at', 'true'),
  -- By then the file itself is old enough to be found without it.
  ('public.abandoned_files', '2 days', 'created_at', 'true'),
  ('private.rate_limits', '0', 'expires_at', 'true'),
  ('private.form_answers', '0', 'expires_at', 'true'),
  ('auth.users', '30 days', 'coalesce(confirmation_sent_at, created_at)', 'email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null');

insert into private.retention (relation, reason, persons) values
  ('public.demo_bookings', 'forget_ended_demo_bookings deletes them: after the stay, or when the guest does not answer in time.', '{phone_number,first_name,last_name,handled_by}'),
  ('public.profiles', 'Goes with its account (foreign key). Accounts are kept until they are closed.', '{id}'),
  ('public.resume_openings', 'Goes with its application (foreign key).', '{opened_by}'),
  ('public.blog_posts', 'The author is published with the article.', '{author}'),
  ('public.faq_items', 'Words of the site.', '{}'),
  ('public.product_updates', 'Words of the site.', '{}'),
  ('public.website_content', 'Words of the site.', '{}'),
  ('public.job_openings', 'Words of the site.', '{}'),
  ('public.pms_providers', 'Names of systems.', '{}'),
  ('public.config', 'Prices.', '{}'),
  ('private.retention', 'Rules.', '{}'),
  ('auth.identities', 'Goes with its account (foreign key).', '{user_id,email}'),
  ('auth.sessions', 'Goes with its account (foreign key); administrators stay signed in for a day at most.', '{user_id,ip}'),
  ('auth.refresh_tokens', 'Goes with its session.', '{user_id,session_id}'),
  ('auth.flow_state', 'The auth service deletes it within a day.', '{user_id,email_optional}'),
  ('auth.audit_log_entries', 'The log of the auth service, under its own setting.', '{ip_address}'),
  ('storage.buckets', 'Settings of the storage.', '{owner,owner_id}'),
  ('storage.objects', 'list_orphaned_files names those without a row. The owner of a picture is the administrator who uploaded it.', '{owner,owner_id,user_metadata}');

-- An older site calls it by this name, and so does a schedule of the database.
drop function public.delete_old_submissions;
create function public.delete_old_submissions(p_at_most integer default 10000) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rule private.retention;
  deleted integer;
  submissions integer := 0;
begin
  perform public.forget_ended_demo_bookings();
  for rule in select * from private.retention where kept_for is not null order by relation loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where (%2$s) and %3$s < now() - $1 limit $2))',
      rule.relation, rule.only_where, rule.since
    ) using rule.kept_for, p_at_most;
    get diagnostics deleted = row_count;
    if rule.relation in ('public.job_applications', 'public.contact_requests', 'public.newsletter_subscriptions') then
      submissions := submissions + deleted;
    end if;
  end loop;
  return submissions;
end;
$$;
comment on function public.delete_old_submissions is 'Deletes what the rules of private.retention do not keep any longer, so many rows of a table at most. Gives how many submissions were among them.';

revoke execute on function
  public.note_demo_answer, public.list_unanswered_demo_bookings, public.give_back_demo_booking,
  public.list_orphaned_files, public.delete_old_submissions,
  private.mailbox, private.lock_mailbox, private.withhold_receipt
from public, anon, authenticated;
grant execute on function
  public.note_demo_answer, public.list_unanswered_demo_bookings, public.give_back_demo_booking,
  public.list_orphaned_files, public.delete_old_submissions,
  private.mailbox -- the index of the outbox, where the server writes it directly
to service_role;
