-- Mails to be sent. A row is written in the transaction of what it tells about, so that neither is there without the other;
-- the server sends what is due (lib/mail).
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null check (template in (
    'application-notice', 'application-receipt', 'contact-notice', 'contact-receipt',
    'newsletter-notice', 'newsletter-confirmation', 'demo-notice', 'password-changed', 'administrator-access'
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

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_sent on public.outbox (sent_at) where sent_at is not null;
create index outbox_failed on public.outbox (failed_at) where failed_at is not null;
create index outbox_mailbox on public.outbox (private.mailbox(recipient), created_at);

create trigger set_updated_at before update on public.outbox
  for each row execute function private.set_updated_at();

-- No policy: the service role alone reaches the table over the API.
alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.outbox to service_role;

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

create function private.mail_account_owner(p_user_id uuid, p_template text) returns void
language sql
security definer
set search_path = ''
as $$
  -- An address that the outbox does not take must not undo what the mail would tell about.
  insert into public.outbox (template, recipient)
  select p_template, email from auth.users
  where id = p_user_id and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254;
$$;
comment on function private.mail_account_owner is 'Writes a mail to the owner of an account.';

-- The limited query stands in an array: as a subquery of "in" the planner could run it once for each mail, and take more.
create function public.claim_outbox(p_limit integer) returns setof public.outbox
language sql
security definer
set search_path = ''
as $$
  -- Longer than the sender takes for all that it claims at once; a process that ends in between loses nothing.
  update public.outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at
    limit p_limit
    for update skip locked
  ))
  returning *;
$$;
comment on function public.claim_outbox is 'Takes mails that are due, for one sender alone.';

create function public.release_outbox(p_ids uuid[]) returns void
language sql
security definer
set search_path = ''
as $$
  update public.outbox set attempts = attempts - 1, next_attempt_at = now()
  where id = any (p_ids) and attempts > 0 and sent_at is null and failed_at is null;
$$;
comment on function public.release_outbox is 'Gives back mails that were claimed and not tried: this was no attempt, and another sender may take them at once.';

create function public.mark_outbox_sent(p_ids uuid[]) returns void
language sql
security definer
set search_path = ''
as $$
  update public.outbox set sent_at = now(), data = '{}', last_error = null
  where id = any (p_ids) and sent_at is null;
$$;
comment on function public.mark_outbox_sent is 'Notes that mails were handed to the mail server, and forgets what they said.';

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

revoke execute on function
  public.claim_outbox, public.release_outbox, public.mark_outbox_sent, public.mark_outbox_failed, public.retry_outbox,
  private.mailbox, private.lock_mailbox, private.withhold_receipt, private.mail_account_owner
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_outbox, public.release_outbox, public.mark_outbox_sent, public.mark_outbox_failed, public.retry_outbox,
  private.mailbox -- the index of the outbox, where the server writes it directly
to service_role;
