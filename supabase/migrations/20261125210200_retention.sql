-- Personal data that is not needed any more is deleted. The months are also in content/retention.ts, from which /privacy
-- is written; a test holds the two together.

-- Files of deleted rows. Storage keeps the bytes outside the database, so the server removes them through its API.
create table public.abandoned_files (
  id bigint generated always as identity primary key,
  bucket text not null,
  path text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.abandoned_files is 'Stored files whose row was deleted, written by triggers. The server removes them (lib/mail/housekeeping.ts).';

create trigger set_updated_at before update on public.abandoned_files
  for each row execute function private.set_updated_at();

-- No policy: nobody reaches the table over the API but the service role.
alter table public.abandoned_files enable row level security;
grant select, insert, update, delete on public.abandoned_files to service_role;

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

create trigger abandon_resume after delete on public.job_applications
  for each row when (old.resume_url is not null) execute function private.abandon_resume();

create index newsletter_subscriptions_ended on public.newsletter_subscriptions (coalesce(unsubscribed_at, requested_at))
  where confirmed_at is null or unsubscribed_at is not null;

create function public.delete_old_submissions(
  p_application_months integer default 6,
  p_contact_months integer default 12,
  p_ended_subscription_months integer default 1
) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted integer;
  total integer := 0;
begin
  delete from public.job_applications where created_at < now() - make_interval(months => p_application_months);
  get diagnostics deleted = row_count;
  total := total + deleted;
  delete from public.contact_requests where created_at < now() - make_interval(months => p_contact_months);
  get diagnostics deleted = row_count;
  total := total + deleted;
  delete from public.newsletter_subscriptions
  where (confirmed_at is null or unsubscribed_at is not null)
    and coalesce(unsubscribed_at, requested_at) < now() - make_interval(months => p_ended_subscription_months);
  get diagnostics deleted = row_count;
  total := total + deleted;
  -- A sent mail names its recipient.
  delete from public.outbox where sent_at < now() - interval '30 days';
  return total;
end;
$$;
comment on function public.delete_old_submissions is 'Deletes applications, contact requests, ended or never confirmed subscriptions and sent mails that are older than stated. Gives how many submissions it deleted.';

revoke execute on function public.delete_old_submissions from public, anon, authenticated;
grant execute on function public.delete_old_submissions to service_role;

-- The server does it daily while it runs; the database does it where it has a clock of its own.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('delete-old-submissions', '17 3 * * *', 'select public.delete_old_submissions()');
  end if;
end;
$$;
