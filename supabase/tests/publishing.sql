-- Who sees what is written, and when: every table that visitors read, in every combination of its flag, its moments and the
-- archive; and the prices that are scheduled.
begin;
select no_plan();

insert into auth.users (id, email)
select format('00000000-0000-4000-8000-00000000000%s', place)::uuid, role || '@publishing.example'
from (values ('a', 'owner'), ('b', 'editor'), ('c', 'inbox'), ('d', 'user')) as people (place, role);
update public.profiles set role = case right(id::text, 1) when 'a' then 'owner' when 'b' then 'editor' when 'c' then 'inbox' end
where id::text like '00000000-0000-4000-8000-00000000000_' and right(id::text, 1) <> 'd';
create function pg_temp.as_role(reader text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', coalesce(json_build_object('sub', case reader
    when 'owner' then '00000000-0000-4000-8000-00000000000a' when 'editor' then '00000000-0000-4000-8000-00000000000b'
    when 'inbox' then '00000000-0000-4000-8000-00000000000c' when 'user' then '00000000-0000-4000-8000-00000000000d' end)::text, '{}'), true);
  perform set_config('role', case reader when 'anonymous' then 'anon' else 'authenticated' end, true);
end
$$;
grant execute on function pg_temp.as_role to anon, authenticated;

create temp table kinds (relation text, title text, own_flag text, columns text, own_values text, who_reads_all text[]);
insert into kinds values
  ('blog_posts', 'title', $$status = 'published'$$, 'title, status, date', $$'%1$s', case when %2$L then 'published' else 'draft' end, '2020-01-01'$$, '{owner,editor}'),
  ('product_updates', 'title', 'visible', 'title, body, visible, created_at', $$'%1$s', 'Text', %2$L, '2020-01-01'$$, '{owner,editor}'),
  ('faq_items', 'question', 'visible', 'question, answer, visible', $$'%1$s', 'An answer of some length.', %2$L$$, '{owner,editor,inbox}'),
  ('website_content', 'nav_title', 'visible', 'nav_title, slug, page_title, visible', $$'%1$s', lower('%1$s'), 'Page', %2$L$$, '{owner,editor}'),
  ('job_openings', 'title', 'is_active', 'title, department, location, type, description, is_active', $$'%1$s', 'a', 'b', 'c', 'd', %2$L$$, '{owner,editor}'),
  ('pms_providers', 'name', 'visible', 'name, code, visible', $$'%1$s', upper(replace('%1$s', '-', '_')), %2$L$$, '{owner,editor}'),
  ('channel_rules', 'channel', 'visible', 'channel, situation, summary, visible', $$'%1$s', 'direct', 'Not known.', %2$L$$, '{owner,editor}'),
  ('subprocessors', 'name', 'visible', 'name, task, data, country, safeguard, since, visible', $$'%1$s', 'a', 'b', 'c', 'd', '2020-01-01', %2$L$$, '{owner,editor}');
create temp table states as
select format('state-%s', row_number() over ()) as name, is_on, public_from, public_until, is_archived,
  is_on and not is_archived and coalesce(public_from <= now(), true) and coalesce(public_until > now(), true) as is_public
from (values (true), (false)) as flags (is_on)
cross join (values (null::timestamptz), (now() - interval '2 days'), (now()), (now() + interval '1 minute')) as starts (public_from)
cross join (values (null::timestamptz), (now() - interval '1 day'), (now() + interval '2 minutes')) as ends (public_until)
cross join (values (false), (true)) as archive (is_archived)
where public_from is null or public_until is null or public_until > public_from;

do $$
declare
  kind kinds;
  state states;
begin
  for kind in select * from kinds loop
    for state in select * from states loop
      execute format('insert into public.%I (%s, public_from, public_until, is_archived) values (%s, %L, %L, %L)',
        kind.relation, kind.columns, format(kind.own_values, state.name, state.is_on), state.public_from, state.public_until, state.is_archived);
    end loop;
  end loop;
end
$$;

create function pg_temp.seen(kind kinds, reader text) returns text[] language plpgsql as $$
declare
  names text[];
begin
  perform pg_temp.as_role(reader);
  execute format('select array_agg(%1$I order by %1$I) from public.%2$I where %1$I like ''state-%%''', kind.title, kind.relation) into names;
  perform set_config('role', 'none', true);
  return names;
end
$$;
grant select on kinds, states to anon, authenticated;
select is(
  pg_temp.seen(kinds, reader),
  (select array_agg(name order by name) from states where is_public or reader = any (who_reads_all)),
  format('%s of %s: %s', case when reader = any (who_reads_all) then 'all rows' else 'nothing but what flag, moments and archive let through' end, relation, reader)
)
from kinds cross join unnest(array['anonymous', 'user', 'inbox', 'editor', 'owner']) as reader;
select cmp_ok((select count(*) from states where is_public)::int, '>', 3, 'some of these states are public');

