-- The rules of the forms, held by the database as well.
begin;
select no_plan();

create function pg_temp.faq(question text, answer text, category text, type text) returns text language sql as $$
  select format('insert into public.faq_items (question, answer, category, type) values (%L, %L, %L, %L)', question, answer, category, type)
$$;
select lives_ok(pg_temp.faq('Five?', 'Ten chars.', null, 'faq'), 'a question of 5 and an answer of 10 characters pass');
select throws_ok(pg_temp.faq('Four', 'Ten chars.', null, 'faq'), '23514', null, 'a question of 4 characters does not');
select throws_ok(pg_temp.faq('   a   ', 'Ten chars.', null, 'faq'), '23514', null, 'blanks do not count');
select throws_ok(pg_temp.faq('Five?', 'Nine char', null, 'faq'), '23514', null, 'an answer of 9 characters does not');
select throws_ok(pg_temp.faq('Five?', 'Ten chars.', '', 'faq'), '23514', null, 'an empty category is null, not blank');
select throws_ok(pg_temp.faq('Five?', 'Ten chars.', null, 'other'), '23514', null, 'the type is faq or support');

create temp table job as select id from public.job_openings where is_active limit 1;
create function pg_temp.application(full_name text, email text, resume_url text) returns text language sql as $$
  select format('insert into public.job_applications (job_id, full_name, email, resume_url) select id, %L, %L, %L from pg_temp.job', full_name, email, resume_url)
$$;
select lives_ok(pg_temp.application('Bo', 'bo@example.ch', null), 'a name of 2 characters passes, without a resume');
select lives_ok(pg_temp.application('Bo', 'bo@example.ch', '00000000-0000-4000-8000-000000000001.docx'), 'and with one');
select throws_ok(pg_temp.application('B', 'bo@example.ch', null), '23514', null, 'a name of 1 character does not');
select throws_ok(pg_temp.application('Bo', 'bo at example.ch', null), '23514', null, 'no address without @');
select throws_ok(pg_temp.application('Bo', 'bo@example.ch', 'https://example.ch/cv.pdf'), '23514', null, 'a resume is a path in the bucket');
select throws_ok(pg_temp.application('Bo', 'bo@example.ch', '00000000-0000-4000-8000-000000000001.docx'), '23505', null, 'a resume belongs to one application');

select lives_ok($$insert into public.newsletter_subscriptions (email) values ('bo@example.ch')$$, 'an address subscribes');
select throws_ok($$insert into public.newsletter_subscriptions (email) values ('bo@example.ch')$$, '23505', null, 'once');
select throws_ok($$insert into public.newsletter_subscriptions (email) values ('Bo@example.ch')$$, '23514', null, 'in lower case');

select throws_ok($$insert into public.config (name, value) values ('pricing_extra', 'a lot')$$, '23514', null, 'a price is a number');
select throws_ok($$insert into public.website_content (slug, nav_title, page_title) values ('Not A Slug', 'a', 'b')$$, '23514', null, 'a slug is lower case and hyphens');
create function pg_temp.addressed(relation text, address text, more text default '', value text default '') returns text language sql as $$
  select format('insert into public.%s, slug%s) values (%s, %L%s)',
    case relation when 'article' then 'blog_posts (title' else 'job_openings (title, department, location, type, description' end, more,
    case relation when 'article' then '''a''' else '''a'', ''b'', ''c'', ''d'', ''e''' end, address, value)
$$;
select lives_ok(pg_temp.addressed(relation, 'night-keys'), format('a readable address of an %s passes', relation)) from unnest('{article,opening}'::text[]) as relation;
select throws_ok(pg_temp.addressed(relation, address), code, null, format('not for an %s: %L', relation, address))
from unnest('{article,opening}'::text[]) as relation
cross join (values
  ('Night-keys', '23514'), ('night--keys', '23514'), ('a/b', '23514'), ('feed.xml', '23514'), ('', '23514'), ('lists', '23514'), (repeat('a', 101), '23514'),
  (gen_random_uuid()::text, '23514'), ('night-keys', '23505')
) as tries (address, code);
select lives_ok(
  pg_temp.addressed('article', 'night-keys', ', language, translation_of', format(', ''de'', %L', id)), 'the same words are free in another language'
)
from public.blog_posts where slug = 'night-keys';
select throws_ok($$insert into public.pms_providers (name, code) values ('Lower', 'lower')$$, '23514', null, 'a provider code is upper case');
select throws_ok($$insert into public.pms_providers (name, code, icon) values ('Script', 'SCRIPT', 'javascript:alert(1)')$$, '23514', null, 'an icon is an address or an image');
create function pg_temp.rule(verdict text, title text, url text, checked text) returns text language sql as $$
  select format('insert into public.channel_rules (channel, situation, summary, verdict, source_title, source_url, checked_on) values (%L, %L, %L, %L, %L, %L, %L)',
    'Pigeon ' || gen_random_uuid(), 'direct', 'In our words.', verdict, title, url, checked)
