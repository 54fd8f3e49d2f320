-- When what holds a person is deleted: every table has a rule or a reason, rules delete, files without a row are found.
begin;
select no_plan();

create function pg_temp.tables() returns table (relation text) language sql as $$
  select format('%s.%s', schemaname, tablename) from pg_tables
  where schemaname in ('public', 'private')
    -- Of the tables of the services those that both backends have: a hosted project has more, which go with the account.
    or format('%s.%s', schemaname, tablename) in (select relation from private.retention)
$$;
-- Columns that hold a person by their name, or because they name a user.
create function pg_temp.personal_columns() returns table (relation text, name text) language sql as $$
  select format('%s.%s', table_schema, table_name), column_name::text from information_schema.columns
  -- A day is no person: review_by.
  where data_type <> 'date' and column_name ~ '(e?mail|phone|(first|last|full|family|given|user)_?name|author|recipient|owner|(^|_)by$|user_?(id|meta)|(^|_)ip($|_)|address|birth|resume|cover_letter|session_id)'
  union
  select format('%s.%s', relnamespace::regnamespace, relname), attname::text from pg_constraint
  join pg_class on pg_class.oid = conrelid
  join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where contype = 'f' and confrelid = 'auth.users'::regclass
$$;
create function pg_temp.missing() returns table (problem text) language sql as $$
  select format('%s has no rule and no reason', relation) from pg_temp.tables()
  where relation not in (select retention.relation from private.retention)
  union all
  select format('%s.%s holds a person without a rule', personal.relation, name)
  from pg_temp.personal_columns() as personal
  join private.retention using (relation)
  where kept_for is null and name <> all (persons)
  union all
  select format('%s is not there', relation) from private.retention where relation not in (select tables.relation from pg_temp.tables())
$$;
select is_empty('select * from pg_temp.missing()', 'every table says when its rows are deleted, or why they are not');

-- the walk itself
create table public.left_alone (id uuid primary key, greeting text);
alter table public.faq_items add column asked_by uuid, add column contact_email text;
alter table public.product_updates add column writer uuid references auth.users (id);
select set_eq(
  'select * from pg_temp.missing()',
  array['public.left_alone has no rule and no reason', 'public.faq_items.asked_by holds a person without a rule',
    'public.faq_items.contact_email holds a person without a rule', 'public.product_updates.writer holds a person without a rule'],
  'the walk names a new table, and a column that holds a person in one that had none'
);
drop table public.left_alone;
alter table public.faq_items drop column asked_by, drop column contact_email;
alter table public.product_updates drop column writer;
select throws_ok(
  $$insert into private.retention (relation) values ('public.left_alone')$$, '23514', null, 'an entry without a rule and a reason is refused'
);

-- One row on each side of each rule. The other side of a rule is tests/integration/retention.test.ts, with the
-- numbers of /privacy.
delete from public.outbox;
delete from public.demo_bookings;
insert into auth.users (id, email, email_confirmed_at, last_sign_in_at, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'never@retention.example', null, null, now() - interval '31 days'),
  ('00000000-0000-4000-8000-0000000000a2', 'lately@retention.example', null, null, now() - interval '29 days'),
  ('00000000-0000-4000-8000-0000000000a3', 'confirmed@retention.example', now(), null, now() - interval '3 years'),
  ('00000000-0000-4000-8000-0000000000a4', 'used@retention.example', null, now(), now() - interval '3 years');
insert into private.rate_limits (key, count, expires_at)
  select rpad(nth::text, 64, 'f'), 1, now() + case nth when 1 then interval '1 hour' else interval '-1 second' end from generate_series(1, 40) as nth;
insert into public.demo_bookings (stay, status, held_until, provider, phone_number) values
  (daterange(private.demo_today() - 2, private.demo_today()), 'confirmed', null, 'smoobu', '+41790000081'),
  (daterange(private.demo_today() + 5, private.demo_today() + 7), 'held', now() - interval '1 second', 'smoobu', '+41790000082'),
  (daterange(private.demo_today(), private.demo_today() + 1), 'confirmed', null, 'smoobu', '+41790000083');
insert into public.outbox (template, recipient, give_up_at) values
  ('contact-receipt', 'no.server.runs@retention.example', now() - interval '31 days'),
  ('contact-receipt', 'is.tried@retention.example', now() - interval '29 days');
