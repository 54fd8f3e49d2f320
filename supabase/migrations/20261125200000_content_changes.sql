-- One history for everything that administrators change. Until now the questions alone had one.
alter table public.faq_item_changes rename to content_changes;
alter table public.content_changes rename constraint faq_item_changes_pkey to content_changes_pkey;
alter table public.content_changes rename column faq_item_id to row_id;
alter table public.content_changes alter column row_id type text using row_id::text;
alter table public.content_changes add column table_name text not null default 'faq_items';
alter table public.content_changes alter column table_name drop default;
comment on table public.content_changes is 'Every change of an editable row. Written by triggers, read by administrators, changed by nobody.';
comment on column public.content_changes.row_id is 'The primary key as text. No foreign key: what was deleted keeps its history.';

drop index public.faq_item_changes_item;
alter index public.faq_item_changes_user rename to content_changes_user;
create index content_changes_row on public.content_changes (table_name, row_id, id);

-- Takes the name of the primary key as its argument; without one it is id.
create function private.record_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key_column text := coalesce(tg_argv[0], 'id');
  editor uuid := (select auth.uid());
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  -- Saving the values that are stored already is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  insert into public.content_changes (table_name, row_id, operation, changed_by, before, after)
  values (
    tg_table_name,
    coalesce(after, before) ->> key_column,
    lower(tg_op),
    (select id from auth.users where id = editor),
    before,
    after
  );
  return null;
end;
$$;
comment on function private.record_change is 'Trigger: keeps who, when, before and after of a row.';

drop trigger record_change on public.faq_items;
drop function private.record_faq_change();

create trigger record_change after insert or update or delete on public.faq_items
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.blog_posts
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.product_updates
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.job_openings
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.website_content
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.pms_providers
  for each row execute function private.record_change();
create trigger record_change after insert or update or delete on public.config
  for each row execute function private.record_change('name');

-- The former name: the previous version of the site reads it while a new one is being deployed.
create view public.faq_item_changes with (security_invoker = true) as
  select id, row_id::uuid as faq_item_id, operation, changed_by, before, after, created_at, updated_at
  from public.content_changes
  where table_name = 'faq_items';
comment on view public.faq_item_changes is 'The history of the questions under its former name.';
grant select on public.faq_item_changes to authenticated;

-- The history holds ids of users; administrators see the addresses of those who made changes.
create function public.list_editors() returns table (id uuid, email text)
language sql stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text from auth.users
  where (select private.is_admin())
    and exists (select from public.content_changes where changed_by = users.id)
$$;
comment on function public.list_editors is 'E-mail addresses of the users who changed something; none unless an administrator asks.';

revoke execute on function public.list_editors from public, anon, authenticated;
grant execute on function public.list_editors to authenticated;
