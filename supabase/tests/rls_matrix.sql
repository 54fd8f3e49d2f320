-- Who may do what: every role, every table, every operation, the stored resumes included, and every function.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'owner@matrix.example'),
  ('00000000-0000-4000-8000-00000000000b', 'user@matrix.example'),
  ('00000000-0000-4000-8000-00000000000c', 'editor@matrix.example'),
  ('00000000-0000-4000-8000-00000000000d', 'inbox@matrix.example');
update public.profiles set role = split_part(email, '@', 1) from auth.users
where users.id = profiles.id and email in ('owner@matrix.example', 'editor@matrix.example', 'inbox@matrix.example');
insert into storage.objects (bucket_id, name) values ('resumes', '00000000-0000-4000-8000-0000000000ff.pdf');
insert into storage.objects (bucket_id, name) values ('media', repeat('f', 64) || '.webp');
insert into public.pictures (path) values (repeat('f', 64) || '.webp');
insert into public.job_applications (id, job_id, full_name, email)
  select '00000000-0000-4000-8000-0000000000f1', id, 'Someone Else', 'other@matrix.example' from public.job_openings where is_active limit 1;
insert into public.newsletter_subscriptions (email) values ('other@matrix.example');
insert into public.invitations (email, role, invited_by) values ('first@matrix.example', 'editor', '00000000-0000-4000-8000-00000000000a');
insert into public.administrator_changes (user_id, role) values ('00000000-0000-4000-8000-00000000000a', 'owner');
insert into public.contact_requests (first_name, last_name, email, country, properties, pms)
  values ('Some', 'One', 'other@matrix.example', 'Switzerland', 3, 'SMOOBU');
insert into public.resume_openings (application_id) select id from public.job_applications limit 1;
insert into public.erasures (digest, counts) values (repeat('a', 64), '{}');
insert into public.list_exports (list, format) values ('applications', 'csv');
insert into public.abandoned_files (bucket, path) values ('resumes', '00000000-0000-4000-8000-0000000000fe.pdf');
insert into public.redirects (from_path, to_path) values ('/matrix', '/faq');
insert into public.demo_bookings (stay, status, provider, phone_number)
  values ('[2000-01-01,2000-01-03)', 'confirmed', 'sandbox', '+41790000077');

insert into public.price_changes (name, value, valid_from) values ('pricing_standard_monthly', '1', now() + interval '1 day');