select is(public.delete_old_submissions(), 0, 'it counts submissions only');
select results_eq(
  $$select email::text from auth.users where email like '%@retention.example' order by email$$,
  $$values ('confirmed@retention.example'), ('lately@retention.example'), ('used@retention.example')$$,
  'accounts with an address that was never confirmed are deleted'
);
select is_empty($$select 1 from public.profiles where id = '00000000-0000-4000-8000-0000000000a1'$$, 'with their profiles');
select is((select count(*)::int from private.rate_limits where key like '%ff'), 1, 'so are all counters that are over');
select results_eq('select phone_number from public.demo_bookings', $$values ('+41790000083')$$, 'stays that have ended, and holds that were given up');
select results_eq('select recipient from public.outbox', $$values ('is.tried@retention.example')$$, 'and mails that no server sent');

insert into private.rate_limits (key, count, expires_at) select rpad('b' || nth, 64, 'f'), 1, now() - interval '1 second' from generate_series(1, 3) as nth;
select public.delete_old_submissions(2);
select is((select count(*)::int from private.rate_limits where key like 'b%ff'), 1, 'one call deletes so many rows of a table at most');
select public.delete_old_submissions(2);
select is((select count(*)::int from private.rate_limits where key like 'b%ff'), 0, 'the next one goes on');

-- files
insert into public.job_applications (id, job_id, full_name, email, resume_url)
  select '00000000-0000-4000-8000-0000000000f1', id, 'Ada Example', 'ada@retention.example', '00000000-0000-4000-8000-0000000000f1.pdf'
  from public.job_openings where is_active limit 1;
insert into public.pictures (path) values (repeat('e', 64) || '.webp');
-- in no library, but shown
insert into public.blog_posts (title, image_url) values ('Retention', '/media/' || repeat('f', 64) || '.webp');
insert into storage.objects (bucket_id, name, created_at, updated_at)
select bucket, name, now() - age, now() - age_of_change
from (values
  ('resumes', '00000000-0000-4000-8000-0000000000f1.pdf', interval '3 years', interval '3 years'),
  ('resumes', '00000000-0000-4000-8000-0000000000f2.pdf', interval '25 hours', interval '25 hours'),
  ('resumes', 'folder/by hand.txt', interval '3 years', interval '3 years'),
  ('resumes', '00000000-0000-4000-8000-0000000000f3.pdf', interval '23 hours', interval '23 hours'),
  ('resumes', '00000000-0000-4000-8000-0000000000f4.pdf', interval '3 years', interval '1 minute'),
  ('media', repeat('c', 64) || '.webp', interval '31 days', interval '31 days'),
  ('media', repeat('d', 64) || '.webp', interval '29 days', interval '29 days'),
  ('media', repeat('e', 64) || '.webp', interval '3 years', interval '3 years'),
  ('media', repeat('f', 64) || '.webp', interval '3 years', interval '3 years')
) as files (bucket, name, age, age_of_change);
select results_eq(
  'select path from public.list_orphaned_files(10)', $$select * from (values ('folder/by hand.txt'), (repeat('c', 64) || '.webp'), ('00000000-0000-4000-8000-0000000000f2.pdf')) as files$$,
  'files that no row names are found, but for resumes of the last day and pictures of the last 30'
);
select is((select count(*)::int from public.list_orphaned_files(1)), 1, 'so many at most');
update storage.objects set created_at = now(), updated_at = now() where name = '00000000-0000-4000-8000-0000000000f1.pdf';
delete from public.job_applications where id = '00000000-0000-4000-8000-0000000000f1';
select is((select path from public.list_orphaned_files(1)), '00000000-0000-4000-8000-0000000000f1.pdf', 'the file of a deleted row is found at once, before the others');
insert into public.job_applications (job_id, full_name, email, resume_url)
  select id, 'Ada Example', 'ada@retention.example', '00000000-0000-4000-8000-0000000000f1.pdf' from public.job_openings where is_active limit 1;
select ok('00000000-0000-4000-8000-0000000000f1.pdf' not in (select path from public.list_orphaned_files(10)), 'and not when the same application is sent again');

select * from finish();
rollback;
