-- Personal data that is not needed any more is deleted: a rule for every table. /privacy names the same times
-- (content/retention.ts); a test holds the two together.
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

-- No policy: delete_old_submissions alone reads it.
alter table private.retention enable row level security;
revoke all on private.retention from public, anon, authenticated, service_role;

insert into private.retention (relation, kept_for, since, only_where) values
  ('public.job_applications', '6 months', 'created_at', 'true'),
  ('public.contact_requests', '12 months', 'created_at', 'true'),
  ('public.newsletter_subscriptions', '1 month', 'coalesce(unsubscribed_at, requested_at)', 'confirmed_at is null or unsubscribed_at is not null'),
  -- Sent, given up, or never tried because no server runs: each names its recipient.
  ('public.outbox', '30 days', 'coalesce(sent_at, failed_at, give_up_at)', 'true'),
  ('public.content_changes', '24 months', 'created_at', 'true'),
  ('public.administrator_changes', '24 months', 'changed_at', 'true'),
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
      -- The rule twice: a row that is changed at this moment, an address that is confirmed, is judged again.
      'delete from %1$s where ctid = any (array(select ctid from %1$s where (%2$s) and %3$s < now() - $1 limit $2))
        and (%2$s) and %3$s < now() - $1',
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

revoke execute on function public.delete_old_submissions from public, anon, authenticated, service_role;
grant execute on function public.delete_old_submissions to service_role;

-- The server does it daily while it runs; the database does it where it has a clock of its own.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('delete-old-submissions', '17 3 * * *', 'select public.delete_old_submissions()');
  end if;
end;
$$;
