-- Which rows and columns each role reaches, where the matrix only says that it reaches some and publishing.sql does not say which.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'administrator@rows.example'),
  ('00000000-0000-4000-8000-00000000000b', 'user@rows.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-00000000000a';
insert into public.config (name, value) values ('secret_setting', 'kept secret');
insert into public.blog_posts (title, status, date) values
  ('Rows: of today', 'published', (now() at time zone 'Europe/Zurich')::date),
  ('Rows: of tomorrow', 'published', (now() at time zone 'Europe/Zurich')::date + 1);
create temp table closed_job as select id from public.job_openings where not is_active limit 1;
create temp table open_job as select id from public.job_openings where is_active limit 1;
grant select on closed_job, open_job to anon, authenticated, service_role;

set local role anon;
select is_empty('select 1 from public.website_content where not visible and slug <> ''features''', 'anonymous: no invisible page');
select isnt_empty('select 1 from public.website_content where slug = ''features''', 'anonymous: reads the features document');
select is_empty('select 1 from public.config where name not like ''pricing%''', 'anonymous: of the settings, the prices only');
select results_eq(
  $$select title from public.blog_posts where title like 'Rows:%'$$, $$values ('Rows: of today')$$,
  'anonymous: an article from its day on, no scheduled one'
);
select is_empty(
  'select 1 from public.blog_categories where category is null', 'anonymous: the categories leave out what is not public'
);
select matches(public.schema_version(), '^\d{14}$', 'anonymous: asks for the version that /readyz requires');
select throws_ok('select * from supabase_migrations.schema_migrations', '42501', null, 'anonymous: and for nothing else of the history');
reset role;

set local role service_role;
select throws_ok(
  'insert into public.job_applications (job_id, full_name, email) select id, ''Ada Example'', ''ada@rows.example'' from closed_job',
  'P0001', 'position closed', 'server: no application for a closed position'
);
select lives_ok(
  'insert into public.job_applications (job_id, full_name, email) select id, ''Ada Example'', ''ada@rows.example'' from open_job',
  'server: stores an application for an open position'
);
reset role;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b"}', true);
set local role authenticated;
select results_eq(
  'select id, is_admin from public.profiles',
  $$values ('00000000-0000-4000-8000-00000000000b'::uuid, false)$$,
  'user: reads the own profile and no other'
);
reset role;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "app_metadata": {"is_admin": false}}', true);
set local role authenticated;
select is(private.has_role('owner', 'editor', 'inbox'), true, 'administrator: by the profile, not by the claims of the token');
select results_eq('select count(*)::int from public.profiles', 'values (1)', 'administrator: reads no other profile either');
select lives_ok(
  'insert into public.faq_items (id, question, answer, created_at) values (gen_random_uuid(), ''When was it written?'', ''Long ago, in another site.'', ''2020-01-01'')',
  'administrator: gives a new question its id and, from a file with content, the time when it was written'
);
select throws_ok(
  'update public.faq_items set created_at = now()', '42501', null, 'administrator: writes the time of no question that is there'
);
select is_empty($$select 1 from public.config where name = 'secret_setting'$$, 'administrator: of the settings, the prices only');
update public.config set value = '1' where name = 'secret_setting';
select throws_ok(
  $$update public.config set name = 'pricing_other' where name = 'pricing_standard_monthly'$$,
  '42501', null, 'administrator: changes a price, not its name'
);
select throws_ok(
  $$update public.blog_posts set id = gen_random_uuid()$$, '42501', null, 'administrator: cannot change the id of an article'
);
reset role;
select is(
  (select value from public.config where name = 'secret_setting'), 'kept secret', 'administrator: changed no other setting'
);

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000ee"}', true);
set local role authenticated;
select is(private.has_role('owner', 'editor', 'inbox'), false, 'a user who was deleted is no administrator');
reset role;
select set_config('request.jwt.claims', '{}', true);
set local role authenticated;
select is(private.has_role('owner', 'editor', 'inbox'), false, 'a token without subject is no administrator');
reset role;

select * from finish();
rollback;
