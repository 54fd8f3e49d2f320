-- What visitors sent is read and marked by administrators. What was sent itself is never altered: administrators may
-- update the state and the note, and nothing else.
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

do $$
declare
  name text;
begin
  foreach name in array array['job_applications', 'contact_requests', 'demo_bookings', 'newsletter_subscriptions'] loop
    execute format($sql$
      alter table public.%1$I
        add column handled_state text not null default 'new' check (handled_state in ('new', 'read', 'handled')),
        add column note text not null default '' check (char_length(note) <= 5000),
        add column handled_by uuid references auth.users (id) on delete set null,
        add column handled_at timestamptz
    $sql$, name);
    execute format('comment on column public.%I.handled_by is %L', name, 'Who marked it last. Null while it is new, and where the account is gone.');
    execute format('create index %1$s_handled_by on public.%1$I (handled_by)', name);
    -- The order of the lists in the admin area, and of the new ones among them.
    execute format('create index %1$s_newest on public.%1$I (created_at desc, id desc)', name);
    execute format('create index %1$s_state on public.%1$I (handled_state, created_at desc, id desc)', name);
    execute format('create trigger stamp_handling before update of handled_state on public.%I for each row when (new.handled_state is distinct from old.handled_state) execute function private.stamp_handling()', name);

    execute format('grant select on public.%I to authenticated', name);
    execute format('grant update (handled_state, note, updated_at) on public.%I to authenticated', name);
    execute format('create policy "Administrators read what was sent" on public.%I for select to authenticated using ((select private.is_admin()))', name);
    execute format('create policy "Administrators mark what was sent" on public.%I for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()))', name);
  end loop;
end;
$$;

comment on table public.job_applications is 'Applications for open positions, written by the server. Administrators read and mark them.';
comment on table public.contact_requests is 'Requests for a demo or an answer, from /contact, written by the server. Administrators read and mark them.';
comment on table public.newsletter_subscriptions is 'Addresses that asked for the newsletter, once each, in lower case, written by the server. Administrators read and mark them.';
comment on table public.demo_bookings is 'Stays in the demo property that are held or booked. The service role writes them, for the function demo-booking; administrators read and mark them. Rows are deleted once their stay has ended.';

-- Who opened which resume.
create table public.resume_openings (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.job_applications (id) on delete cascade,
  opened_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.resume_openings is 'Every opening of a resume, recorded before the link is made. Administrators add and read, nobody changes.';
comment on column public.resume_openings.opened_by is 'Null where the account is gone.';

create index resume_openings_application on public.resume_openings (application_id, id);
create index resume_openings_user on public.resume_openings (opened_by);

create trigger set_updated_at before update on public.resume_openings
  for each row execute function private.set_updated_at();

alter table public.resume_openings enable row level security;
grant select, insert (application_id) on public.resume_openings to authenticated;
grant select, insert, update, delete on public.resume_openings to service_role;

create policy "Administrators read who opened a resume" on public.resume_openings
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators record that they open a resume" on public.resume_openings
  for insert to authenticated
  with check ((select private.is_admin()) and opened_by = (select auth.uid()));