-- Runs a statement as a role and says how it ended: denied, none (no row touched), some, or the error's code.
create function pg_temp.outcome(as_role text, statement text) returns text
language plpgsql as $$
declare
  touched bigint;
  subject text := case as_role
    when 'owner' then '00000000-0000-4000-8000-00000000000a'
    when 'user' then '00000000-0000-4000-8000-00000000000b'
    when 'editor' then '00000000-0000-4000-8000-00000000000c'
    when 'inbox' then '00000000-0000-4000-8000-00000000000d'
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
  ('public.profiles', 'role', $$insert into public.profiles (id) values (gen_random_uuid())$$),
  ('public.administrator_changes', 'role', $$insert into public.administrator_changes (user_id, role) values (gen_random_uuid(), 'owner')$$),
  ('public.website_content', 'content', $$insert into public.website_content (slug, nav_title, page_title) values ('matrix', 'Matrix', 'Matrix')$$),
  ('public.config', 'value', $$insert into public.config (name, value) values ('matrix', '1')$$),
  ('public.price_changes', 'value', $$insert into public.price_changes (name, value, valid_from) values ('pricing_standard_yearly', '1', now() + interval '1 day')$$),
  ('public.channel_rules', 'summary', $$insert into public.channel_rules (channel, situation, summary) values ('Matrix', 'direct', 'Not known.')$$),
  ('public.subprocessors', 'task', $$insert into public.subprocessors (name, task, data, country, safeguard, since) values ('Matrix', 'a', 'b', 'c', 'd', '2026-01-01')$$),
  ('public.company_facts', 'value', $$insert into public.company_facts (name, value) values ('matrix', '1')$$),
  ('public.faq_items', 'question', $$insert into public.faq_items (question, answer) values ('Who may write this?', 'An administrator.')$$),
  ('public.erasures', 'digest', $$insert into public.erasures (digest, counts) values (repeat('a', 64), '{}')$$),
  ('public.invitations', 'role', $$insert into public.invitations (email, role, invited_by) values ('second@matrix.example', 'editor', '00000000-0000-4000-8000-00000000000a')$$),
  ('public.content_changes', 'operation', $$insert into public.content_changes (table_name, row_id, operation, after) values ('faq_items', '1', 'insert', '{}')$$),
  ('public.pms_providers', 'name', $$insert into public.pms_providers (name, code) values ('Matrix', 'MATRIX')$$),
  ('public.pictures', 'description', $$insert into public.pictures (path) values (repeat('a', 64) || '.webp')$$),
  ('public.job_openings', 'title', $$insert into public.job_openings (title, department, location, type, description) values ('a', 'b', 'c', 'd', 'e')$$),
  ('public.job_applications', 'note', $$insert into public.job_applications (job_id, full_name, email) select id, 'Ada Example', 'ada@matrix.example' from public.job_openings limit 1$$),
  ('public.blog_posts', 'title', $$insert into public.blog_posts (title) values ('Matrix')$$),
  ('public.product_updates', 'title', $$insert into public.product_updates (title, body) values ('Matrix', 'Matrix')$$),
  ('public.redirects', 'to_path', $$insert into public.redirects (from_path, to_path) values ('/matrix-3', '/faq')$$),
  ('public.newsletter_subscriptions', 'note', $$insert into public.newsletter_subscriptions (email) values ('ada@matrix.example')$$),
  ('public.contact_requests', 'note', $$insert into public.contact_requests (first_name, last_name, email, country, properties, pms) values ('Ada', 'Example', 'ada@matrix.example', 'Estonia', 1, 'OTHER')$$),
  ('public.demo_bookings', 'note', $$insert into public.demo_bookings (stay, status, provider, phone_number) values ('[2001-01-01,2001-01-03)', 'confirmed', 'sandbox', '+41790000078')$$),
  ('public.resume_openings', 'application_id', $$insert into public.resume_openings (application_id) select '00000000-0000-4000-8000-0000000000f1'$$),
  ('public.list_exports', 'state', $$insert into public.list_exports (list, format) values ('applications', 'csv')$$),
  ('public.outbox', 'recipient', $$insert into public.outbox (template, recipient) values ('contact-receipt', 'ada@matrix.example')$$),
  ('public.abandoned_files', 'path', $$insert into public.abandoned_files (bucket, path) values ('resumes', 'matrix.pdf')$$),
  ('storage.objects', 'name', $$insert into storage.objects (bucket_id, name) values ('resumes', '00000000-0000-4000-8000-0000000000aa.pdf')$$),
  ('storage.buckets', 'name', $$insert into storage.buckets (id, name) values ('matrix', 'matrix')$$)
) as tables (relation, changed, inserted)
cross join (values ('select'), ('insert'), ('update'), ('delete')) as operations (operation);

