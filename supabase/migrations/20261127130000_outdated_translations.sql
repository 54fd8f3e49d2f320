-- Translations whose original changed since, as the desk lists them, and the language of what is coming.

-- A row of this table for each. Written by triggers: whether a translation is out of date depends on two rows, and no index
-- finds that among many.
create table private.outdated_translations (
  table_name text not null,
  row_id uuid not null,
  language text not null,
  since timestamptz not null default now(),
  primary key (table_name, row_id)
);
comment on table private.outdated_translations is 'Translations, not archived, of other words than their original has now. Written by the triggers of note_outdated.';
create index outdated_translations_since on private.outdated_translations (since desc, row_id);

-- No policy: functions alone reach it.
alter table private.outdated_translations enable row level security;
revoke all on private.outdated_translations from public, anon, authenticated, service_role;
insert into private.retention (relation, reason)
  values ('private.outdated_translations', 'Goes with the translation, or once it is confirmed (trigger).');

create function private.note_outdated() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    delete from private.outdated_translations
    where table_name = tg_table_name and (tg_op = 'TRUNCATE' or row_id = old.id);
    return null;
  end if;
  -- One after another: who saves a translation and who saves its original see what the other one saved.
  execute format('select from public.%I where id = $1 for no key update', tg_table_name)
    using coalesce(new.translation_of, new.id);
  execute format(
    'with family as (
      select translation.id, translation.language,
        translation.translated_from is distinct from original.words_digest
          and not translation.is_archived and not original.is_archived as is_outdated
      from public.%1$I as original join public.%1$I as translation on translation.translation_of = original.id
      where original.id = $1
    ), up_to_date as (
      delete from private.outdated_translations
      using family where table_name = %1$L and row_id = family.id and not is_outdated
    )
    insert into private.outdated_translations (table_name, row_id, language)
    select %1$L, id, language from family where is_outdated
    on conflict do nothing',
    tg_table_name
  ) using coalesce(new.translation_of, new.id);
  return null;
end;
$$;
comment on function private.note_outdated is 'Trigger: keeps which translations are of other words than their original has now.';

create function public.list_outdated_translations(p_language text, p_limit integer)
returns table (table_name text, row_id uuid, language text, since timestamptz, total bigint)
language sql stable
security definer
set search_path = ''
as $$
  select listed.table_name, listed.row_id, listed.language, listed.since, (
    select count(*) from private.outdated_translations as outdated
    where outdated.table_name = any ((select private.own_tables())::text[])
      and p_language in ('', outdated.language)
  )
  from private.outdated_translations as listed
  where listed.table_name = any ((select private.own_tables())::text[])
    and p_language in ('', listed.language)
  order by listed.since desc, listed.row_id
  limit least(p_limit, 1000)
$$;
comment on function public.list_outdated_translations is 'Translations whose original changed since, the last change first, in one language or, for an empty text, in all, and how many there are; those of the tables that the caller may use.';
revoke execute on function private.note_outdated, public.list_outdated_translations from public, anon, authenticated, service_role;
grant execute on function public.list_outdated_translations to authenticated;

do $$
declare
  relation text;
begin
  foreach relation in array array[
    'website_content', 'pms_providers', 'faq_items', 'blog_posts', 'product_updates', 'job_openings'
  ] loop
    execute format(
      'insert into private.outdated_translations (table_name, row_id, language)
        select %1$L, translation.id, translation.language
        from public.%1$I as translation join public.%1$I as original on original.id = translation.translation_of
        where translation.translated_from is distinct from original.words_digest
          and not translation.is_archived and not original.is_archived;
      create trigger note_outdated_insert after insert on public.%1$I
        for each row when (new.translation_of is not null) execute function private.note_outdated();
      create trigger note_outdated_update after update on public.%1$I
        for each row when (
          (old.words_digest, old.is_archived) is distinct from (new.words_digest, new.is_archived)
          or old.translated_from is distinct from new.translated_from
        ) execute function private.note_outdated();
      create trigger note_outdated_delete after delete on public.%1$I
        for each row when (old.translation_of is not null) execute function private.note_outdated();
      create trigger note_outdated_truncate after truncate on public.%1$I
        for each statement execute function private.note_outdated()',
      relation
    );
  end loop;
end;
$$;

-- As in 20261126213000_roles.sql. The translations that were deleted with an original come back with it.
create or replace function public.restore_row(p_change bigint) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.content_changes;
  columns text;
  restored integer;
  deleted_with record;