-- What the combinations do not have.
select throws_ok(
  format('update public.%I set public_from = now(), public_until = now()', relation), '23514', null, relation || ': no end before its beginning'
)
from kinds;
insert into public.blog_posts (title, status, date, public_from)
values ('publishing: tomorrow', 'published', (now() at time zone 'Europe/Zurich')::date + 1, now() - interval '1 day');
insert into public.website_content (slug, nav_title, page_title, public_until) values ('publishing-a', 'A', 'A', now() - interval '1 day');
update public.website_content set public_until = now() - interval '1 minute' where slug = 'features';
select pg_temp.as_role('anonymous');
select is_empty($$select 1 from public.blog_posts where title = 'publishing: tomorrow'$$, 'a moment does not bring an article before its day');
select is_empty($$select 1 from public.website_content where slug = 'features'$$, 'the features document ends with its moment, though no flag hides it');
reset role;

update public.website_content set slug = 'what-it-does' where slug = 'features';
select pg_temp.as_role('anonymous');
select is_empty($$select 1 from public.website_content where slug = 'what-it-does'$$, 'and under another name too');
reset role;
update public.website_content set slug = 'features' where slug = 'what-it-does';

-- Applications
create temp table ended_job as select id from public.job_openings where title = (select name from states where is_on and not is_archived and public_until < now() limit 1);
create temp table coming_job as select id from public.job_openings where title = (select name from states where is_on and not is_archived and public_from > now() limit 1);
create temp table archived_job as select id from public.job_openings where title = (select name from states where is_on and is_archived and public_from is null and public_until is null);
select throws_ok(
  format('insert into public.job_applications (job_id, full_name, email) select id, ''Ada Example'', ''ada@publishing.example'' from %I', relation),
  'P0001', 'position closed', 'no application: ' || relation
)
from unnest(array['ended_job', 'coming_job', 'archived_job']) as relation;

-- Questions are moved among those that the list shows.
update public.faq_items set is_archived = true;
insert into public.faq_items (id, question, answer, display_order) values
  ('00000000-0000-4000-8000-0000000000f1', 'The first question?', 'An answer of some length.', 1),
  ('00000000-0000-4000-8000-0000000000f2', 'The second question?', 'An answer of some length.', 2);
select pg_temp.as_role('inbox');
select ok(
  public.move_faq_item('00000000-0000-4000-8000-0000000000f2', 1, array['00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000f2']::uuid[]),
  'what is archived is not in the way of a question that is moved'
);
reset role;

-- The date of an update
insert into public.product_updates (title, body, public_from) values ('publishing: dated', 'Text', '2030-05-01 07:00+00');
select is(created_at, '2030-05-01 07:00+00', 'a scheduled update is as old as its first day') from public.product_updates where title = 'publishing: dated';
update public.product_updates set public_from = null where title = 'publishing: dated';
select is(created_at, now(), 'and public at once when the moment is taken away') from public.product_updates where title = 'publishing: dated';

-- What falls due makes the pages of its table expire, once.
create temp table process (position jsonb);
create function pg_temp.due(since interval) returns text language plpgsql as $$
declare
  answer jsonb;
begin
  answer := public.read_content_changes((select position from process) || jsonb_build_object('at', now() - since, 'known', '{}'));
  return answer ->> 'tables';
end
$$;
truncate public.content_changes;
insert into process select public.read_content_changes(null) -> 'position';
alter table public.blog_posts disable trigger user;
alter table public.product_updates disable trigger user;
alter table public.faq_items disable trigger user;
alter table public.website_content disable trigger user;
alter table public.job_openings disable trigger user;
alter table public.pms_providers disable trigger user;
alter table public.channel_rules disable trigger user;
alter table public.subprocessors disable trigger user;
alter table public.price_changes disable trigger user;
update public.blog_posts set public_from = null, public_until = null, date = '2020-01-01';
update public.product_updates set public_from = null, public_until = null, created_at = '2020-01-01';
update public.faq_items set public_from = null, public_until = null;
update public.website_content set public_from = null, public_until = null;
update public.job_openings set public_from = null, public_until = null;
update public.pms_providers set public_from = null, public_until = null;
update public.channel_rules set public_from = null, public_until = null;
update public.subprocessors set public_from = null, public_until = null;
select is(pg_temp.due('1 day'), '[]', 'where nothing falls due, nothing expires');
create function pg_temp.due_of(kind kinds, assignment text) returns text language plpgsql as $$
declare
  outcome text;
begin
  execute format('update public.%1$I set %2$s where ctid = (select ctid from public.%1$I where not is_archived and %3$s limit 1)', kind.relation, assignment, kind.own_flag);
  outcome := pg_temp.due('1 minute') || pg_temp.due('10 seconds');
  execute format('update public.%I set public_from = null, public_until = null', kind.relation);
  if kind.relation = 'product_updates' then
    update public.product_updates set created_at = '2020-01-01';
  end if;
  return outcome;
