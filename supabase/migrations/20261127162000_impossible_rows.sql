-- What can never happen is not stored: an article that ends before its day, a redirect from the address of a page that is
-- there, one to a page that no row has, and a translation of a support question among the others.

-- Only where one of the two changes: an older row with this fault can still be archived.
create function private.refuse_ended_article() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.date, old.public_until) is not distinct from (new.date, new.public_until) then
    return new;
  end if;
  if new.translation_of is null and new.date::timestamp at time zone 'Europe/Zurich' >= new.public_until then
    raise exception using errcode = '23A01', message = 'the article ends before its day';
  end if;
  return new;
end;
$$;
comment on function private.refuse_ended_article is 'Trigger: refuses an article that is not public any more when its day comes (23A01). A translation has the day of its original.';
revoke execute on function private.refuse_ended_article from public, anon, authenticated, service_role;

create trigger refuse_ended_article before insert or update of date, public_until on public.blog_posts
  for each row execute function private.refuse_ended_article();

create function private.page_at(p_path text) returns text
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
      where id = row_id or translation_of = row_id;
    when 'careers' then
      select bool_or(is_active and not is_archived and language = spoken) into is_shown from public.job_openings
      where id = row_id or translation_of = row_id;
    when 'product-updates' then
      select bool_or(visible and not is_archived and language = spoken) into is_shown from public.product_updates
      where id = row_id or translation_of = row_id;
    else
      return null;
  end case;
  return case when is_shown then 'shown' when not is_shown then 'stored' else 'missing' end;
end;
$$;
comment on function private.page_at is 'Whether a row has its page at an address: shown, stored (a draft, archived, in another language), or missing. Null for an address that no row gives a page.';
revoke execute on function private.page_at from public, anon, authenticated, service_role;

-- As in 20261127110000_translations.sql, with the pages of every table. Only what a person or a script writes is judged by its
-- target: a renamed page takes along what led to it.
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
  if private.page_at(new.from_path) = 'shown' then
    raise exception using errcode = '23R02', message = 'there is a page at the old address';
  end if;
  if pg_trigger_depth() = 1 and private.page_at(target) = 'missing'
    and (tg_op = 'INSERT' or new.to_path is distinct from old.to_path) then
    raise exception using errcode = '23R04', message = 'there is no page at the new address';
  end if;
  if tg_op = 'INSERT' and not new.is_automatic and (select count(*) from public.redirects) >= 5000 then
    raise exception using errcode = '23R03', message = 'too many redirects';
  end if;
  return new;
end;
$$;
comment on function private.settle_redirect is 'Trigger: collapses a chain, and refuses a loop (23R01), the address of a page that is there (23R02), a target that no row has (23R04), and more than the site keeps in memory (23R03).';
revoke execute on function private.settle_redirect from public, anon, authenticated, service_role;

-- The form of a question has its type; a translation has none of its own.
create function private.take_type_along() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.faq_items set type = new.type where translation_of = new.id and type <> new.type;
  return null;
end;
$$;
comment on function private.take_type_along is 'Trigger: the translations of a question have its type.';
revoke execute on function private.take_type_along from public, anon, authenticated, service_role;

create trigger take_type_along after update of type on public.faq_items
  for each row when (old.type <> new.type and new.translation_of is null)
  execute function private.take_type_along();
