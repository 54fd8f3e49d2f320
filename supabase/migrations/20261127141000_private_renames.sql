-- A redirect is public only if both of its ends are or were: the name of a draft is nobody's to read.

-- When visitors could read a row. What it held is known from its history, and where that was forgotten from the row itself.
-- Takes the row as it is or was just now; with a column, only the times count at which it had the same value there.
create function private.public_times(p_table text, p_row jsonb, p_column text default null) returns tstzmultirange
language sql
set search_path = ''
as $$
  with changes as (
    select id, before, after, created_at from public.content_changes where table_name = p_table and row_id = p_row ->> 'id'
  ),
  states as (
    (select before as held, '-infinity'::timestamptz as since, created_at as until from changes order by id limit 1)
    union all
    select after, created_at, lead(created_at, 1, clock_timestamp()) over (order by id) from changes
    union all
    select p_row, '-infinity', clock_timestamp() where not exists (select from changes)
  ),
  shown as (
    select greatest(since, (held ->> 'public_from')::timestamptz) as since, least(until, (held ->> 'public_until')::timestamptz) as until
    from states
    -- Before a table had one of these columns, all of its rows were public.
    where (p_column is null or held ->> p_column = p_row ->> p_column)
      and coalesce((held ->> 'visible')::boolean, true) and not coalesce((held ->> 'is_archived')::boolean, false)
  )
  select coalesce(range_agg(tstzrange(since, until)) filter (where since < until), '{}') from shown;
$$;
comment on function private.public_times is 'When visitors could read a row, of its own accord; with a column, under the value that it has there.';

-- As in 20261127110000_translations.sql. An address that visitors could never read leads nowhere. The first page of the
-- documentation is read at each of its names, visible or not.
create or replace function private.keep_old_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefix text := case new.language when 'en' then '' else '/' || new.language end || tg_argv[0];
  was text := prefix || lower(to_jsonb(old) ->> tg_argv[1]);
  becomes text := prefix || lower(to_jsonb(new) ->> tg_argv[1]);
  times tstzmultirange := private.public_times(tg_table_name, to_jsonb(old), tg_argv[1]);
  original jsonb;
begin
  if old.translation_of is not null then
    execute format('select to_jsonb(originals) from public.%I as originals where id = $1', tg_table_name)
      into original using old.translation_of;
    times := times * private.public_times(tg_table_name, original);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.redirects', 0));
  -- Renamed back, or to an address that led elsewhere: the page wins.
  delete from public.redirects where from_path = becomes;
  if not isempty(times) or was = '/info/features'
    or exists (select from public.redirects where from_path = '/info/features' and to_path = was) then
    insert into public.redirects (from_path, to_path, is_automatic) values (was, becomes, true)
    on conflict (from_path) do update set to_path = excluded.to_path, is_automatic = true;
  else
    -- Pages that lived here before lead on to the new name.
    update public.redirects set to_path = becomes where split_part(to_path, '#', 1) = was;
  end if;
  return null;
end;
$$;

-- The pages that can be renamed, as far as visitors may read them now.
create view private.public_pages as
select 'info'::text as part, language, slug as name from public.website_content
where (language = 'en' or visible) and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  and id = (
    select website_content.id from private.public_originals as originals
    where originals.table_name = 'website_content' and originals.id = coalesce(translation_of, website_content.id)
  )
union all
select 'integrations'::text, language, code from public.pms_providers
where visible and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  and id = (
    select pms_providers.id from private.public_originals as originals
    where originals.table_name = 'pms_providers' and originals.id = coalesce(translation_of, pms_providers.id)
  );
comment on view private.public_pages is 'The part of the site, the language and the slug or code of each page that visitors may read now. The policy of the redirects asks it.';
revoke all on private.public_pages from public, anon, authenticated, service_role;
grant select on private.public_pages to anon, authenticated;

-- Those whose target is a draft are read again when it is public. A page without a translation is read in English under the
-- address of the other language.
drop policy "Everyone reads the redirects" on public.redirects;
create policy "Everyone reads redirects to what is public" on public.redirects
  for select to anon, authenticated
  using (
    to_path !~ '^(/(de|fr|nl|et))?/(info|integrations)/'
    -- A scalar subquery: it is asked by key, and never reads all pages into a hash.
    or (
      select pages.name from private.public_pages as pages
      where pages.part = substring(to_path from '^(?:/(?:de|fr|nl|et))?/(info|integrations)/')
        and pages.language in ('en', coalesce(substring(to_path from '^/(de|fr|nl|et)/'), 'en'))
        and pages.name = case
          when to_path ~ '^(/(de|fr|nl|et))?/info/' then substring(to_path from '/info/([^/#]+)')
          else upper(substring(to_path from '/integrations/([^/#]+)'))
        end
      limit 1
    ) is not null
  );
create policy "Owners and editors read all redirects" on public.redirects
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));

-- Those that told the name of a draft: so far each renamed provider left one.
delete from public.redirects
where is_automatic and from_path in (
  select case held ->> 'language' when 'de' then '/de' when 'fr' then '/fr' when 'nl' then '/nl' when 'et' then '/et' else '' end
    || '/integrations/' || lower(held ->> 'code')
  from (
    select row_id, after as held from public.content_changes where table_name = 'pms_providers' and after is not null
  ) as states
  group by 1
  having bool_and(
    private.public_times('pms_providers', held || jsonb_build_object('id', row_id), 'code') = '{}'
  )
);

revoke execute on function private.public_times, private.keep_old_address from public, anon, authenticated, service_role;
