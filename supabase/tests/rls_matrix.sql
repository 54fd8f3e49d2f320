-- Who may do what: every role, every table, every operation, the stored resumes included.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'administrator@matrix.example'),
  ('00000000-0000-4000-8000-00000000000b', 'user@matrix.example');
update public.profiles set is_admin = true where id = '00000000-0000-4000-8000-00000000000a';
insert into storage.objects (bucket_id, name) values ('resumes', '00000000-0000-4000-8000-0000000000ff.pdf');
insert into storage.objects (bucket_id, name) values ('media', repeat('f', 64) || '.webp');
insert into public.job_applications (id, job_id, full_name, email)
  select '00000000-0000-4000-8000-0000000000f1', id, 'Someone Else', 'other@matrix.example' from public.job_openings where is_active limit 1;
insert into public.newsletter_subscriptions (email) values ('other@matrix.example');
insert into public.administrator_changes (user_id, is_admin) values ('00000000-0000-4000-8000-00000000000a', true);
insert into public.contact_requests (first_name, last_name, email, country, properties, pms)
  values ('Some', 'One', 'other@matrix.example', 'Switzerland', 3, 'SMOOBU');
insert into public.resume_openings (application_id) select id from public.job_applications limit 1;
insert into public.list_exports (list, format) values ('applications', 'csv');
insert into public.abandoned_files (bucket, path) values ('resumes', '00000000-0000-4000-8000-0000000000fe.pdf');
insert into public.demo_bookings (stay, status, provider, phone_number)
  values ('[2000-01-01,2000-01-03)', 'confirmed', 'sandbox', '+41790000077');

-- Runs a statement as a role and says how it ended: denied, none (no row touched), some, or the error's code.
create function pg_temp.outcome(as_role text, statement text) returns text
language plpgsql as $$
declare
  touched bigint;
  subject text := case as_role
    when 'administrator' then '00000000-0000-4000-8000-00000000000a'
    when 'user' then '00000000-0000-4000-8000-00000000000b'
  end;
begin
  perform set_config('request.jwt.claims', json_build_object('sub', subject)::text, true);
  perform set_config('role', case as_role
    when 'anonymous' then 'anon' when 'service' then 'service_role' else 'authenticated' end, true);
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'ZZ001', message = touched::text; -- undo it
exception
  when sqlstate 'ZZ001' then return case when sqlerrm = '0' then 'none' else 'some' end;
  when insufficient_privilege then return 'denied';
  when others then return sqlstate;
end;
$$;

create temp table statements (relation text, operation text, statement text);
insert into statements (relation, operation, statement)
select relation, operation, case operation
  when 'select' then format('select * from %s', relation)
  when 'update' then format('update %s set %I = %I', relation, changed, changed)
  when 'delete' then format('delete from %s', relation)
  else inserted
end
from (values
  ('public.profiles', 'is_admin', $$insert into public.profiles (id) values (gen_random_uuid())$$),
  ('public.administrator_changes', 'is_admin', $$insert into public.administrator_changes (user_id, is_admin) values (gen_random_uuid(), true)$$),
  ('public.website_content', 'content', $$insert into public.website_content (slug, nav_title, page_title) values ('matrix', 'Matrix', 'Matrix')$$),
  ('public.config', 'value', $$insert into public.config (name, value) values ('matrix', '1')$$),
  ('public.faq_items', 'question', $$insert into public.faq_items (question, answer) values ('Who may write this?', 'An administrator.')$$),
  ('public.content_changes', 'operation', $$insert into public.content_changes (table_name, row_id, operation, after) values ('faq_items', '1', 'insert', '{}')$$),
  ('public.pms_providers', 'name', $$insert into public.pms_providers (name, code) values ('Matrix', 'MATRIX')$$),
  ('public.job_openings', 'title', $$insert into public.job_openings (title, department, location, type, description) values ('a', 'b', 'c', 'd', 'e')$$),
  ('public.job_applications', 'phone', $$insert into public.job_applications (job_id, full_name, email) select id, 'Ada Example', 'ada@matrix.example' from public.job_openings limit 1$$),
  ('public.blog_posts', 'title', $$insert into public.blog_posts (title) values ('Matrix')$$),
  ('public.product_updates', 'title', $$insert into public.product_updates (title, body) values ('Matrix', 'Matrix')$$),
  ('public.newsletter_subscriptions', 'email', $$insert into public.newsletter_subscriptions (email) values ('ada@matrix.example')$$),
  ('public.contact_requests', 'phone', $$insert into public.contact_requests (first_name, last_name, email, country, properties, pms) values ('Ada', 'Example', 'ada@matrix.example', 'Estonia', 1, 'OTHER')$$),
  ('public.demo_bookings', 'language', $$insert into public.demo_bookings (stay, status, provider, phone_number) values ('[2001-01-01,2001-01-03)', 'confirmed', 'sandbox', '+41790000078')$$),
  ('public.resume_openings', 'application_id', $$insert into public.resume_openings (application_id) select '00000000-0000-4000-8000-0000000000f1'$$),
  ('public.list_exports', 'state', $$insert into public.list_exports (list, format) values ('applications', 'csv')$$),
  ('public.outbox', 'recipient', $$insert into public.outbox (template, recipient) values ('contact-receipt', 'ada@matrix.example')$$),
  ('public.abandoned_files', 'path', $$insert into public.abandoned_files (bucket, path) values ('resumes', 'matrix.pdf')$$),
  ('storage.objects', 'name', $$insert into storage.objects (bucket_id, name) values ('resumes', '00000000-0000-4000-8000-0000000000aa.pdf')$$),
  ('storage.buckets', 'name', $$insert into storage.buckets (id, name) values ('matrix', 'matrix')$$)
) as tables (relation, changed, inserted)
cross join (values ('select'), ('insert'), ('update'), ('delete')) as operations (operation);

