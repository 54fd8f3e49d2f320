-- Old addresses: chains, loops, renaming there and back; and the addresses that were asked for and not found.
begin;
select no_plan();

insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000a3', 'editor@redirects.example');
update public.profiles set role = 'editor' where id = '00000000-0000-4000-8000-0000000000a3';
delete from public.redirects;

create function pg_temp.leads(address text) returns text language sql as
$$ select to_path from public.redirects where from_path = address $$;
grant execute on function pg_temp.leads to authenticated;

-- Chains and loops
insert into public.redirects (from_path, to_path) values ('/a', '/b'), ('/y', '/c'), ('/b', '/c#part');
select is(pg_temp.leads('/a'), '/c#part', 'a redirect to what is an old address by now leads to its target: no visitor takes two steps');
insert into public.redirects (from_path, to_path) values ('/z', '/b');
select is(pg_temp.leads('/z'), '/c#part', 'a redirect to an old address is stored with the target of that one');
insert into public.redirects (from_path, to_path) values ('/c', '/d');
select is(
  (select array_agg(distinct to_path) from public.redirects), array['/d'], 'the next link of a chain moves all that led to it, with a place in the page or without'
);
select throws_ok(
  $$insert into public.redirects (from_path, to_path) values ('/d', '/a')$$, '23R01', null, 'a loop over several redirects is refused'
);
select throws_ok(
  $$insert into public.redirects (from_path, to_path) values ('/e', '/e#top')$$, '23R01', null, 'so is a redirect to itself'
);
select throws_ok(
  $$update public.redirects set from_path = '/d' where from_path = '/a'$$, '23R01', null, 'so is a redirect that becomes a loop'
);
update public.redirects set to_path = '/f' where from_path = '/c';
select is(pg_temp.leads('/a'), '/d', 'a target that is changed changes no other redirect');

-- What is no address of this site
select throws_ok(
  format('insert into public.redirects (from_path, to_path) values (%L, %L)', from_path, to_path), '23514', null,
  format('not stored: %s to %s', to_json(from_path), to_json(to_path))
)
from (values
  ('//evil.example', '/d'), ('/old', '//evil.example'), ('/old', 'https://evil.example'), ('/old', '/\evil.example'),
  ('/old', '/%5Cevil.example'), ('/old', '/%2Fevil.example'), ('/old', '/a/../b'), ('/old?x=1', '/d'), ('/old', '/d?x=1'),
  (e'/old\r\nLocation: x', '/d'), ('/old', '/%0d%0aLocation:x'), ('/old', '/%0D%0AX'), ('/old', '/ä'), ('/', '/d'),
  ('/old/', '/d'), ('old', '/d'), ('', '/d'), ('/' || repeat('a', 300), '/d'), ('/old', '/d#a b')
) as refused (from_path, to_path);

-- Renaming
insert into public.website_content (id, slug, nav_title, page_title, visible) values
  ('00000000-0000-4000-8000-0000000000c1', 'house-rules', 'Rules', 'House rules', true),
  ('00000000-0000-4000-8000-0000000000c2', 'sketch', 'Sketch', 'Sketch', false);
insert into public.redirects (from_path, to_path) values ('/rules', '/info/house-rules');
select throws_ok(
  $$insert into public.redirects (from_path, to_path) values ('/info/house-rules', '/d')$$, '23R02', null, 'the address of a page that visitors read leads nowhere else'
);
select throws_ok(
  format('insert into public.redirects (from_path, to_path) values (%L, %L)', address, '/d'), '23R02', null, 'nor does ' || address
)
from (
  (select '/resources/' || id from public.blog_posts where status = 'published' and language = 'en' limit 1)
  union all (select '/careers/' || id from public.job_openings where is_active and language = 'en' limit 1)
  union all (select '/product-updates/' || id from public.product_updates where visible and language = 'en' limit 1)
  union all (select '/integrations/' || lower(code) from public.pms_providers where language = 'en' limit 1)
) as shown (address);
select lives_ok(
  format('insert into public.redirects (from_path, to_path) values (%L, ''/d'')', '/resources/' || id), 'the address of a draft may'
)
from public.blog_posts where status = 'draft' limit 1;
select throws_ok(
  format('insert into public.redirects (from_path, to_path) values (''/lost'', %L)', target), '23R04', null, 'nothing leads to ' || target
)
from (values
  ('/info/nowhere'), ('/de/info/house-rules'), ('/integrations/nowhere'), ('/resources/nowhere'),
  ('/careers/00000000-0000-4000-8000-00000000ffff'), ('/fr/product-updates/00000000-0000-4000-8000-00000000ffff')
) as missing (target);
insert into public.redirects (from_path, to_path) values ('/lost', '/resources/feed.xml');

