-- Translations: which rows may be one, and who reads them.
begin;
select no_plan();
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'editor@translations.example'),
  ('00000000-0000-4000-8000-00000000000b', 'inbox@translations.example'),
  ('00000000-0000-4000-8000-00000000000c', 'user@translations.example');
update public.profiles set role = 'editor' where id = '00000000-0000-4000-8000-00000000000a';
update public.profiles set role = 'inbox' where id = '00000000-0000-4000-8000-00000000000b';

insert into public.website_content (id, slug, nav_title, page_title, visible) values
  ('00000000-0000-4000-8000-0000000000e1', 'tr-open', 'Open', 'Open', true),
  ('00000000-0000-4000-8000-0000000000e2', 'tr-hidden', 'Hidden', 'Hidden', false);
insert into public.website_content (id, language, translation_of, slug, nav_title, page_title, visible) values
  ('00000000-0000-4000-8000-0000000000d1', 'de', '00000000-0000-4000-8000-0000000000e1', 'tr-offen', 'Offen', 'Offen', true),
  ('00000000-0000-4000-8000-0000000000d2', 'de', '00000000-0000-4000-8000-0000000000e2', 'tr-verborgen', 'Zu', 'Zu', true),
  ('00000000-0000-4000-8000-0000000000c1', 'fr', '00000000-0000-4000-8000-0000000000e1', 'tr-ouvert', 'Brouillon', 'Brouillon', false);

select throws_ok(format('insert into public.website_content (language, translation_of, slug, nav_title, page_title) values (%L, %L, %L, ''a'', ''a'')', language, original, slug), code, null, what)
from (values
  ('de', '00000000-0000-4000-8000-0000000000e1', 'tr-zwei', '23505', 'one translation of an original in a language'),
  ('en', '00000000-0000-4000-8000-0000000000e1', 'tr-en', '23514', 'no translation into English'),
  ('de', null, 'tr-ohne', '23514', 'no original in another language'),
  ('es', '00000000-0000-4000-8000-0000000000e1', 'tr-es', '23514', 'no language that the site does not have'),
  ('fr', '00000000-0000-4000-8000-0000000000d1', 'tr-kette', '23T02', 'no translation of a translation'),
  ('fr', '00000000-0000-4000-8000-0000000000aa', 'tr-nichts', '23503', 'no translation of nothing'),
  ('fr', '00000000-0000-4000-8000-0000000000e2', 'tr-ouvert', '23505', 'an address is taken once in a language')
) as tries (language, original, slug, code, what);
select lives_ok(
  $$insert into public.website_content (language, translation_of, slug, nav_title, page_title) values ('fr', '00000000-0000-4000-8000-0000000000e2', 'tr-open', 'a', 'a')$$,
  'the same address in two languages'
);
select throws_ok(
  $$update public.website_content set language = 'fr' where slug = 'tr-offen'$$, '23T01', null, 'a row keeps its language'
);

set local role anon;
select results_eq(
  $$select slug from public.website_content where slug like 'tr-%' order by slug$$, $$values ('tr-offen'), ('tr-open')$$,
  'anonymous: a translation that is public and whose original is, no other'
);
reset role;
update public.website_content set is_archived = true where slug = 'tr-open' and language = 'en';
set local role anon;
select is_empty($$select slug from public.website_content where slug like 'tr-%'$$, 'anonymous: none once the original is archived');
reset role;
update public.website_content set is_archived = false where slug = 'tr-open' and language = 'en';

-- The original changed since
create function pg_temp.is_stale() returns boolean language sql as $$
  select translation.translated_from <> original.words_digest
  from public.website_content as translation join public.website_content as original on original.id = translation.translation_of
  where translation.slug = 'tr-offen'
$$;
update public.website_content set translated_from = (select words_digest from public.website_content where slug = 'tr-open' and language = 'en')
where slug in ('tr-offen', 'tr-ouvert');
update public.website_content set order_index = 9 where slug = 'tr-open' and language = 'en';
select is(pg_temp.is_stale(), false, 'another setting leaves a translation up to date');
update public.website_content set content = 'Other words' where slug = 'tr-open' and language = 'en';
select is(pg_temp.is_stale(), true, 'other words do not');

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a"}', true);
set local role authenticated;
create function pg_temp.outdated(wanted text default '') returns text language sql as $$
  select string_agg(pages.slug, ' ' order by pages.slug) || ' of ' || max(total)
  from public.list_outdated_translations(wanted, 100) as listed join public.website_content as pages on pages.id = listed.row_id
  where pages.translation_of = '00000000-0000-4000-8000-0000000000e1'
