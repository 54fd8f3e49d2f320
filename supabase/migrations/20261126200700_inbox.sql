-- What administrators do with submissions beyond marking them: they open resumes, save lists, and delete a submission when
-- its sender asks for it.
create table public.resume_openings (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.job_applications (id) on delete cascade,
  opened_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.resume_openings is 'Every opening of a resume, recorded before the link is made. Administrators add and read, no one changes.';
comment on column public.resume_openings.opened_by is 'Null where the account is gone.';

create index resume_openings_application on public.resume_openings (application_id, id);
create index resume_openings_user on public.resume_openings (opened_by);

create trigger set_updated_at before update on public.resume_openings
  for each row execute function private.set_updated_at();

alter table public.resume_openings enable row level security;
revoke all on public.resume_openings, public.resume_openings_id_seq from public, anon, authenticated, service_role;
grant select, insert (application_id) on public.resume_openings to authenticated;
grant select, insert, update, delete on public.resume_openings to service_role;

create policy "Administrators read who opened a resume" on public.resume_openings
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators record that they open a resume" on public.resume_openings
  for insert to authenticated
  with check ((select private.is_admin()) and opened_by = (select auth.uid()));

-- Who saved which list of submissions as a file.
create table public.list_exports (
  id bigint generated always as identity primary key,
  list text not null check (list ~ '^[a-z-]{1,50}$'),
  format text not null check (format in ('csv', 'xlsx')),
  state text not null default '' check (state ~ '^[a-z_]{0,20}$'),
  is_search boolean not null default false,
  exported_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.list_exports is 'Every list that was saved as a file, recorded before the first row is read. Administrators add and read, no one changes.';
comment on column public.list_exports.list is 'The name of the list, as in its address.';
comment on column public.list_exports.state is 'The state to which the list was narrowed; empty for every row.';
comment on column public.list_exports.is_search is 'Whether the list was searched. What was searched for may name a person and is not kept.';
comment on column public.list_exports.exported_by is 'Null where the account is gone.';

create index list_exports_list on public.list_exports (list, id);
create index list_exports_user on public.list_exports (exported_by);

create trigger set_updated_at before update on public.list_exports
  for each row execute function private.set_updated_at();

alter table public.list_exports enable row level security;
revoke all on public.list_exports, public.list_exports_id_seq from public, anon, authenticated, service_role;
grant select, insert (list, format, state, is_search) on public.list_exports to authenticated;
grant select, insert, update, delete on public.list_exports to service_role;

create policy "Administrators read who saved a list" on public.list_exports
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators record that they save a list" on public.list_exports
  for insert to authenticated
  with check ((select private.is_admin()) and exported_by = (select auth.uid()));

-- A deleted submission leaves a record that holds nothing of what was sent.
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

revoke execute on function public.delete_submission from public, anon, authenticated, service_role;
grant execute on function public.delete_submission to authenticated;