set local role authenticated;
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a3"}', true);
update public.website_content set slug = 'the-rules' where slug = 'house-rules';
select is(pg_temp.leads('/info/house-rules'), '/info/the-rules', 'an editor who renames a page leaves a redirect');
select is(pg_temp.leads('/rules'), '/info/the-rules', 'and what led to the page still does, in one step');
update public.website_content set slug = 'rules' where slug = 'the-rules';
select is(pg_temp.leads('/info/house-rules'), '/info/rules', 'renamed twice, the first name leads to the last');
update public.website_content set slug = 'house-rules' where slug = 'rules';
select is(pg_temp.leads('/info/house-rules'), null, 'renamed back, the page is at its address again');
select is(pg_temp.leads('/info/the-rules'), '/info/house-rules', 'and both other names lead to it');
update public.website_content set slug = 'sketch-2' where slug = 'sketch';
select is(pg_temp.leads('/info/sketch'), null, 'the address of a page that visitors never read is not kept');
update public.website_content set visible = true where slug = 'sketch-2';
update public.website_content set visible = false where slug = 'sketch-2';
update public.website_content set slug = 'sketch-3' where slug = 'sketch-2';
select is(pg_temp.leads('/info/sketch-2'), '/info/sketch-3', 'that of a page which was visible for a while is');
update public.website_content set page_title = 'Rules of the house' where slug = 'house-rules';
update public.pms_providers set code = 'AIRBNB_COM' where code = 'AIRBNB';
select is(pg_temp.leads('/integrations/airbnb'), '/integrations/airbnb_com', 'a provider keeps its address in small letters');
update public.pms_providers set code = 'AIRBNB' where code = 'AIRBNB_COM';
select is(pg_temp.leads('/integrations/airbnb'), null, 'and gets it back');
select ok(
  (select bool_and(is_automatic) from public.redirects where from_path like '/info/%'), 'redirects of renamed pages say that no one typed them'
);
select throws_ok(
  $$insert into public.redirects (from_path, to_path, is_automatic) values ('/x', '/d', true)$$, '42501', null, 'an editor cannot say so'
);
insert into public.website_content (id, language, translation_of, slug, nav_title, page_title, visible) values
  ('00000000-0000-4000-8000-0000000000c3', 'de', '00000000-0000-4000-8000-0000000000c1', 'hausregeln', 'Regeln', 'Hausregeln', true);
update public.website_content set slug = 'hausordnung' where slug = 'hausregeln';
select is(pg_temp.leads('/de/info/hausregeln'), '/de/info/hausordnung', 'a page renamed in German leads on in German');
select is(pg_temp.leads('/info/hausregeln'), null, 'and takes no address of the English pages');
select throws_ok(
  $$insert into public.redirects (from_path, to_path) values ('/de/info/hausordnung', '/d')$$, '23R02', null, 'the address of a German page leads nowhere else'
);
insert into public.redirects (from_path, to_path) values ('/info/hausordnung', '/info/house-rules');
select is(pg_temp.leads('/info/hausordnung'), '/info/house-rules', 'and the same words are free in English');
delete from public.redirects where from_path = '/info/hausordnung';
reset role;

-- Readable addresses: the id leads on by itself
insert into public.blog_posts (id, title, status) values ('00000000-0000-4000-8000-0000000000f1', 'Keys', 'published');
insert into public.job_openings (id, title, department, location, type, description, is_active) values
  ('00000000-0000-4000-8000-0000000000f2', 'Porter', 'a', 'b', 'c', 'd', true);
insert into public.redirects (from_path, to_path) values
  ('/keys', '/resources/00000000-0000-4000-8000-0000000000f1#end'), ('/porter', '/careers/00000000-0000-4000-8000-0000000000f2');
