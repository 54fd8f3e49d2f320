-- The channel rules in the languages of the site, as 20261127110000_translations.sql has it for the other tables: the summary
-- and the title of the source are a translation's own. Channel, situation and verdict are those of the original.
alter table public.channel_rules
  add column language text not null default 'en' check (language in ('en', 'de', 'fr', 'nl', 'et')),
  add column translation_of uuid references public.channel_rules (id) on delete cascade,
  add column translated_from text check (translated_from ~ '^[0-9a-f]{32}$'),
  add column words_digest text not null
    generated always as (md5(verdict || e'\n' || summary || e'\n' || coalesce(source_title, ''))) stored,
  add constraint channel_rules_original_is_english check ((language = 'en') = (translation_of is null)),
  add constraint channel_rules_translated_from_original check (translated_from is null or translation_of is not null),
  add constraint channel_rules_one_translation unique (translation_of, language),
  drop constraint channel_rules_channel_situation_key,
  add constraint channel_rules_channel_situation_key unique (channel, situation, language),
  add constraint channel_rules_id_settings unique (id, channel, situation, verdict),
  add constraint channel_rules_same_settings foreign key (translation_of, channel, situation, verdict)
    references public.channel_rules (id, channel, situation, verdict) on update cascade on delete cascade,
  -- A translation has the source of its original.
  drop constraint channel_rules_verdict_has_source,
  add constraint channel_rules_verdict_has_source check (
    verdict = 'unknown' or translation_of is not null
    or (source_title is not null and source_url is not null and checked_on is not null)
  );
comment on column public.channel_rules.language is 'The language of the words; en for an original.';
comment on column public.channel_rules.translation_of is 'The English row with the same meaning; null for an original. A translation is deleted with it.';
comment on column public.channel_rules.translated_from is 'The words_digest that the original had when the translation was confirmed last: another one now says that the original changed since.';
comment on column public.channel_rules.words_digest is 'Tells two versions of the words apart; of the settings only the verdict counts, because the summary gives its reason.';
grant insert (language, translation_of, translated_from), update (translated_from) on public.channel_rules to authenticated;

create trigger check_translation before insert or update of language, translation_of on public.channel_rules
  for each row execute function private.check_translation();
create trigger note_outdated_insert after insert on public.channel_rules
  for each row when (new.translation_of is not null) execute function private.note_outdated();
create trigger note_outdated_update after update on public.channel_rules
  for each row when (
    (old.words_digest, old.is_archived) is distinct from (new.words_digest, new.is_archived)
    or old.translated_from is distinct from new.translated_from
  ) execute function private.note_outdated();
create trigger note_outdated_delete after delete on public.channel_rules
  for each row when (old.translation_of is not null) execute function private.note_outdated();
create trigger note_outdated_truncate after truncate on public.channel_rules
  for each statement execute function private.note_outdated();

-- As in 20261127110000_translations.sql, with the channel rules.
create or replace view private.public_originals as
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
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
union all
select 'channel_rules'::text, id from public.channel_rules
where language = 'en' and visible
  and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived;
comment on view private.public_originals is 'The originals that visitors may read now. Policies ask it for translations.';
revoke all on private.public_originals from public, anon, authenticated, service_role;
grant select on private.public_originals to anon, authenticated;

alter policy "Everyone reads public channel rules" on public.channel_rules
  using (
    visible and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
    and (
      language = 'en' or translation_of = (
        select originals.id from private.public_originals as originals
        where originals.table_name = 'channel_rules' and originals.id = translation_of
      )
    )
  );

-- The lists of the site and of the desk are those of one language.
drop index public.channel_rules_order, public.channel_rules_admin_order, public.channel_rules_archived_order,
  public.channel_rules_admin_channel, public.channel_rules_archived_channel;
create index channel_rules_order on public.channel_rules (display_order, id)
  where visible and not is_archived and language = 'en';
do $$
declare
  one record;
begin
  for one in select * from (values ('order', 'display_order, id'), ('channel', 'channel, id')) as orders (name, columns) loop
    execute format(
      'create index channel_rules_admin_%1$s on public.channel_rules (%2$s) where not is_archived and language = ''en'';
      create index channel_rules_archived_%1$s on public.channel_rules (%2$s) where is_archived and language = ''en'';
      create index channel_rules_translated_%1$s on public.channel_rules (language, is_archived, %2$s) where language <> ''en''',
      one.name, one.columns
    );
  end loop;
end;
$$;

-- As in 20261127130000_outdated_translations.sql, with the language of each rule.
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
select 'channel_rules'::text, id::text, channel, 'appears'::text, public_from, language
from public.channel_rules where visible and not is_archived and public_from is not null
union all
select 'channel_rules'::text, id::text, channel, 'ends'::text, public_until, language
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
