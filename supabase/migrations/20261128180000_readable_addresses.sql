-- Articles and positions have their id as their address. Their owner may give one a readable address: then that is its address,
-- and the id leads on. A translation has its own, in the words of its language.

-- No slug looks like an id, so each key of an address is in one column. Below /resources/lists are the pages of the list.
do $$
declare
  one record;
begin
  for one in
    select * from (values ('blog_posts', '/resources/'), ('job_openings', '/careers/')) as tables (relation, prefix)
  loop
    execute format(
      'alter table public.%1$I
        add column slug text check (
          slug ~ ''^[a-z0-9]+(-[a-z0-9]+)*$'' and char_length(slug) <= 100 and slug <> ''lists''
          and slug !~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$''
        ),
        add constraint %1$s_slug_key unique (slug, language);
      comment on column public.%1$I.slug is ''The readable address, in place of the id; null for none.'';
      grant insert (slug), update (slug) on public.%1$I to authenticated;
      create trigger keep_old_address after update of slug on public.%1$I
        for each row when (old.slug is distinct from new.slug)
        execute function private.keep_old_address(%2$L, ''slug'')',
      one.relation, one.prefix
    );
  end loop;
end;
$$;

-- As in 20261127110000_translations.sql, with the readable address.
create or replace view public.translated_posts with (security_invoker = true) as
select wanted.language as shown_in, shown.id, shown.language, shown.title, shown.excerpt, original.image_url, original.author,
  shown.shown_category, shown.read_time, original.date, original.id as original_id, shown.slug
from (values ('de'::text), ('fr'::text), ('nl'::text), ('et'::text)) as wanted (language)
cross join public.blog_posts as original
left join public.blog_posts as translation on translation.translation_of = original.id
  and translation.language = wanted.language and translation.status = 'published' and translation.is_complete
join public.blog_posts as shown on shown.id = coalesce(translation.id, original.id)
where original.language = 'en' and original.status = 'published' and original.is_complete and not original.is_archived;

-- As in 20261127141000_private_renames.sql, with articles from their day on, and positions.
create or replace function private.public_times(p_table text, p_row jsonb, p_column text default null) returns tstzmultirange
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
    select
      greatest(since, (held ->> 'public_from')::timestamptz, (held ->> 'date')::date::timestamp at time zone 'Europe/Zurich') as since,
      least(until, (held ->> 'public_until')::timestamptz) as until
    from states
    where (p_column is null or held ->> p_column = p_row ->> p_column)
      and case p_table
        when 'blog_posts' then held ->> 'status' = 'published'
        when 'job_openings' then (held ->> 'is_active')::boolean
        -- Before a table had one of these columns, all of its rows were public.
        else coalesce((held ->> 'visible')::boolean, true)
      end
      and not coalesce((held ->> 'is_archived')::boolean, false)
  )
  select coalesce(range_agg(tstzrange(since, until)) filter (where since < until), '{}') from shown;
$$;

-- As in 20261127141000_private_renames.sql. A row without a readable address has its id there. The id needs no redirect: the
-- page leads on by itself.
create or replace function private.keep_old_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefix text := case new.language when 'en' then '' else '/' || new.language end || tg_argv[0];
  was text := prefix || coalesce(lower(to_jsonb(old) ->> tg_argv[1]), old.id::text);
  becomes text := prefix || coalesce(lower(to_jsonb(new) ->> tg_argv[1]), new.id::text);
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

create or replace view private.public_pages as
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
  )
union all
select 'resources'::text, language, slug from public.blog_posts
where slug is not null and status = 'published' and date <= (now() at time zone 'Europe/Zurich')::date
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  and id = (
    select blog_posts.id from private.public_originals as originals
    where originals.table_name = 'blog_posts' and originals.id = coalesce(translation_of, blog_posts.id)
  )
union all
select 'careers'::text, language, slug from public.job_openings
where slug is not null and is_active
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  and id = (
    select job_openings.id from private.public_originals as originals
    where originals.table_name = 'job_openings' and originals.id = coalesce(translation_of, job_openings.id)
  );
comment on view private.public_pages is 'The part of the site, the language and the slug or code of each page that visitors may read now. The policy of the redirects asks it.';
revoke all on private.public_pages from public, anon, authenticated, service_role;
grant select on private.public_pages to anon, authenticated;

-- What leads to an id or to the feed names nothing.
alter policy "Everyone reads redirects to what is public" on public.redirects
  using (
    to_path !~ '^(/(de|fr|nl|et))?/((info|integrations)/|(resources|careers)/(?!feed\.xml|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}))'
    -- A scalar subquery: it is asked by key, and never reads all pages into a hash.
    or (
      select pages.name from private.public_pages as pages
      where pages.part = substring(to_path from '^(?:/(?:de|fr|nl|et))?/(info|integrations|resources|careers)/')
        and pages.language in ('en', coalesce(substring(to_path from '^/(de|fr|nl|et)/'), 'en'))
        and pages.name = case
          when to_path ~ '^(/(de|fr|nl|et))?/integrations/' then upper(substring(to_path from '/integrations/([^/#]+)'))
          else substring(to_path from '/(?:info|resources|careers)/([^/#]+)')
        end
      limit 1
    ) is not null
  );

-- As in 20261127162000_impossible_rows.sql, with the readable addresses.
create or replace function private.page_at(p_path text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  spoken text := coalesce(substring(p_path from '^/(de|fr|nl|et)/'), 'en');
  english text := regexp_replace(p_path, '^/(de|fr|nl|et)/', '/');
  family text := substring(english from '^/(info|integrations|resources|careers|product-updates)/(?!feed\.xml$)[^/]+$');
  key text := substring(english from '^/[a-z-]+/([^/]+)$');
  row_id uuid := case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid end;
  is_shown boolean;
begin
  case family
    when 'info' then
      select bool_or(visible and not is_archived) into is_shown from public.website_content
      where slug = key and language = spoken;
    when 'integrations' then
      select bool_or(language = spoken) into is_shown from public.pms_providers where lower(code) = key;
    when 'resources' then
      select bool_or(status = 'published' and not is_archived and language = spoken) into is_shown from public.blog_posts
      where id = row_id or translation_of = row_id or (slug = key and language = spoken);
    when 'careers' then
      select bool_or(is_active and not is_archived and language = spoken) into is_shown from public.job_openings
      where id = row_id or translation_of = row_id or (slug = key and language = spoken);
    when 'product-updates' then
      select bool_or(visible and not is_archived and language = spoken) into is_shown from public.product_updates
      where id = row_id or translation_of = row_id;
    else
      return null;
  end case;
  return case when is_shown then 'shown' when not is_shown then 'stored' else 'missing' end;
end;
$$;

revoke execute on function private.public_times, private.keep_old_address, private.page_at from public, anon, authenticated, service_role;