create temp table expectations (
  relation text, operation text, anonymous text, "user" text, inbox text, editor text, owner text
);
insert into expectations values
  ('public.profiles', 'select', 'denied', 'some', 'some', 'some', 'some'),
  ('public.administrator_changes', 'select', 'denied', 'none', 'none', 'none', 'some'),
  ('public.invitations', 'select', 'denied', 'none', 'none', 'none', 'some'),
  ('public.invitations', 'delete', 'denied', 'none', 'none', 'none', 'some'),
  ('public.erasures', 'select', 'denied', 'none', 'some', 'none', 'some'),
  -- What visitors read: owners and editors.
  ('public.website_content', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.website_content', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.website_content', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.website_content', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.pms_providers', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.pms_providers', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.pms_providers', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.pms_providers', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.job_openings', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.job_openings', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.job_openings', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.job_openings', 'delete', 'denied', 'none', 'none', '23503', '23503'),
  ('public.blog_posts', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.blog_posts', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.blog_posts', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.blog_posts', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.product_updates', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.product_updates', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.product_updates', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.product_updates', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.pictures', 'select', 'denied', 'none', 'none', 'some', 'some'),
  ('public.pictures', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.pictures', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.pictures', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.redirects', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.redirects', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.redirects', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.redirects', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.channel_rules', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.channel_rules', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.channel_rules', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.channel_rules', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  ('public.subprocessors', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.subprocessors', 'insert', 'denied', 'denied', 'denied', 'some', 'some'),
  ('public.subprocessors', 'update', 'denied', 'none', 'none', 'some', 'some'),
  ('public.subprocessors', 'delete', 'denied', 'none', 'none', 'some', 'some'),
  -- Questions: all three.
  ('public.faq_items', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.faq_items', 'insert', 'denied', 'denied', 'some', 'some', 'some'),
  ('public.faq_items', 'update', 'denied', 'none', 'some', 'some', 'some'),
  ('public.faq_items', 'delete', 'denied', 'none', 'some', 'some', 'some'),
  -- Prices and the facts about the company: owners.
  ('public.config', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.config', 'update', 'denied', 'none', 'none', 'none', 'some'),
  ('public.company_facts', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.company_facts', 'update', 'denied', 'none', 'none', 'none', 'some'),
  ('public.price_changes', 'select', 'some', 'some', 'some', 'some', 'some'),
  ('public.price_changes', 'insert', 'denied', 'denied', 'denied', 'denied', 'some'),
  ('public.price_changes', 'update', 'denied', 'none', 'none', 'none', 'some'),
  ('public.price_changes', 'delete', 'denied', 'none', 'none', 'none', 'some'),
  -- Of the questions at least; which rows: below.
  ('public.content_changes', 'select', 'denied', 'none', 'some', 'some', 'some'),
  -- What visitors sent: owners and inbox, who update the state and the note only (submissions.sql).
  ('public.job_applications', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.job_applications', 'update', 'denied', 'none', 'some', 'none', 'some'),
  ('public.contact_requests', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.contact_requests', 'update', 'denied', 'none', 'some', 'none', 'some'),
  ('public.demo_bookings', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.demo_bookings', 'update', 'denied', 'none', 'some', 'none', 'some'),
  ('public.newsletter_subscriptions', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.newsletter_subscriptions', 'update', 'denied', 'none', 'some', 'none', 'some'),
  ('public.resume_openings', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.resume_openings', 'insert', 'denied', 'denied', 'some', 'denied', 'some'),
  ('public.list_exports', 'select', 'denied', 'none', 'some', 'none', 'some'),
  ('public.list_exports', 'insert', 'denied', 'denied', 'some', 'denied', 'some'),
  -- Storage's own tables are granted to every role; only row-level security protects them.
  ('storage.objects', 'select', 'none', 'none', 'none', 'none', 'none'),
  ('storage.objects', 'update', 'none', 'none', 'none', 'none', 'none'),
  ('storage.objects', 'delete', 'guarded', 'guarded', 'guarded', 'guarded', 'guarded'),
  ('storage.buckets', 'select', 'none', 'none', 'none', 'none', 'none'),
  ('storage.buckets', 'update', 'none', 'none', 'none', 'none', 'none'),
  ('storage.buckets', 'delete', 'guarded', 'guarded', 'guarded', 'guarded', 'guarded');
-- A hosted project also refuses every statement that deletes stored files, by a trigger for each statement.
update expectations as expected set (anonymous, "user", inbox, editor, owner) = (
  select guard, guard, guard, guard, guard from (
    select case when exists (
      select from pg_trigger where tgrelid = expected.relation::regclass and tgtype & 11 = 10
    ) then 'denied' else 'none' end as guard
  ) as guards
)
where anonymous = 'guarded';

-- What is not listed above is denied. A new table without a row in this matrix fails the last assertion of this file.
select is(
  pg_temp.outcome(roles.role, statements.statement),
  coalesce(to_jsonb(expectations) ->> roles.role, 'denied'),
  format('%s: %s %s', roles.role, statements.operation, statements.relation)
)
from statements
cross join (values ('anonymous'), ('user'), ('inbox'), ('editor'), ('owner')) as roles (role)
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

-- Functions: what a role gets of the rows that are there. What is not listed is denied, whatever it is called with.
update public.pictures set focus_x = 10 where path = repeat('f', 64) || '.webp';
insert into private.picture_uses (path, table_name, row_id, picture_id)
  select path, 'blog_posts', '1', id from public.pictures where path = repeat('f', 64) || '.webp';
insert into private.outdated_translations (table_name, row_id, language) values ('blog_posts', gen_random_uuid(), 'de');
insert into public.content_changes (id, table_name, row_id, operation, before, changed_by) overriding system value
  values (0, 'blog_posts', '1', 'delete', '{"title": "Comes back"}', '00000000-0000-4000-8000-00000000000a');

select is(
  pg_temp.outcome(roles.role, 'select from ' || coalesce(call, format('%s(%s)', oid::regproc, (
    select string_agg(format('(select null::%s)', argument::regtype), ', ') from unnest(proargtypes) as argument
  )))),
  coalesce(to_jsonb(expected) ->> roles.role, 'denied'),
  format('%s: calls %s', roles.role, oid::regprocedure)
)
from pg_proc
cross join (values ('anonymous'), ('user'), ('inbox'), ('editor'), ('owner')) as roles (role)
left join (values
  ('schema_version', 'public.schema_version()', 'some', 'some', 'some', 'some', 'some'),
  ('picture_focus', $$public.picture_focus(array[repeat('f', 64) || '.webp'])$$, 'some', 'some', 'some', 'some', 'some'),
  ('note_visit', 'public.note_visit()', 'denied', 'some', 'some', 'some', 'some'),
  ('list_administrators', 'public.list_administrators()', 'denied', 'none', 'none', 'none', 'some'),
  ('list_colleagues', 'public.list_colleagues()', 'denied', 'none', 'some', 'none', 'some'),
  ('list_editors', 'public.list_editors()', 'denied', 'none', 'none', 'some', 'some'),
  ('set_administrator', $$public.set_administrator('user@matrix.example', 'editor')$$, 'denied', 'denied', 'denied', 'denied', 'some'),
  ('invite_administrator', $$public.invite_administrator('third@matrix.example', 'editor')$$, 'denied', 'denied', 'denied', 'denied', 'some'),
  ('find_person', $$public.find_person('{other@matrix.example}')$$, 'denied', 'denied', 'some', 'denied', 'some'),
  ('erase_person', $$public.erase_person('{other@matrix.example}')$$, 'denied', 'denied', 'some', 'denied', 'some'),
  ('delete_submission', $$public.delete_submission('job_applications', '00000000-0000-4000-8000-0000000000f1') as is_done where is_done$$, 'denied', 'denied', 'some', 'denied', 'some'),
  ('list_picture_uses', format('public.list_picture_uses(%L, 1)', (select array_agg(picture_id) from private.picture_uses)), 'denied', 'none', 'none', 'some', 'some'),
  ('list_outdated_translations', $$public.list_outdated_translations('', 1)$$, 'denied', 'none', 'none', 'some', 'some'),
  ('restore_row', 'public.restore_row(0) as is_done where is_done', 'denied', 'denied', 'denied', 'some', 'some'),
  -- Whose order was read before is told so.
  ('move_faq_item', $$public.move_faq_item('00000000-0000-4000-8000-0000000000f1', 1, '{00000000-0000-4000-8000-0000000000f1}')$$, 'denied', 'denied', 'some', 'some', 'some')
) as expected (called, call, anonymous, "user", inbox, editor, owner) on called = proname
where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
order by oid::regprocedure::text, roles.role;

-- The history follows the rights of its table.
select is(
  array(
    select relname::text from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'record_change'
    union
    select relname from pg_attribute join pg_class on pg_class.oid = attrelid where attname = 'handled_state' and relkind = 'r'
    order by 1
  ),
  array(select table_name from private.admin_tables order by 1),
  'every table that keeps its changes, or holds what visitors sent, has a line in private.admin_tables'
);
select is(
  array(
    select format('public.%I: %s', table_name, role) from private.admin_tables, unnest(roles) as role order by 1
  ),
  array(
    select format('%s: %s', relation, role) from (
      select relation, role from expectations
      cross join (values ('inbox'), ('editor'), ('owner')) as roles (role)
      where operation = 'update' and relation like 'public.%' and to_jsonb(expectations) ->> role = 'some'
    ) as allowed order by 1
  ),
  'with the roles of its policies'
);
delete from public.content_changes;
insert into public.content_changes (table_name, row_id, operation, before, after)
  select table_name, '1', 'update', '{"note": "a word about a person"}', '{"note": ""}'
  from (select table_name from private.admin_tables union values ('profiles'), ('unknown')) as tables;
create function pg_temp.reads(subject uuid) returns text[] language plpgsql as $$
declare
  tables text[];
begin
  perform set_config('request.jwt.claims', json_build_object('sub', subject)::text, true);
  perform set_config('role', 'authenticated', true);
  tables := array(select table_name from public.content_changes order by 1);
  perform set_config('role', 'none', true);
  return tables;
end;
$$;
select is(
  pg_temp.reads(users.id),
  array(select table_name from private.admin_tables where profiles.role = any (roles) order by 1),
  format('%s: reads the history of the own tables and of no other', coalesce(profiles.role, 'user'))
)
from auth.users join public.profiles on profiles.id = users.id where email like '%@matrix.example' order by email;

-- Who changed only what visitors sent is closed to an editor, as that is.
insert into public.content_changes (table_name, row_id, operation, changed_by)
  values ('job_applications', '1', 'delete', '00000000-0000-4000-8000-00000000000a');
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000c"}', true);
set local role authenticated;
select is_empty('select from public.list_editors()', 'editor: who changed only what visitors sent');
reset role;

select * from finish();
rollback;
