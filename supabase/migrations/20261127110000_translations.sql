-- What visitors read, in the languages of the site. A translation is a row of the same table: its words, its address and
-- its moments are its own, and all else is the original's. So history, preview, search and rights are those of every row.

-- A row keeps its language, and a translation its original, which is English.
create function private.check_translation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_original boolean;
begin
  if tg_op = 'UPDATE' and (old.language, old.translation_of) is distinct from (new.language, new.translation_of) then
    raise exception using errcode = '23T01', message = 'a row keeps its language and its original';
  end if;
  if tg_op = 'INSERT' and new.translation_of is not null then
    execute format('select translation_of is null from public.%I where id = $1', tg_table_name)
      into is_original using new.translation_of;
    -- One that does not exist is refused by the foreign key.
    if not is_original then
      raise exception using errcode = '23T02', message = 'a translation has no translations';
    end if;
  end if;
  return new;
end;
$$;
comment on function private.check_translation is 'Trigger: refuses another language or original for a row that is there (23T01), and a translation of a translation (23T02).';
revoke execute on function private.check_translation from public, anon, authenticated, service_role;

do $$
declare
  one record;
begin
  for one in
    select * from (values
      ('website_content', $w$page_title || e'\n' || nav_title || e'\n' || content || e'\n' || coalesce(seo_title, '') || e'\n' || coalesce(seo_description, '')$w$),
      ('pms_providers', $w$name || e'\n' || description || e'\n' || coalesce(seo_title, '') || e'\n' || coalesce(seo_description, '')$w$),
      ('faq_items', $w$question || e'\n' || answer || e'\n' || coalesce(category, '')$w$),
      ('blog_posts', $w$title || e'\n' || excerpt || e'\n' || content || e'\n' || image_alt || e'\n' || coalesce(category, '') || e'\n' || coalesce(seo_title, '') || e'\n' || coalesce(seo_description, '')$w$),
      ('product_updates', $w$title || e'\n' || body || e'\n' || image_alt$w$),
      ('job_openings', $w$title || e'\n' || department || e'\n' || location || e'\n' || type || e'\n' || description || e'\n' || requirements || e'\n' || coalesce(seo_title, '') || e'\n' || coalesce(seo_description, '')$w$)
    ) as tables (relation, words)
  loop
    execute format(
      'alter table public.%1$I
        add column language text not null default ''en'' check (language in (''en'', ''de'', ''fr'', ''nl'', ''et'')),
        add column translation_of uuid references public.%1$I (id) on delete cascade,
        add column translated_from text check (translated_from ~ ''^[0-9a-f]{32}$''),
        add column words_digest text not null generated always as (md5(%2$s)) stored,
        add constraint %1$s_original_is_english check ((language = ''en'') = (translation_of is null)),
        add constraint %1$s_translated_from_original check (translated_from is null or translation_of is not null),
        add constraint %1$s_one_translation unique (translation_of, language);
      create trigger check_translation before insert or update of language, translation_of on public.%1$I
        for each row execute function private.check_translation();
      comment on column public.%1$I.language is ''The language of the words; en for an original.'';
      comment on column public.%1$I.translation_of is ''The English row with the same meaning; null for an original. A translation is deleted with it.'';
      comment on column public.%1$I.translated_from is ''The words_digest that the original had when the translation was confirmed last: another one now says that the original changed since.'';
      comment on column public.%1$I.words_digest is ''Tells two versions of the words apart; settings do not count.'';
      grant insert (language, translation_of, translated_from), update (translated_from) on public.%1$I to authenticated',
      one.relation, one.words
    );
  end loop;
end;
$$;

-- An address is taken once in each language. The code of a provider is the same in all of them.
alter table public.website_content
  drop constraint website_content_slug_key,
  add constraint website_content_slug_key unique (slug, language);
alter table public.pms_providers
  drop constraint pms_providers_code_key,
  add constraint pms_providers_code_key unique (code, language),
  add constraint pms_providers_id_code unique (id, code),
  add constraint pms_providers_same_code foreign key (translation_of, code) references public.pms_providers (id, code)
    on update cascade on delete cascade;

-- What visitors may read of the originals, by the rules of their policies. The policies of the same tables ask this view for
-- a translation: it reads with the rights of its owner, because a policy cannot ask its own table.
create view private.public_originals as
select 'website_content'::text as table_name, id from public.website_content
where language = 'en' and (
    visible or slug = 'features'
    or slug = (select substr(to_path, 7) from public.redirects where from_path = '/info/features' and to_path like '/info/%')
  )
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'pms_providers'::text, id from public.pms_providers
where language = 'en' and visible
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'faq_items'::text, id from public.faq_items
where language = 'en' and visible
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'blog_posts'::text, id from public.blog_posts
where language = 'en' and status = 'published' and date <= (now() at time zone 'Europe/Zurich')::date
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'product_updates'::text, id from public.product_updates
where language = 'en' and visible and created_at <= now()
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'job_openings'::text, id from public.job_openings
where language = 'en' and is_active
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived;
comment on view private.public_originals is 'The originals that visitors may read now. Policies ask it for translations.';
revoke all on private.public_originals from public, anon, authenticated, service_role;
grant select on private.public_originals to anon, authenticated;

