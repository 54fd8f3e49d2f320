-- The history of everything that administrators edit: who, when, before and after. That no role changes it is in rls_matrix.sql.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'administrator@history.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000a1';
create temp table mark as select coalesce(max(id), 0) as id from public.content_changes;
grant select on mark to authenticated;

select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
insert into public.faq_items (question, answer) values ('Who wrote this down?', 'The trigger did, every time.');
update public.faq_items set answer = 'The trigger did, and kept the old one.' where question = 'Who wrote this down?';
update public.faq_items set answer = answer where question = 'Who wrote this down?';
delete from public.faq_items where question = 'Who wrote this down?';
create temp table changes as
  select changes.* from public.content_changes as changes, mark where changes.id > mark.id order by changes.id;

select is(array(select operation from changes order by id), array['insert', 'update', 'delete'], 'each change is one row; saving the same text is none');
select is((select array_agg(distinct changed_by) from changes), array['00000000-0000-4000-8000-0000000000a1'::uuid], 'with who did it');
select is((select count(distinct row_id) from changes), 1::bigint, 'all of one question');
select ok((select bool_and(created_at between now() - interval '1 minute' and clock_timestamp()) from changes), 'and when');
select is((select before from changes where operation = 'insert'), null, 'nothing was there before it was written');
select is((select before ->> 'answer' from changes where operation = 'update'), 'The trigger did, every time.', 'the old answer is kept');
select is((select after ->> 'answer' from changes where operation = 'update'), 'The trigger did, and kept the old one.', 'and the new one');
select is((select before ->> 'question' from changes where operation = 'delete'), 'Who wrote this down?', 'what is deleted can be read');
select is((select after from changes where operation = 'delete'), null, 'and nothing comes after it');

select is(
  (select email from public.list_editors() where id = '00000000-0000-4000-8000-0000000000a1'), 'administrator@history.example',
  'an administrator sees the addresses of the editors'
);

reset role;

-- Every table that administrators edit has the trigger, after each insert, update and delete, with the name of its key. What
-- visitors sent they only mark.
select is(
  array(
    select format('%s by %s', relname, coalesce(substring(pg_get_triggerdef(pg_trigger.oid) from 'record_change\(''(\w+)''\)'), 'id'))
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'record_change' and tgtype = 29 and tgenabled = 'O' order by 1
  ),
  array(
    select format('%s by %s', relname, attname)
    from pg_class
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and has_any_column_privilege('authenticated', pg_class.oid, 'update')
      and not exists (select from pg_attribute as marked where marked.attrelid = pg_class.oid and marked.attname = 'handled_state')
    order by 1
  ),
  'every table that administrators edit keeps its changes: trigger record_change'
);
update public.config set value = '1.00';
select is(
  (select bool_and(row_id like 'pricing%') from public.content_changes, mark
    where content_changes.id > mark.id and table_name = 'config' and operation = 'update'),
  true, 'a setting is known by its name'
);

-- A deleted row comes back as it was, for administrators.
create temp table wanted (table_name text, was jsonb);
grant all on wanted to authenticated;
insert into public.faq_items (question, answer, type, display_order, created_at)
  values ('Restored with its type?', 'As it was, in the support list.', 'support', 3, '2020-01-02 03:04:05.678901+00');
insert into public.blog_posts (title, content, image_url, author, date, status, created_at)
  values ('Restored', '<p>Text</p>', '/a.png', 'Ada', '2020-02-29', 'published', '2020-01-02 03:04:05.678901+00');
insert into public.product_updates (title, body, type, created_at) values ('Restored', 'A line.', 'major', '2020-01-02 03:04:05.678901+00');
insert into public.job_openings (title, department, location, type, description, is_active, created_at)
  values ('Restored', 'Support', 'Zurich', 'Full-time', 'Text', true, '2020-01-02 03:04:05.678901+00');
insert into public.website_content (slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated, created_at)
  values ('restored', 'Restored', 'Restored', 'Text', true, true, 7, '2020-03-04 12:00:00+00', '2020-01-02 03:04:05.678901+00');