begin
  if not private.has_role('owner', 'editor', 'inbox') then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select * into change from public.content_changes where id = p_change;
  if not found or change.before is null
    or not exists (select from private.admin_tables where table_name = change.table_name and is_restorable) then
    return false;
  end if;
  if change.table_name <> all (private.own_tables()) then
    raise exception using errcode = '42501', message = 'not a table of this role';
  end if;
  -- A column that came later gets its default, and one that is gone is left out.
  select string_agg(format('%I', attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', change.table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and change.before ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
    change.table_name, columns
  ) using change.before || jsonb_build_object('updated_at', clock_timestamp());
  get diagnostics restored = row_count;
  -- The history has no transactions, and one deletion is done within seconds.
  for deleted_with in
    select id from public.content_changes
    where restored > 0 and change.operation = 'delete' and operation = 'delete'
      and created_at between change.created_at - interval '5 seconds' and change.created_at + interval '5 seconds'
      and table_name = change.table_name and before ->> 'translation_of' = change.row_id
  loop
    begin
      perform public.restore_row(deleted_with.id);
    exception when unique_violation then
      null; -- another row has its address by now: its own history still has it
    end;
  end loop;
  return restored > 0;
end;
$$;
comment on function public.restore_row is 'Stores a deleted row again as it was before a change, in every column but updated_at, with the translations that were deleted with it, for a role that may use its table (private.admin_tables). False: there is no such change, or the row is there. A value that must be unique and is taken raises 23505.';

-- As in 20261127100000_trust.sql, with the language of each row.
create or replace view public.content_moments with (security_invoker = true) as
select 'blog_posts'::text as table_name, id::text as row_id, title as title, 'appears'::text as event,
  greatest(public_from, date::timestamp at time zone 'Europe/Zurich') as moment, language
from public.blog_posts where status = 'published' and not is_archived
union all
select 'blog_posts'::text, id::text, title, 'ends'::text, public_until, language
from public.blog_posts where status = 'published' and not is_archived and public_until is not null
union all
select 'product_updates'::text, id::text, title, 'appears'::text, created_at, language
from public.product_updates where visible and not is_archived
union all
select 'product_updates'::text, id::text, title, 'ends'::text, public_until, language
from public.product_updates where visible and not is_archived and public_until is not null
union all
select 'faq_items'::text, id::text, question, 'appears'::text, public_from, language
from public.faq_items where visible and not is_archived and public_from is not null
union all
select 'faq_items'::text, id::text, question, 'ends'::text, public_until, language
from public.faq_items where visible and not is_archived and public_until is not null
union all
select 'website_content'::text, id::text, page_title, 'appears'::text, public_from, language
from public.website_content where (visible or slug = 'features') and not is_archived and public_from is not null
union all
select 'website_content'::text, id::text, page_title, 'ends'::text, public_until, language
from public.website_content where (visible or slug = 'features') and not is_archived and public_until is not null
union all
select 'job_openings'::text, id::text, title, 'appears'::text, public_from, language
from public.job_openings where is_active and not is_archived and public_from is not null
union all
select 'job_openings'::text, id::text, title, 'ends'::text, public_until, language
from public.job_openings where is_active and not is_archived and public_until is not null
union all
select 'pms_providers'::text, id::text, name, 'appears'::text, public_from, language
from public.pms_providers where visible and not is_archived and public_from is not null
union all
select 'pms_providers'::text, id::text, name, 'ends'::text, public_until, language
from public.pms_providers where visible and not is_archived and public_until is not null
union all
select 'channel_rules'::text, id::text, channel, 'appears'::text, public_from, 'en'
from public.channel_rules where visible and not is_archived and public_from is not null
union all
select 'channel_rules'::text, id::text, channel, 'ends'::text, public_until, 'en'
from public.channel_rules where visible and not is_archived and public_until is not null
union all
select 'subprocessors'::text, id::text, name, 'appears'::text, public_from, 'en'
from public.subprocessors where visible and not is_archived and public_from is not null
union all
select 'subprocessors'::text, id::text, name, 'ends'::text, public_until, 'en'
from public.subprocessors where visible and not is_archived and public_until is not null
union all
select 'price_changes'::text, id::text, value || ' EUR', 'announced'::text, announced_from, 'en'
from public.price_changes
union all
select 'price_changes'::text, id::text, value || ' EUR', 'price'::text, valid_from, 'en'
from public.price_changes;