set local role authenticated;
update public.blog_posts set slug = 'keys' where id = '00000000-0000-4000-8000-0000000000f1';
update public.job_openings set slug = 'porter' where id = '00000000-0000-4000-8000-0000000000f2';
select results_eq(
  $$select from_path, to_path from public.redirects where from_path ~ '-0000000000f|^/(keys|porter)$' order by 1$$,
  $$values ('/keys', '/resources/keys'), ('/porter', '/careers/porter')$$, 'what led to an id leads to the readable address, and the id has no redirect'
);
select throws_ok(format('insert into public.redirects (from_path, to_path) values (%L, ''/d'')', address), '23R02', null, 'there is a page at ' || address)
from unnest('{/resources/keys,/careers/porter,/resources/00000000-0000-4000-8000-0000000000f1}'::text[]) as address;
select throws_ok($$insert into public.redirects (from_path, to_path) values ('/lost', '/careers/keys')$$, '23R04', null, 'the address of an article is none of a position');
update public.blog_posts set slug = 'night-keys' where slug = 'keys';
update public.job_openings set slug = null where slug = 'porter';
select is(pg_temp.leads('/resources/keys'), '/resources/night-keys', 'another readable address leaves a redirect');
select is(pg_temp.leads('/careers/porter'), '/careers/00000000-0000-4000-8000-0000000000f2', 'one that is taken away leads to the id');
update public.job_openings set slug = 'porter' where id = '00000000-0000-4000-8000-0000000000f2';
select is(pg_temp.leads('/careers/porter'), null, 'and is a page when it is given again');
reset role;
insert into public.blog_posts (id, title, slug) values ('00000000-0000-4000-8000-0000000000f3', 'Sketch', 'secret-a1');
insert into public.blog_posts (id, title, slug, status, date) values ('00000000-0000-4000-8000-0000000000f4', 'Later', 'secret-b1', 'published', current_date + 9);
insert into public.job_openings (id, title, department, location, type, description, slug) values
  ('00000000-0000-4000-8000-0000000000f5', 'Closed', 'a', 'b', 'c', 'd', 'secret-c1');
update public.blog_posts set slug = overlay(slug placing '2' from 9) where slug like 'secret-%';
update public.job_openings set slug = overlay(slug placing '2' from 9) where slug like 'secret-%';
select is_empty($$select from public.redirects where from_path like '%secret-%'$$, 'the address of a draft, of an article of later and of a closed position is not kept');
insert into public.redirects (from_path, to_path) values
  ('/typed-a', '/resources/secret-a2'), ('/typed-b', '/resources/secret-b2'), ('/typed-c', '/careers/secret-c2'),
  ('/typed-d', '/resources/00000000-0000-4000-8000-0000000000f3');
set local role anon;
select results_eq(
  $$select from_path from public.redirects where from_path ~ '^/(typed-|keys|porter|lost)' order by 1$$, $$values ('/keys'), ('/lost'), ('/porter'), ('/typed-d')$$,
  'visitors read of a redirect to a public article or position, to the feed and to an id, and of none to the name of a draft'
);
reset role;

-- The features document, hidden, under another name
update public.website_content set visible = false where slug = 'features';
update public.website_content set slug = 'what-it-does' where slug = 'features';
set local role anon;
select isnt_empty($$select from public.website_content where slug = 'what-it-does'$$, 'the documentation reads its first page under its new name, hidden or not');
select is_empty($$select from public.website_content where slug = 'sketch-3'$$, 'and no other hidden page');
reset role;

-- What a visitor may read of renamed drafts: no name that was never public, whatever becomes of it later.
delete from public.redirects;
create function pg_temp.known() returns text[] language sql as
$$ select array_agg(from_path || ' ' || to_path order by from_path) from public.redirects where from_path || to_path ~ 'draft[-_]' $$;
grant execute on function pg_temp.known to anon, authenticated;
create function pg_temp.known_to_visitors() returns text[] language plpgsql as $$
declare
  known text[];
begin
  set local role anon;
  known := pg_temp.known();
  reset role;
  return known;
