-- What administrators do with the inbox beyond marking: they delete a submission when its sender asks for it, and the
-- dashboard shows them what came since their last visit.

-- A deleted submission leaves a record that holds nothing of what was sent.
alter table public.content_changes drop constraint faq_item_changes_check;
alter table public.content_changes add constraint content_changes_before check (
  case operation when 'insert' then before is null when 'update' then before is not null else true end
);
comment on column public.content_changes.before is 'Null for a creation, and for a deleted submission: what a visitor sent is not kept.';

create function public.delete_submission(p_table text, p_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  email text;
  deleted integer;
  receipt text := case p_table
    when 'job_applications' then 'application-receipt'
    when 'contact_requests' then 'contact-receipt'
    when 'newsletter_subscriptions' then 'newsletter-confirmation'
  end;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if p_table is null or p_table not in ('job_applications', 'contact_requests', 'demo_bookings', 'newsletter_subscriptions') then
    raise exception using errcode = '22023', message = 'not a table of submissions';
  end if;
  execute format('delete from public.%I as submission where id = $1 returning to_jsonb(submission) ->> ''email''', p_table)
    into email using p_id;
  get diagnostics deleted = row_count;
  if deleted = 0 then
    return false;
  end if;
  -- The mails about it: those to the site name its id, those to the sender the address.
  delete from public.outbox
  where data ->> 'id' = p_id::text or (template = receipt and lower(recipient) = lower(email));
  insert into public.content_changes (table_name, row_id, operation, changed_by)
  values (p_table, p_id::text, 'delete', (select auth.uid()));
  return true;
end;
$$;
comment on function public.delete_submission is 'Deletes one submission and its mails for an administrator, and records who did it, without what was sent; false when it is gone already. The file of an application is named in abandoned_files.';

-- A visit ends when the dashboard was not opened for half an hour.
alter table public.profiles
  add column dashboard_opened_at timestamptz,
  add column last_visit_at timestamptz;
comment on table public.profiles is 'One row for each user. Rows are made by a trigger and changed by functions and the service role only.';
comment on column public.profiles.dashboard_opened_at is 'When this administrator opened the dashboard last.';
comment on column public.profiles.last_visit_at is 'When the visit before the present one ended. Null during the first one.';

create function public.note_visit() returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.profiles set
    last_visit_at = case
      when dashboard_opened_at < now() - interval '30 minutes' then dashboard_opened_at else last_visit_at
    end,
    dashboard_opened_at = now()
  where id = (select auth.uid()) and is_admin
  returning last_visit_at;
$$;
comment on function public.note_visit is 'Notes that an administrator opens the dashboard, and gives the end of the visit before; null where there was none.';

revoke execute on function public.delete_submission, public.note_visit from public, anon, authenticated;
grant execute on function public.delete_submission, public.note_visit to authenticated;

comment on table public.abandoned_files is 'Stored files whose row was deleted, written by triggers. The server removes them (lib/mail/clean-up.ts).';