$$;
select is(pg_temp.outdated('de'), 'tr-offen of 2', 'editor: finds what the changed original made old, in one language');
update public.website_content set translated_from = (select words_digest from public.website_content where slug = 'tr-open' and language = 'en')
where slug = 'tr-ouvert';
select is(pg_temp.outdated('fr'), null, 'and no more what was confirmed for the new words');
update public.website_content set order_index = 3, page_title = 'Offen!' where slug = 'tr-offen';
select is(pg_temp.outdated('de'), 'tr-offen of 2', 'other words of a translation do not confirm it');
update public.website_content set is_archived = true where slug = 'tr-open' and language = 'en';
select is(pg_temp.outdated(), null, 'none of an archived original');
update public.website_content set is_archived = false where slug = 'tr-open' and language = 'en';
update public.website_content set is_archived = true where slug = 'tr-offen';
select is(pg_temp.outdated(), null, 'none that is archived itself');
update public.website_content set is_archived = false where slug = 'tr-offen';
select is(pg_temp.outdated('de'), 'tr-offen of 2', 'and both come back');
select lives_ok(
  $$insert into public.website_content (id, language, translation_of, slug, nav_title, page_title)
    values (gen_random_uuid(), 'nl', '00000000-0000-4000-8000-0000000000e1', 'tr-open', 'Open', 'Open')$$,
  'editor: makes a translation'
);
select throws_ok(
  $$update public.website_content set translation_of = null where slug = 'tr-offen'$$, '42501', null, 'editor: gives it no other original'
);
delete from public.website_content where id = '00000000-0000-4000-8000-0000000000e1';
reset role;
select results_eq(
  $$select before ->> 'language' from public.content_changes where operation = 'delete' and before ->> 'slug' like 'tr-%' order by 1$$,
  $$values ('de'), ('en'), ('fr'), ('nl')$$, 'translations are deleted with their original, and the history keeps each'
);
select is_empty(
  $$select * from private.outdated_translations where row_id = '00000000-0000-4000-8000-0000000000d1'$$, 'none that was deleted is out of date'
);
-- The French one lost its address meanwhile.
insert into public.website_content (id, slug, nav_title, page_title) values ('00000000-0000-4000-8000-0000000000e3', 'tr-other', 'a', 'a');
insert into public.website_content (language, translation_of, slug, nav_title, page_title)
  values ('fr', '00000000-0000-4000-8000-0000000000e3', 'tr-ouvert', 'a', 'a');
set local role authenticated;
select ok(public.restore_row(id), 'editor: an original that was deleted comes back')
from public.content_changes where operation = 'delete' and row_id = '00000000-0000-4000-8000-0000000000e1';
select results_eq(
  $$select language, slug from public.website_content where translation_of = '00000000-0000-4000-8000-0000000000e1' order by 1$$,
  $$values ('de', 'tr-offen'), ('nl', 'tr-open')$$, 'with its translations, but one whose address is taken'
);
reset role;

insert into public.pms_providers (id, name, code) values ('00000000-0000-4000-8000-0000000000b1', 'Translated', 'TR_ONE');
insert into public.pms_providers (language, translation_of, name, code) values ('de', '00000000-0000-4000-8000-0000000000b1', 'Übersetzt', 'TR_ONE');
update public.pms_providers set code = 'TR_TWO' where id = '00000000-0000-4000-8000-0000000000b1';
select results_eq(
  $$select code from public.pms_providers where name = 'Übersetzt'$$, $$values ('TR_TWO')$$, 'the code of a provider is the same in all languages'
);
select results_eq(
  $$select from_path, to_path from public.redirects where from_path like '%tr\_one' order by 1$$,
  $$values ('/de/integrations/tr_one', '/de/integrations/tr_two'), ('/integrations/tr_one', '/integrations/tr_two')$$,
  'each language keeps its old address'
);

-- A rule of a channel is the same in all languages but for its words.
insert into public.channel_rules (id, channel, situation, summary) values
  ('00000000-0000-4000-8000-0000000000ca', 'Letters', 'direct', 'Not known.');
create function pg_temp.rule(spoken text, original uuid, called text, answer text) returns text language sql as $$
  select format('insert into public.channel_rules (language, translation_of, channel, situation, summary, verdict) values (%L, %L, %L, ''direct'', ''tr'', %L)',
    spoken, original, called, answer)