end;
$$;
insert into public.website_content (id, slug, nav_title, page_title, visible, public_from, is_archived) values
  ('00000000-0000-4000-8000-0000000000d1', 'draft-a1', 'a', 'a', false, null, false),
  ('00000000-0000-4000-8000-0000000000d2', 'draft-b1', 'b', 'b', true, now() + interval '1 day', false),
  ('00000000-0000-4000-8000-0000000000d3', 'draft-c1', 'c', 'c', true, null, true);
insert into public.website_content (id, language, translation_of, slug, nav_title, page_title, visible) values
  ('00000000-0000-4000-8000-0000000000d4', 'de', '00000000-0000-4000-8000-0000000000d1', 'draft-d1', 'd', 'd', true),
  ('00000000-0000-4000-8000-0000000000d5', 'de', '00000000-0000-4000-8000-0000000000c1', 'draft-e1', 'e', 'e', false)
on conflict (translation_of, language) do update set slug = excluded.slug, visible = false;
insert into public.pms_providers (id, name, code, visible, public_until, is_archived) values
  ('00000000-0000-4000-8000-0000000000d6', 'f', 'DRAFT_F1', false, null, false),
  ('00000000-0000-4000-8000-0000000000d7', 'g', 'DRAFT_G1', true, now() - interval '1 day', false),
  ('00000000-0000-4000-8000-0000000000d8', 'h', 'DRAFT_H1', true, null, true);
insert into public.pms_providers (language, translation_of, name, code) values ('fr', '00000000-0000-4000-8000-0000000000d6', 'f', 'DRAFT_F1');
delete from public.redirects;
update public.website_content set slug = overlay(slug placing '2' from 8) where slug like 'draft-_1';
update public.pms_providers set code = overlay(code placing '2' from 8) where code like 'DRAFT__1' and language = 'en';
select is(pg_temp.known(), null, 'a row that was never public leaves no redirect: hidden, of later, of before, archived, or of a hidden original');
update public.website_content set visible = true, public_from = null, is_archived = false where slug like 'draft-_2';
update public.pms_providers set visible = true, public_until = null, is_archived = false where code like 'DRAFT__2';
select is(pg_temp.known_to_visitors(), null, 'nor when it is published');

update public.website_content set slug = 'draft-a3', visible = false where slug = 'draft-a2';
update public.website_content set slug = 'draft-d3' where slug = 'draft-d2';
update public.pms_providers set code = 'DRAFT_F3', visible = false where code = 'DRAFT_F2' and language = 'en';
update public.redirects set to_path = to_path || '#part' where to_path = '/info/draft-a3';
insert into public.redirects (from_path, to_path) values ('/typed', '/info/draft-a3');
select is(pg_temp.known_to_visitors(), null, 'a public row that is renamed and withdrawn leads visitors to no draft, neither does a redirect that was typed');
set local role authenticated;
select is(cardinality(pg_temp.known()), 5, 'an editor reads each');
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a4"}', true);
select is(pg_temp.known(), null, 'another account reads what visitors do');
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a3"}', true);
reset role;
update public.website_content set slug = 'draft-a4' where slug = 'draft-a3';
update public.website_content set slug = 'draft-a5', visible = true where slug = 'draft-a4';
update public.pms_providers set visible = true where code = 'DRAFT_F3';
select is(
  pg_temp.known_to_visitors(),
  array[
    '/de/info/draft-d2 /de/info/draft-d3', '/fr/integrations/draft_f2 /fr/integrations/draft_f3', '/info/draft-a2 /info/draft-a5',
    '/integrations/draft_f2 /integrations/draft_f3', '/typed /info/draft-a5'
  ],
  'published again, the addresses that were public lead on, and the names between stay unknown'
);
update public.website_content set public_until = now() where slug = 'draft-a5';
select is(
  pg_temp.known_to_visitors(), array['/fr/integrations/draft_f2 /fr/integrations/draft_f3', '/integrations/draft_f2 /integrations/draft_f3'],
  'and no longer than it is public'
);
select ok(
  private.public_times('website_content', jsonb_build_object('id', 'forgotten', 'slug', 'a', 'visible', true), 'slug') <> '{}',
  'a row without a history was public if it is'
);

select * from finish();
rollback;