end
$$;
select is(
  pg_temp.due_of(kinds, case relation when 'product_updates' then 'public_from = now() - interval ''30 seconds'', created_at = now() - interval ''30 seconds''' else 'public_from = now() - interval ''30 seconds''' end),
  format('["%s"][]', relation), 'what appeared since the position is told once: ' || relation
)
from kinds;
select is(
  pg_temp.due_of(kinds, 'public_until = now() - interval ''30 seconds'''), format('["%s"][]', relation),
  'what ended since the position is told once: ' || relation
)
from kinds;
update public.blog_posts set date = (now() at time zone 'Europe/Zurich')::date
where id = (select id from public.blog_posts where status = 'published' and not is_archived limit 1);
select is(pg_temp.due('24 hours'), '["blog_posts"]', 'the day of an article begins at midnight in Zurich');
update public.blog_posts set date = '2020-01-01';

-- Prices
insert into public.price_changes (name, value, announced_from, valid_from) values
  ('pricing_standard_monthly', '25', now() - interval '1 hour', now() + interval '1 day'),
  ('pricing_standard_yearly', '250', now() + interval '1 hour', now() + interval '2 days');
select pg_temp.as_role('anonymous');
select results_eq('select value from public.price_changes', $$values ('25')$$, 'a visitor reads a price from its announcement on, and not before');
select results_eq('select value from public.announced_prices', $$values ('25')$$, 'and the pricing section names it');
select isnt((select value from public.current_prices where name = 'pricing_standard_monthly'), '25', 'it is not the price before its moment');
select pg_temp.as_role('editor');
select results_eq('select value from public.price_changes', $$values ('25')$$, 'an editor knows no more of prices than a visitor');
select pg_temp.as_role('owner');
select results_eq('select count(*)::int from public.price_changes', 'values (2)', 'an owner reads all');
reset role;
alter table public.price_changes enable trigger user;
select throws_ok(
  $$insert into public.price_changes (name, value, announced_from, valid_from) values ('pricing_standard_monthly', '1', now() - interval '1 day', now())$$,
  '22023', null, 'a price change does not begin in the past'
);
select throws_ok($$update public.price_changes set announced_from = valid_from + interval '1 minute'$$, '23514', null, 'nor before it is announced');
alter table public.price_changes disable trigger user;
update public.price_changes set valid_from = now() - interval '1 minute' where value = '25';
alter table public.price_changes enable trigger user;
select is(pg_temp.due('2 minutes'), '["price_changes"]', 'a price that begins makes the pages expire');
select throws_ok($$update public.price_changes set value = '26' where value = '25'$$, '22023', null, 'a price that has begun is not changed');
select pg_temp.as_role('anonymous');
select is((select value from public.current_prices where name = 'pricing_standard_monthly'), '25', 'from its moment on it is the price');
select is_empty('select 1 from public.announced_prices', 'and is announced no longer');
reset role;
set local role service_role;
select is(public.apply_due_prices(), 1, 'the server stores what is due');
select is(public.apply_due_prices(), 0, 'once');
reset role;
select is((select value from public.config where name = 'pricing_standard_monthly'), '25', 'in the settings');
select is(
  (select after ->> 'value' from public.content_changes where table_name = 'config' order by id desc limit 1), '25', 'with a line in the history'
);
update public.config set value = '27' where name = 'pricing_standard_monthly';
select is((select value from public.current_prices where name = 'pricing_standard_monthly'), '27', 'a price that is changed afterwards is the price');

-- The list of what is coming
update public.faq_items set public_from = now() + interval '1 hour', visible = false;
update public.job_openings set public_until = now() + interval '1 hour', is_archived = true;
update public.website_content set public_until = now() + interval '3 hours' where slug = 'features';
select pg_temp.as_role('editor');
select results_eq(
  $$select table_name, event from public.content_moments where moment > now() order by moment$$,
  $$values ('website_content', 'ends')$$, 'an editor sees what is coming, without drafts, archive and secret prices'
);
select pg_temp.as_role('owner');
select results_eq(
  $$select table_name, event from public.content_moments where moment > now() order by moment$$,
  $$values ('price_changes', 'announced'), ('website_content', 'ends'), ('price_changes', 'price')$$, 'an owner sees the prices too'
);
reset role;
set local role anon;
select throws_ok('select 1 from public.content_moments', '42501', null, 'a visitor does not ask what is coming');
reset role;

-- What can never happen
alter table public.blog_posts enable trigger refuse_ended_article;
select throws_ok(
  $$insert into public.blog_posts (title, status, date, public_until) values ('Over', 'published', '2027-03-02', '2027-03-01 23:00+00')$$,
  '23A01', null, 'an article is not over before its day begins in Zurich'
);
insert into public.blog_posts (id, title, status, date, public_until)
values ('00000000-0000-4000-8000-0000000000e9', 'An hour', 'published', '2027-03-02', '2027-03-02 00:00+00');
select throws_ok(
  $$update public.blog_posts set date = '2027-03-03' where id = '00000000-0000-4000-8000-0000000000e9'$$, '23A01', null, 'nor moved behind its end'
);
alter table public.blog_posts disable trigger refuse_ended_article;
update public.blog_posts set date = '2027-03-03' where id = '00000000-0000-4000-8000-0000000000e9';
alter table public.blog_posts enable trigger refuse_ended_article;
select lives_ok(
  $$update public.blog_posts set is_archived = true, date = date where id = '00000000-0000-4000-8000-0000000000e9'$$, 'one that was stored before can be archived'
);

select * from finish();
rollback;