-- A scalar subquery: it is asked by key for each translation, and never reads the whole table into a hash.
do $$
declare
  one record;
begin
  for one in
    select policyname, tablename, qual from pg_catalog.pg_policies
    where schemaname = 'public' and 'anon' = any (roles) and cmd = 'SELECT' and tablename in (
      'website_content', 'pms_providers', 'faq_items', 'blog_posts', 'product_updates', 'job_openings'
    ) and policyname <> 'Everyone reads the features document under its new name'
  loop
    execute format(
      'alter policy %I on public.%2$I using (%3$s and (
        language = ''en'' or translation_of = (
          select originals.id from private.public_originals as originals
          where originals.table_name = %2$L and originals.id = translation_of
        )
      ))',
      one.policyname, one.tablename,
      -- The English page of this name is the document; a page of that name in another language is like all pages.
      replace(one.qual, '(slug = ''features''::text)', '(slug = ''features''::text and language = ''en'')')
    );
  end loop;
end;
$$;
drop policy "Everyone reads the features document under its new name" on public.website_content;
create policy "Everyone reads the features document under its new name" on public.website_content
  for select to anon, authenticated
  using (
    slug = (select substr(to_path, 7) from public.redirects where from_path = '/info/features' and to_path like '/info/%')
    and language = 'en'
    and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  );

-- The lists of the site and of the desk are those of one language.
drop index public.website_content_navigation, public.website_content_footer, public.pms_providers_order,
  public.faq_items_type_order, public.blog_posts_newest, public.blog_posts_category_newest, public.product_updates_newest,
  public.product_updates_type_newest, public.job_openings_newest;
create index website_content_navigation on public.website_content (order_index, slug)
  where visible and not is_archived and language = 'en';
create index website_content_footer on public.website_content (order_index, slug)
  where visible and in_footer and not is_archived and language = 'en';
create index pms_providers_order on public.pms_providers (display_order, name)
  where visible and not is_archived and language = 'en';
create index faq_items_type_order on public.faq_items (type, display_order, created_at, id)
  where visible and not is_archived and language = 'en';
create index blog_posts_newest on public.blog_posts (date desc, id desc)
  where status = 'published' and is_complete and not is_archived and language = 'en';
create index blog_posts_category_newest on public.blog_posts (shown_category, date desc, id desc)
  where status = 'published' and is_complete and not is_archived and language = 'en';
create index product_updates_newest on public.product_updates (created_at desc, id desc)
  where visible and not is_archived and language = 'en';
create index product_updates_type_newest on public.product_updates (type, created_at desc, id desc)
  where visible and not is_archived and language = 'en';
create index job_openings_newest on public.job_openings (created_at desc, id desc)
  where is_active and not is_archived and language = 'en';

do $$
declare
  one record;