$$;
select throws_ok(pg_temp.rule(spoken, original, called, answer), code, null, what) from (values
  ('en', null, 'Letters', 'unknown', '23505', 'one rule of a channel for a situation'),
  ('en', null, 'Doves', 'allowed', '23514', 'an original has its source'),
  ('de', '00000000-0000-4000-8000-0000000000ca'::uuid, 'Briefe', 'unknown', '23503', 'a rule keeps its channel'),
  ('de', '00000000-0000-4000-8000-0000000000ca', 'Letters', 'allowed', '23503', 'and its verdict')
) as tries (spoken, original, called, answer, code, what);
select lives_ok(pg_temp.rule('de', '00000000-0000-4000-8000-0000000000ca', 'Letters', 'unknown'), 'a rule is translated');
update public.channel_rules set translated_from = (
  select words_digest from public.channel_rules where id = '00000000-0000-4000-8000-0000000000ca'
) where summary = 'tr';
update public.channel_rules set verdict = 'allowed', source_title = 'A', source_url = 'https://a.example', checked_on = '2026-11-27'
where id = '00000000-0000-4000-8000-0000000000ca';
set local role anon;
select results_eq(
  $$select verdict from public.channel_rules where summary = 'tr'$$, $$values ('allowed')$$, 'anonymous: reads it with the verdict of its original'
);
reset role;
select isnt_empty(
  $$select from private.outdated_translations where table_name = 'channel_rules'
    and row_id = (select id from public.channel_rules where summary = 'tr')$$, 'another verdict makes its words old'
);
update public.channel_rules set visible = false where id = '00000000-0000-4000-8000-0000000000ca';
set local role anon;
select is_empty($$select from public.channel_rules where summary = 'tr'$$, 'anonymous: none of an original that is hidden');
reset role;
delete from public.channel_rules where id = '00000000-0000-4000-8000-0000000000ca';

insert into public.job_openings (id, title, department, location, type, description, is_active) values
  ('00000000-0000-4000-8000-0000000000a1', 'Night porter', 'Support', 'Zurich', 'Full-time', 'Words', true);
insert into public.job_openings (id, language, translation_of, title, department, location, type, description, is_active) values
  ('00000000-0000-4000-8000-0000000000a2', 'de', '00000000-0000-4000-8000-0000000000a1', 'Nachtportier', 'Betreuung', 'Zürich', 'Vollzeit', 'Wörter', true);
insert into public.job_applications (job_id, full_name, email) values ('00000000-0000-4000-8000-0000000000a2', 'Ada Example', 'ada@translations.example');
select results_eq(
  $$select job_id, job_title from public.job_applications where email = 'ada@translations.example'$$,
  $$values ('00000000-0000-4000-8000-0000000000a1'::uuid, 'Night porter')$$, 'an application through a translation is for the position itself'
);

-- Who may use which lists
insert into public.faq_items (id, question, answer) values ('00000000-0000-4000-8000-0000000000f1', 'Is it old?', 'By an hour, not more.');
insert into public.faq_items (language, translation_of, question, answer) values ('de', '00000000-0000-4000-8000-0000000000f1', 'Ist es alt?', 'Eine Stunde, nicht mehr.');
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b"}', true);
set local role authenticated;
select results_eq(
  'select distinct table_name from public.list_outdated_translations('''', 100)', $$values ('faq_items')$$, 'inbox: sees old questions and no pages'
);
reset role;

-- The seeds
select is_empty(
  format($$select t.language, t.id from public.%1$I as t join public.%1$I as o on o.id = t.translation_of where t.translated_from is distinct from o.words_digest and t.%2$s not in ('Übersetzt', 'Ist es alt?')$$, name, case name when 'faq_items' then 'question' when 'channel_rules' then 'channel' else 'name' end),
  'seeded translations of ' || name || ' are up to date'
) from unnest('{faq_items,pms_providers,channel_rules}'::text[]) as name;
-- A question that goes to the support page takes its translations along.
update public.faq_items set type = 'support' where id = (select translation_of from public.faq_items where language = 'de' and type = 'faq' limit 1);
select is_empty(
  $$select from public.faq_items as translation join public.faq_items as original on original.id = translation.translation_of
    where translation.type <> original.type$$, 'a translation has the type of its original'
);

select * from finish();
rollback;