insert into public.pms_providers (name, code, status, display_order, created_at)
  values ('Restored', 'RESTORED', 'active', 7, '2020-01-02 03:04:05.678901+00');
create function pg_temp.is_sought(stored jsonb) returns boolean language sql as $$
  select coalesce(stored ->> 'page_title', stored ->> 'title', stored ->> 'name', stored ->> 'question') like 'Restored%'
$$;
create function pg_temp.sought(name text) returns jsonb language plpgsql as $$
declare
  stored jsonb;
begin
  execute format('select to_jsonb(t) from public.%I as t where pg_temp.is_sought(to_jsonb(t))', name) into stored;
  return stored;
end
$$;
insert into wanted select name, pg_temp.sought(name)
from unnest(array['faq_items', 'blog_posts', 'product_updates', 'job_openings', 'website_content', 'pms_providers']) as name;
do $$
declare
  name text;
begin
  for name in select table_name from wanted loop
    execute format('delete from public.%I as t where pg_temp.is_sought(to_jsonb(t))', name);
  end loop;
end
$$;
create temp table deletions as
  select table_name, max(id) as id from public.content_changes where operation = 'delete' and pg_temp.is_sought(before) group by table_name;
grant select on deletions to authenticated;
select is((select count(*)::int from deletions), 6, 'a row of each table was deleted');
select is_empty(
  $$select 1 from public.content_changes where before ? 'search_text' or after ? 'search_text'$$,
  'the history keeps nothing that is computed for the search'
);

set local role authenticated;
select ok(public.restore_row(id), 'administrator: restores a row of ' || table_name) from deletions;
select ok(not public.restore_row(id), 'and finds it there the second time: ' || table_name) from deletions;
select ok(not coalesce(public.restore_row(id), false), 'a change that there is not restores nothing') from unnest(array[null, -1, 0]::bigint[]) as id;
reset role;
select is(pg_temp.sought(table_name) - 'updated_at', was - 'updated_at', 'every column as it was, the id too: ' || table_name) from wanted;
select is(changed_by, '00000000-0000-4000-8000-0000000000a1'::uuid, 'who restored it is kept: ' || content_changes.table_name)
from public.content_changes join deletions using (table_name)
where operation = 'insert' and pg_temp.is_sought(after) and content_changes.id > deletions.id;

delete from public.website_content where slug = 'restored';
insert into public.website_content (slug, nav_title, page_title) values ('restored', 'Taken', 'Taken');
delete from public.pms_providers where code = 'RESTORED';
insert into public.pms_providers (name, code, display_order) values ('Taken', 'RESTORED', 7);
set local role authenticated;
select throws_ok(
  format('select public.restore_row(%s)', max(id)), '23505', null, 'a slug or code that is taken meanwhile is refused: ' || table_name
) from public.content_changes where operation = 'delete' and table_name in ('website_content', 'pms_providers') group by table_name;
reset role;
insert into public.content_changes (table_name, row_id, operation, before) values
  ('profiles', 'x', 'delete', '{"id": "00000000-0000-4000-8000-0000000000b1", "is_admin": true}'),
  ('config', 'x', 'delete', '{"name": "pricing_x", "value": "1"}'),
  ('contact_requests', 'x', 'delete', null);
set local role authenticated;
select ok(not public.restore_row(id), 'no row of ' || table_name || ' is ever restored')
from public.content_changes where table_name in ('profiles', 'config', 'contact_requests') and operation = 'delete';
reset role;

select set_config('request.jwt.claims', '', true);
insert into public.faq_items (question, answer) values ('And without a user?', 'Then no user is named.');
select is(
  (select changed_by from public.content_changes order by id desc limit 1), null, 'a change without a user has no name'
);
delete from auth.users where id = '00000000-0000-4000-8000-0000000000a1';
select is(
  (select count(*) from public.content_changes, mark where content_changes.id > mark.id and changed_by = '00000000-0000-4000-8000-0000000000a1'), 0::bigint,
  'an account that is deleted leaves the history, not its name'
);

select * from finish();
rollback;