create temp table expectations (relation text, operation text, anonymous text, "user" text, administrator text);
insert into expectations values
  ('public.profiles', 'select', 'denied', 'some', 'some'),
  ('public.administrator_changes', 'select', 'denied', 'none', 'some'),
  ('public.website_content', 'select', 'some', 'some', 'some'),
  ('public.website_content', 'insert', 'denied', 'denied', 'some'),
  ('public.website_content', 'update', 'denied', 'none', 'some'),
  ('public.website_content', 'delete', 'denied', 'none', 'some'),
  ('public.config', 'select', 'some', 'some', 'some'),
  ('public.config', 'update', 'denied', 'none', 'some'),
  ('public.faq_items', 'select', 'some', 'some', 'some'),
  ('public.faq_items', 'insert', 'denied', 'denied', 'some'),
  ('public.faq_items', 'update', 'denied', 'none', 'some'),
  ('public.faq_items', 'delete', 'denied', 'none', 'some'),
  ('public.content_changes', 'select', 'denied', 'none', 'some'),
  ('public.pms_providers', 'select', 'some', 'some', 'some'),
  ('public.pms_providers', 'insert', 'denied', 'denied', 'some'),
  ('public.pms_providers', 'update', 'denied', 'none', 'some'),
  ('public.pms_providers', 'delete', 'denied', 'none', 'some'),
  ('public.job_openings', 'select', 'some', 'some', 'some'),
  ('public.job_openings', 'insert', 'denied', 'denied', 'some'),
  ('public.job_openings', 'update', 'denied', 'none', 'some'),
  ('public.job_openings', 'delete', 'denied', 'none', '23503'),
  ('public.blog_posts', 'select', 'some', 'some', 'some'),
  ('public.blog_posts', 'insert', 'denied', 'denied', 'some'),
  ('public.blog_posts', 'update', 'denied', 'none', 'some'),
  ('public.blog_posts', 'delete', 'denied', 'none', 'some'),
  ('public.product_updates', 'select', 'some', 'some', 'some'),
  ('public.product_updates', 'insert', 'denied', 'denied', 'some'),
  ('public.product_updates', 'update', 'denied', 'none', 'some'),
  ('public.product_updates', 'delete', 'denied', 'none', 'some'),
  -- Of what was sent, administrators update the state and the note only (submissions.sql).
  ('public.job_applications', 'select', 'denied', 'none', 'some'),
  ('public.contact_requests', 'select', 'denied', 'none', 'some'),
  ('public.demo_bookings', 'select', 'denied', 'none', 'some'),
  ('public.newsletter_subscriptions', 'select', 'denied', 'none', 'some'),
  ('public.resume_openings', 'select', 'denied', 'none', 'some'),
  ('public.resume_openings', 'insert', 'denied', 'denied', 'some'),
  ('public.list_exports', 'select', 'denied', 'none', 'some'),
  ('public.list_exports', 'insert', 'denied', 'denied', 'some'),
  -- Storage's own tables are granted to every role; only row-level security protects them.
  ('storage.objects', 'select', 'none', 'none', 'none'),
  ('storage.objects', 'update', 'none', 'none', 'none'),
  ('storage.objects', 'delete', 'guarded', 'guarded', 'guarded'),
  ('storage.buckets', 'select', 'none', 'none', 'none'),
  ('storage.buckets', 'update', 'none', 'none', 'none'),
  ('storage.buckets', 'delete', 'guarded', 'guarded', 'guarded');
-- A hosted project also refuses every statement that deletes stored files, by a trigger for each statement.
update expectations as expected set (anonymous, "user", administrator) = (
  select guard, guard, guard from (
    select case when exists (
      select from pg_trigger where tgrelid = expected.relation::regclass and tgtype & 11 = 10
    ) then 'denied' else 'none' end as guard
  ) as guards
)
where anonymous = 'guarded';

-- What is not listed above is denied. A new table without a row in this matrix fails the last assertion of this file.
select is(
  pg_temp.outcome(roles.role, statements.statement),
  coalesce(
    case roles.role
      when 'anonymous' then expectations.anonymous
      when 'user' then expectations."user"
      else expectations.administrator
    end,
    'denied'
  ),
  format('%s: %s %s', roles.role, statements.operation, statements.relation)
)
from statements
cross join (values ('anonymous'), ('user'), ('administrator')) as roles (role)
left join expectations using (relation, operation)
order by statements.relation, statements.operation, roles.role;

select is(
  pg_temp.outcome('service', format('select * from %s', relation)), 'some',
  format('service role: reads %s', relation)
)
from (select distinct relation from statements) as relations
order by relation;

select is(
  array(select format('public.%I', tablename) from pg_tables where schemaname = 'public' order by 1),
  array(select distinct relation from statements where relation like 'public.%' order by 1),
  'the matrix knows every table'
);

select * from finish();
rollback;