$$;
select lives_ok(pg_temp.rule('unknown', null, null, null), 'a rule that is not known needs no source');
select lives_ok(pg_temp.rule(verdict, 'A page', 'https://pigeon.example', '2026-11-27'), 'one with its source and day passes: ' || verdict)
from unnest('{allowed,not_allowed}'::text[]) as verdict;
select throws_ok(pg_temp.rule(verdict, title, url, checked), '23514', null, format('a verdict %s lacks its %s', verdict, lack))
from unnest('{allowed,not_allowed}'::text[]) as verdict
cross join (values
  (null, 'https://pigeon.example', '2026-11-27', 'source'), ('A page', null, '2026-11-27', 'address'), ('A page', 'https://pigeon.example', null, 'day')
) as parts (title, url, checked, lack);
select throws_ok(pg_temp.rule('unknown', 'A page', url, '2026-11-27'), '23514', null, 'no source at ' || url)
from unnest(array['http://pigeon.example', 'javascript:alert(1)', 'https://pigeon.example/a b']) as url;
select throws_ok(pg_temp.rule('perhaps', null, null, null), '23514', null, 'no fourth verdict');
select lives_ok($$insert into public.channel_rules (channel, situation, summary) values ('Flag', 'direct', 'In our words.')$$, 'a channel has a rule for a situation');
select throws_ok($$insert into public.channel_rules (channel, situation, summary) values ('Flag', 'direct', 'In other words.')$$, '23505', null, 'one');
create function pg_temp.subprocessor(until date, changed date, note text) returns text language sql as $$
  select format('insert into public.subprocessors (name, task, data, country, safeguard, since, until, changed_on, change_note) values (%L, %L, %L, %L, %L, %L, %L, %L, %L)',
    'Pigeon post', 'Carries letters', 'Letters', 'Estonia', 'A seal', '2026-01-02', until, changed, note)
$$;
select lives_ok(pg_temp.subprocessor('2026-01-02', '2026-01-02', 'Faster pigeons'), 'a subprocessor ends, and has changed');
select throws_ok(pg_temp.subprocessor('2026-01-01', null, null), '23514', null, 'none ends before it begins');
select throws_ok(pg_temp.subprocessor(null, '2026-01-02', null), '23514', null, 'a change has words');
select throws_ok(pg_temp.subprocessor(null, null, 'Faster pigeons'), '23514', null, 'and a day');
select set_eq('select distinct value from public.company_facts', array[null]::text[], 'no fact about the company is made up');
select throws_ok(format('update public.company_facts set value = %L where name = %L', value, name), code, null, format('%s is not %L', name, value))
from (values
  ('tax', 'Included', '23C01'), ('tax', 'yes', '23C01'), ('security_contact', 'the desk', '23C02'),
  ('security_contact', 'http://pigeon.example', '23C02'), ('security_contact', 'a@b', '23C02'), ('legal_name', '  ', '23514'),
  ('legal_name', repeat('a', 301), '23514')
) as refused (name, value, code);
select lives_ok(format('update public.company_facts set value = %L where name = %L', value, name), format('%s is %L', name, value))
from (values
  ('tax', 'included'), ('tax', 'excluded'), ('tax', null), ('security_contact', 'desk@pigeon.example'), ('security_contact', 'https://pigeon.example/security')
) as taken (name, value);
create function pg_temp.salary(low numeric, high numeric, currency text, unit text) returns text language sql as $$
  select format('update public.job_openings set salary_min = %L, salary_max = %L, salary_currency = %L, salary_unit = %L where id in (select id from pg_temp.job)', low, high, currency, unit)
$$;
select lives_ok(pg_temp.salary(low, high, 'CHF', 'year'), format('a salary is %s to %s', low, high))
from (values (85000, null), (45.5, 60), (null, null)) as taken (low, high);
select throws_ok(pg_temp.salary(low, high, currency, unit), '23514', null, format('no salary is %s to %s %s a %s', low, high, currency, unit))
from (values
  (0, null, 'CHF', 'year'), (-1, null, 'CHF', 'year'), (85000, 85000, 'CHF', 'year'), (null, 85000, 'CHF', 'year'),
  (85000, null, 'francs', 'year'), (85000, null, null, 'year'), (85000, null, 'CHF', null), (85000, null, 'CHF', 'night')
) as refused (low, high, currency, unit);
select throws_ok($$insert into public.product_updates (title, body, type) values ('a', 'b', 'huge')$$, '23514', null, 'an update is major or minor');
select throws_ok($$insert into public.blog_posts (title, status) values ('a', 'secret')$$, '23514', null, 'a post is a draft or published');

-- stamps
create temp table before as select id, updated_at from public.faq_items limit 1;
update public.faq_items set updated_at = '2000-01-01' where id = (select id from before);
select cmp_ok(
  (select updated_at from public.faq_items where id = (select id from before)), '>', (select updated_at from before),
  'the database sets the time of a change and ignores the client''s'
);

-- profiles
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000c', 'new@example.ch');
select results_eq(
  $$select role, is_admin from public.profiles where id = '00000000-0000-4000-8000-00000000000c'$$, 'values (null::text, false)',
  'a new user gets a profile without rights'
);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select is_empty($$select 1 from public.profiles where id = '00000000-0000-4000-8000-00000000000c'$$, 'the profile goes with its user');

select * from finish();
rollback;
