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
grant select, insert (list, format, state, is_search) on public.list_exports to authenticated;
grant select, insert, update, delete on public.list_exports to service_role;

create policy "Administrators read who saved a list" on public.list_exports
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators record that they save a list" on public.list_exports
  for insert to authenticated
  with check ((select private.is_admin()) and exported_by = (select auth.uid()));