begin
  for one in
    select * from (values
      ('website_content', 'order', 'order_index, id'), ('website_content', 'title', 'page_title, id'),
      ('pms_providers', 'order', 'display_order, id'), ('pms_providers', 'name', 'name, id'),
      ('faq_items', 'order', 'display_order, created_at, id'),
      ('blog_posts', 'date', 'date, id'), ('blog_posts', 'title', 'title, id'),
      ('product_updates', 'created', 'created_at, id'), ('product_updates', 'title', 'title, id'),
      ('job_openings', 'created', 'created_at, id'), ('job_openings', 'title', 'title, id')
    ) as orders (relation, name, columns)
  loop
    execute format(
      'drop index public.%1$s_admin_%2$s, public.%1$s_archived_%2$s;
      create index %1$s_admin_%2$s on public.%1$I (%3$s) where not is_archived and language = ''en'';
      create index %1$s_archived_%2$s on public.%1$I (%3$s) where is_archived and language = ''en'';
      create index %1$s_translated_%2$s on public.%1$I (language, is_archived, %3$s) where language <> ''en''',
      one.relation, one.name, one.columns
    );
  end loop;
end;
$$;

-- As in 20261126214000_publishing.sql, of the originals.
create or replace view public.blog_categories with (security_invoker = true) as
with recursive walk (category) as (
  (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and not is_archived and language = 'en'
    order by shown_category limit 1
  )
  union all
  select (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and not is_archived and language = 'en' and shown_category > walk.category
    order by shown_category limit 1
  )
  from walk
  where walk.category is not null
)
select category from walk where category is not null order by category;

-- The articles as another language lists them: a page of a category needs both tables at once.
create view public.translated_posts with (security_invoker = true) as
select wanted.language as shown_in, shown.id, shown.language, shown.title, shown.excerpt, original.image_url, original.author,
  shown.shown_category, shown.read_time, original.date, original.id as original_id
from (values ('de'::text), ('fr'::text), ('nl'::text), ('et'::text)) as wanted (language)
cross join public.blog_posts as original
left join public.blog_posts as translation on translation.translation_of = original.id
  and translation.language = wanted.language and translation.status = 'published' and translation.is_complete
join public.blog_posts as shown on shown.id = coalesce(translation.id, original.id)
where original.language = 'en' and original.status = 'published' and original.is_complete and not original.is_archived;
comment on view public.translated_posts is 'The articles of /resources in another language: each by its translation where there is one, else in English, under the date of the original.';
revoke all on public.translated_posts from public, anon, authenticated, service_role;
grant select on public.translated_posts to anon, authenticated, service_role;

-- As in 20261126214000_publishing.sql. A question moves among the originals.
create or replace function public.move_faq_item(p_id uuid, p_place integer, p_seen uuid[]) returns boolean
language plpgsql strict
set search_path = ''
as $$
declare
  others uuid[] := array_remove(p_seen, p_id);
begin
  if not private.has_role('owner', 'editor', 'inbox') then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if array_position(p_seen, p_id) is null or p_place not between 1 and cardinality(p_seen) then
    raise exception using errcode = '22023', message = 'no such question or place';
  end if;
  -- No one writes between the comparison and the change. Readers do not wait.
  lock table public.faq_items in share row exclusive mode;
  if p_seen is distinct from (
    select array_agg(id order by display_order, created_at, id) from public.faq_items
    where not is_archived and language = 'en'
  ) then
    return false;
  end if;
  update public.faq_items
  set display_order = wanted.place
  from unnest(others[:p_place - 1] || p_id || others[p_place:]) with ordinality as wanted (id, place)
  where faq_items.id = wanted.id and faq_items.display_order is distinct from wanted.place;
  return true;
end;
$$;

-- As in 20261126214000_publishing.sql. Who applies through a translation applies for the position itself.
create or replace function private.require_open_position() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select coalesce(translation_of, id) into new.job_id from public.job_openings where id = new.job_id and is_active
    and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived;
  select title into new.job_title from public.job_openings where id = new.job_id and is_active
    and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'position closed';
  end if;
  return new;
end;
$$;

-- As in 20261126215000_redirects.sql, with the pages of each language under its own addresses.
create or replace function private.settle_redirect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  target text := split_part(new.to_path, '#', 1);
  further text;
begin
  if not (private.is_site_path(new.from_path) and new.from_path <> '/' and private.is_site_path(target)
    and char_length(new.to_path) <= 300 and substr(new.to_path, char_length(target) + 1) ~ '^(#[A-Za-z0-9._~-]+)?$') then
    raise exception using errcode = '23514', message = 'not an address of this site';
  end if;
  -- No target is an old address, so one step leads to the end.
  select to_path into further from public.redirects where from_path = target and id <> new.id;
  if found then
    new.to_path := further;
    target := split_part(further, '#', 1);
  end if;
  if target = new.from_path then
    raise exception using errcode = '23R01', message = 'the redirect leads back to itself';
  end if;
  if exists (
      select from public.website_content
      where visible and case language when 'en' then '' else '/' || language end || '/info/' || slug = new.from_path
    )
    or exists (
      select from public.pms_providers
      where case language when 'en' then '' else '/' || language end || '/integrations/' || lower(code) = new.from_path
    ) then
    raise exception using errcode = '23R02', message = 'there is a page at the old address';
  end if;
  if tg_op = 'INSERT' and not new.is_automatic and (select count(*) from public.redirects) >= 5000 then
    raise exception using errcode = '23R03', message = 'too many redirects';
  end if;
  return new;
end;
$$;

create or replace function private.keep_old_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefix text := case new.language when 'en' then '' else '/' || new.language end || tg_argv[0];
  was text := to_jsonb(old) ->> tg_argv[1];
  becomes text := to_jsonb(new) ->> tg_argv[1];
  was_read boolean := tg_table_name <> 'website_content' or was = 'features' or exists (
    select from public.content_changes
    where table_name = 'website_content' and row_id = old.id::text
      and (before ->> 'visible' = 'true' or after ->> 'visible' = 'true')
  ) or coalesce((to_jsonb(old) ->> 'visible')::boolean, false);
begin
  was := prefix || lower(was);
  becomes := prefix || lower(becomes);
  perform pg_advisory_xact_lock(hashtextextended('public.redirects', 0));
  -- Renamed back, or to an address that led elsewhere: the page wins.
  delete from public.redirects where from_path = becomes;
  -- Pages that lived here before lead on to the new name, also where no redirect is needed.
  if was_read or exists (select from public.redirects where split_part(to_path, '#', 1) = was) then
    insert into public.redirects (from_path, to_path, is_automatic) values (was, becomes, true)
    on conflict (from_path) do update set to_path = excluded.to_path, is_automatic = true;
  end if;
  return null;
end;
$$;
