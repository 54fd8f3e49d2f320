-- Who changed which question, when, from what to what.
create table public.faq_item_changes (
  id bigint generated always as identity primary key,
  faq_item_id uuid not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  changed_by uuid references auth.users (id) on delete set null,
  before jsonb check ((before is null) = (operation = 'insert')),
  after jsonb check ((after is null) = (operation = 'delete')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.faq_item_changes is 'Every change of a question or its answer. Written by a trigger, read by administrators, changed by nobody.';
comment on column public.faq_item_changes.faq_item_id is 'No foreign key: what was deleted keeps its history.';
comment on column public.faq_item_changes.changed_by is 'Null where it was not a signed-in user: a seed, a migration, the service role, a deleted account.';

create index faq_item_changes_item on public.faq_item_changes (faq_item_id, id);
create index faq_item_changes_user on public.faq_item_changes (changed_by);

create trigger set_updated_at before update on public.faq_item_changes
  for each row execute function private.set_updated_at();

create function private.record_faq_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  editor uuid := (select auth.uid());
begin
  -- Saving what is there already is no change.
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into public.faq_item_changes (faq_item_id, operation, changed_by, before, after)
  values (
    case when tg_op = 'DELETE' then old.id else new.id end,
    lower(tg_op),
    (select id from auth.users where id = editor),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end
  );
  return null;
end;
$$;
comment on function private.record_faq_change is 'Trigger: keeps who, when, before and after.';

create trigger record_change after insert or update or delete on public.faq_items
  for each row execute function private.record_faq_change();

alter table public.faq_item_changes enable row level security;
grant select on public.faq_item_changes to authenticated;

create policy "Administrators read who changed what" on public.faq_item_changes
  for select to authenticated
  using ((select private.is_admin()));
